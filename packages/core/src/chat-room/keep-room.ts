import type { Actor } from "xstate";
import type { MemoryStore, SettingsStore } from "../contracts";
import { chatRoomId } from "../memory/memory-keys";
import { createSerialQueue } from "../shared/serial-queue";
import { settingKeys } from "../shared/setting-keys";
import * as timings from "../shared/timings";
import type { chatRoomMachine, ChatRoomSnapshot } from "./chat-room.machine";
import type { RoomMessage } from "./chat-room.types";
import { messageOfTurn } from "./file-turn";
import { emptyFirstEditionRoom } from "./first-edition-room";
import { migrateFirstEditionRoom } from "./load-room";
import { hasSameRecord, toRoomRecord } from "./room-record";
import { turnProgress } from "../turn/turn-progress";
import { turnOf } from "./turn-under-way";

/**
 * Stores the room while it runs: each message when it is added or changed, the part of the current turn that was heard
 * or read so far, and the record. Several tabs may have the room open: each stores its own messages, and no message of
 * another tab is lost.
 */
export function keepRoom(
  room: Actor<typeof chatRoomMachine>,
  { memoryStore, settingsStore }: { readonly memoryStore: MemoryStore; readonly settingsStore: SettingsStore },
): void {
  const { clock } = room;
  let stored: ChatRoomSnapshot | null = null;
  let partial: RoomMessage | null = null;
  let timer: unknown = null;
  const inTurn = createSerialQueue();

  /** The store keeps what it could not write, and tries again. */
  const write = (work: () => Promise<unknown>) => void inTurn(work).catch(() => {});
  const append = (message: RoomMessage) => write(() => memoryStore.append(chatRoomId, message));
  const remove = (message: RoomMessage) => write(() => memoryStore.remove(chatRoomId, message));

  const storeMessages = (before: readonly RoomMessage[], now: readonly RoomMessage[]) => {
    if (before === now) return;
    const known = new Map(before.map((message) => [message.id, message]));
    for (const message of now) {
      if (known.get(message.id) !== message) append(message);
      if (partial?.id === message.id) partial = null;
      known.delete(message.id);
    }
    for (const message of known.values()) remove(message);
  };
  /** Removes the stored part of a turn that ended without text, and restores the message that it would have replaced. */
  const dropPartial = ({ context }: ChatRoomSnapshot) => {
    if (partial === null || partial.id === (context.currentTurn?.replacesId ?? context.currentTurn?.id)) return;
    const { id } = partial;
    const former = context.messages.find((message) => message.id === id);
    if (former) append(former);
    else remove(partial);
    partial = null;
  };
  const storeRecord = (snapshot: ChatRoomSnapshot) =>
    settingsStore.write(settingKeys.chatRoom, JSON.stringify(toRoomRecord(snapshot)));

  const store = (snapshot: ChatRoomSnapshot) => {
    const before = stored;
    stored = snapshot;
    // The loaded room is already stored.
    if (before === null) return;
    const { context } = snapshot;
    if (context.seed !== before.context.seed) emptyFirstEditionRoom(settingsStore, context.seed);
    storeMessages(before.context.messages, context.messages);
    dropPartial(snapshot);
    if (!hasSameRecord(snapshot, before)) storeRecord(snapshot);
    if (snapshot.matches({ page: "revealed" }) && before.matches({ page: "concealed" }))
      write(() => migrateFirstEditionRoom({ memoryStore, settingsStore }));
  };

  const stopWaiting = () => {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
  };
  const storePartial = () => {
    timer = null;
    const message = messageUnderWay(room.getSnapshot());
    if (message && (message.text !== partial?.text || message.heardUntil !== partial.heardUntil)) {
      partial = message;
      append(message);
    }
    wait();
  };
  const wait = () => {
    if (room.getSnapshot().context.currentTurn === null) stopWaiting();
    else timer ??= clock.setTimeout(storePartial, timings.roomKeep);
  };
  room.subscribe({
    next(snapshot) {
      if (snapshot.matches({ discussion: "loading" })) return;
      store(snapshot);
      wait();
    },
    error: stopWaiting,
    complete: stopWaiting,
  });
}

/** The current turn as it would be stored if the page closed now. */
function messageUnderWay({ context, children }: ChatRoomSnapshot): RoomMessage | null {
  const { currentTurn } = context;
  const turn = turnOf(children, currentTurn);
  if (!currentTurn || !turn) return null;
  const progress = turnProgress(turn);
  return progress.text === "" ? null : messageOfTurn(context, currentTurn, { ...progress, end: "cut" });
}

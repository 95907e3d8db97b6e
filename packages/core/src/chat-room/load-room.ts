import { fromPromise } from "xstate";
import type { MemoryStore, SettingsStore } from "../contracts";
import { chatRoomId } from "../memory/memory-keys";
import { patch } from "../shared/patch";
import { settingKeys } from "../shared/setting-keys";
import type { ChatRoomContext, RoomMessage } from "./chat-room.types";
import { emptyFirstEditionRoom, readFirstEditionRoom } from "./first-edition-room";
import { isRoomMessage } from "./read-room-message";
import { readRoomRecord, type RoomRecord } from "./room-record";

/** A stored room. */
export interface LoadedRoom {
  /** `null` where none is stored. */
  readonly record: RoomRecord | null;
  readonly messages: readonly RoomMessage[];
}

/** The context of a stored room. A name and a draft that the visitor typed before the room was loaded replace the stored ones. */
export function restoreRoom(context: ChatRoomContext, { record, messages }: LoadedRoom): Partial<ChatRoomContext> {
  if (record === null) return { messages };
  const known = (ids: readonly string[]) =>
    context.config.characters.map(({ id }) => id).filter((id) => ids.includes(id));
  const participants = known(record.participants);
  const muted = known(record.muted);
  return {
    seed: record.seed,
    visitorName: context.visitorName || record.visitorName,
    draft: context.draft || (record.draft ?? ""),
    participants,
    muted,
    messages,
    beginning: record.beginning ?? { messages: 0, spoken: 0, participants, muted },
    events: record.events ?? [],
    queued: record.queued,
    pickedAfter: record.pickedAfter ?? null,
    budget: record.budget ?? context.budget,
    failure: record.failure ?? null,
    ...patch(context, "opening", {
      startsPaused: record.wasRunning,
      startsUnchecked: record.wasUnchecked ?? false,
    }),
  };
}

interface RoomStores {
  readonly memoryStore: MemoryStore;
  readonly settingsStore: SettingsStore;
}

/** Makes `loadRoom` from the room's stores. */
export function defineLoadRoom(stores: RoomStores) {
  return fromPromise<LoadedRoom, undefined>(async () => {
    await migrateFirstEditionRoom(stores).catch(() => {});
    const { messages } = await stores.memoryStore.load(chatRoomId);
    return {
      record: readRoomRecord(stores.settingsStore.read(settingKeys.chatRoom)),
      messages: messages.filter(isRoomMessage),
    };
  });
}

/**
 * Adds the messages that the first edition stored, each once, and its record if there is no other. What cannot be stored
 * stays where it is.
 *
 * @throws MemoryStoreError
 */
export async function migrateFirstEditionRoom({ memoryStore, settingsStore }: RoomStores): Promise<void> {
  const found = readFirstEditionRoom(settingsStore);
  if (found === null) return;
  for (const message of found.messages) await memoryStore.append(chatRoomId, message);
  if (readRoomRecord(settingsStore.read(settingKeys.chatRoom)) === null)
    settingsStore.write(settingKeys.chatRoom, JSON.stringify(found.record));
  emptyFirstEditionRoom(settingsStore);
}

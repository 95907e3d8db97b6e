import type { Actor } from "xstate";
import type { SettingsStore } from "../contracts";
import { settingKeys } from "../shared/setting-keys";
import * as timings from "../shared/timings";
import type { chatRoomMachine, ChatRoomSnapshot } from "./chat-room.machine";
import type { RoomMessage } from "./chat-room.types";
import { linesForgotten, linesOfOthers, linesWithout, withOthers } from "./other-tabs";
import { isSameRoom, storedLines, storedRoom } from "./stored-room";
import { saidSoFar, type TurnUnderWay } from "./turn.machine";

/** What is said outlives the page, whichever of several pages it was said in; of a turn under way what was heard or read of it, from time to time. */
export function keepRoom(room: Actor<typeof chatRoomMachine>, settingsStore: SettingsStore): void {
  const { clock } = room;
  let kept = room.getSnapshot();
  let keptLine: RoomMessage | null = null;
  let keptText = settingsStore.read(settingKeys.chatRoom);
  let others: readonly RoomMessage[] = [];
  /** What another tab emptied the room of, though it is seen here still, and what the emptied room's chance comes from. */
  let forgotten: { readonly lines: readonly RoomMessage[]; readonly seed: string } | null = null;
  let timer: unknown = null;

  const keep = (line: RoomMessage | null) => {
    const text = settingsStore.read(settingKeys.chatRoom);
    const { context } = room.getSnapshot();
    if (text !== keptText) {
      const stored = storedLines(text);
      others = linesOfOthers(stored.lines, kept.context.messages);
      const gone =
        stored.seed === storedLines(keptText).seed ? [] : linesForgotten(kept.context.messages, stored.lines);
      if (stored.seed !== null && gone.length > 0) forgotten = { lines: gone, seed: stored.seed };
    }
    // A room that is emptied here begins anew.
    if (context.seed !== kept.context.seed) forgotten = null;
    const standing = (all: readonly RoomMessage[]) => linesWithout(all, forgotten?.lines ?? []);
    const { lines, isFromOthers } = withOthers(standing(context.messages), standing(kept.context.messages), others);
    others = others.filter(isFromOthers);
    kept = room.getSnapshot();
    keptLine = line;
    keptText = JSON.stringify({
      ...storedRoom(kept, lines),
      ...(forgotten && { seed: forgotten.seed }),
      ...(line && { underWay: line }),
    });
    settingsStore.write(settingKeys.chatRoom, keptText);
  };
  const stopWaiting = () => {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
  };
  const keepStreaming = () => {
    timer = null;
    const line = lineUnderWay(room.getSnapshot());
    if (line && line.text !== keptLine?.text) keep(line);
    wait();
  };
  const wait = () => {
    if (room.getSnapshot().context.floor === null) stopWaiting();
    else timer ??= clock.setTimeout(keepStreaming, timings.roomKeep);
  };
  room.subscribe({
    next(snapshot) {
      if (!isSameRoom(snapshot, kept)) keep(lineUnderWay(snapshot));
      wait();
    },
    error: stopWaiting,
    complete: stopWaiting,
  });
}

/** The line that would stand in the room if whoever speaks fell silent for ever. */
function lineUnderWay({ context, children }: ChatRoomSnapshot): RoomMessage | null {
  const { floor, participants, now } = context;
  const turn = floor && ((children as Readonly<Record<string, unknown>>)[floor.id] as TurnUnderWay | undefined);
  if (!turn) return null;
  const { text, voiced } = saidSoFar(turn);
  if (text === "") return null;
  const { id, lineId = id, speaker, reason, drifts } = floor;
  return {
    id: lineId,
    conversationId: context.seed,
    author: speaker,
    text: text,
    createdAt: new Date(now()).toISOString(),
    hasImage: false,
    heardBy: participants,
    reason,
    status: "cut",
    voiced,
    ...(drifts && { drifts }),
  };
}

import type { Actor } from "xstate";
import type { SettingsStore } from "../contracts";
import { settingKeys } from "../shared/setting-keys";
import * as timings from "../shared/timings";
import type { chatRoomMachine, ChatRoomSnapshot } from "./chat-room.machine";
import type { RoomLine } from "./chat-room.types";
import { linesForgotten, linesOfOthers, linesWithout, withOthers } from "./other-tabs";
import { isSameRoom, storedLines, storedRoom } from "./stored-room";
import { saidSoFar, type TurnUnderWay } from "./turn.machine";

/** What is said outlives the page, whichever of several pages it was said in; of a turn under way what was heard or read of it, from time to time. */
export function keepRoom(room: Actor<typeof chatRoomMachine>, settingsStore: SettingsStore): void {
  const { clock } = room;
  let kept = room.getSnapshot();
  let keptLine: RoomLine | null = null;
  let keptText = settingsStore.read(settingKeys.chatRoom);
  let others: readonly RoomLine[] = [];
  /** What another tab emptied the room of, though it is seen here still, and what the emptied room's chance comes from. */
  let forgotten: { readonly lines: readonly RoomLine[]; readonly seed: string } | null = null;
  let timer: unknown = null;

  const keep = (line: RoomLine | null) => {
    const text = settingsStore.read(settingKeys.chatRoom);
    const { context } = room.getSnapshot();
    if (text !== keptText) {
      const stored = storedLines(text);
      others = linesOfOthers(stored.lines, kept.context.lines);
      const gone = stored.seed === storedLines(keptText).seed ? [] : linesForgotten(kept.context.lines, stored.lines);
      if (stored.seed !== null && gone.length > 0) forgotten = { lines: gone, seed: stored.seed };
    }
    // A room that is emptied here begins anew.
    if (context.seed !== kept.context.seed) forgotten = null;
    const standing = (all: readonly RoomLine[]) => linesWithout(all, forgotten?.lines ?? []);
    const { lines, isFromOthers } = withOthers(standing(context.lines), standing(kept.context.lines), others);
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
    if (line && line.content !== keptLine?.content) keep(line);
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
function lineUnderWay({ context, children }: ChatRoomSnapshot): RoomLine | null {
  const { floor, participants, now } = context;
  const turn = floor && ((children as Readonly<Record<string, unknown>>)[floor.id] as TurnUnderWay | undefined);
  if (!turn) return null;
  const { text, voiced } = saidSoFar(turn);
  if (text === "") return null;
  const { id, lineId = id, speaker, reason, drifts } = floor;
  return {
    id: lineId,
    speaker,
    content: text,
    timestamp: new Date(now()).toISOString(),
    heardBy: participants,
    reason,
    end: "cut",
    voiced,
    ...(drifts && { drifts }),
  };
}

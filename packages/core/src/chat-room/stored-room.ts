import { readReplyFailure, withoutWait } from "../chat/reply-failure";
import type { ChatRoomContext, RoomBeginning, RoomMessage, StoredRoom } from "./chat-room.types";
import type { ChatRoomSnapshot } from "./chat-room.machine";
import { queuedAs } from "./choose-next";
import { readRoomMessage } from "./read-room-message";

/** So many lines outlive the page: enough to go on, within what local storage holds. */
const KEPT_LINES = 400;

type Room = Pick<ChatRoomSnapshot, "context" | "matches">;

/** What of a room outlives the page; `lines` where it is more than was said in the room itself. */
export function storedRoom(snapshot: Room, lines = snapshot.context.messages): StoredRoom {
  const { context } = snapshot;
  const { seed, visitorName, participants, muted, queued, next, pickedAfter, budget } = context;
  return {
    version: 1,
    seed,
    visitorName,
    participants,
    muted,
    budget,
    ...newest({ ...context, messages: lines }),
    queued: queued ?? (next && queuedAs(next)),
    ...(pickedAfter && { pickedAfter }),
    wasRunning: !snapshot.matches({ discussion: "idle" }),
    ...(context.failure &&
      snapshot.matches({ discussion: "failed" }) && {
        failure: { ...context.failure, failure: withoutWait(context.failure.failure) },
      }),
    ...(snapshot.matches({ discussion: "unchecked" }) && { wasUnchecked: true }),
  };
}

/** The newest lines, and how things stood before them. */
function newest({ messages, deeds, beginning }: ChatRoomContext): Pick<StoredRoom, "lines" | "deeds" | "beginning"> {
  if (messages.length <= KEPT_LINES) return { lines: messages, deeds, beginning };
  const dropped = messages.slice(0, -KEPT_LINES);
  const at = beginning.lines + dropped.length;
  const participants = new Set(beginning.participants);
  const muted = new Set(beginning.muted);
  for (const { type, characterId = "", afterLines } of deeds) {
    if (afterLines >= at) continue;
    if (type === "participant.add") participants.add(characterId);
    if (type === "participant.remove") participants.delete(characterId);
    if (type === "participant.mute") muted.add(characterId);
    if (type === "participant.unmute") muted.delete(characterId);
  }
  const spoken = beginning.spoken + dropped.filter(({ author }) => author !== "system").length;
  return {
    lines: messages.slice(-KEPT_LINES),
    deeds: deeds.filter(({ afterLines }) => afterLines >= at),
    beginning: { lines: at, spoken, participants: [...participants], muted: [...muted] },
  };
}

/** Whether there is nothing to store anew. */
export function isSameRoom(one: Room, other: Room): boolean {
  const parts = [
    "seed",
    "visitorName",
    "participants",
    "muted",
    "messages",
    "queued",
    "next",
    "pickedAfter",
    "budget",
    "deeds",
    "failure",
  ] as const;
  const states = ["idle", "failed", "unchecked"] as const;
  return (
    parts.every((part) => one.context[part] === other.context[part]) &&
    states.every((discussion) => one.matches({ discussion }) === other.matches({ discussion }))
  );
}

/**
 * What is left of a stored room when its discussion is deleted: who takes part, and no words. Its new seed tells other
 * tabs that it was emptied. `null` where there is no room.
 */
export function emptiedRoom(text: string | null, seed: string): string | null {
  const room = parsed(text);
  if (room === null) return null;
  const { participants, muted } = room;
  return JSON.stringify({
    version: 1,
    seed,
    visitorName: "",
    participants,
    muted,
    queued: null,
    lines: [],
    deeds: [],
    wasRunning: false,
    beginning: { lines: 0, spoken: 0, participants, muted },
  } satisfies StoredRoom);
}

/** Reads a room that was stored; `null` where there is none, or it cannot be read. */
export function readStoredRoom(text: string | null): StoredRoom | null {
  const room = parsed(text);
  return room && withKnownFailure(withUnderWay(room));
}

/** Of a room that was stored the lines, but for one that is still being said, and its seed: an emptied room has another. */
export function storedLines(text: string | null): {
  readonly seed: string | null;
  readonly lines: readonly RoomMessage[];
} {
  const { seed = null, lines = [] } = parsed(text) ?? {};
  return { seed, lines };
}

function parsed(text: string | null): StoredRoom | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isStoredRoom(value) ? withMessages(value) : null;
  } catch {
    return null;
  }
}

/** Lines of the first edition, too. */
function withMessages(room: StoredRoom): StoredRoom | null {
  const lines = room.lines.map((line) => readRoomMessage(line, room.seed));
  const underWay = room.underWay && readRoomMessage(room.underWay, room.seed);
  if (lines.includes(null) || underWay === null) return null;
  return { ...room, lines: lines.filter((line) => line !== null), ...(underWay && { underWay }) };
}

/** The page went in the middle of a turn: what was said of it is a line like the others. */
function withUnderWay({ underWay, ...room }: StoredRoom): StoredRoom {
  return underWay ? { ...room, lines: [...room.lines.filter(({ id }) => id !== underWay.id), underWay] } : room;
}

/** A failure that cannot be read takes nothing else of the room with it. */
function withKnownFailure({ failure: stored, ...room }: StoredRoom): StoredRoom {
  const failure = readReplyFailure(fieldOf(stored, "failure"));
  return stored && failure && isText(stored.speaker)
    ? { ...room, failure: { speaker: stored.speaker, failure } }
    : room;
}

function isStoredRoom(value: unknown): value is StoredRoom {
  if (typeof value !== "object" || value === null) return false;
  const { version, seed, visitorName, participants, muted, lines, queued, pickedAfter, budget, beginning, deeds } =
    value as Partial<Record<keyof StoredRoom, unknown>>;
  const isRoom =
    version === 1 &&
    isText(seed) &&
    isText(visitorName) &&
    areTexts(participants) &&
    areTexts(muted) &&
    Array.isArray(lines) &&
    (queued === null || isQueued(queued)) &&
    (pickedAfter === undefined || isQueued(pickedAfter));
  return (
    isRoom &&
    (budget === undefined || areCounts(budget, "turns", "requests", "spokenCharacters")) &&
    (beginning === undefined || isBeginning(beginning)) &&
    (deeds === undefined || areRoomEvents(deeds))
  );
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
const areCounts = (value: unknown, ...names: readonly string[]) =>
  names.every((name) => Number.isSafeInteger(fieldOf(value, name)));

function isBeginning(value: unknown): value is RoomBeginning {
  return (
    areCounts(value, "lines", "spoken") && areTexts(fieldOf(value, "participants")) && areTexts(fieldOf(value, "muted"))
  );
}

function areRoomEvents(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (deed: unknown) =>
        isText(fieldOf(deed, "type")) &&
        areCounts(deed, "afterLines") &&
        ["floor", "next"].every((name) => fieldOf(deed, name) === null || isText(fieldOf(deed, name))),
    )
  );
}

const isText = (value: unknown): value is string => typeof value === "string";
const areTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

function isQueued(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    isText((value as Record<string, unknown>)["speaker"]) &&
    typeof (value as Record<string, unknown>)["reason"] === "object"
  );
}

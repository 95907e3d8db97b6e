import { readReplyFailure, withoutWait } from "../turn/reply-failure";
import type { ChatRoomSnapshot } from "./chat-room.machine";
import type { Queued, RoomBeginning, RoomBudget, RoomEvent, RoomFailure } from "./chat-room.types";
import { queuedAs } from "./choose-next";

/** The stored state of a room, without its messages. */
export interface RoomRecord {
  readonly version: 2;
  readonly seed: string;
  readonly visitorName: string;
  /** What the visitor has typed and not yet said; left out where that is nothing. */
  readonly draft?: string;
  readonly participants: readonly string[];
  readonly muted: readonly string[];
  /** The next speaker. */
  readonly queued: Queued | null;
  /** The speaker that the visitor had picked to speak after that. */
  readonly pickedAfter?: Queued;
  readonly wasRunning: boolean;
  readonly failure?: RoomFailure;
  /** The safety check failed, so no character was asked. */
  readonly wasUnchecked?: true;
  readonly budget?: RoomBudget;
  readonly beginning?: RoomBeginning;
  readonly events?: readonly RoomEvent[];
}

type Room = Pick<ChatRoomSnapshot, "context" | "matches">;

/** The record of a room's current state. */
export function toRoomRecord(room: Room): RoomRecord {
  const { context } = room;
  const { seed, visitorName, draft, participants, muted, queued, next, pickedAfter, budget, beginning, events } =
    context;
  return {
    version: 2,
    seed,
    visitorName,
    ...(draft !== "" && { draft }),
    participants,
    muted,
    queued: queued ?? (next && queuedAs(next)),
    ...(pickedAfter && { pickedAfter }),
    wasRunning: !room.matches({ discussion: "idle" }),
    ...(context.failure &&
      room.matches({ discussion: "failed" }) && {
        failure: { ...context.failure, failure: withoutWait(context.failure.failure) },
      }),
    ...(room.matches({ discussion: "unchecked" }) && { wasUnchecked: true }),
    budget,
    beginning,
    events,
  };
}

/** Whether both have the same record. */
export function hasSameRecord(one: Room, other: Room): boolean {
  const parts = [
    "seed",
    "visitorName",
    "draft",
    "participants",
    "muted",
    "queued",
    "next",
    "pickedAfter",
    "budget",
    "beginning",
    "events",
    "failure",
  ] as const;
  const states = ["idle", "failed", "unchecked"] as const;
  return (
    parts.every((part) => one.context[part] === other.context[part]) &&
    states.every((discussion) => one.matches({ discussion }) === other.matches({ discussion }))
  );
}

/**
 * The record after the discussion is deleted: it keeps the participants, and neither the visitor's name nor what they typed. `null` where there is none.
 *
 * @param seed of the next discussion
 */
export function emptyRoomRecord(text: string | null, seed: string): string | null {
  const record = readRoomRecord(text);
  if (record === null) return null;
  const { participants, muted } = record;
  const empty: RoomRecord = { version: 2, seed, visitorName: "", participants, muted, queued: null, wasRunning: false };
  return JSON.stringify(empty);
}

/** Reads a stored record; `null` where there is none, or it cannot be read. */
export function readRoomRecord(text: string | null): RoomRecord | null {
  const value = parseObject(text);
  return value && hasVersion(value, 2) && isRoomRecord(value) ? withReadableFailure(value) : null;
}

export function parseObject(text: string | null): object | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}

export const hasVersion = (value: object, version: number) => fieldOf(value, "version") === version;

/** Removes a failure that cannot be read, and `outdatedClient`, because a reload resolves it. */
export function withReadableFailure({ failure: stored, ...record }: RoomRecord): RoomRecord {
  const failure = readReplyFailure(fieldOf(stored, "failure"));
  return stored && failure && failure.reason !== "outdatedClient" && isText(stored.speaker)
    ? { ...record, failure: { speaker: stored.speaker, failure } }
    : record;
}

export function isRoomRecord(value: object): value is RoomRecord {
  const { seed, visitorName, draft, participants, muted, queued, pickedAfter, budget, beginning, events } =
    value as Partial<Record<keyof RoomRecord, unknown>>;
  return (
    isText(seed) &&
    isText(visitorName) &&
    (draft === undefined || isText(draft)) &&
    areTexts(participants) &&
    areTexts(muted) &&
    (queued === null || isQueued(queued)) &&
    (pickedAfter === undefined || isQueued(pickedAfter)) &&
    (budget === undefined || areCounts(budget, "turns", "requests", "spokenCharacters")) &&
    (beginning === undefined || isBeginning(beginning)) &&
    (events === undefined || areRoomEvents(events))
  );
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
const isText = (value: unknown): value is string => typeof value === "string";
const areTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);
const areCounts = (value: unknown, ...names: readonly string[]) =>
  names.every((name) => Number.isSafeInteger(fieldOf(value, name)));
const isQueued = (value: unknown) => isText(fieldOf(value, "speaker")) && typeof fieldOf(value, "reason") === "object";
const isBeginning = (value: unknown) =>
  areCounts(value, "messages", "spoken") &&
  areTexts(fieldOf(value, "participants")) &&
  areTexts(fieldOf(value, "muted"));

function areRoomEvents(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (event: unknown) =>
        isText(fieldOf(event, "type")) &&
        areCounts(event, "afterMessages") &&
        ["floor", "next"].every((name) => fieldOf(event, name) === null || isText(fieldOf(event, name))),
    )
  );
}

import type { SettingsStore } from "../contracts";
import { settingKeys } from "../shared/setting-keys";
import type { RoomMessage } from "./chat-room.types";
import { readRoomMessage } from "./read-room-message";
import { hasVersion, isRoomRecord, parseObject, withKnownFailure, type RoomRecord } from "./room-record";

// The first edition kept the whole room as one JSON text. A tab that still runs it goes on writing there.

export interface FirstEditionRoom {
  readonly record: RoomRecord;
  readonly messages: readonly RoomMessage[];
}

/** Reads the room of the first edition; `null` where there is none, or it cannot be read. */
export function readFirstEditionRoom(settingsStore: SettingsStore): FirstEditionRoom | null {
  const room = parseObject(settingsStore.read(settingKeys.firstEditionRoom));
  if (!room || !hasVersion(room, 1)) return null;
  const { lines, underWay, deeds, beginning, queued, pickedAfter, ...rest } = room as Readonly<Record<string, unknown>>;
  const record = {
    ...rest,
    version: 2,
    queued: queued === null ? null : renamed(queued, "lineId", "replacesId"),
    ...(pickedAfter !== undefined && { pickedAfter: renamed(pickedAfter, "lineId", "replacesId") }),
    ...(beginning !== undefined && { beginning: renamed(beginning, "lines", "messages") }),
    ...(Array.isArray(deeds) && { events: deeds.map((deed) => renamed(deed, "afterLines", "afterMessages")) }),
  };
  if (!Array.isArray(lines) || !isRoomRecord(record)) return null;
  // Of a turn that was under way, the words that were stored are a message like the others.
  const stored = [...lines, ...(underWay === undefined ? [] : [underWay])];
  const messages = stored.map((line) => readRoomMessage(line, record.seed));
  if (messages.includes(null)) return null;
  return { record: withKnownFailure(record), messages: messages.filter((message) => message !== null) };
}

/**
 * Leaves an empty room in the place of the first edition's.
 *
 * @param seed a new one tells tabs of the first edition to forget their messages; the seed of the room that was there
 *   lets them go on
 */
export function emptyFirstEditionRoom(settingsStore: SettingsStore, seed?: string): void {
  const room = parseObject(settingsStore.read(settingKeys.firstEditionRoom));
  if (!room || !hasVersion(room, 1)) return;
  const { underWay: _underWay, ...rest } = room as Readonly<Record<string, unknown>>;
  const empty = { ...rest, ...(seed !== undefined && { seed, visitorName: "" }), lines: [] };
  settingsStore.write(settingKeys.firstEditionRoom, JSON.stringify(empty));
}

function renamed(value: unknown, from: string, to: string): unknown {
  if (typeof value !== "object" || value === null || !(from in value)) return value;
  const { [from]: field, ...rest } = value as Readonly<Record<string, unknown>>;
  return { ...rest, [to]: field };
}

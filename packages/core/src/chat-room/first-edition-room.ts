import type { SettingsStore } from "../contracts";
import { settingKeys } from "../shared/setting-keys";
import type { RoomMessage } from "./chat-room.types";
import { readRoomMessage } from "./read-room-message";
import { hasVersion, isRoomRecord, parseObject, withReadableFailure, type RoomRecord } from "./room-record";

// The first edition stored the whole room as one JSON text. A tab that still runs it continues to write there.

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
  // The stored text of a turn that was under way becomes a message like the others.
  const stored = [...lines, ...(underWay === undefined ? [] : [underWay])];
  const messages = stored.map((line) => readRoomMessage(line, record.seed));
  if (messages.includes(null)) return null;
  return { record: withReadableFailure(record), messages: messages.filter((message) => message !== null) };
}

/**
 * Replaces the room of the first edition with an empty one.
 *
 * @param seed with a new one, tabs of the first edition discard their messages; with the seed of the room that was there,
 *   they continue
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

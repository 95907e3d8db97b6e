import type { Message } from "../contracts";

/** Under what the messages of the Chat Room are stored; no character may have this id. */
export const chatRoomId = "chat-room";

const MESSAGES = "aom.memory.";
const METADATA = "aom.memoryMeta.";
const BACKUP = "aom.memoryBackup.";
const BACKUP_RECORD = "aom.memoryBackupRecord.";
const NAMED_OTHER = "aom.memoryNamedOther.";
const REDATED = "aom.memoryRedated.";
const EPOCH = "aom.memoryEpoch.";

/** The prefix of every message of a character; the dot at its end keeps `tesla` and `tesla-two` apart. */
export function messagePrefix(characterId: string): string {
  return `${MESSAGES}${characterId}.`;
}

/** A message's key. Keys sort as the messages do: by time, then id. */
export function messageKey(characterId: string, { createdAt, id }: Pick<Message, "createdAt" | "id">): string {
  return `${messagePrefix(characterId)}${createdAt}.${id}`;
}

const MESSAGE_KEY = /^aom\.memory\.(.+?)\.\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\../s;

/** Whose message is kept under a key; `null` where none is. */
export function characterOfMessageKey(key: string): string | null {
  return MESSAGE_KEY.exec(key)?.[1] ?? null;
}

/** Whose time of clearing is kept under a key; `null` where none is. */
export function characterOfEpochKey(key: string): string | null {
  return key.startsWith(EPOCH) ? key.slice(EPOCH.length) : null;
}

/** The prefix of every message of a character's backup; what follows it is the same as in the memory. */
export function backupPrefix(characterId: string): string {
  return `${BACKUP}${characterId}.`;
}

/** Where it is written what a character's backup is. */
export function backupKey(characterId: string): string {
  return `${BACKUP_RECORD}${characterId}`;
}

export function metadataKey(characterId: string): string {
  return `${METADATA}${characterId}`;
}

/** Where it is kept whom the file named that a character's memory came from, until that was read. */
export function namedOtherKey(characterId: string): string {
  return `${NAMED_OTHER}${characterId}`;
}

/** Where it is kept how many messages of a character's memory were given another time when it was imported, until that was read. */
export function redatedKey(characterId: string): string {
  return `${REDATED}${characterId}`;
}

/** Where the time of the last clearing is kept. */
export function epochKey(characterId: string): string {
  return `${EPOCH}${characterId}`;
}

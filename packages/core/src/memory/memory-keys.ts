import type { Message } from "../contracts";

/** The id under which the messages of the Chat Room are stored; no character may have it. */
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

/** The character of a message's key; `null` for another key. */
export function characterOfMessageKey(key: string): string | null {
  return MESSAGE_KEY.exec(key)?.[1] ?? null;
}

/** The character of a clearing's key; `null` for another key. */
export function characterOfEpochKey(key: string): string | null {
  return key.startsWith(EPOCH) ? key.slice(EPOCH.length) : null;
}

/** The prefix of every message of a character's backup; what follows it is the same as in the memory. */
export function backupPrefix(characterId: string): string {
  return `${BACKUP}${characterId}.`;
}

/** The key of the record of a character's backup. */
export function backupKey(characterId: string): string {
  return `${BACKUP_RECORD}${characterId}`;
}

export function metadataKey(characterId: string): string {
  return `${METADATA}${characterId}`;
}

/** The key of the name in an imported file, until the visitor has read the warning about it. */
export function namedOtherKey(characterId: string): string {
  return `${NAMED_OTHER}${characterId}`;
}

/** The key of the number of messages that an import gave another time, until the visitor has read the note. */
export function redatedKey(characterId: string): string {
  return `${REDATED}${characterId}`;
}

/** The key of the time of the last clearing. */
export function epochKey(characterId: string): string {
  return `${EPOCH}${characterId}`;
}

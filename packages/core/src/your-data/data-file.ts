import type { MemoryStore, SettingsStore } from "../contracts";
import { migrateFirstEditionRoom } from "../chat-room/load-room";
import { readRoomRecord } from "../chat-room/room-record";
import { memoryFilePieces } from "../memory/memory-file";
import { chatRoomId } from "../memory/memory-keys";
import { draftKey, settingKeys } from "../shared/setting-keys";
import type { DataLog } from "./your-data.actors";
import type { ServerPart } from "./your-data.types";

/** The page size of the memory service. */
const FULL_PAGE = 200;

export interface DataToCollect {
  readonly store: MemoryStore;
  readonly settings: SettingsStore;
  readonly log: DataLog | undefined;
  readonly characterIds: readonly string[];
  /** Milliseconds since 1970. */
  readonly exportedAt: number;
  readonly signal: AbortSignal;
}

/** `your-data-2026-01-31.json`, by the UTC date. */
export const dataFileName = (at: number) => `your-data-${new Date(at).toISOString().slice(0, 10)}.json`;

/**
 * All data as one JSON file: `memories` contains each character's memory in the export format, so that each can be imported
 * again; `server.conversations` contains the server's exchanges by character, newest first, and `server.status` says
 * whether they are complete.
 */
export async function collectData({
  store,
  settings,
  log,
  characterIds,
  exportedAt,
  signal,
}: DataToCollect): Promise<{ readonly file: Blob; readonly server: ServerPart }> {
  const parts: Blob[] = [];
  // Each piece is encoded when it is written; a long text would be encoded at once.
  const write = (text: string) => void parts.push(new Blob([text]));
  write(`{\n"version": "1.0",\n"exportedAt": ${JSON.stringify(new Date(exportedAt).toISOString())},\n"memories": [`);
  for (const [index, characterId] of characterIds.entries()) {
    signal.throwIfAborted();
    if (index > 0) write(",");
    const memory = await store.load(characterId);
    for (const piece of memoryFilePieces({ characterId, memory, exportedAt })) write(piece);
  }
  const drafts = Object.fromEntries(
    characterIds.map((id) => [id, settings.read(draftKey(id))] as const).filter(([, text]) => text !== null),
  );
  write(
    `],\n"drafts": ${JSON.stringify(drafts)},\n"chatRoom": ${JSON.stringify(await chatRoomOf(store, settings))},\n"server": {\n"conversations": {`,
  );
  const status = await writeServerPart(log, characterIds, signal, write);
  write(`},\n"status": ${JSON.stringify(status)}\n}\n}\n`);
  return { file: new Blob(parts, { type: "application/json" }), server: status };
}

async function writeServerPart(
  log: DataLog | undefined,
  characterIds: readonly string[],
  signal: AbortSignal,
  write: (text: string) => void,
): Promise<ServerPart> {
  if (!log) return "none";
  const health = await log.health();
  if (!health.success) return "unreachable";
  for (const [index, characterId] of characterIds.entries()) {
    write(`${index > 0 ? "," : ""}\n${JSON.stringify(characterId)}: [`);
    const failure = await writeExchanges(log, characterId, signal, write);
    write("]");
    if (failure !== null) return failure;
  }
  return "complete";
}

/** Writes all pages of one character; returns the reason where it stopped. */
async function writeExchanges(
  log: DataLog,
  characterId: string,
  signal: AbortSignal,
  write: (text: string) => void,
): Promise<ServerPart | null> {
  let before: string | undefined;
  do {
    signal.throwIfAborted();
    const page = await log.list(characterId, { limit: FULL_PAGE, ...(before !== undefined && { before }) });
    if (!page.success) return page.locked ? "locked" : "unreachable";
    const lines = page.value.conversations.map((exchange) => `\n${JSON.stringify(exchange)}`);
    write(`${before !== undefined && lines.length > 0 ? "," : ""}${lines.join(",")}`);
    before = page.value.next;
  } while (before !== undefined);
  return null;
}

/** The record of the Chat Room with its messages; `null` where nothing is stored. */
async function chatRoomOf(store: MemoryStore, settings: SettingsStore): Promise<object | null> {
  await migrateFirstEditionRoom({ memoryStore: store, settingsStore: settings }).catch(() => {});
  const record = readRoomRecord(settings.read(settingKeys.chatRoom));
  const { messages } = await store.load(chatRoomId);
  return record === null && messages.length === 0 ? null : { ...record, messages };
}

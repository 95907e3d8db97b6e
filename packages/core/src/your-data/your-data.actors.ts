import { fromCallback, fromPromise } from "xstate";
import { emptyFirstEditionRoom } from "../chat-room/first-edition-room";
import { emptyRoomRecord } from "../chat-room/room-record";
import type { ConversationLog, LogResult, MemoryStore, SettingsStore } from "../contracts";
import { chatRoomId, namedOtherKey, redatedKey } from "../memory/memory-keys";
import { createId } from "../shared/create-id";
import { draftKey, failureKey, settingKeys } from "../shared/setting-keys";
import { collectData, dataFileName } from "./data-file";
import type { OfCharacters, ServerFailure, ServerPart, ServerRecords, YourDataFact } from "./your-data.types";

/** The part of the log that reading and deleting need. */
export type DataLog = Pick<ConversationLog, "health" | "list" | "clearAll" | "forgetVisitor">;

export interface PageRequest {
  readonly characterId: string;
  /** The cursor of an earlier page; left out, the newest. */
  readonly before?: string;
}

/** The result of reading pages: the records by character id, or the reason of the failure. */
export type PagesRead =
  | { readonly type: "read"; readonly records: Readonly<Record<string, ServerRecords>> }
  | { readonly type: "failed"; readonly reason: ServerFailure };

export interface ExportedData {
  readonly fileName: string;
  readonly file: Blob;
  readonly server: ServerPart;
}

/** The result on the server. `none`: there is no server. */
export type ServerDeletion = "deleted" | "none" | ServerFailure;

/** How many exchanges of a character are shown at once. */
const SHOWN_PAGE = 20;

const failureOf = (result: Extract<LogResult<unknown>, { success: false }>): ServerFailure =>
  result.locked ? "locked" : "unreachable";

/** Checks the health of a log that counts as disabled first, because the visitor waits for an answer. */
async function whileHealthy<Value>(log: DataLog, work: () => Promise<LogResult<Value>>): Promise<LogResult<Value>> {
  const health = await log.health();
  return health.success ? work() : health;
}

/** Makes `readServer`: one page of each requested character. */
export function defineReadServer(log: DataLog | undefined) {
  return fromPromise<PagesRead, { readonly pages: readonly PageRequest[] }>(async ({ input: { pages } }) => {
    const records: Record<string, ServerRecords> = {};
    if (!log) return { type: "read", records };
    for (const { characterId, before } of pages) {
      const page = await whileHealthy(log, () =>
        log.list(characterId, { limit: SHOWN_PAGE, ...(before !== undefined && { before }) }),
      );
      if (!page.success) return { type: "failed", reason: failureOf(page) };
      records[characterId] = { exchanges: page.value.conversations, next: page.value.next ?? null };
    }
    return { type: "read", records };
  });
}

/** Makes `exportData`: everything in this browser and on the server, as one file. */
export function defineExportData(store: MemoryStore, settings: SettingsStore, log: DataLog | undefined) {
  return fromPromise<ExportedData, OfCharacters & { readonly exportedAt: number }>(
    async ({ input: { characterIds, exportedAt }, signal }) => {
      const { file, server } = await collectData({ store, settings, log, characterIds, exportedAt, signal });
      return { fileName: dataFileName(exportedAt), file, server };
    },
  );
}

/** Makes `deleteHere`: messages, backups, drafts and the Chat Room's discussion. Settings stay. */
export function defineDeleteHere(store: MemoryStore, settings: SettingsStore) {
  return fromPromise<void, OfCharacters & { readonly deletedAt: number }>(
    async ({ input: { characterIds, deletedAt }, signal }) => {
      for (const id of characterIds) {
        await store.clear(id, { signal });
        for (const keyOf of [draftKey, failureKey, namedOtherKey, redatedKey]) settings.write(keyOf(id), null);
      }
      await store.clear(chatRoomId, { signal });
      const seed = createId();
      settings.write(settingKeys.chatRoom, emptyRoomRecord(settings.read(settingKeys.chatRoom), seed));
      emptyFirstEditionRoom(settings, seed);
      settings.write(settingKeys.deletedAt, new Date(deletedAt).toISOString());
    },
  );
}

/** Makes `deleteOnServer`. The outbox is cleared too, whether or not the server can be reached. */
export function defineDeleteOnServer(log: DataLog | undefined) {
  return fromPromise<ServerDeletion, undefined>(() => deletion(log, "clearAll"));
}

/** Makes `forgetVisitor`. */
export function defineForgetVisitor(log: DataLog | undefined) {
  return fromPromise<ServerDeletion, undefined>(() => deletion(log, "forgetVisitor"));
}

async function deletion(log: DataLog | undefined, method: "clearAll" | "forgetVisitor"): Promise<ServerDeletion> {
  if (!log) return "none";
  // Called even where the health check fails: the call itself clears the outbox.
  await log.health();
  const result = await log[method]();
  return result.success ? "deleted" : failureOf(result);
}

/** Makes `watchData`: reports memories that were cleared or replaced, in this tab or another. */
export function defineWatchData(store: MemoryStore) {
  return fromCallback<{ type: never }, OfCharacters>(({ input, sendBack }) => {
    const leave = input.characterIds.map((id) =>
      store.watch(id, ({ type }) => type === "cleared" && sendBack({ type: "data.changed" } satisfies YourDataFact)),
    );
    return () => leave.forEach((stop) => stop());
  });
}

import { fromCallback, fromPromise } from "xstate";
import {
  MemoryReadError,
  MemoryStoreError,
  type ConversationLog,
  type MemoryBackup,
  type MemoryReader,
  type MemoryStore,
  type ReadMemory,
  type StorageMeter,
  type StorageUsage,
  type TextSharer,
  type TextSharing,
} from "../contracts";
import { memoryFileName, memoryFilePieces } from "../memory/memory-file";
import type { ReadFact, ServerClearing, StoreFact } from "./memory-bank.types";

interface OfCharacter {
  readonly characterId: string;
}

export interface ExportInput extends OfCharacter {
  readonly exportedAt: number;
}

export interface ExportedMemory {
  readonly fileName: string;
  readonly file: Blob;
}

export interface ShareInput {
  readonly text: string;
  readonly title: string;
}

export interface ReadInput extends OfCharacter {
  readonly source: Blob | string | null;
}

export interface StoreInput extends OfCharacter {
  readonly memory: ReadMemory | null;
}

/** Makes `readMemoryFile` from a reader of exported memories. */
export function defineReadMemoryFile(reader: MemoryReader) {
  return fromCallback<{ type: never }, ReadInput>(({ input, sendBack }) => {
    const abort = new AbortController();
    const report = (fact: ReadFact) => {
      if (!abort.signal.aborted) sendBack(fact);
    };
    reader
      .read(input.source ?? "", {
        characterId: input.characterId,
        signal: abort.signal,
        onProgress: (share) => report({ type: "read.progressed", share }),
      })
      .then(
        (memory) => report({ type: "read.done", memory }),
        (error: unknown) =>
          report(
            error instanceof MemoryReadError
              ? { type: "read.failed", reason: error.reason, at: error.at }
              : { type: "read.failed", reason: "unknown", at: null },
          ),
      );
    return () => abort.abort();
  });
}

/** Makes `storeImport`: the former memory becomes the backup. Once begun it runs to its end, or is cancelled. */
export function defineStoreImport(store: MemoryStore) {
  return fromCallback<{ type: "import.abort" }, StoreInput>(({ input: { characterId, memory }, receive, sendBack }) => {
    const abort = new AbortController();
    receive(() => abort.abort());
    const storing = async () => {
      if (memory)
        await store.replace(characterId, memory.messages, memory.metadata, {
          backup: true,
          signal: abort.signal,
        });
    };
    const reasonOf = (error: unknown) => (error instanceof MemoryStoreError ? error.reason : "unknown");
    storing().then(
      () => sendBack({ type: "import.stored" } satisfies StoreFact),
      (error: unknown) =>
        sendBack({
          type: "import.failed",
          reason: abort.signal.aborted ? "timeout" : reasonOf(error),
        } satisfies StoreFact),
    );
  });
}

/** Pieces of a file that are written without a pause: a short memory is written at once, within the visitor's press. */
const PIECES_AT_ONCE = 4;

/**
 * Yields to the page, so that it can render and handle input before the next task. Nothing depends on its duration, so it
 * is not one of the chart's delays.
 */
const yieldToPage = () => new Promise<void>((resolve) => void globalThis.setTimeout(resolve));

/** The pieces of an export, each converted for its destination. */
async function exportOf<Part>(
  store: MemoryStore,
  { characterId, exportedAt }: ExportInput,
  signal: AbortSignal,
  toPart: (piece: string) => Part,
): Promise<Part[]> {
  const memory = await store.load(characterId);
  const parts: Part[] = [];
  for (const piece of memoryFilePieces({ characterId, memory, exportedAt })) {
    parts.push(toPart(piece));
    if (parts.length % PIECES_AT_ONCE === 0) await yieldToPage();
    signal.throwIfAborted();
  }
  return parts;
}

/** Makes `exportMemory`: the memory as it is stored, as a file. */
export function defineExportMemory(store: MemoryStore) {
  return fromPromise<ExportedMemory, ExportInput>(async ({ input, signal }) => ({
    fileName: memoryFileName(input.characterId, input.exportedAt),
    // A piece becomes bytes when it is written; a long text would become them all at once.
    file: new Blob(await exportOf(store, input, signal, (piece) => new Blob([piece]))),
  }));
}

/** Makes `writeOutMemory`: the memory as it is stored, as the text of the file. */
export function defineWriteOutMemory(store: MemoryStore) {
  return fromPromise<string, ExportInput>(async ({ input, signal }) =>
    (await exportOf(store, input, signal, String)).join(""),
  );
}

/** Makes `shareMemory` from a text sharer. */
export function defineShareMemory(sharer: TextSharer) {
  return fromPromise<TextSharing, ShareInput>(({ input: { text, title } }) => sharer.share(text, { title }));
}

/** Makes `clearMemory`. Stopped before it is done, it changes nothing. */
export function defineClearMemory(store: MemoryStore) {
  return fromPromise<void, OfCharacter>(({ input: { characterId }, signal }) => store.clear(characterId, { signal }));
}

/** Makes `clearServer`. Without a log there is no server. */
export function defineClearServer(log: Pick<ConversationLog, "health" | "clear"> | undefined) {
  return fromPromise<ServerClearing, OfCharacter>(async ({ input: { characterId } }) => {
    if (!log) return "none";
    const clear = () => log.clear(characterId).catch(() => null);
    const result = await clear();
    if (result?.success) return "cleared";
    if (result?.locked) return "locked";
    // Checks the health of an unreachable service first. The outbox is already cleared.
    const isBack = await log.health().then(
      ({ success }) => success,
      () => false,
    );
    return isBack && (await clear())?.success ? "cleared" : "unreachable";
  });
}

/** Makes `watchReplacement`: replacing or clearing a memory may delete its backup, or create one. */
export function defineWatchReplacement(store: MemoryStore) {
  return fromCallback<{ type: never }, OfCharacter>(({ input, sendBack }) =>
    store.watch(input.characterId, ({ type }) => {
      if (type !== "appended") sendBack({ type: "memory.replaced" });
    }),
  );
}

export function defineCheckBackup(store: MemoryStore) {
  return fromPromise<MemoryBackup | null, OfCharacter>(
    async ({ input }) => store.backups?.read(input.characterId) ?? null,
  );
}

/** Makes `restoreBackup`. Stopped before it is done, it changes nothing. */
export function defineRestoreBackup(store: MemoryStore) {
  return fromPromise<void, OfCharacter>(async ({ input: { characterId }, signal }) =>
    store.backups?.restore(characterId, { signal }),
  );
}

export function defineMeasureStorage(meter: StorageMeter | undefined) {
  return fromPromise<StorageUsage | null, undefined>(async () => meter?.measure() ?? null);
}

import { assign, emit, enqueueActions, raise, sendTo, setup, stateIn } from "xstate";
import { TextShareError, type MemoryBackup, type ReadMemory, type StorageUsage, type TextSharing } from "../contracts";
import { isBlank } from "../shared/is-blank";
import { callbackNotProvided, promiseNotProvided } from "../shared/not-provided";
import * as timings from "../shared/timings";
import type { ExportedMemory, ExportInput, ReadInput, ShareInput, StoreInput } from "./memory-bank.actors";
import type {
  ImportRefusal,
  ImportSource,
  MemoryBankContext,
  MemoryBankEmitted,
  MemoryBankEvent,
  MemoryBankInput,
  MemoryNotice,
  ServerClearing,
} from "./memory-bank.types";

/** Less free space than this is low, as is less than a tenth of the quota; with a quota not much larger than this, less than a fifth of it. */
const LOW_SPACE = 20 * 1024 * 1024;

const clearings: Record<ServerClearing, MemoryNotice["type"] & ("cleared" | "clearedHere")> = {
  cleared: "cleared",
  none: "cleared",
  unreachable: "clearedHere",
  locked: "clearedHere",
};

/** Whether a file names another character. */
function isOther({ character }: MemoryBankContext, named: string | null): named is string {
  return (
    named !== null &&
    ![character.id, character.name].some((known) => known.toLowerCase() === named.trim().toLowerCase())
  );
}

/** Types, actor slots, actions and guards of the memory bank's chart. */
export const memoryBankSetup = setup({
  types: {
    context: {} as MemoryBankContext,
    events: {} as MemoryBankEvent,
    emitted: {} as MemoryBankEmitted,
    input: {} as MemoryBankInput,
    children: {} as {
      replacementWatcher: "watchReplacement";
      backupChecker: "checkBackup";
      exporter: "exportMemory";
      writer: "writeOutMemory";
      sharer: "shareMemory";
      storageMeter: "measureStorage";
      reader: "readMemoryFile";
      storer: "storeImport";
      clearer: "clearMemory";
      serverClearer: "clearServer";
      restorer: "restoreBackup";
    },
    tags: {} as MemoryBankTag,
  },
  actors: {
    /** Reads a file or a text; reports `read.progressed`, then `read.done` or `read.failed`. Never throws. */
    readMemoryFile: callbackNotProvided<{ type: never }, ReadInput>("memoryBank", "readMemoryFile"),
    /** Replaces the memory with what was read, and stores it. Reports `import.stored` or `import.failed`, also after `import.abort`. */
    storeImport: callbackNotProvided<{ type: "import.abort" }, StoreInput>("memoryBank", "storeImport"),
    /** Writes the memory out as a file. */
    exportMemory: promiseNotProvided<ExportedMemory, ExportInput>("memoryBank", "exportMemory"),
    /** Writes the memory out as a text. */
    writeOutMemory: promiseNotProvided<string, ExportInput>("memoryBank", "writeOutMemory"),
    /** Shares that text with another app or copies it. */
    shareMemory: promiseNotProvided<TextSharing, ShareInput>("memoryBank", "shareMemory"),
    /** Deletes the memory in this browser. */
    clearMemory: promiseNotProvided<void, { readonly characterId: string }>("memoryBank", "clearMemory"),
    /** Deletes the memory on the server. */
    clearServer: promiseNotProvided<ServerClearing, { readonly characterId: string }>("memoryBank", "clearServer"),
    checkBackup: promiseNotProvided<MemoryBackup | null, { readonly characterId: string }>("memoryBank", "checkBackup"),
    /** Swaps the memory and its backup. */
    restoreBackup: promiseNotProvided<void, { readonly characterId: string }>("memoryBank", "restoreBackup"),
    /** Reports as `memory.replaced` that another tab or panel has replaced the memory. */
    watchReplacement: callbackNotProvided<{ type: never }, { readonly characterId: string }>(
      "memoryBank",
      "watchReplacement",
    ),
    /** Measures the browser's free storage; `null` where it is unknown. */
    measureStorage: promiseNotProvided<StorageUsage | null, undefined>("memoryBank", "measureStorage"),
  },
  actions: {
    choose: assign((_, { source, chosen }: { source: ImportSource; chosen: Blob | string }) => ({
      source,
      chosen,
      progress: 0,
      refusal: null,
      // What was done before is no news beside what is done now.
      notice: null,
    })),
    setProgress: assign({ progress: (_, { share }: { share: number }) => share }),
    takeRead: assign((_, { memory }: { memory: ReadMemory }) => ({
      read: memory,
      claimed: memory.character,
      ahead: memory.redated ?? 0,
      chosen: null,
      progress: 1,
    })),
    /** It only warns: the visitor decides what to import. */
    checkOwner: enqueueActions(({ context, enqueue }) => {
      if (isOther(context, context.claimed)) {
        enqueue.assign({ namedOther: context.claimed });
        enqueue.emit({ type: "memory.mismatched", character: context.claimed });
        return;
      }
      if (context.namedOther === null) return;
      enqueue.assign({ namedOther: null });
      enqueue.emit({ type: "mismatch.cleared" });
    }),
    clearMismatch: enqueueActions(({ context, enqueue }) => {
      if (context.namedOther === null) return;
      enqueue.assign({ namedOther: null });
      enqueue.emit({ type: "mismatch.cleared" });
    }),
    clearRead: assign({ chosen: null, read: null }),
    checkTimes: enqueueActions(({ context, enqueue }) => {
      if (context.ahead > 0) enqueue.emit({ type: "memory.redated", count: context.ahead });
      else if (context.redated > 0) enqueue.emit({ type: "redated.cleared" });
      enqueue.assign({ redated: context.ahead });
    }),
    clearRedated: enqueueActions(({ context, enqueue }) => {
      if (context.redated === 0) return;
      enqueue.assign({ redated: 0 });
      enqueue.emit({ type: "redated.cleared" });
    }),
    refuse: assign({
      refusal: (
        { context },
        {
          reason,
          at = null,
          source = context.source,
        }: { reason: ImportRefusal["reason"]; at?: number | null; source?: ImportSource },
      ) => ({ source, reason, at }),
    }),
    abortStoring: sendTo("storer", { type: "import.abort" }),
    clearRefusal: assign({ refusal: null }),
    announceImport: emit({ type: "memory.imported" }),

    showNotice: enqueueActions(({ enqueue }, notice: MemoryNotice) => {
      enqueue.assign({ notice });
      enqueue.raise({ type: "notice.show" });
    }),
    showSharing: enqueueActions(({ enqueue }, { sharing }: { sharing: TextSharing }) => {
      if (sharing === "dismissed") return;
      enqueue.assign({ notice: { type: sharing } });
      enqueue.raise({ type: "notice.show" });
    }),
    showShareFailure: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      enqueue.assign({
        notice: { type: "shareFailed", reason: error instanceof TextShareError ? error.reason : "unknown" },
      });
      enqueue.raise({ type: "notice.show" });
    }),
    clearNotice: assign({ notice: null }),

    takeText: assign((_, { text }: { text: string }) => ({ toShare: text })),
    clearText: assign({ toShare: null }),
    emitFile: emit((_, { fileName, file }: ExportedMemory) => ({
      type: "memory.exported" as const,
      fileName,
      mediaType: "application/json",
      file,
    })),
    reportClearing: enqueueActions(({ enqueue }, { server }: { server: ServerClearing }) => {
      enqueue.assign({ notice: { type: clearings[server] } });
      enqueue.raise({ type: "notice.show" });
      enqueue.emit({ type: "memory.cleared" });
      if (server === "locked") enqueue.emit({ type: "access.lost" });
    }),
    /** The backup may have changed. */
    raiseReplaced: raise({ type: "memory.replaced" }),
    setBackup: assign({ backup: (_, { backup }: { backup: MemoryBackup | null }) => backup }),
    setStorage: assign({ storage: (_, { storage }: { storage: StorageUsage | null }) => storage }),
  },
  guards: {
    isBlank: (_, { text }: { text: string }) => isBlank(text),
    isRedated: ({ context }) => context.redated > 0,
    isMismatched: ({ context }) => context.namedOther !== null,
    mayReload: ({ context }) => context.mayReload(),
    hasBackup: ({ context }) => context.backup !== null,
    isBackup: (_, { backup }: { backup: MemoryBackup | null }) => backup !== null,
    /** A memory that is being exported must not be cleared. */
    isNotExporting: stateIn({ export: "idle" }),
    isStorageLow: (_, { storage }: { storage: StorageUsage | null }) =>
      storage !== null &&
      storage.totalBytes - storage.usedBytes <
        Math.max(Math.min(LOW_SPACE, storage.totalBytes / 5), storage.totalBytes / 10),
  },
  delays: {
    memoryImport: timings.memoryImport,
    memoryAbort: timings.memoryAbort,
    memoryReload: timings.memoryReload,
    memoryExport: timings.memoryExport,
    memoryClear: timings.memoryClear,
    memoryRestore: timings.memoryRestore,
    memoryCheck: timings.memoryCheck,
    statusLine: timings.statusLine,
  },
});

/** `busy`: nothing else can start. `unfinished`: it continues after the screen is closed. `waiting`: the state ends after a time limit. `lasting`: lasts as long as the visitor wants. */
type MemoryBankTag = "busy" | "unfinished" | "waiting" | "lasting";

import { assign, emit, enqueueActions, raise, sendTo, setup, stateIn } from "xstate";
import { TextShareError, type MemoryBackup, type ReadMemory, type StorageRoom, type TextSharing } from "../contracts";
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

/** Less free space than this is little, as is less than a tenth of the quota; with a quota not much larger than this, less than a fifth of it. */
const LITTLE_ROOM = 20 * 1024 * 1024;

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
      memoryWatcher: "watchMemory";
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
    /** Replaces the memory with what was read, and stores it. Reports `import.stored` or `import.failed`, also after `import.callOff`. */
    storeImport: callbackNotProvided<{ type: "import.callOff" }, StoreInput>("memoryBank", "storeImport"),
    /** Writes the memory out as a file. */
    exportMemory: promiseNotProvided<ExportedMemory, ExportInput>("memoryBank", "exportMemory"),
    /** Writes the memory out as a text. */
    writeOutMemory: promiseNotProvided<string, ExportInput>("memoryBank", "writeOutMemory"),
    /** Hands that text to another app or the clipboard. */
    shareMemory: promiseNotProvided<TextSharing, ShareInput>("memoryBank", "shareMemory"),
    /** Forgets the memory in this browser. */
    clearMemory: promiseNotProvided<void, { readonly characterId: string }>("memoryBank", "clearMemory"),
    /** Deletes it on the server too. */
    clearServer: promiseNotProvided<ServerClearing, { readonly characterId: string }>("memoryBank", "clearServer"),
    checkBackup: promiseNotProvided<MemoryBackup | null, { readonly characterId: string }>("memoryBank", "checkBackup"),
    /** Swaps the memory and its backup. */
    restoreBackup: promiseNotProvided<void, { readonly characterId: string }>("memoryBank", "restoreBackup"),
    /** Reports as `memory.settled` that another tab or panel has replaced the memory. */
    watchMemory: callbackNotProvided<{ type: never }, { readonly characterId: string }>("memoryBank", "watchMemory"),
    /** Measures the browser's free storage; `null` where it is unknown. */
    measureStorage: promiseNotProvided<StorageRoom | null, undefined>("memoryBank", "measureStorage"),
  },
  actions: {
    choose: assign((_, { source, chosen }: { source: ImportSource; chosen: Blob | string }) => ({
      source,
      chosen,
      progress: 0,
      refusal: null,
    })),
    noteProgress: assign({ progress: (_, { share }: { share: number }) => share }),
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
      enqueue.emit({ type: "mismatch.settled" });
    }),
    settleMismatch: enqueueActions(({ context, enqueue }) => {
      if (context.namedOther === null) return;
      enqueue.assign({ namedOther: null });
      enqueue.emit({ type: "mismatch.settled" });
    }),
    forgetRead: assign({ chosen: null, read: null }),
    checkTimes: enqueueActions(({ context, enqueue }) => {
      if (context.ahead > 0) enqueue.emit({ type: "memory.redated", count: context.ahead });
      else if (context.redated > 0) enqueue.emit({ type: "redated.settled" });
      enqueue.assign({ redated: context.ahead });
    }),
    forgetRedated: enqueueActions(({ context, enqueue }) => {
      if (context.redated === 0) return;
      enqueue.assign({ redated: 0 });
      enqueue.emit({ type: "redated.settled" });
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
    callOff: sendTo("storer", { type: "import.callOff" }),
    forgetRefusal: assign({ refusal: null }),
    announceImport: emit({ type: "memory.imported" }),

    give: enqueueActions(({ enqueue }, notice: MemoryNotice) => {
      enqueue.assign({ notice });
      enqueue.raise({ type: "notice.given" });
    }),
    giveSharing: enqueueActions(({ enqueue }, { sharing }: { sharing: TextSharing }) => {
      if (sharing === "dismissed") return;
      enqueue.assign({ notice: { type: sharing } });
      enqueue.raise({ type: "notice.given" });
    }),
    giveShareFailure: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      enqueue.assign({
        notice: { type: "shareFailed", reason: error instanceof TextShareError ? error.reason : "unknown" },
      });
      enqueue.raise({ type: "notice.given" });
    }),
    forgetNotice: assign({ notice: null }),

    takeText: assign((_, { text }: { text: string }) => ({ toShare: text })),
    forgetText: assign({ toShare: null }),
    handOut: emit((_, { fileName, file }: ExportedMemory) => ({
      type: "memory.exported" as const,
      fileName,
      mediaType: "application/json",
      file,
    })),
    settleClearing: enqueueActions(({ enqueue }, { server }: { server: ServerClearing }) => {
      enqueue.assign({ notice: { type: clearings[server] } });
      enqueue.raise({ type: "notice.given" });
      enqueue.emit({ type: "memory.cleared" });
      if (server === "locked") enqueue.emit({ type: "access.lost" });
    }),
    /** The backup may have changed. */
    checkReload: raise({ type: "memory.settled" }),
    noteBackup: assign({ backup: (_, { backup }: { backup: MemoryBackup | null }) => backup }),
    noteRoom: assign({ room: (_, { room }: { room: StorageRoom | null }) => room }),
  },
  guards: {
    isBlank: (_, { text }: { text: string }) => isBlank(text),
    isRedated: ({ context }) => context.redated > 0,
    isOfAnother: ({ context }) => context.namedOther !== null,
    mayReload: ({ context }) => context.mayReload(),
    hasBackup: ({ context }) => context.backup !== null,
    isBackup: (_, { backup }: { backup: MemoryBackup | null }) => backup !== null,
    /** A memory that is being exported must not be cleared. */
    isNothingUnderWay: stateIn({ outgoing: "resting" }),
    isLittle: (_, { room }: { room: StorageRoom | null }) =>
      room !== null &&
      room.totalBytes - room.usedBytes < Math.max(Math.min(LITTLE_ROOM, room.totalBytes / 5), room.totalBytes / 10),
  },
  delays: {
    memoryImport: timings.memoryImport,
    memoryCallOff: timings.memoryCallOff,
    memoryReload: timings.memoryReload,
    memoryExport: timings.memoryExport,
    memoryClear: timings.memoryClear,
    memoryRestore: timings.memoryRestore,
    memoryCheck: timings.memoryCheck,
    statusLine: timings.statusLine,
  },
});

/** `busy`: nothing else can be begun. `unfinished`: it goes on although the screen is left. `waiting`: ends by itself in time. `lasting`: lasts as long as the visitor wants. */
type MemoryBankTag = "busy" | "unfinished" | "waiting" | "lasting";

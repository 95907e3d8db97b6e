import type {
  MemoryBackup,
  MemoryReadErrorReason,
  MemoryStoreErrorReason,
  ReadMemory,
  StorageUsage,
  TextShareErrorReason,
} from "../contracts";

/** Where an import comes from. */
export type ImportSource = "file" | "text";

/** Why an import was refused. `blank`: nothing was pasted. `timeout`: it took too long and was cancelled. `unsettled`: it is unknown whether it was stored. */
export interface ImportRefusal {
  readonly source: ImportSource;
  readonly reason: MemoryReadErrorReason | MemoryStoreErrorReason | "blank" | "timeout" | "unsettled";
  /** The message at fault, counted from 1. */
  readonly at: number | null;
}

/** The notice that is shown for a moment. */
export type MemoryNotice =
  | { readonly type: "imported" }
  | { readonly type: "downloaded" }
  | { readonly type: "exportFailed" }
  | { readonly type: "shared" }
  | { readonly type: "copied" }
  | { readonly type: "shareFailed"; readonly reason: TextShareErrorReason }
  /** Here and on the server. */
  | { readonly type: "cleared" }
  /** Here only: the server still holds what it was sent. */
  | { readonly type: "clearedHere" }
  | { readonly type: "clearFailed" }
  | { readonly type: "restored" }
  | { readonly type: "restoreFailed" };

/** The result of clearing the server. `none`: there is no server. */
export type ServerClearing = "cleared" | "unreachable" | "locked" | "none";

/** What `memoryBankMachine` starts with; `createMemoryBank` takes it from its options and the settings store. */
export interface MemoryBankInput {
  /** The character whose memory it is. */
  readonly character: { readonly id: string; readonly name: string };
  /** Milliseconds since 1970. Left out, the system's time. */
  readonly now?: () => number;
  /** The name in the last imported file, where it was another character's and the visitor has not read the warning yet. */
  readonly namedOther?: string | null;
  /** How many messages of the last import were given another time, where the visitor has not read the note yet. */
  readonly redated?: number;
  /** Whether the page may be reloaded after an import. Left out, it always may. */
  readonly mayReload?: () => boolean;
}

/** The data of a memory bank's chart. Read it with `memoryBankSelectors`. */
export interface MemoryBankContext {
  readonly character: { readonly id: string; readonly name: string };
  readonly now: () => number;
  readonly mayReload: () => boolean;
  readonly source: ImportSource;
  /** What is being imported; `null` before and after. */
  readonly chosen: Blob | string | null;
  /** The progress of its reading, from 0 to 1. */
  readonly progress: number;
  /** What was read and is not stored yet. */
  readonly read: ReadMemory | null;
  /** The character that the file names. */
  readonly claimed: string | null;
  /** The character named in the file of the current memory, where it is another one and the warning is not dismissed. */
  readonly namedOther: string | null;
  /** How many messages of the import in progress have a time in the future. */
  readonly ahead: number;
  /** How many messages of the current memory were given the time of its import, where the note is not dismissed. */
  readonly redated: number;
  /** The memory as a text, while it is being shared. */
  readonly toShare: string | null;
  readonly refusal: ImportRefusal | null;
  readonly notice: MemoryNotice | null;
  readonly storage: StorageUsage | null;
  readonly backup: MemoryBackup | null;
}

/** What a visitor can do with a memory. */
export type MemoryBankCommand =
  | { type: "file.import"; file: Blob }
  | { type: "text.import"; text: string }
  | { type: "import.cancel" }
  | { type: "memory.download" }
  | { type: "memory.share" }
  /** Asks for a confirmation. */
  | { type: "memory.clear" }
  | { type: "clear.confirm" }
  | { type: "clear.cancel" }
  | { type: "backup.restore" }
  /** The visitor has read that the file named another character. */
  | { type: "mismatch.dismiss" }
  /** The visitor has read that messages were given another time. */
  | { type: "redated.dismiss" };

export type ReadFact =
  | { type: "read.progressed"; share: number }
  | { type: "read.done"; memory: ReadMemory }
  | { type: "read.failed"; reason: ImportRefusal["reason"]; at: number | null };

export type StoreFact = { type: "import.stored" } | { type: "import.failed"; reason: ImportRefusal["reason"] };

type MemoryBankFact = ReadFact | StoreFact | { type: "notice.show" } | { type: "memory.replaced" };

/**
 * Everything that the chart of a memory bank takes. A page sends a {@link MemoryBankCommand}; the rest comes from the
 * chart's own actors.
 */
export type MemoryBankEvent = MemoryBankCommand | MemoryBankFact;

/** Events for the embedding code. */
export type MemoryBankEmitted =
  /** The page should reload to show the imported memory. Not emitted if it may not reload. */
  | { type: "memory.imported" }
  | { type: "memory.exported"; fileName: string; mediaType: string; file: Blob }
  | { type: "memory.cleared" }
  /** The file was another character's memory, or says so. */
  | { type: "memory.mismatched"; character: string }
  /** That warning was dismissed, or its memory is gone. */
  | { type: "mismatch.cleared" }
  /** The number of messages of the import that had a time in the future, and were given the time of the import. */
  | { type: "memory.redated"; count: number }
  /** That note was dismissed, or its memory is gone. */
  | { type: "redated.cleared" }
  /** The archive no longer knows this visitor: the access code is needed again. */
  | { type: "access.lost" };

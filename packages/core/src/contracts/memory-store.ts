import { isErrorNamed } from "./error-name";
import type { Message } from "./message";

/** What is known about a character's memory besides its messages. */
export interface MemoryMetadata {
  /** ISO 8601. */
  readonly createdAt: string;
  /** How many messages the visitor has sent. */
  readonly totalInteractions: number;
  /** ISO 8601; `null` without messages. */
  readonly lastInteraction: string | null;
  /** Fields of an imported file that this version does not know. An export gives them back. */
  readonly unknownFields?: Readonly<Record<string, unknown>>;
}

/** A memory that was replaced and can be restored. Each character has at most one. */
export interface MemoryBackup {
  /** When it was replaced; ISO 8601. */
  readonly savedAt: string;
  /** How many messages it contains. */
  readonly messages: number;
  /** `import`: an import replaced it. `restore`: it was imported, and the memory before it was restored. */
  readonly replacedBy: "import" | "restore";
}

/** Where messages are stored, from best to worst. `memory` is lost when the page closes. */
export type MemoryDurability = "indexedDB" | "localStorage" | "memory";

/** A character's memory as it was read. */
export interface LoadedMemory {
  /** Ordered by time, then id. */
  readonly messages: readonly Message[];
  readonly metadata: MemoryMetadata;
  readonly durability: MemoryDurability;
  /** Why it is stored less durably than possible. */
  readonly problem?: MemoryStoreErrorReason;
}

/** A change of a character's memory in another tab, or by another part of this page. */
export type MemoryChange =
  | { readonly type: "appended"; readonly message: Message }
  | { readonly type: "removed"; readonly messageId: string }
  | { readonly type: "replaced"; readonly messages: readonly Message[]; readonly metadata: MemoryMetadata }
  | { readonly type: "cleared" };

/** A report to a watcher of a memory. `lost`: the browser has deleted everything that was stored. Stores that cannot detect this never report it. */
export type MemoryNews = MemoryChange | { readonly type: "lost" };

/**
 * Stores the messages with each character.
 *
 * Several tabs may use one store at once; none loses a message of another.
 */
export interface MemoryStore {
  /** Reads a character's memory. Records that cannot be read are left out and stay stored. */
  load(characterId: string): Promise<LoadedMemory>;
  /** A character's newest message, without reading the others; `null` if there is none. Stores that cannot tell leave this out. */
  newest?(characterId: string): Promise<Message | null>;
  /**
   * Adds one message; adding an id twice stores one. A message older than the last {@link MemoryStore.clear} is dropped,
   * unless the clock has been set back since.
   *
   * @throws MemoryStoreError
   */
  append(characterId: string, message: Message): Promise<void>;
  /** Removes one message; one that is not there is no error. @throws MemoryStoreError */
  remove(characterId: string, message: Pick<Message, "id" | "createdAt">): Promise<void>;
  /**
   * Replaces all messages in one step, whatever was cleared before. When it fails, the former ones are kept. With
   * `backup`, the former ones, if there are any, become the character's backup where the store keeps backups.
   * Aborting the signal undoes what is written so far; once everything is written, it resolves.
   *
   * @throws MemoryStoreError
   */
  replace(
    characterId: string,
    messages: readonly Message[],
    metadata?: MemoryMetadata,
    options?: { readonly backup?: boolean; readonly signal?: AbortSignal },
  ): Promise<void>;
  /** Deletes all messages so far, the backup included; aborting the signal cancels it while it is not done. @throws MemoryStoreError */
  clear(characterId: string, options?: { readonly signal?: AbortSignal }): Promise<void>;
  /** Reports changes made by other tabs and by other users of this store, and its loss, until the returned function is called. */
  watch(characterId: string, report: (news: MemoryNews) => void): () => void;
  /** Stores without backups leave this out. */
  readonly backups?: MemoryBackups;
}

/** The backups of a store that keeps them. */
export interface MemoryBackups {
  /** A character's backup; `null` if there is none, or it cannot be read. */
  read(characterId: string): Promise<MemoryBackup | null>;
  /** Swaps the memory and its backup, so that neither is lost. Aborting the signal cancels it while it is not done. @throws MemoryStoreError, also where there is no backup. */
  restore(characterId: string, options?: { readonly signal?: AbortSignal }): Promise<void>;
}

/** A store with backups. */
export type RestorableMemoryStore = Required<MemoryStore>;

/**
 * The `reason` of a {@link MemoryStoreError}, and of a {@link LoadedMemory} that is stored less durably than possible.
 */
export type MemoryStoreErrorReason =
  /** The browser's storage is full. */
  | "full"
  /** The browser refuses storage, as in some private windows. */
  | "blocked"
  | "unknown";

/** Why something could not be stored. */
export class MemoryStoreError extends Error {
  override readonly name = "MemoryStoreError";
  static override [Symbol.hasInstance](error: unknown): error is MemoryStoreError {
    return isErrorNamed(error, "MemoryStoreError");
  }

  readonly reason: MemoryStoreErrorReason;

  constructor(reason: MemoryStoreErrorReason, message: string, options: { readonly cause?: unknown } = {}) {
    super(message, options);
    this.reason = reason;
  }
}

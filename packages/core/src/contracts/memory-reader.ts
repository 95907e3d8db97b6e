import { isErrorNamed } from "./error-name";
import type { MemoryMetadata } from "./memory-store";
import type { Message } from "./message";

/** A memory as it was read from a file or a pasted text. */
export interface ReadMemory {
  /** The character that the file names, by id or name; `null` if it names none. */
  readonly character: string | null;
  /** Ordered by time, then id, each id once. */
  readonly messages: readonly Message[];
  readonly metadata: MemoryMetadata;
  /** How many messages had a time in the future and were given the time of the import; left out where none had. */
  readonly redated?: number;
}

/** What {@link MemoryReader.read} takes besides the file or the text. */
export interface ReadMemoryOptions {
  /** The character whose memory it becomes. */
  readonly characterId: string;
  /** Aborting ends the reading. */
  readonly signal: AbortSignal;
  /** The progress of the reading, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Reads exported memories. A memory is read completely, or refused with a reason. */
export interface MemoryReader {
  /** @throws MemoryReadError, or the signal's reason once it is aborted */
  read(source: Blob | string, options: ReadMemoryOptions): Promise<ReadMemory>;
}

/** The `reason` of a {@link MemoryReadError}: what is wrong with the file or the text. */
export type MemoryReadErrorReason =
  /** The text cannot be parsed. */
  | "notJson"
  /** It parses, but is no object with a `conversations` array. */
  | "wrongFormat"
  /** One of its messages is invalid; `at` says which. */
  | "badMessage"
  /** Above the {@link memoryLimits}. `tooLong`: one message is; `at` says which. */
  | "tooLarge"
  | "tooMany"
  | "tooLong"
  /** Unknown fields are nested too deeply, or are too large. */
  | "tooDeep"
  /** The file cannot be read from the disk. */
  | "unreadable";

/** The limits of an import. */
export const memoryLimits = {
  bytes: 100 * 1024 * 1024,
  messages: 500_000,
  /** In one message. */
  characters: 1_000_000,
  /** In unknown fields beside the messages. */
  unknownCharacters: 200_000,
  /** In the unknown fields of one message, and in those beside the messages. */
  unknownValues: 10_000,
  depth: 64,
} as const;

/** Why a memory could not be read. */
export class MemoryReadError extends Error {
  override readonly name = "MemoryReadError";
  static override [Symbol.hasInstance](error: unknown): error is MemoryReadError {
    return isErrorNamed(error, "MemoryReadError");
  }

  readonly reason: MemoryReadErrorReason;
  /** The message at fault, counted from 1. */
  readonly at: number | null;

  constructor(
    reason: MemoryReadErrorReason,
    message: string,
    options: { readonly at?: number | null; readonly cause?: unknown } = {},
  ) {
    super(message, options);
    this.reason = reason;
    this.at = options.at ?? null;
  }
}

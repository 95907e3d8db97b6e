import { MemoryStoreError, type MemoryBackup, type MemoryMetadata } from "../contracts";
import { isRecord } from "../shared/json";
import { isMetadata } from "./memory-metadata";

/** The record beside the messages of a backup. */
export interface StoredBackup extends MemoryBackup {
  readonly metadata: MemoryMetadata | null;
}

/** Reads the record of a backup; `null` for anything else. */
export function toStoredBackup(value: unknown): StoredBackup | null {
  if (!isRecord(value)) return null;
  const { savedAt, messages, replacedBy, metadata } = value;
  if (typeof savedAt !== "string" || Number.isNaN(Date.parse(savedAt)) || typeof messages !== "number") return null;
  if (replacedBy !== "import" && replacedBy !== "restore") return null;
  return { savedAt, messages, replacedBy, metadata: isMetadata(metadata) ? metadata : null };
}

/** The public part of a backup. */
export const backupOf = ({ savedAt, messages, replacedBy }: StoredBackup): MemoryBackup => ({
  savedAt,
  messages,
  replacedBy,
});

/** Another tab may have cleared the memory since the backup was found. */
export const nothingToRestore = (): MemoryStoreError =>
  new MemoryStoreError("unknown", "There is no former memory to bring back.");

/** `replacedBy` of the next backup after a swap. */
export const oppositeDirection = ({ replacedBy }: MemoryBackup): MemoryBackup["replacedBy"] =>
  replacedBy === "import" ? "restore" : "import";

import type { MemoryMetadata, Message } from "../../contracts";
import { metadataKey } from "../../memory/memory-keys";
import { freshMetadata, parseMetadata } from "../../memory/memory-metadata";
import { readItem, writeItem } from "./safe-local-storage";

/** Metadata is small and can be rebuilt from the messages, so it lives in local storage and a failure is no loss. */
export function readMetadata(characterId: string): MemoryMetadata | null {
  return parseMetadata(readItem(metadataKey(characterId)));
}

export function writeMetadata(characterId: string, metadata: MemoryMetadata | null): void {
  writeItem(metadataKey(characterId), metadata && JSON.stringify(metadata));
}

/** Counts one more message. */
export function countMessage(characterId: string, { author, createdAt }: Message, now: number): void {
  const metadata = readMetadata(characterId) ?? freshMetadata(now);
  writeMetadata(characterId, {
    ...metadata,
    totalInteractions: metadata.totalInteractions + (author === "user" ? 1 : 0),
    lastInteraction: createdAt,
  });
}

import type { MemoryChange, MemoryMetadata, Message } from "../../contracts";
import { reconcileMetadata } from "../../memory/memory-metadata";

/** What a store reports of a character's messages: their metadata, and that they replace all others. */
export function describeMemory(readMetadata: (characterId: string) => MemoryMetadata | null, now: () => number) {
  const metadataOf = (characterId: string, messages: readonly Message[]) =>
    reconcileMetadata(readMetadata(characterId), messages, now());
  const replacedBy = (characterId: string, messages: readonly Message[]): MemoryChange => ({
    type: "replaced",
    messages,
    metadata: metadataOf(characterId, messages),
  });
  return { metadataOf, replacedBy };
}

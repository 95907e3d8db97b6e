import type { Message } from "../../contracts";
import type { MergingMemoryStore } from "./indexed-db-memory-store";
import { readMessage } from "../../memory/read-message";
import { characterOfEpochKey, characterOfMessageKey, epochKey } from "../../memory/memory-keys";
import { localStorageOrNull } from "./safe-local-storage";

/** Messages that a visit left in local storage because IndexedDB did not answer. */
export interface StrandedMemory {
  readonly characterId: string;
  readonly messages: readonly Message[];
  /** When the character's memory was cleared in that visit, as ISO 8601; empty where it was not. */
  readonly clearedAt: string;
  /** Removes them, once they are stored elsewhere. */
  forget(): void;
}

/** Finds the messages of such visits. Other records stay where they are. */
function findStrandedMemories(): readonly StrandedMemory[] {
  const storage = localStorageOrNull();
  if (!storage) return [];
  const found = new Map<string, { readonly keys: string[]; readonly messages: Message[]; clearedAt: string }>();
  const of = (characterId: string) => {
    const memory = found.get(characterId) ?? { keys: [], messages: [], clearedAt: "" };
    found.set(characterId, memory);
    return memory;
  };
  for (const key of Object.keys(storage)) {
    const cleared = characterOfEpochKey(key);
    if (cleared !== null) of(cleared).clearedAt = storage.getItem(key) ?? "";
    const characterId = characterOfMessageKey(key);
    const message = characterId === null ? null : parse(storage.getItem(key), characterId);
    if (characterId === null || message === null) continue;
    of(characterId).keys.push(key);
    of(characterId).messages.push(message);
  }
  return [...found].map(([characterId, { keys, messages, clearedAt }]) => ({
    characterId,
    messages,
    clearedAt,
    forget() {
      for (const key of [...keys, epochKey(characterId)]) storage.removeItem(key);
    },
  }));
}

function parse(text: string | null, characterId: string): Message | null {
  try {
    return readMessage(JSON.parse(text ?? ""), characterId);
  } catch {
    return null;
  }
}

/** Moves messages that an earlier visit could not store in IndexedDB. Where that fails, they wait for the next visit. */
export async function migrateStrandedMessages(store: MergingMemoryStore): Promise<void> {
  for (const { characterId, messages, clearedAt, forget } of findStrandedMemories()) {
    await store.merge(characterId, messages, clearedAt).then(forget, () => {});
  }
}

import type { MemoryChange, MemoryMetadata, Message, RestorableMemoryStore } from "../contracts";
import { epochFor } from "./epoch";
import { compareMessages, insertMessage } from "./message-order";
import { reconcileMetadata } from "./memory-metadata";
import { backupOf, nothingToRestore, otherWay, type StoredBackup } from "./stored-backup";

interface Shelf {
  messages: readonly Message[];
  metadata: MemoryMetadata | null;
  backup: (StoredBackup & { readonly all: readonly Message[] }) | null;
  clearedAt: string;
  readonly watchers: Set<(change: MemoryChange) => void>;
}

/** A memory store that lasts as long as the page: the last fallback, and the store of tests. */
export function createMemoryMemoryStore(now: () => number = Date.now): RestorableMemoryStore {
  const shelves = new Map<string, Shelf>();
  const shelf = (characterId: string): Shelf => {
    const known = shelves.get(characterId);
    if (known) return known;
    const fresh: Shelf = { messages: [], metadata: null, backup: null, clearedAt: "", watchers: new Set() };
    shelves.set(characterId, fresh);
    return fresh;
  };
  const putAside = ({ messages, metadata }: Shelf, replacedBy: StoredBackup["replacedBy"]): Shelf["backup"] => ({
    all: messages,
    messages: messages.length,
    metadata,
    savedAt: new Date(now()).toISOString(),
    replacedBy,
  });
  const announce = ({ watchers }: Shelf, change: MemoryChange) => {
    for (const report of [...watchers]) report(change);
  };
  const metadataOf = ({ metadata, messages }: Shelf) => reconcileMetadata(metadata, messages, now());
  const announceAll = (kept: Shelf) =>
    announce(kept, { type: "replaced", messages: kept.messages, metadata: metadataOf(kept) });
  return {
    load(characterId) {
      const kept = shelf(characterId);
      return Promise.resolve({ messages: kept.messages, metadata: metadataOf(kept), durability: "memory" });
    },
    append(characterId, message) {
      const kept = shelf(characterId);
      kept.clearedAt = epochFor(message, kept.clearedAt, now());
      if (message.createdAt < kept.clearedAt) return Promise.resolve();
      const messages = insertMessage(kept.messages, message);
      if (messages !== kept.messages) {
        kept.messages = messages;
        announce(kept, { type: "appended", message });
      }
      return Promise.resolve();
    },
    remove(characterId, { id }) {
      const kept = shelf(characterId);
      kept.messages = kept.messages.filter((message) => message.id !== id);
      announce(kept, { type: "removed", messageId: id });
      return Promise.resolve();
    },
    replace(characterId, messages, metadata, { backup = false } = {}) {
      const kept = shelf(characterId);
      if (backup && kept.messages.length > 0) {
        kept.backup = putAside(kept, "import");
      }
      kept.clearedAt = "";
      kept.messages = messages.toSorted(compareMessages);
      kept.metadata = metadata ?? null;
      announceAll(kept);
      return Promise.resolve();
    },
    backup(characterId) {
      const { backup } = shelf(characterId);
      return Promise.resolve(backup && backupOf(backup));
    },
    restore(characterId) {
      const kept = shelf(characterId);
      const { backup } = kept;
      if (!backup) return Promise.reject(nothingToRestore());
      kept.backup = putAside(kept, otherWay(backup));
      kept.messages = backup.all;
      kept.metadata = backup.metadata;
      kept.clearedAt = "";
      announceAll(kept);
      return Promise.resolve();
    },
    clear(characterId) {
      const kept = shelf(characterId);
      kept.messages = [];
      kept.metadata = null;
      kept.backup = null;
      kept.clearedAt = new Date(now()).toISOString();
      announce(kept, { type: "cleared" });
      return Promise.resolve();
    },
    watch(characterId, report) {
      const { watchers } = shelf(characterId);
      watchers.add(report);
      return () => watchers.delete(report);
    },
  };
}

import type { MemoryChange, MemoryMetadata, Message, RestorableMemoryStore } from "../contracts";
import { epochFor } from "./epoch";
import { compareMessages, insertMessage } from "./message-order";
import { reconcileMetadata } from "./memory-metadata";
import { backupOf, nothingToRestore, oppositeDirection, type StoredBackup } from "./stored-backup";

interface MemoryRecord {
  messages: readonly Message[];
  metadata: MemoryMetadata | null;
  backup: (StoredBackup & { readonly all: readonly Message[] }) | null;
  clearedAt: string;
  readonly watchers: Set<(change: MemoryChange) => void>;
}

/** A memory store that lasts as long as the page: the last fallback, and the store of tests. */
export function createMemoryMemoryStore(now: () => number = Date.now): RestorableMemoryStore {
  const records = new Map<string, MemoryRecord>();
  const recordOf = (characterId: string): MemoryRecord => {
    const known = records.get(characterId);
    if (known) return known;
    const fresh: MemoryRecord = { messages: [], metadata: null, backup: null, clearedAt: "", watchers: new Set() };
    records.set(characterId, fresh);
    return fresh;
  };
  const toBackup = (
    { messages, metadata }: MemoryRecord,
    replacedBy: StoredBackup["replacedBy"],
  ): MemoryRecord["backup"] => ({
    all: messages,
    messages: messages.length,
    metadata,
    savedAt: new Date(now()).toISOString(),
    replacedBy,
  });
  const announce = ({ watchers }: MemoryRecord, change: MemoryChange) => {
    for (const report of [...watchers]) report(change);
  };
  const metadataOf = ({ metadata, messages }: MemoryRecord) => reconcileMetadata(metadata, messages, now());
  const announceAll = (record: MemoryRecord) =>
    announce(record, { type: "replaced", messages: record.messages, metadata: metadataOf(record) });
  return {
    load(characterId) {
      const record = recordOf(characterId);
      return Promise.resolve({ messages: record.messages, metadata: metadataOf(record), durability: "memory" });
    },
    newest: (characterId) => Promise.resolve(recordOf(characterId).messages.at(-1) ?? null),
    append(characterId, message) {
      const record = recordOf(characterId);
      record.clearedAt = epochFor(message, record.clearedAt, now());
      if (message.createdAt < record.clearedAt) return Promise.resolve();
      const messages = insertMessage(record.messages, message);
      if (messages !== record.messages) {
        record.messages = messages;
        announce(record, { type: "appended", message });
      }
      return Promise.resolve();
    },
    remove(characterId, { id }) {
      const record = recordOf(characterId);
      record.messages = record.messages.filter((message) => message.id !== id);
      announce(record, { type: "removed", messageId: id });
      return Promise.resolve();
    },
    replace(characterId, messages, metadata, { backup = false } = {}) {
      const record = recordOf(characterId);
      if (backup && record.messages.length > 0) {
        record.backup = toBackup(record, "import");
      }
      record.clearedAt = "";
      record.messages = messages.toSorted(compareMessages);
      record.metadata = metadata ?? null;
      announceAll(record);
      return Promise.resolve();
    },
    backups: {
      read(characterId) {
        const { backup } = recordOf(characterId);
        return Promise.resolve(backup && backupOf(backup));
      },
      restore(characterId) {
        const record = recordOf(characterId);
        const { backup } = record;
        if (!backup) return Promise.reject(nothingToRestore());
        record.backup = toBackup(record, oppositeDirection(backup));
        record.messages = backup.all;
        record.metadata = backup.metadata;
        record.clearedAt = "";
        announceAll(record);
        return Promise.resolve();
      },
    },
    clear(characterId) {
      const record = recordOf(characterId);
      record.messages = [];
      record.metadata = null;
      record.backup = null;
      record.clearedAt = new Date(now()).toISOString();
      announce(record, { type: "cleared" });
      return Promise.resolve();
    },
    watch(characterId, report) {
      const { watchers } = recordOf(characterId);
      watchers.add(report);
      return () => watchers.delete(report);
    },
  };
}

import { describeMemory } from "./describe-memory";
import { MemoryStoreError, type Message, type RestorableMemoryStore } from "../../contracts";
import { epochFor } from "../../memory/epoch";
import { readMessage } from "../../memory/read-message";
import { backupKey, epochKey, messageKey, messagePrefix } from "../../memory/memory-keys";
import { reconcileMetadata } from "../../memory/memory-metadata";
import { compareMessages } from "../../memory/message-order";
import {
  backupOf,
  nothingToRestore,
  oppositeDirection,
  toStoredBackup,
  type StoredBackup,
} from "../../memory/stored-backup";
import { createMemoryWatchers } from "./memory-watchers";
import { isQuotaError, localStorageOrNull, readItem } from "./safe-local-storage";
import { countMessage, readMetadata, writeMetadata } from "./stored-metadata";

function requireStorage(): Storage {
  const storage = localStorageOrNull();
  if (!storage) throw new MemoryStoreError("blocked", "The browser refuses local storage.");
  return storage;
}

function keysOf(storage: Storage, characterId: string): readonly string[] {
  const prefix = messagePrefix(characterId);
  return Object.keys(storage).filter((key) => key.startsWith(prefix));
}

interface WholeBackup extends StoredBackup {
  readonly all: readonly Message[];
}

function readBackup(characterId: string): WholeBackup | null {
  try {
    const value: unknown = JSON.parse(readItem(backupKey(characterId)) ?? "");
    const stored = toStoredBackup(value);
    const { all } = value as { readonly all?: unknown };
    return stored && Array.isArray(all)
      ? { ...stored, all: all.flatMap((one) => readMessage(one, characterId) ?? []) }
      : null;
  } catch {
    return null;
  }
}

/** Writes these values; where the storage refuses one of them, all are restored. */
function writeAll(storage: Storage, values: readonly (readonly [key: string, value: string])[]): void {
  const former: (readonly [string, string | null])[] = [];
  try {
    for (const [key, value] of values) {
      former.push([key, storage.getItem(key)]);
      storage.setItem(key, value);
    }
  } catch (error) {
    for (const [key] of former) storage.removeItem(key);
    for (const [key, value] of former) if (value !== null) storage.setItem(key, value);
    throw error;
  }
}

function parseMessage(text: string | null, characterId: string): Message | null {
  try {
    return readMessage(JSON.parse(text ?? ""), characterId);
  } catch {
    return null;
  }
}

function writing<Result>(work: (storage: Storage) => Result): Promise<Result> {
  return Promise.resolve().then(() => {
    try {
      return work(requireStorage());
    } catch (error) {
      if (error instanceof MemoryStoreError) throw error;
      const reason = isQuotaError(error) ? "full" : "unknown";
      throw new MemoryStoreError(reason, error instanceof Error ? error.message : String(error), { cause: error });
    }
  });
}

/** Messages in local storage, one key each: for browsers without a usable IndexedDB. */
export function createLocalStorageMemoryStore({
  now = Date.now,
}: { readonly now?: () => number } = {}): RestorableMemoryStore {
  const read = (characterId: string): readonly Message[] => {
    const storage = requireStorage();
    const messages = keysOf(storage, characterId).map((key) => parseMessage(storage.getItem(key), characterId));
    return messages.filter((message) => message !== null).sort(compareMessages);
  };
  const backupOfAll = (
    characterId: string,
    all: readonly Message[],
    replacedBy: StoredBackup["replacedBy"],
  ): WholeBackup => ({
    savedAt: new Date(now()).toISOString(),
    messages: all.length,
    replacedBy,
    metadata: readMetadata(characterId),
    all,
  });
  /** Replaces all messages. New ones are written first: if the storage is full, the former memory is kept. */
  const put = (storage: Storage, characterId: string, messages: readonly Message[], backup: WholeBackup | null) => {
    const former = keysOf(storage, characterId);
    const values = messages.map((message) => [messageKey(characterId, message), JSON.stringify(message)] as const);
    const wanted = new Set(values.map(([key]) => key));
    writeAll(storage, [...(backup ? [[backupKey(characterId), JSON.stringify(backup)] as const] : []), ...values]);
    for (const key of former) if (!wanted.has(key)) storage.removeItem(key);
    storage.removeItem(epochKey(characterId));
  };
  const { metadataOf, replacedBy } = describeMemory(readMetadata, now);
  const watchers = createMemoryWatchers("localStorage", (characterId) =>
    writing(() => replacedBy(characterId, read(characterId))),
  );

  return {
    load: (characterId) =>
      writing(() => {
        const messages = read(characterId);
        return { messages, metadata: metadataOf(characterId, messages), durability: "localStorage" as const };
      }),

    newest: (characterId) =>
      writing((storage) => {
        for (const key of keysOf(storage, characterId).toSorted().toReversed()) {
          const message = parseMessage(storage.getItem(key), characterId);
          if (message) return message;
        }
        return null;
      }),

    append: (characterId, message) =>
      writing((storage) => {
        const cleared = storage.getItem(epochKey(characterId)) ?? "";
        const epoch = epochFor(message, cleared, now());
        if (message.createdAt < epoch) return;
        if (epoch !== cleared) storage.setItem(epochKey(characterId), epoch);
        const key = messageKey(characterId, message);
        const isNew = storage.getItem(key) === null;
        storage.setItem(key, JSON.stringify(message));
        if (isNew) countMessage(characterId, message, now());
        watchers.announce(characterId, { type: "appended", message });
      }),

    remove: (characterId, message) =>
      writing((storage) => {
        storage.removeItem(messageKey(characterId, message));
        watchers.announce(characterId, { type: "removed", messageId: message.id });
      }),

    replace: (characterId, messages, metadata, { backup = false, signal } = {}) =>
      writing((storage) => {
        signal?.throwIfAborted();
        const sorted = messages.toSorted(compareMessages);
        const former = backup ? read(characterId) : [];
        put(storage, characterId, sorted, former.length > 0 ? backupOfAll(characterId, former, "import") : null);
        writeMetadata(characterId, metadata ?? reconcileMetadata(null, sorted, now()));
        watchers.announce(characterId, replacedBy(characterId, sorted));
      }),

    backups: {
      read: (characterId) => {
        const stored = readBackup(characterId);
        return Promise.resolve(stored && backupOf(stored));
      },

      restore: (characterId, { signal } = {}) =>
        writing((storage) => {
          signal?.throwIfAborted();
          const stored = readBackup(characterId);
          if (stored === null) throw nothingToRestore();
          put(storage, characterId, stored.all, backupOfAll(characterId, read(characterId), oppositeDirection(stored)));
          writeMetadata(characterId, stored.metadata);
          watchers.announce(characterId, replacedBy(characterId, stored.all));
        }),
    },

    clear: (characterId, { signal } = {}) =>
      writing((storage) => {
        signal?.throwIfAborted();
        storage.setItem(epochKey(characterId), new Date(now()).toISOString());
        for (const key of [...keysOf(storage, characterId), backupKey(characterId)]) storage.removeItem(key);
        writeMetadata(characterId, null);
        watchers.announce(characterId, { type: "cleared" });
      }),

    watch: watchers.watch,
  };
}

import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { createMemoryOutbox } from "../backend/memory-outbox";
import { isSameEntry, oldestFirst, type Outbox, type OutboxEntry } from "../backend/outbox";

interface OutboxSchema extends DBSchema {
  exchanges: { key: string; value: OutboxEntry; indexes: { byCharacter: string } };
}

const DATABASE = "archive-of-minds-outbox";
const STORE = "exchanges";
const LOCK = "archive-of-minds-outbox";
/** Longer than any call to the service may take, so that a suspended page does not block the others forever. */
const LONGEST_WORK_MS = 15_000;

/**
 * An outbox that survives the page and is shared by its tabs.
 * Entries that IndexedDB refuses wait in memory, as long as the page is open.
 */
export function createIndexedDBOutbox(): Outbox {
  const fallback = createMemoryOutbox();
  let opening: Promise<IDBPDatabase<OutboxSchema>> | null = null;
  let wasOpen = false;

  const open = () => {
    opening ??= openDB<OutboxSchema>(DATABASE, 1, {
      upgrade: (database) => {
        database
          .createObjectStore(STORE, { keyPath: "exchange.exchangeId" })
          .createIndex("byCharacter", "exchange.characterId");
      },
      // Another tab with a newer version waits for this connection to close.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    return opening;
  };

  /** Runs the work in the database; uses `otherwise` where there is none. A closed database is reopened the next time. */
  const attempt = async <Value>(
    work: (database: IDBPDatabase<OutboxSchema>) => Promise<Value>,
    otherwise: (error: unknown) => Promise<Value>,
  ) => {
    try {
      const database = await open();
      wasOpen = true;
      return await work(database);
    } catch (error) {
      opening = null;
      return otherwise(error);
    }
  };

  /** Without a database the outbox is empty; one that existed before may hold unreadable entries. */
  const read = <Value>(work: (database: IDBPDatabase<OutboxSchema>) => Promise<Value>, nothing: Value) =>
    attempt(work, () =>
      attempt(work, async (error) => {
        if (wasOpen) throw error;
        return nothing;
      }),
    );

  return {
    async put(entry) {
      await attempt(
        async (database) => void (await database.put(STORE, entry)),
        () => fallback.put(entry),
      );
    },

    async remove(entry) {
      const { exchangeId } = entry.exchange;
      await fallback.remove(entry);
      await attempt(
        async (database) => {
          const transaction = database.transaction(STORE, "readwrite");
          if (isSameEntry(await transaction.store.get(exchangeId), entry)) await transaction.store.delete(exchangeId);
          await transaction.done;
        },
        async () => {},
      );
    },

    async all() {
      const kept = await read<readonly OutboxEntry[]>((database) => database.getAll(STORE), []);
      return oldestFirst([...kept, ...(await fallback.all())]);
    },

    async find(exchangeId) {
      return (
        (await fallback.find(exchangeId)) ??
        read<OutboxEntry | undefined>((database) => database.get(STORE, exchangeId), undefined)
      );
    },

    async exclusively(work) {
      const locks = globalThis.navigator?.locks;
      if (!locks) return fallback.exclusively(work);
      let hasBegun = false;
      const begin = () => {
        hasBegun = true;
        return work();
      };
      const patience = new AbortController();
      const timer = setTimeout(() => patience.abort(), LONGEST_WORK_MS);
      try {
        return await locks.request(LOCK, { signal: patience.signal }, () => {
          clearTimeout(timer);
          return begin();
        });
      } catch (error) {
        if (hasBegun) throw error;
        // Without the lock: it is never released, or the page may not use locks.
        return begin();
      } finally {
        clearTimeout(timer);
      }
    },

    async clear(characterId) {
      await fallback.clear(characterId);
      await attempt(
        async (database) => {
          const transaction = database.transaction(STORE, "readwrite");
          const keys = await transaction.store.index("byCharacter").getAllKeys(characterId);
          await Promise.all([...keys.map((key) => transaction.store.delete(key)), transaction.done]);
        },
        async () => {},
      );
    },

    async clearAll() {
      await fallback.clearAll();
      await attempt(
        (database) => database.clear(STORE),
        async () => {},
      );
    },
  };
}

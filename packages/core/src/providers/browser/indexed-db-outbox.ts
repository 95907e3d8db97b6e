import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { createMemoryOutbox } from '../backend/memory-outbox'
import { isSameEntry, oldestFirst, type Outbox, type OutboxEntry } from '../backend/outbox'

interface OutboxSchema extends DBSchema {
  exchanges: { key: string; value: OutboxEntry; indexes: { byCharacter: string } }
}

const DATABASE = 'archive-of-minds-outbox'
const STORE = 'exchanges'

/**
 * An outbox that outlives the page and is shared by its tabs.
 * What IndexedDB refuses to keep waits in memory, as long as the page is open.
 */
export function createIndexedDBOutbox(): Outbox {
  const fallback = createMemoryOutbox()
  let opening: Promise<IDBPDatabase<OutboxSchema>> | null = null

  const open = () => {
    opening ??= openDB<OutboxSchema>(DATABASE, 1, {
      upgrade: (database) => {
        database.createObjectStore(STORE, { keyPath: 'exchange.exchangeId' }).createIndex('byCharacter', 'exchange.characterId')
      },
      // Another tab with a newer version waits for this one to let go.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    })
    return opening
  }

  /** Does it in the database; says what `otherwise` gives where there is none. A closed database is opened anew the next time. */
  const attempt = async <Value>(work: (database: IDBPDatabase<OutboxSchema>) => Promise<Value>, otherwise: () => Promise<Value>) => {
    try {
      return await work(await open())
    } catch {
      opening = null
      return otherwise()
    }
  }

  return {
    async put(entry) {
      await attempt(
        async (database) => void (await database.put(STORE, entry)),
        () => fallback.put(entry),
      )
    },

    async remove(entry) {
      const { exchangeId } = entry.exchange
      await fallback.remove(entry)
      await attempt(
        async (database) => {
          const transaction = database.transaction(STORE, 'readwrite')
          if (isSameEntry(await transaction.store.get(exchangeId), entry)) await transaction.store.delete(exchangeId)
          await transaction.done
        },
        async () => {},
      )
    },

    async all() {
      const kept = await attempt<readonly OutboxEntry[]>(
        (database) => database.getAll(STORE),
        async () => [],
      )
      return oldestFirst([...kept, ...(await fallback.all())])
    },

    async clear(characterId) {
      await fallback.clear(characterId)
      await attempt(
        async (database) => {
          const transaction = database.transaction(STORE, 'readwrite')
          const keys = await transaction.store.index('byCharacter').getAllKeys(characterId)
          await Promise.all([...keys.map((key) => transaction.store.delete(key)), transaction.done])
        },
        async () => {},
      )
    },
  }
}

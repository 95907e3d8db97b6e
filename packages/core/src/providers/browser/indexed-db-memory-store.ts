import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { MemoryStoreError, type MemoryStore, type Message } from '../../contracts'
import { isMessage } from '../../memory/is-message'
import { messageKey, messagePrefix } from '../../memory/memory-keys'
import { reconcileMetadata } from '../../memory/memory-metadata'
import { compareMessages } from '../../memory/message-order'
import { createMemoryWatchers } from './memory-watchers'
import { isQuotaError } from './safe-local-storage'
import { countMessage, readMetadata, writeMetadata } from './stored-metadata'

interface Schema extends DBSchema {
  messages: { key: string; value: unknown }
  /** When a character's memory was last cleared. */
  epochs: { key: string; value: string }
}

type Database = IDBPDatabase<Schema>

const NAME = 'archive-of-minds'
const VERSION = 1

/** A connection that opens when first wanted and again when the browser has dropped it. */
function createConnection(name: string) {
  let opened: Promise<Database> | null = null
  const forget = () => {
    opened = null
  }
  const open = () =>
    openDB<Schema>(name, VERSION, {
      upgrade(database) {
        database.createObjectStore('messages')
        database.createObjectStore('epochs')
      },
      // Another tab wants to upgrade or delete: holding on would block it for ever.
      blocking: (_current, _blocked, event) => {
        ;(event.target as IDBDatabase).close()
        forget()
      },
      terminated: forget,
    })
  return async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    opened ??= open()
    try {
      return await work(await opened)
    } catch (error) {
      forget()
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
      // The connection was closed under us, as when the visitor clears the browser's data.
      opened = open()
      return work(await opened)
    }
  }
}

function asStoreError(error: unknown): MemoryStoreError {
  if (isQuotaError(error)) return new MemoryStoreError('full', 'The browser has no room left for messages.', { cause: error })
  return new MemoryStoreError('unknown', error instanceof Error ? error.message : String(error), { cause: error })
}

/** Whether a message was written before its memory was cleared. */
function isOlder({ timestamp }: Message, clearedAt: string | undefined): boolean {
  return clearedAt !== undefined && timestamp < clearedAt
}

function rangeOf(characterId: string): IDBKeyRange {
  const prefix = messagePrefix(characterId)
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`)
}

export interface IndexedDBMemoryStoreOptions {
  /** The database's name. */
  readonly name?: string
  readonly now?: () => number
}

/** Messages in IndexedDB, one record each, so that two tabs can write at once and lose nothing. */
export function createIndexedDBMemoryStore({ name = NAME, now = Date.now }: IndexedDBMemoryStoreOptions = {}): MemoryStore {
  const withDatabase = createConnection(name)
  const read = async (characterId: string): Promise<readonly Message[]> => {
    const [values, clearedAt] = await withDatabase((database) =>
      Promise.all([database.getAll('messages', rangeOf(characterId)), database.get('epochs', characterId)]),
    )
    return values.filter(isMessage).filter((message) => !isOlder(message, clearedAt)).sort(compareMessages)
  }
  const watchers = createMemoryWatchers(`indexedDB.${name}`, async (characterId) => ({ type: 'replaced', messages: await read(characterId) }))

  return {
    async load(characterId) {
      const messages = await read(characterId)
      const metadata = reconcileMetadata(readMetadata(characterId), messages, now())
      return { messages, metadata, durability: 'indexedDB' }
    },

    async append(characterId, message) {
      const kept = await withDatabase(async (database) => {
        // Written and committed in one go, without a read before it: a page that is being left has no second step.
        const writing = database.transaction('messages', 'readwrite')
        const written = writing.store.put(message, messageKey(characterId, message))
        writing.commit()
        await Promise.all([written, writing.done])
        const isStale = isOlder(message, await database.get('epochs', characterId))
        if (isStale) await database.delete('messages', messageKey(characterId, message))
        return !isStale
      }).catch((error: unknown) => {
        throw asStoreError(error)
      })
      if (!kept) return
      countMessage(characterId, message, now())
      watchers.announce(characterId, { type: 'appended', message })
    },

    async replace(characterId, messages, metadata) {
      const sorted = messages.toSorted(compareMessages)
      await withDatabase(async (database) => {
        const transaction = database.transaction('messages', 'readwrite')
        await transaction.store.delete(rangeOf(characterId))
        // Not awaited one by one: the transaction's end waits for all of them.
        for (const message of sorted) void transaction.store.put(message, messageKey(characterId, message)).catch(() => {})
        await transaction.done
      }).catch((error: unknown) => {
        throw asStoreError(error)
      })
      writeMetadata(characterId, metadata ?? reconcileMetadata(null, sorted, now()))
      watchers.announce(characterId, { type: 'replaced', messages: sorted })
    },

    async clear(characterId) {
      await withDatabase(async (database) => {
        const transaction = database.transaction(['messages', 'epochs'], 'readwrite')
        await transaction.objectStore('epochs').put(new Date(now()).toISOString(), characterId)
        await transaction.objectStore('messages').delete(rangeOf(characterId))
        await transaction.done
      }).catch((error: unknown) => {
        throw asStoreError(error)
      })
      writeMetadata(characterId, null)
      watchers.announce(characterId, { type: 'cleared' })
    },

    watch: watchers.watch,
  }
}

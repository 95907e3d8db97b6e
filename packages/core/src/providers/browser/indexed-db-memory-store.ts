import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb'
import { MemoryStoreError, type MemoryStore, type Message } from '../../contracts'
import { isMessage } from '../../memory/is-message'
import { backupKey, backupPrefix, messageKey, messagePrefix } from '../../memory/memory-keys'
import { reconcileMetadata } from '../../memory/memory-metadata'
import { compareMessages } from '../../memory/message-order'
import { backupOf, otherWay, toStoredBackup, type StoredBackup } from '../../memory/stored-backup'
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

const under = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`)
const rangeOf = (characterId: string) => under(messagePrefix(characterId))

type Records = IDBPObjectStore<Schema, ('messages' | 'epochs')[], 'messages', 'readwrite'>

interface MessageRecord {
  /** What its key is without the prefix. */
  readonly name: string
  readonly value: unknown
}

/** So many records are read or written in one go; a long memory must not hold up the page. */
const SLICE = 500

/** Every record under a prefix, also what is no message. */
async function readRecords(store: Records, prefix: string): Promise<readonly MessageRecord[]> {
  const found: MessageRecord[] = []
  let range = under(prefix)
  for (;;) {
    const [keys, values] = await Promise.all([store.getAllKeys(range, SLICE), store.getAll(range, SLICE)])
    keys.forEach((key, index) => found.push({ name: key.slice(prefix.length), value: values[index] }))
    const last = keys.at(-1)
    if (last === undefined || keys.length < SLICE) return found
    range = IDBKeyRange.bound(last, `${prefix}\uffff`, true)
  }
}

async function writeRecords(store: Records, prefix: string, records: readonly MessageRecord[]): Promise<void> {
  await store.delete(under(prefix))
  for (let start = 0; start < records.length; start += SLICE) {
    const writing = records.slice(start, start + SLICE).map(({ name, value }) => store.put(value, `${prefix}${name}`))
    await Promise.all(writing)
  }
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
  /** Makes records the backup in place of any other. */
  const putAside = async (store: Records, characterId: string, records: readonly MessageRecord[], replacedBy: StoredBackup['replacedBy'], clearedAt?: string, evenNothing = false) => {
    const kept = records.filter(({ value }) => !isMessage(value) || !isOlder(value, clearedAt))
    const messages = kept.filter(({ value }) => isMessage(value)).length
    if (messages === 0 && !evenNothing) return
    await writeRecords(store, backupPrefix(characterId), kept)
    const record: StoredBackup = { savedAt: new Date(now()).toISOString(), messages, replacedBy, metadata: readMetadata(characterId) }
    await store.put(record, backupKey(characterId))
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

    async replace(characterId, messages, metadata, { backup = false } = {}) {
      const sorted = messages.toSorted(compareMessages)
      const prefix = messagePrefix(characterId)
      const records = sorted.map((value) => ({ name: messageKey(characterId, value).slice(prefix.length), value }))
      await withDatabase(async (database) => {
        const transaction = database.transaction(['messages', 'epochs'], 'readwrite')
        // One await after the other fails with it.
        transaction.done.catch(() => {})
        const store = transaction.objectStore('messages')
        const epochs = transaction.objectStore('epochs')
        if (backup) {
          const clearedAt = await epochs.get(characterId)
          await putAside(store, characterId, await readRecords(store, prefix), 'import', clearedAt)
        }
        await writeRecords(store, prefix, records)
        await epochs.delete(characterId)
        await transaction.done
      }).catch((error: unknown) => {
        throw asStoreError(error)
      })
      writeMetadata(characterId, metadata ?? reconcileMetadata(null, sorted, now()))
      watchers.announce(characterId, { type: 'replaced', messages: sorted })
    },

    backup: (characterId) =>
      withDatabase((database) => database.get('messages', backupKey(characterId))).then(
        (value) => {
          const stored = toStoredBackup(value)
          return stored && backupOf(stored)
        },
        () => null,
      ),

    async restore(characterId) {
      const restored = await withDatabase(async (database) => {
        const transaction = database.transaction(['messages', 'epochs'], 'readwrite')
        transaction.done.catch(() => {})
        const store = transaction.objectStore('messages')
        const stored = toStoredBackup(await store.get(backupKey(characterId)))
        if (stored === null) return null
        const records = await readRecords(store, backupPrefix(characterId))
        const clearedAt = await transaction.objectStore('epochs').get(characterId)
        await putAside(store, characterId, await readRecords(store, messagePrefix(characterId)), otherWay(stored), clearedAt, true)
        await writeRecords(store, messagePrefix(characterId), records)
        await transaction.objectStore('epochs').delete(characterId)
        await transaction.done
        return { messages: records.map(({ value }) => value).filter(isMessage).sort(compareMessages), metadata: stored.metadata }
      }).catch((error: unknown) => {
        throw asStoreError(error)
      })
      if (restored === null) return
      writeMetadata(characterId, restored.metadata)
      watchers.announce(characterId, { type: 'replaced', messages: restored.messages })
    },

    async clear(characterId) {
      await withDatabase(async (database) => {
        const transaction = database.transaction(['messages', 'epochs'], 'readwrite')
        await transaction.objectStore('epochs').put(new Date(now()).toISOString(), characterId)
        const store = transaction.objectStore('messages')
        await Promise.all([store.delete(rangeOf(characterId)), store.delete(under(backupPrefix(characterId))), store.delete(backupKey(characterId))])
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

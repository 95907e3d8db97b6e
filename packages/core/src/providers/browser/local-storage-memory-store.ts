import { MemoryStoreError, type MemoryStore, type Message } from '../../contracts'
import { isMessage } from '../../memory/is-message'
import { epochKey, messageKey, messagePrefix } from '../../memory/memory-keys'
import { reconcileMetadata } from '../../memory/memory-metadata'
import { compareMessages } from '../../memory/message-order'
import { createMemoryWatchers } from './memory-watchers'
import { isQuotaError, localStorageOrNull, readItem } from './safe-local-storage'
import { countMessage, readMetadata, writeMetadata } from './stored-metadata'

function requireStorage(): Storage {
  const storage = localStorageOrNull()
  if (!storage) throw new MemoryStoreError('blocked', 'The browser refuses local storage.')
  return storage
}

function keysOf(storage: Storage, characterId: string): readonly string[] {
  const prefix = messagePrefix(characterId)
  return Object.keys(storage).filter((key) => key.startsWith(prefix))
}

function parseMessage(text: string | null): Message | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isMessage(value) ? value : null
  } catch {
    return null
  }
}

function writing<Result>(work: (storage: Storage) => Result): Promise<Result> {
  return Promise.resolve().then(() => {
    try {
      return work(requireStorage())
    } catch (error) {
      if (error instanceof MemoryStoreError) throw error
      const reason = isQuotaError(error) ? 'full' : 'unknown'
      throw new MemoryStoreError(reason, error instanceof Error ? error.message : String(error), { cause: error })
    }
  })
}

/** Messages in local storage, one key each: for browsers without a usable IndexedDB. */
export function createLocalStorageMemoryStore({ now = Date.now }: { readonly now?: () => number } = {}): MemoryStore {
  const read = (characterId: string): readonly Message[] => {
    const storage = requireStorage()
    const messages = keysOf(storage, characterId).map((key) => parseMessage(storage.getItem(key)))
    return messages.filter((message) => message !== null).sort(compareMessages)
  }
  const watchers = createMemoryWatchers('localStorage', (characterId) => writing(() => ({ type: 'replaced', messages: read(characterId) })))

  return {
    load: (characterId) =>
      writing(() => {
        const messages = read(characterId)
        const metadata = reconcileMetadata(readMetadata(characterId), messages, now())
        return { messages, metadata, durability: 'localStorage' as const }
      }),

    append: (characterId, message) =>
      writing((storage) => {
        const clearedAt = readItem(epochKey(characterId))
        if (clearedAt !== null && message.timestamp < clearedAt) return
        storage.setItem(messageKey(characterId, message), JSON.stringify(message))
        countMessage(characterId, message, now())
        watchers.announce(characterId, { type: 'appended', message })
      }),

    replace: (characterId, messages, metadata) =>
      writing((storage) => {
        const sorted = messages.toSorted(compareMessages)
        const wanted = new Set(sorted.map((message) => messageKey(characterId, message)))
        // New ones first: should storage be full, the former memory still stands.
        for (const message of sorted) storage.setItem(messageKey(characterId, message), JSON.stringify(message))
        for (const key of keysOf(storage, characterId)) if (!wanted.has(key)) storage.removeItem(key)
        writeMetadata(characterId, metadata ?? reconcileMetadata(null, sorted, now()))
        watchers.announce(characterId, { type: 'replaced', messages: sorted })
      }),

    clear: (characterId) =>
      writing((storage) => {
        storage.setItem(epochKey(characterId), new Date(now()).toISOString())
        for (const key of keysOf(storage, characterId)) storage.removeItem(key)
        writeMetadata(characterId, null)
        watchers.announce(characterId, { type: 'cleared' })
      }),

    watch: watchers.watch,
  }
}

import type { MemoryStore } from '../../contracts'
import { createMemoryMemoryStore } from '../../memory/memory-memory-store'
import { createIndexedDBMemoryStore, type IndexedDBMemoryStoreOptions } from './indexed-db-memory-store'
import { createLocalStorageMemoryStore } from './local-storage-memory-store'

/** A database that has not opened by then is as good as none: some browsers never answer. */
const OPEN_DEADLINE = 3_000

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The browser’s storage did not answer.')), OPEN_DEADLINE)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Tries stores from the most durable to the least, and stays with the first that can be read. */
export async function firstUsable(stores: readonly [MemoryStore, ...MemoryStore[]], characterId: string): Promise<MemoryStore> {
  for (const store of stores.slice(0, -1)) {
    try {
      await inTime(store.load(characterId))
      return store
    } catch {
      // The next one is tried; the loaded memory says which one it came from.
    }
  }
  return stores.at(-1) ?? stores[0]
}

/**
 * The memory of the product: IndexedDB; where that fails, local storage; where that fails too, the page itself.
 * Which one it is, a loaded memory says as its `durability`.
 */
export function createBrowserMemoryStore(options: IndexedDBMemoryStoreOptions = {}): MemoryStore {
  const stores = [createIndexedDBMemoryStore(options), createLocalStorageMemoryStore(options), createMemoryMemoryStore(options.now)] as const
  let chosen: Promise<MemoryStore> | null = null
  const choose = (characterId: string) => (chosen ??= firstUsable(stores, characterId))
  return {
    load: async (characterId) => {
      const memory = await (await choose(characterId)).load(characterId)
      return memory.durability === 'memory' ? { ...memory, problem: 'blocked' } : memory
    },
    append: async (characterId, message) => (await choose(characterId)).append(characterId, message),
    replace: async (characterId, messages, metadata, options) => (await choose(characterId)).replace(characterId, messages, metadata, options),
    backup: async (characterId) => (await choose(characterId)).backup(characterId),
    restore: async (characterId) => (await choose(characterId)).restore(characterId),
    clear: async (characterId) => (await choose(characterId)).clear(characterId),
    watch(characterId, report) {
      // Watching all costs nothing: only the chosen one ever has news.
      const ends = stores.map((store) => store.watch(characterId, report))
      return () => {
        for (const end of ends) end()
      }
    },
  }
}

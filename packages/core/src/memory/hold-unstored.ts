import type { MemoryStore, Message, RestorableMemoryStore } from '../contracts'
import { insertMessage } from './message-order'

/**
 * Wraps a store so that it loses nothing it could not take: such messages stay in the page, are loaded with the rest,
 * and are offered to the store again, in their order, before the next one. What replaces or clears a memory replaces and
 * clears them too.
 */
export function holdUnstored(store: RestorableMemoryStore): RestorableMemoryStore
export function holdUnstored(store: MemoryStore): MemoryStore
export function holdUnstored(store: MemoryStore): MemoryStore {
  const held = new Map<string, readonly Message[]>()
  const heldFor = (characterId: string) => held.get(characterId) ?? []
  const forget = (characterId: string) => void held.delete(characterId)

  const offer = async (characterId: string, message: Message) => {
    try {
      await store.append(characterId, message)
    } catch (error) {
      held.set(characterId, insertMessage(heldFor(characterId), message))
      throw error
    }
    held.set(characterId, heldFor(characterId).filter(({ id }) => id !== message.id))
  }

  return {
    watch: (characterId, report) => store.watch(characterId, report),
    ...(store.backup && { backup: (characterId: string) => store.backup?.(characterId) ?? Promise.resolve(null) }),

    async load(characterId) {
      const memory = await store.load(characterId)
      return { ...memory, messages: heldFor(characterId).reduce(insertMessage, memory.messages) }
    },

    async append(characterId, message) {
      for (const each of heldFor(characterId)) {
        try {
          await offer(characterId, each)
        } catch (error) {
          held.set(characterId, insertMessage(heldFor(characterId), message))
          throw error
        }
      }
      await offer(characterId, message)
    },

    async replace(characterId, ...given) {
      await store.replace(characterId, ...given)
      forget(characterId)
    },

    async clear(characterId, ...given) {
      await store.clear(characterId, ...given)
      forget(characterId)
    },

    ...(store.restore && {
      async restore(characterId: string, ...given: [options?: { readonly signal?: AbortSignal }]) {
        await store.restore?.(characterId, ...given)
        forget(characterId)
      },
    }),
  }
}

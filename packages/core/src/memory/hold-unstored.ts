import {
  MemoryStoreError,
  type MemoryStore,
  type MemoryStoreErrorReason,
  type Message,
  type RestorableMemoryStore,
} from "../contracts";
import { insertMessage } from "./message-order";

interface Held {
  readonly messages: readonly Message[];
  /** Why the store did not take them. */
  readonly problem: MemoryStoreErrorReason;
  /** Watches the memory no longer. */
  readonly leave: () => void;
}

/** The stores that hold already: held twice, a message would outlive in one place what forgot it in the other. */
const holding = new WeakSet<MemoryStore>();

/**
 * Wraps a store so that it loses nothing it could not take: such messages stay in the page, are loaded with the rest,
 * and are offered to the store again, in their order, before the next one. What replaces or clears a memory replaces and
 * clears them too, wherever that is done. A store that holds already is given back as it is.
 */
export function holdUnstored(store: RestorableMemoryStore): RestorableMemoryStore;
export function holdUnstored(store: MemoryStore): MemoryStore;
export function holdUnstored(store: MemoryStore): MemoryStore {
  if (holding.has(store)) return store;
  const held = new Map<string, Held>();
  const wipes = new Map<string, number>();
  const heldFor = (characterId: string) => held.get(characterId)?.messages ?? [];
  const wipesOf = (characterId: string) => wipes.get(characterId) ?? 0;

  const letGo = (characterId: string) => {
    held.get(characterId)?.leave();
    held.delete(characterId);
  };
  const forget = (characterId: string) => {
    wipes.set(characterId, wipesOf(characterId) + 1);
    letGo(characterId);
  };
  // Another tab or another user of the store may forget what is held of anybody, also of a character out of view.
  const watchFor = (characterId: string) =>
    store.watch(characterId, ({ type }) => {
      if (type === "replaced" || type === "cleared") forget(characterId);
    });
  const hold = (characterId: string, message: Message, problem: MemoryStoreErrorReason) =>
    void held.set(characterId, {
      messages: insertMessage(heldFor(characterId), message),
      problem,
      leave: held.get(characterId)?.leave ?? watchFor(characterId),
    });
  const drop = (characterId: string, messageId: string) => {
    const known = held.get(characterId);
    const messages = heldFor(characterId).filter(({ id }) => id !== messageId);
    if (messages.length === 0) letGo(characterId);
    else if (known) held.set(characterId, { ...known, messages });
  };

  const holder: MemoryStore = {
    watch: (characterId, report) => store.watch(characterId, report),
    ...(store.backup && { backup: (characterId: string) => store.backup?.(characterId) ?? Promise.resolve(null) }),

    async load(characterId) {
      const memory = await store.load(characterId);
      const known = held.get(characterId);
      // Whoever comes back to it is told again that some of it lasts no longer than the page.
      return known
        ? { ...memory, messages: known.messages.reduce(insertMessage, memory.messages), problem: known.problem }
        : memory;
    },

    async append(characterId, message) {
      const before = wipesOf(characterId);
      for (const each of [...heldFor(characterId), message]) {
        // What was said before a memory was forgotten is of that memory, and not of the one in its place.
        if (wipesOf(characterId) !== before) return;
        try {
          await store.append(characterId, each);
        } catch (error) {
          const problem = error instanceof MemoryStoreError ? error.reason : "unknown";
          if (wipesOf(characterId) === before)
            for (const unstored of [each, message]) hold(characterId, unstored, problem);
          throw error;
        }
        drop(characterId, each.id);
      }
    },

    async remove(characterId, message) {
      drop(characterId, message.id);
      await store.remove(characterId, message);
    },

    async replace(characterId, ...given) {
      await store.replace(characterId, ...given);
      forget(characterId);
    },

    async clear(characterId, ...given) {
      await store.clear(characterId, ...given);
      forget(characterId);
    },

    ...(store.restore && {
      async restore(characterId: string, ...given: [options?: { readonly signal?: AbortSignal }]) {
        await store.restore?.(characterId, ...given);
        forget(characterId);
      },
    }),
  };
  holding.add(holder);
  return holder;
}

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
  /** Why the store refused them. */
  readonly problem: MemoryStoreErrorReason;
  /** Stops watching the memory. */
  readonly leave: () => void;
}

/**
 * The wrapper of each store, and each wrapper itself: with two wrappers, a message would survive in one after the other
 * deleted it.
 */
const wrappers = new WeakMap<MemoryStore, MemoryStore>();

/**
 * Wraps a store so that messages it could not store are not lost: they stay in the page, are loaded with the rest, and
 * are stored again, in order, before the next one. Replacing or clearing a memory, also in another tab, discards them. A
 * store has one wrapper, which all parts of the page share.
 */
export function holdUnstored(store: RestorableMemoryStore): RestorableMemoryStore;
export function holdUnstored(store: MemoryStore): MemoryStore;
export function holdUnstored(store: MemoryStore): MemoryStore {
  const known = wrappers.get(store);
  if (known) return known;
  const wrapper = wrap(store);
  wrappers.set(store, wrapper);
  wrappers.set(wrapper, wrapper);
  return wrapper;
}

function wrap(store: MemoryStore): MemoryStore {
  const { backups } = store;
  const newest = store.newest?.bind(store);
  const held = new Map<string, Held>();
  const wipes = new Map<string, number>();
  const heldFor = (characterId: string) => held.get(characterId)?.messages ?? [];
  const wipesOf = (characterId: string) => wipes.get(characterId) ?? 0;

  const release = (characterId: string) => {
    held.get(characterId)?.leave();
    held.delete(characterId);
  };
  const forget = (characterId: string) => {
    wipes.set(characterId, wipesOf(characterId) + 1);
    release(characterId);
  };
  // Another tab or another user of the store may clear any character's memory, also one that is not shown.
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
    if (messages.length === 0) release(characterId);
    else if (known) held.set(characterId, { ...known, messages });
  };

  return {
    watch: (characterId, report) => store.watch(characterId, report),

    async load(characterId) {
      const memory = await store.load(characterId);
      const known = held.get(characterId);
      // Each load reports again that some messages last only as long as the page.
      return known
        ? { ...memory, messages: known.messages.reduce(insertMessage, memory.messages), problem: known.problem }
        : memory;
    },

    // What is held came after what is stored.
    ...(newest && { newest: async (characterId) => heldFor(characterId).at(-1) ?? newest(characterId) }),

    async append(characterId, message) {
      const before = wipesOf(characterId);
      for (const each of [...heldFor(characterId), message]) {
        // A message from before a clearing belongs to the cleared memory, and not to the new one.
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

    ...(backups && {
      backups: {
        read: (characterId) => backups.read(characterId),
        async restore(characterId, ...given) {
          await backups.restore(characterId, ...given);
          forget(characterId);
        },
      },
    }),
  };
}

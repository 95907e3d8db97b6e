import type { MemoryStore, RestorableMemoryStore } from "../../contracts";
import { holdUnstored } from "../../memory/hold-unstored";
import { chatRoomId } from "../../memory/memory-keys";
import { createMemoryMemoryStore } from "../../memory/memory-memory-store";
import { inTime } from "../in-time";
import { persistStorage } from "./persist-storage";
import { createLocalStorageMemoryStore } from "./local-storage-memory-store";
import { createIndexedDBMemoryStore, type IndexedDBMemoryStoreOptions } from "./indexed-db-memory-store";

/** A database that has not opened by then counts as missing: some browsers never answer. */
const OPEN_DEADLINE = 3_000;

const opened = <Result>(work: Promise<Result>): Promise<Result> =>
  inTime(work, OPEN_DEADLINE, () => {
    throw new Error("The browser’s storage did not answer.");
  });

/** An id without messages: reading a long memory could take longer than a store may take to open. */
const NOBODY = "";

/** Tries stores from the most durable to the least, and stays with the first that can be read. */
export async function firstUsable<Store extends MemoryStore>(stores: readonly [Store, ...Store[]]): Promise<Store> {
  for (const store of stores.slice(0, -1)) {
    try {
      await opened(store.load(NOBODY));
      return store;
    } catch {
      // The next one is tried; the loaded memory says which one it came from.
    }
  }
  return stores.at(-1) ?? stores[0];
}

export interface BrowserMemoryStoreOptions extends IndexedDBMemoryStoreOptions {
  /** The name of the database from which the messages of the first edition are moved. */
  readonly firstEdition?: string;
}

/**
 * The memory of the product: IndexedDB; where that fails, local storage; where that fails too, the page itself.
 * A loaded memory has it as its `durability`. Messages that no longer fit stay in the page until they do. With the first
 * stored reply, the browser is asked for persistent storage.
 */
export function createBrowserMemoryStore({
  firstEdition,
  ...options
}: BrowserMemoryStoreOptions = {}): RestorableMemoryStore {
  const best = createIndexedDBMemoryStore(options);
  const stores = [best, createLocalStorageMemoryStore(options), createMemoryMemoryStore(options.now)] as const;
  let chosen: Promise<RestorableMemoryStore> | null = null;
  let takingOver: Promise<void> = Promise.resolve();
  /** Loaded when needed. A long memory may still be moving while messages are shown: the rest follows. */
  const takeOver = () => {
    takingOver = takingOver
      .then(() => import("./first-edition-messages"))
      .then(({ migrateFirstEditionMessages }) => migrateFirstEditionMessages(best, firstEdition))
      .catch(() => {});
    return takingOver;
  };
  const choose = () =>
    (chosen ??= firstUsable<RestorableMemoryStore>(stores).then(async (store) => {
      if (store === best)
        await opened(
          takeOver()
            .then(() => import("./stranded-messages"))
            .then(({ migrateStrandedMessages }) => migrateStrandedMessages(best)),
        ).catch(() => {});
      return store;
    }));
  /** A tab of the first edition may have written while this one was hidden. */
  const onVisible = () => {
    if (document.visibilityState === "visible") void chosen?.then((store) => (store === best ? takeOver() : undefined));
  };
  let watchers = 0;
  return holdUnstored({
    load: async (characterId) => {
      const memory = await (await choose()).load(characterId);
      return memory.durability === "memory" ? { ...memory, problem: "blocked" } : memory;
    },
    newest: async (characterId) => (await choose()).newest(characterId),
    async append(characterId, message) {
      await (await choose()).append(characterId, message);
      // By then there is something to lose, and a visitor understands the browser's prompt.
      if (message.author !== "user" && characterId !== chatRoomId) void persistStorage();
    },
    remove: async (characterId, message) => (await choose()).remove(characterId, message),
    replace: async (characterId, messages, metadata, options) =>
      (await choose()).replace(characterId, messages, metadata, options),
    backups: {
      read: async (characterId) => (await choose()).backups.read(characterId),
      restore: async (characterId, options) => (await choose()).backups.restore(characterId, options),
    },
    clear: async (characterId, options) => (await choose()).clear(characterId, options),
    watch(characterId, report) {
      // Watching all costs nothing: only the chosen one reports changes, and only the best one can be lost.
      const ends = stores.map((store) => store.watch(characterId, report));
      watchers += 1;
      globalThis.document?.addEventListener("visibilitychange", onVisible);
      return () => {
        for (const end of ends) end();
        watchers -= 1;
        if (watchers === 0) globalThis.document?.removeEventListener("visibilitychange", onVisible);
      };
    },
  });
}

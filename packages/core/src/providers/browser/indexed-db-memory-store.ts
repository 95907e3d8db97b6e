import { describeMemory } from "./describe-memory";
import { MemoryStoreError, type Message, type RestorableMemoryStore } from "../../contracts";
import { epochFor } from "../../memory/epoch";
import { readMessage } from "../../memory/read-message";
import { backupKey, backupPrefix, messageKey, messagePrefix } from "../../memory/memory-keys";
import { reconcileMetadata } from "../../memory/memory-metadata";
import { compareMessages } from "../../memory/message-order";
import {
  backupOf,
  nothingToRestore,
  oppositeDirection,
  toStoredBackup,
  type StoredBackup,
} from "../../memory/stored-backup";
import { createConnection } from "./indexed-db-connection";
import {
  allOrNothing,
  readAtOnce,
  readRecords,
  under,
  writeRecords,
  type MemoryRecord,
  type MemoryStores,
} from "./indexed-db-records";
import { createMemoryWatchers } from "./memory-watchers";
import { isQuotaError } from "./safe-local-storage";
import { countMessage, readMetadata, writeMetadata } from "./stored-metadata";

const NAME = "archive-of-minds-conversations";

function asStoreError(error: unknown): MemoryStoreError {
  if (isQuotaError(error))
    return new MemoryStoreError("full", "The browser has no room left for messages.", { cause: error });
  return new MemoryStoreError("unknown", error instanceof Error ? error.message : String(error), { cause: error });
}

/** Whether a message was written before its memory was cleared. */
function isOlder({ createdAt }: Message, clearedAt: string | undefined): boolean {
  return clearedAt !== undefined && createdAt < clearedAt;
}

const rangeOf = (characterId: string) => under(messagePrefix(characterId));

/** The records under a prefix. */
interface Found {
  /** Including records that are no messages. */
  readonly records: readonly MemoryRecord[];
  /** Ordered by time, then id. */
  readonly messages: readonly Message[];
}

async function find(
  store: MemoryStores["messages"] | MemoryStores<"readonly">["messages"],
  characterId: string,
  prefix: string,
  clearedAt?: string,
): Promise<Found> {
  const records: MemoryRecord[] = [];
  const messages: Message[] = [];
  for await (const slice of readRecords(store, prefix)) {
    for (const record of slice) {
      const message = readMessage(record.value, characterId);
      if (message && isOlder(message, clearedAt)) continue;
      records.push(record);
      if (message) messages.push(message);
    }
  }
  return { records, messages: messages.sort(compareMessages) };
}

/** The current records of a memory, without cleared ones. */
async function findCurrent(
  { messages, epochs }: MemoryStores | MemoryStores<"readonly">,
  characterId: string,
): Promise<Found> {
  return find(messages, characterId, messagePrefix(characterId), await epochs.get(characterId));
}

function* recordsOf(characterId: string, messages: readonly Message[]): Generator<MemoryRecord> {
  const { length } = messagePrefix(characterId);
  for (const value of messages) yield { name: messageKey(characterId, value).slice(length), value };
}

/** What {@link createIndexedDBMemoryStore} takes; everything has a default. */
export interface IndexedDBMemoryStoreOptions {
  /** The database's name. Left out, `archive-of-minds-conversations`. */
  readonly name?: string;
  /** Milliseconds since 1970, for the times that it stores. Left out, the system's time. */
  readonly now?: () => number;
}

/** A store that can merge the messages of another store. */
export interface MergingMemoryStore extends RestorableMemoryStore {
  /** Adds those messages whose ids are not there yet, after forgetting what is older than `clearedAt`. @throws MemoryStoreError */
  merge(characterId: string, messages: readonly Message[], clearedAt: string): Promise<void>;
  /** Adds a backup where the character has none. @throws MemoryStoreError */
  addBackup(characterId: string, backup: StoredBackup, messages: readonly Message[]): Promise<void>;
}

/** Messages in IndexedDB, one record each, so that two tabs can write at once and lose nothing. */
export function createIndexedDBMemoryStore({
  name = NAME,
  now = Date.now,
}: IndexedDBMemoryStoreOptions = {}): MergingMemoryStore {
  const withDatabase = createConnection(name, () => watchers.announceLoss());
  const read = async (characterId: string): Promise<readonly Message[]> =>
    (await withDatabase((database) => readAtOnce(database, (stores) => findCurrent(stores, characterId)))).messages;
  const writing = <Result>(work: (stores: MemoryStores) => Promise<Result>, signal?: AbortSignal): Promise<Result> =>
    withDatabase((database) => allOrNothing(database, work, signal)).catch((error: unknown) => {
      throw asStoreError(error);
    });
  const replaceIn = async (
    stores: MemoryStores,
    characterId: string,
    records: Iterable<MemoryRecord>,
    backup: boolean,
  ) => {
    const former = backup ? await findCurrent(stores, characterId) : null;
    if (former && former.messages.length > 0) await putAside(stores.messages, characterId, former, "import");
    await writeRecords(stores.messages, messagePrefix(characterId), records);
    // Messages from before a clearing are part of the memory again.
    await stores.epochs.delete(characterId);
  };
  /** Replaces the backup with these records. */
  const putAside = async (
    store: MemoryStores["messages"],
    characterId: string,
    { records, messages }: Found,
    replacedBy: StoredBackup["replacedBy"],
  ) => {
    await writeRecords(store, backupPrefix(characterId), records);
    const record: StoredBackup = {
      savedAt: new Date(now()).toISOString(),
      messages: messages.length,
      replacedBy,
      metadata: readMetadata(characterId),
    };
    await store.put(record, backupKey(characterId));
  };
  const { metadataOf, replacedBy } = describeMemory(readMetadata, now);
  const watchers = createMemoryWatchers(`indexedDB.${name}`, async (characterId) =>
    replacedBy(characterId, await read(characterId)),
  );

  return {
    async load(characterId) {
      const messages = await read(characterId);
      return { messages, metadata: metadataOf(characterId, messages), durability: "indexedDB" };
    },

    newest: (characterId) =>
      withDatabase((database) =>
        readAtOnce(database, async ({ messages, epochs }) => {
          const clearedAt = await epochs.get(characterId);
          let cursor = await messages.openCursor(rangeOf(characterId), "prev");
          while (cursor) {
            const message = readMessage(cursor.value, characterId);
            if (message) return isOlder(message, clearedAt) ? null : message;
            cursor = await cursor.continue();
          }
          return null;
        }),
      ),

    async append(characterId, message) {
      const kept = await withDatabase(async (database) => {
        // Written and committed without awaiting, since a page that unloads may not run later steps.
        const key = messageKey(characterId, message);
        const writing = database.transaction("messages", "readwrite");
        const before = writing.store.getKey(key);
        const written = writing.store.put(message, key);
        writing.commit();
        const [known] = await Promise.all([before, written, writing.done]);
        const cleared = (await database.get("epochs", characterId)) ?? "";
        const epoch = epochFor(message, cleared, now());
        if (epoch !== cleared) await database.put("epochs", epoch, characterId);
        if (message.createdAt >= epoch) return { isNew: known === undefined };
        await database.delete("messages", key);
        return null;
      }).catch((error: unknown) => {
        throw asStoreError(error);
      });
      if (!kept) return;
      if (kept.isNew) countMessage(characterId, message, now());
      watchers.announce(characterId, { type: "appended", message });
    },

    async remove(characterId, message) {
      await writing(({ messages }) => messages.delete(messageKey(characterId, message)));
      watchers.announce(characterId, { type: "removed", messageId: message.id });
    },

    async replace(characterId, messages, metadata, { backup = false, signal } = {}) {
      const sorted = messages.toSorted(compareMessages);
      await writing((stores) => replaceIn(stores, characterId, recordsOf(characterId, sorted), backup), signal);
      writeMetadata(characterId, metadata ?? reconcileMetadata(null, sorted, now()));
      watchers.announce(characterId, replacedBy(characterId, sorted));
    },

    backups: {
      read: (characterId) =>
        withDatabase((database) => database.get("messages", backupKey(characterId))).then(
          (value) => {
            const stored = toStoredBackup(value);
            return stored && backupOf(stored);
          },
          () => null,
        ),

      async restore(characterId, { signal } = {}) {
        const restored = await writing(async (stores) => {
          const stored = toStoredBackup(await stores.messages.get(backupKey(characterId)));
          if (stored === null) return null;
          const { records, messages } = await find(stores.messages, characterId, backupPrefix(characterId));
          await putAside(
            stores.messages,
            characterId,
            await findCurrent(stores, characterId),
            oppositeDirection(stored),
          );
          await replaceIn(stores, characterId, records, false);
          return { messages, metadata: stored.metadata };
        }, signal);
        if (restored === null) throw nothingToRestore();
        writeMetadata(characterId, restored.metadata);
        watchers.announce(characterId, replacedBy(characterId, restored.messages));
      },
    },

    async clear(characterId, { signal } = {}) {
      await writing(async ({ messages, epochs }) => {
        // The time is read when this transaction has its turn, after the writes before it.
        await epochs.get(characterId);
        await epochs.put(new Date(now()).toISOString(), characterId);
        await Promise.all(
          [rangeOf(characterId), under(backupPrefix(characterId)), backupKey(characterId)].map((forgotten) =>
            messages.delete(forgotten),
          ),
        );
      }, signal);
      writeMetadata(characterId, null);
      watchers.announce(characterId, { type: "cleared" });
    },

    async merge(characterId, messages, clearedAt) {
      const merged = await writing(async (stores) => {
        const epoch = (await stores.epochs.get(characterId)) ?? "";
        if (clearedAt > epoch) {
          await stores.epochs.put(clearedAt, characterId);
          await Promise.all(
            [
              IDBKeyRange.bound(messagePrefix(characterId), `${messagePrefix(characterId)}${clearedAt}`, false, true),
              under(backupPrefix(characterId)),
              backupKey(characterId),
            ].map((forgotten) => stores.messages.delete(forgotten)),
          );
        }
        const { messages: standing } = await findCurrent(stores, characterId);
        const known = new Set(standing.map(({ id }) => id));
        const missing = messages.filter(
          (message) => !known.has(message.id) && !isOlder(message, clearedAt > epoch ? clearedAt : epoch),
        );
        await Promise.all(missing.map((message) => stores.messages.put(message, messageKey(characterId, message))));
        return [...standing, ...missing].sort(compareMessages);
      });
      watchers.announce(characterId, replacedBy(characterId, merged));
    },

    async addBackup(characterId, backup, messages) {
      await writing(async (stores) => {
        if ((await stores.messages.get(backupKey(characterId))) !== undefined) return;
        await writeRecords(stores.messages, backupPrefix(characterId), recordsOf(characterId, messages));
        await stores.messages.put(backup, backupKey(characterId));
      });
    },

    watch: watchers.watch,
  };
}

import { openDB } from "idb";
import type { Message } from "../../contracts";
import { backupKey, backupPrefix, characterOfMessageKey, messagePrefix } from "../../memory/memory-keys";
import { readMessage } from "../../memory/read-message";
import { toStoredBackup } from "../../memory/stored-backup";
import type { MergingMemoryStore } from "./indexed-db-memory-store";
import {
  readAtOnce,
  readRecords,
  under,
  type MemoryDatabase,
  type MemoryRecord,
  type MemorySchema,
} from "./indexed-db-records";

/** The database of the first edition. A tab that still runs it continues to write there. */
const NAME = "archive-of-minds";
const VERSION = 1;

/**
 * Moves what the first edition stored into this store, each message once: messages, the time of the last clearing, and
 * the backup where there is no other. What the store refuses stays where it is.
 *
 * @throws MemoryStoreError
 */
export async function migrateFirstEditionMessages(store: MergingMemoryStore, name = NAME): Promise<void> {
  const database = await openExisting(name);
  if (!database) return;
  try {
    for (const characterId of await charactersIn(database)) await moveCharacter(database, store, characterId);
  } finally {
    database.close();
  }
}

/** The database, if it exists; none is created. */
async function openExisting(name: string): Promise<MemoryDatabase | null> {
  try {
    return await openDB<MemorySchema>(name, VERSION, {
      upgrade(_database, _from, _to, transaction) {
        transaction.done.catch(() => {});
        transaction.abort();
      },
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
  } catch {
    return null;
  }
}

async function charactersIn(database: MemoryDatabase): Promise<ReadonlySet<string>> {
  const [messages, epochs] = await Promise.all([database.getAllKeys("messages"), database.getAllKeys("epochs")]);
  const ids = new Set<string>(epochs);
  for (const key of messages) {
    const id = characterOfMessageKey(key);
    if (id !== null) ids.add(id);
  }
  return ids;
}

async function moveCharacter(database: MemoryDatabase, store: MergingMemoryStore, characterId: string): Promise<void> {
  const records = await recordsUnder(database, messagePrefix(characterId));
  const clearedAt = (await database.get("epochs", characterId)) ?? "";
  const messages: Message[] = [];
  const moved: string[] = [];
  for (const { name, value } of records) {
    const message = readMessage(value, characterId);
    // Unreadable records stay for a version that can read them.
    if (!message) continue;
    messages.push(message);
    moved.push(`${messagePrefix(characterId)}${name}`);
  }
  if (messages.length > 0 || clearedAt !== "") await store.merge(characterId, messages, clearedAt);
  await moveBackup(database, store, characterId);
  const transaction = database.transaction(["messages", "epochs"], "readwrite");
  await Promise.all([
    ...moved.map((key) => transaction.objectStore("messages").delete(key)),
    transaction.objectStore("messages").delete(under(backupPrefix(characterId))),
    transaction.objectStore("messages").delete(backupKey(characterId)),
    transaction.objectStore("epochs").delete(characterId),
    transaction.done,
  ]);
}

async function moveBackup(database: MemoryDatabase, store: MergingMemoryStore, characterId: string): Promise<void> {
  const backup = toStoredBackup(await database.get("messages", backupKey(characterId)));
  if (backup === null) return;
  const records = await recordsUnder(database, backupPrefix(characterId));
  const messages = records.flatMap(({ value }) => readMessage(value, characterId) ?? []);
  await store.addBackup(characterId, backup, messages);
}

function recordsUnder(database: MemoryDatabase, prefix: string): Promise<readonly MemoryRecord[]> {
  return readAtOnce(database, async ({ messages }) => {
    const records: MemoryRecord[] = [];
    for await (const slice of readRecords(messages, prefix)) records.push(...slice);
    return records;
  });
}

import { deleteDB, openDB } from "idb";
import { afterEach, expect, it, vi } from "vitest";
import { exampleMessage } from "@archive-of-minds/testing";
import { createBrowserMemoryStore } from "./browser-memory-store";

const NAME = "first-edition-test";
const FIRST_EDITION = "first-edition-test-before";

const open = () => createBrowserMemoryStore({ name: NAME, firstEdition: FIRST_EDITION });

const openBefore = () =>
  openDB(FIRST_EDITION, 1, {
    upgrade(database) {
      database.createObjectStore("messages");
      database.createObjectStore("epochs");
    },
  });

/** The n-th message as the first edition wrote it. */
const record = (number: number, more: object = {}) => ({
  id: exampleMessage(number).id,
  role: "user",
  content: `Message ${String(number)}`,
  timestamp: exampleMessage(number).createdAt,
  hasImage: false,
  ...more,
});
const message = (number: number, more: object = {}) => exampleMessage(number, { conversationId: "tesla", ...more });

/** What a tab of the first edition writes. */
async function writeBefore(records: readonly ReturnType<typeof record>[], prefix = "aom.memory.tesla.") {
  const database = await openBefore();
  for (const value of records) await database.put("messages", value, `${prefix}${value.timestamp}.${value.id}`);
  database.close();
}

async function leftBefore() {
  const database = await openBefore();
  const left = [await database.getAllKeys("messages"), await database.getAllKeys("epochs")];
  database.close();
  return left;
}

const messagesIn = async (store = open()) => (await store.load("tesla")).messages;

afterEach(async () => {
  localStorage.clear();
  await Promise.all([deleteDB(NAME), deleteDB(FIRST_EDITION)]);
});

it("takes over every message of the first edition with all that it holds, and leaves nothing there", async () => {
  await writeBefore([
    record(1, { hasImage: true }),
    record(2, { role: "assistant", end: "interrupted", engine: "OpenAI gpt-6", heard: 3, safety: "despair" }),
    record(3, { mood: "calm", imported: true }),
  ]);
  const expected = [
    message(1, { hasImage: true }),
    message(2, {
      author: "tesla",
      status: "interrupted",
      model: "OpenAI gpt-6",
      heardUntil: 3,
      safety: "despair",
    }),
    message(3, { imported: true, unknownFields: { mood: "calm" } }),
  ];
  expect([await messagesIn(), await leftBefore(), await messagesIn()]).toEqual([expected, [[], []], expected]);
});

it("takes over what a tab of the first edition writes later when the page is seen again, without doubles", async () => {
  await writeBefore([record(1)]);
  const store = open();
  const leave = store.watch("tesla", () => {});
  await store.load("tesla");
  await store.append("tesla", message(2));
  await writeBefore([record(1), record(3)]);
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(async () => expect(await messagesIn(store)).toEqual([message(1), message(2), message(3)]));
  leave();
});

it("does not bring back what was cleared since", async () => {
  await writeBefore([record(1)]);
  const store = open();
  await store.load("tesla");
  await store.clear("tesla");
  await writeBefore([record(1)]);
  expect(await messagesIn()).toEqual([]);
});

it("forgets what a tab of the first edition cleared", async () => {
  const store = open();
  await store.append("tesla", message(1));
  const database = await openBefore();
  await database.put("epochs", message(2).createdAt, "tesla");
  database.close();
  await writeBefore([record(3)]);
  expect([await messagesIn(), await leftBefore()]).toEqual([[message(3)], [[], []]]);
});

it("takes over the memory that an import replaced", async () => {
  await writeBefore([record(4)]);
  await writeBefore([record(1), record(2)], "aom.memoryBackup.tesla.");
  const database = await openBefore();
  const backup = { savedAt: "2026-01-02T00:00:00.000Z", messages: 2, replacedBy: "import" as const };
  await database.put("messages", { ...backup, metadata: null }, "aom.memoryBackupRecord.tesla");
  database.close();
  const store = open();
  expect([await messagesIn(store), await store.backups?.read("tesla")]).toEqual([[message(4)], backup]);
  await store.backups?.restore("tesla");
  expect([await messagesIn(store), (await leftBefore())[0]]).toEqual([[message(1), message(2)], []]);
});

it("leaves what cannot be read, and what cannot be stored yet", async () => {
  await writeBefore([record(1), record(2, { role: "system" })]);
  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("Full, says the test.", "QuotaExceededError");
  });
  await messagesIn();
  full.mockRestore();
  expect((await leftBefore())[0]).toHaveLength(2);
  expect([await messagesIn(), (await leftBefore())[0]?.length]).toEqual([[message(1)], 1]);
});

it("makes no database where there was none", async () => {
  await messagesIn();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(FIRST_EDITION);
});

// What a stored memory costs the page: reading it, and bringing in another from a file.
import { memoryFileText, type Message } from "@archive-of-minds/core";
import { createIndexedDBMemoryStore, createWorkerMemoryReader } from "@archive-of-minds/core/providers/browser";
import { wait } from "../../pages/deltas";

const WORDS = "I have not failed, I have found what burns. ".repeat(12);
const never = new AbortController().signal;
const name = (count: number) => `storage-${count}`;

const makeMessages = (count: number): Message[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `message-${String(index).padStart(7, "0")}`,
    conversationId: "tesla",
    author: index % 2 === 0 ? "user" : "tesla",
    text: `${index} ${WORDS}`,
    createdAt: new Date(Date.UTC(2025, 0, 1) + index * 60_000).toISOString(),
    hasImage: false,
  }));

/** How long the work took and what its longest task was, in milliseconds; the browser sees no task of less than 50. */
async function watched(work: () => Promise<unknown>): Promise<{ readonly took: number; readonly longest: number }> {
  let longest = 0;
  const note = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) longest = Math.max(longest, duration);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "longtask" });
  const begun = performance.now();
  await work();
  const took = performance.now() - begun;
  // The last task is told of once it has ended.
  await wait(100);
  note(observer.takeRecords());
  observer.disconnect();
  return { took, longest };
}

const storage = {
  /** Brings so many messages in from a file. */
  async importFile(count: number) {
    const messages = makeMessages(count);
    const metadata = { createdAt: "2025-01-01T00:00:00.000Z", totalInteractions: count, lastInteraction: null };
    const file = new Blob([memoryFileText({ characterId: "tesla", memory: { messages, metadata }, exportedAt: 0 })]);
    messages.length = 0;
    await wait(500);
    return watched(async () => {
      const memory = await createWorkerMemoryReader().read(file, { characterId: "tesla", signal: never });
      await createIndexedDBMemoryStore({ name: name(count) }).replace("tesla", memory.messages, memory.metadata, {
        backup: true,
      });
    });
  },

  /** Reads what was brought in, as a page that has just been opened does. */
  open: (count: number) => watched(() => createIndexedDBMemoryStore({ name: name(count) }).load("tesla")),

  /** The same messages in one go, and nothing done with them. */
  openAtOnce: (count: number) =>
    watched(async () => {
      const asked = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>(
          (resolve, reject) => (
            (request.onsuccess = () => resolve(request.result)),
            (request.onerror = () => reject(request.error))
          ),
        );
      const database = await asked(indexedDB.open(name(count)));
      await asked(database.transaction("messages").objectStore("messages").getAll());
      database.close();
    }),
};

declare global {
  interface Window {
    storage: typeof storage;
  }
}

window.storage = storage;

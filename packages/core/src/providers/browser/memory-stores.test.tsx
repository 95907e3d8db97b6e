import fc from "fast-check";
import { deleteDB } from "idb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MemoryStore, Message } from "../../contracts";
import { anyImport } from "../../memory/imports.fixture";
import { createMemoryMemoryStore } from "../../memory/memory-memory-store";
import { parseMemory } from "../../memory/parse-memory";
import { describeMemoryBackupContract, describeMemoryStoreContract } from "@archive-of-minds/testing/contracts";
import { exampleMessage, propertyRuns } from "@archive-of-minds/testing";
import { createBrowserMemoryStore, firstUsable } from "./browser-memory-store";
import { createIndexedDBMemoryStore } from "./indexed-db-memory-store";
import { createLocalStorageMemoryStore } from "./local-storage-memory-store";

for (const describeContract of [describeMemoryStoreContract, describeMemoryBackupContract]) {
  describeContract("IndexedDB", (now) => {
    let count = 0;
    const name = () => `memory-test-${count}`;
    return {
      open: () => createIndexedDBMemoryStore({ name: name(), now }),
      cleanUp: () => {
        localStorage.clear();
        count += 1;
        return deleteDB(`memory-test-${count - 1}`);
      },
    };
  });

  describeContract("The browser", (now) => {
    let count = 0;
    return {
      open: () => createBrowserMemoryStore({ name: `browser-test-${count}`, now }),
      cleanUp: () => {
        localStorage.clear();
        count += 1;
        return deleteDB(`browser-test-${count - 1}`);
      },
    };
  });

  describeContract("Local storage", (now) => ({
    open: () => createLocalStorageMemoryStore({ now }),
    cleanUp: () => localStorage.clear(),
  }));
}

it("follows what another tab adds, replaces and clears", async () => {
  const [here, there] = [createIndexedDBMemoryStore({ name: "tabs" }), createIndexedDBMemoryStore({ name: "tabs" })];
  const next = () =>
    new Promise((resolve) => {
      const leave = here.watch("tesla", (change) => {
        leave();
        resolve(change);
      });
    });
  const stay = here.watch("tesla", () => {});
  const added = next();
  await there.append("tesla", exampleMessage(1));
  const replaced = added.then(next);
  expect(await added).toEqual({ type: "appended", message: exampleMessage(1) });
  const metadata = {
    createdAt: "2020-01-01T00:00:00.000Z",
    totalInteractions: 7,
    lastInteraction: exampleMessage(2).createdAt,
  };
  await there.replace("tesla", [exampleMessage(2)], metadata);
  expect(await replaced).toEqual({ type: "replaced", messages: [exampleMessage(2)], metadata });
  const cleared = next();
  await there.clear("tesla");
  expect(await cleared).toEqual({ type: "cleared" });
  stay();
  await deleteDB("tabs");
});

/** How many records each answer of the database holds, from now on. */
function watchAnswers(): { readonly largest: () => number } {
  const requests: IDBRequest<unknown[]>[] = [];
  for (const method of ["getAll", "getAllKeys"] as const) {
    const original = IDBObjectStore.prototype[method];
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
      this: IDBObjectStore,
      ...of: Parameters<typeof original>
    ) {
      const request = original.apply(this, of);
      requests.push(request);
      return request as never;
    });
  }
  return { largest: () => Math.max(...requests.map(({ result }) => result.length)) };
}

it.each(["load", "replace", "restore", "merge", "watch"] as const)(
  "reads a long memory in slices, so that the page stays responsive (%s)",
  async (way) => {
    const name = "long-memory";
    const long = Array.from({ length: 5_000 }, (_, index) => exampleMessage(index));
    const store = createIndexedDBMemoryStore({ name });
    await store.replace("tesla", long);
    await store.replace("tesla", long.slice(1), undefined, { backup: true });
    const notified = way === "watch" && new Promise((resolve) => store.watch("tesla", resolve));
    const answers = watchAnswers();
    const read = {
      load: () => store.load("tesla"),
      replace: () => store.replace("tesla", [], undefined, { backup: true }),
      restore: () => store.backups.restore("tesla"),
      merge: () => store.merge("tesla", [], ""),
      watch: () =>
        createIndexedDBMemoryStore({ name })
          .replace("tesla", long)
          .then(() => notified),
    };
    await read[way]().finally(() => vi.restoreAllMocks());
    await deleteDB(name);
    expect([answers.largest() > 0, answers.largest() <= 1_000]).toEqual([true, true]);
  },
);

it("reads a memory as it stood when the reading began", async () => {
  const name = "read-at-once";
  const [reader, writer] = [createIndexedDBMemoryStore({ name }), createIndexedDBMemoryStore({ name })];
  const former = Array.from({ length: 5_000 }, (_, index) => exampleMessage(index));
  await reader.replace("tesla", former);
  const [{ messages }] = await Promise.all([reader.load("tesla"), writer.replace("tesla", [])]);
  expect([messages.length, (await reader.load("tesla")).messages.length]).toEqual([5_000, 0]);
  await deleteDB(name);
});

it("leaves out records that are no messages, and keeps them stored", async () => {
  localStorage.setItem("aom.memory.tesla.2026-01-01T00:00:00.000Z.broken", '{"id":');
  localStorage.setItem("aom.memory.tesla.2026-01-01T00:00:01.000Z.wrong", '{"id":"wrong","role":"system"}');
  const store = createLocalStorageMemoryStore();
  await store.append("tesla", exampleMessage(1));
  expect((await store.load("tesla")).messages).toEqual([exampleMessage(1)]);
  expect(localStorage.getItem("aom.memory.tesla.2026-01-01T00:00:00.000Z.broken")).toBe('{"id":');
  localStorage.clear();
});

it("says that local storage is full", async () => {
  localStorage.setItem("filler", "x".repeat(5_242_880 - "filler".length));
  await expect(createLocalStorageMemoryStore().append("tesla", exampleMessage(1))).rejects.toMatchObject({
    reason: "full",
  });
  localStorage.clear();
});

it("opens again when the database was deleted by the browser", async () => {
  const store = createIndexedDBMemoryStore({ name: "deleted" });
  await store.append("tesla", exampleMessage(1));
  await deleteDB("deleted");
  await store.append("tesla", exampleMessage(2));
  expect((await store.load("tesla")).messages).toEqual([exampleMessage(2)]);
  await deleteDB("deleted");
});

it("falls back to the next store when one cannot be read", async () => {
  const broken: MemoryStore = { ...createMemoryMemoryStore(), load: () => Promise.reject(new Error("refused")) };
  const page = createMemoryMemoryStore();
  expect(await firstUsable([broken, page])).toBe(page);
});

it("stays with a store however long one memory takes to be read", async () => {
  const store = createMemoryMemoryStore();
  const slow: MemoryStore = {
    ...store,
    load: (characterId) => (characterId === "tesla" ? new Promise(() => {}) : store.load(characterId)),
  };
  expect(await firstUsable([slow, createMemoryMemoryStore()])).toBe(slow);
});

const unkeepable: Message = Object.assign(exampleMessage(9), { note: () => "No storage takes a function." });

it("keeps the former memory when a new one cannot be stored", async () => {
  const store = createIndexedDBMemoryStore({ name: "unkeepable" });
  await store.replace("tesla", [exampleMessage(1), exampleMessage(2)]);
  await expect(
    store.replace("tesla", [exampleMessage(3), unkeepable], undefined, { backup: true }),
  ).rejects.toMatchObject({ name: "MemoryStoreError" });
  expect([(await store.load("tesla")).messages, await store.backups.read("tesla")]).toEqual([
    [exampleMessage(1), exampleMessage(2)],
    null,
  ]);
  await deleteDB("unkeepable");
});

it("keeps the former memory when a new one is cancelled before it is stored", async () => {
  const store = createIndexedDBMemoryStore({ name: "called-off" });
  await store.replace("tesla", [exampleMessage(1)]);
  const many = Array.from({ length: 5_000 }, (_, index) => exampleMessage(index + 2));
  const abort = new AbortController();
  const { put } = IDBObjectStore.prototype;
  const writing = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
    this: IDBObjectStore,
    ...record
  ) {
    if (writing.mock.calls.length === 600) abort.abort();
    return put.apply(this, record);
  });
  await expect(store.replace("tesla", many, undefined, { backup: true, signal: abort.signal })).rejects.toMatchObject({
    name: "MemoryStoreError",
  });
  writing.mockRestore();
  await expect(store.clear("tesla", { signal: abort.signal })).rejects.toMatchObject({ name: "MemoryStoreError" });
  await expect(
    createLocalStorageMemoryStore().replace("tesla", many, undefined, { signal: abort.signal }),
  ).rejects.toMatchObject({ name: "MemoryStoreError" });
  expect([(await store.load("tesla")).messages, await store.backups.read("tesla")]).toEqual([
    [exampleMessage(1)],
    null,
  ]);
  await store.replace("tesla", [exampleMessage(2)], undefined, { backup: true });
  await expect(store.backups.restore("tesla", { signal: abort.signal })).rejects.toMatchObject({
    name: "MemoryStoreError",
  });
  expect([(await store.load("tesla")).messages, (await store.backups.read("tesla"))?.messages]).toEqual([
    [exampleMessage(2)],
    1,
  ]);
  await deleteDB("called-off");
});

it("reads back messages of a million characters, and short ones after them", async () => {
  const store = createIndexedDBMemoryStore({ name: "heavy" });
  const heavy = Array.from({ length: 60 }, (_, index) =>
    exampleMessage(index, { text: String(index % 10).repeat(index < 20 ? 1_000_000 : 10) }),
  );
  await store.replace("tesla", heavy);
  expect((await store.load("tesla")).messages).toEqual(heavy);
  await deleteDB("heavy");
});

it.each(["append", "replace"] as const)("says that IndexedDB is full (%s)", async (way) => {
  const store = createIndexedDBMemoryStore({ name: "full" });
  await store.append("tesla", exampleMessage(1));
  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("Full, says the test.", "QuotaExceededError");
  });
  await expect(
    way === "append" ? store.append("tesla", exampleMessage(2)) : store.replace("tesla", [exampleMessage(2)]),
  ).rejects.toMatchObject({ name: "MemoryStoreError", reason: "full" });
  full.mockRestore();
  expect((await store.load("tesla")).messages).toEqual([exampleMessage(1)]);
  await deleteDB("full");
});

describe("after a visit in which IndexedDB did not answer", () => {
  const name = "did-not-answer";
  const open = () => createBrowserMemoryStore({ name });
  const at = (number: number) => ({ createdAt: new Date(Date.now() + number).toISOString() });
  const inFallback = async (visit: (store: MemoryStore) => Promise<unknown>) => {
    const refused = vi.spyOn(IDBFactory.prototype, "open").mockImplementation(() => {
      throw new DOMException("Refused by the test.", "UnknownError");
    });
    const store = open();
    expect((await store.load("tesla")).durability).toBe("localStorage");
    await visit(store);
    refused.mockRestore();
  };
  const keys = () =>
    Object.keys(localStorage).filter((key) => key.startsWith("aom.memory.") || key.startsWith("aom.memoryEpoch."));
  beforeEach(() => localStorage.clear());
  afterEach(async () => {
    localStorage.clear();
    await deleteDB(name);
  });

  it("has its messages once, among the earlier and later ones", async () => {
    const said = [exampleMessage(1), exampleMessage(2, { author: "ada", status: "complete" }), exampleMessage(3)];
    const [first, second, third] = said as [Message, Message, Message];
    await open().append("tesla", first);
    await inFallback(async (store) => {
      await store.append("tesla", second);
      await store.append("hypatia.two", exampleMessage(7));
    });
    // As another tab would, in which it did answer.
    await createIndexedDBMemoryStore({ name }).append("tesla", second);
    const store = open();
    await store.append("tesla", third);
    const { messages, durability, metadata } = await store.load("tesla");
    expect([messages, durability, metadata.totalInteractions, (await store.load("hypatia.two")).messages]).toEqual([
      said,
      "indexedDB",
      2,
      [exampleMessage(7)],
    ]);
    expect([keys(), (await open().load("tesla")).messages]).toEqual([[], said]);
  });

  it("has no messages that were cleared in it", async () => {
    await open().append("tesla", exampleMessage(1, at(-60_000)));
    const later = exampleMessage(2, at(60_000));
    await inFallback(async (store) => {
      await store.clear("tesla");
      await store.append("tesla", later);
    });
    expect([(await open().load("tesla")).messages, keys()]).toEqual([[later], []]);
  });

  it("loses nothing when its messages cannot be moved yet", async () => {
    await inFallback((store) => store.append("tesla", exampleMessage(2)));
    const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("Full, says the test.", "QuotaExceededError");
    });
    await open().load("tesla");
    full.mockRestore();
    expect((await open().load("tesla")).messages).toEqual([exampleMessage(2)]);
  });
});

it("keeps the former memory when local storage is full before a new one is stored", async () => {
  const store = createLocalStorageMemoryStore();
  await store.replace("tesla", [exampleMessage(1), exampleMessage(2)]);
  const large = Array.from({ length: 30 }, (_, index) => exampleMessage(index, { text: "x".repeat(200_000) }));
  await expect(store.replace("tesla", large, undefined, { backup: true })).rejects.toMatchObject({ reason: "full" });
  expect([(await store.load("tesla")).messages, await store.backups.read("tesla")]).toEqual([
    [exampleMessage(1), exampleMessage(2)],
    null,
  ]);
  localStorage.clear();
});

it.each([
  ["IndexedDB", () => createIndexedDBMemoryStore({ name: "any-import" })],
  ["local storage", () => createLocalStorageMemoryStore()],
])("gives back from %s whatever an import can hold", async (_, open) => {
  const store = open();
  await fc.assert(
    fc.asyncProperty(anyImport, async (text) => {
      const memory = tryParse(text);
      if (!memory) return;
      await store.replace("tesla", memory.messages, memory.metadata, { backup: true });
      const { messages, metadata } = await store.load("tesla");
      expect([messages, metadata]).toEqual([memory.messages, JSON.parse(JSON.stringify(memory.metadata))]);
    }),
    { numRuns: propertyRuns(2_000) },
  );
  localStorage.clear();
  await deleteDB("any-import");
});

function tryParse(text: string) {
  try {
    return parseMemory(text, { characterId: "tesla", now: Date.parse("2026-01-01T12:00:00.000Z") });
  } catch {
    return null;
  }
}

import { describe, expect, it, vi } from "vitest";
import { MemoryStoreError, type MemoryBackups, type MemoryStore } from "../contracts";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";
import {
  exampleExchange,
  exampleMessage,
  createFakeTextSharer,
  createTestMemoryBank,
  type TestMemoryBank,
} from "@archive-of-minds/testing";

const said = [exampleMessage(1), exampleMessage(2, { author: "tesla", status: "complete", model: "Test" })];
const imported = [exampleMessage(8), exampleMessage(9, { author: "tesla", status: "complete" })];

const broken = (changes: Partial<MemoryStore>): MemoryStore => ({ ...createMemoryMemoryStore(), ...changes });

describe("restoring a replaced memory", () => {
  it("is offered after an import, and again after the restoration", async () => {
    const test = await createTestMemoryBank({ messages: said });
    await test.rested();
    expect(test.bank.getSnapshot().can({ type: "backup.restore" })).toBe(false);
    test.bank.send({ type: "text.import", text: test.fileOf(imported) });
    await test.untilIn("imported");
    test.clock.increment(1_000);
    await test.rested();
    expect(test.bank.getSnapshot().context.backup).toMatchObject({ messages: 2, replacedBy: "import" });
    test.bank.send({ type: "backup.restore" });
    await test.rested();
    expect([await test.stored(), test.bank.getSnapshot().context.notice]).toEqual([said, { type: "restored" }]);
    expect(test.bank.getSnapshot().context.backup).toMatchObject({ messages: 2, replacedBy: "restore" });
    test.bank.send({ type: "backup.restore" });
    await test.rested();
    expect(await test.stored()).toEqual(imported);
  });

  it("is not offered once another tab has cleared the memory, and is offered once one has imported", async () => {
    const test = await createTestMemoryBank({ messages: said });
    await test.rested();
    const canRestore = () => test.bank.getSnapshot().can({ type: "backup.restore" });
    await test.memoryStore.replace("tesla", imported, undefined, { backup: true });
    await test.until(({ context }) => context.backup?.messages === 2);
    expect(canRestore()).toBe(true);
    await test.memoryStore.clear("tesla");
    await test.until(({ context }) => context.backup === null);
    expect(canRestore()).toBe(false);
  });

  it("is not shown as done when there is no backup left", async () => {
    const store = createMemoryMemoryStore();
    // The change in the other tab arrives too late.
    const test = await createTestMemoryBank({ memoryStore: { ...store, watch: () => () => {} } });
    await store.replace("tesla", said);
    await store.replace("tesla", imported, undefined, { backup: true });
    test.bank.send({ type: "memory.replaced" });
    await test.rested();
    await store.clear("tesla");
    test.bank.send({ type: "backup.restore" });
    await test.rested();
    const { notice, backup } = test.bank.getSnapshot().context;
    expect([await test.stored(), notice, backup]).toEqual([[], { type: "restoreFailed" }, null]);
  });

  it("shows when it fails", async () => {
    const store = createMemoryMemoryStore();
    const test = await createTestMemoryBank({
      memoryStore: { ...store, backups: { ...store.backups, restore: () => Promise.reject(new Error("away")) } },
      messages: said,
    });
    test.bank.send({ type: "text.import", text: test.fileOf(imported) });
    await test.untilIn("imported");
    test.clock.increment(1_000);
    await test.rested();
    test.bank.send({ type: "backup.restore" });
    await test.rested();
    expect(test.bank.getSnapshot().context.notice).toEqual({ type: "restoreFailed" });
  });
});

it("cancels a restoration that takes too long before it shows the failure", async () => {
  const store = createMemoryMemoryStore();
  const signals: (AbortSignal | undefined)[] = [];
  const restore: MemoryBackups["restore"] = (_, { signal } = {}) => {
    signals.push(signal);
    return new Promise(() => {});
  };
  const test = await createTestMemoryBank({
    memoryStore: { ...store, backups: { ...store.backups, restore } },
    messages: said,
  });
  test.bank.send({ type: "text.import", text: test.fileOf(imported) });
  await test.untilIn("imported");
  test.clock.increment(1_000);
  await test.rested();
  test.bank.send({ type: "backup.restore" });
  await test.untilIn("restoring");
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  test.clock.increment(120_000);
  await test.rested();
  expect([signals.map((signal) => signal?.aborted), test.bank.getSnapshot().context.notice]).toEqual([
    [true],
    { type: "restoreFailed" },
  ]);
});

describe("exporting", () => {
  const textsOf = ({ news }: TestMemoryBank) =>
    Promise.all(news.flatMap((event) => (event.type === "memory.exported" ? [event.file.text()] : [])));

  it("exports a file that can be imported again, named by character and day", async () => {
    const test = await createTestMemoryBank({ messages: said });
    test.bank.send({ type: "memory.download" });
    await test.rested();
    const text = test.fileOf(said).replace('"totalInteractions":2', '"totalInteractions":1');
    expect(test.news).toEqual([
      {
        type: "memory.exported",
        fileName: "memory-tesla-2026-01-01.json",
        mediaType: "application/json",
        file: expect.any(Blob),
      },
    ]);
    expect(await textsOf(test)).toEqual([text]);
    expect(test.bank.getSnapshot().context.notice).toEqual({ type: "downloaded" });
  });

  it("copies the same text as the download", async () => {
    const test = await createTestMemoryBank({ messages: said });
    test.bank.send({ type: "memory.share" });
    await test.rested();
    test.bank.send({ type: "memory.download" });
    await test.rested();
    expect(await textsOf(test)).toEqual(test.textSharer.texts);
  });

  it("writes a long memory piece by piece, so that the page stays responsive", async () => {
    const long = Array.from({ length: 5_000 }, (_, index) => exampleMessage(index));
    const test = await createTestMemoryBank({ messages: long });
    const parts: number[] = [];
    vi.stubGlobal(
      "Blob",
      class extends Blob {
        constructor(content: BlobPart[] = [], options?: BlobPropertyBag) {
          super(content, options);
          parts.push(...content.map((part) => (typeof part === "string" ? part.length : 0)));
        }
      },
    );
    test.bank.send({ type: "memory.download" });
    await test.rested();
    vi.unstubAllGlobals();
    const [text = ""] = await textsOf(test);
    expect(JSON.parse(text)).toMatchObject({
      conversations: long.map(({ id, text: content, createdAt: timestamp }) => ({ id, content, timestamp })),
    });
    expect(Math.max(...parts)).toBeLessThan(text.length / 5);
  });

  it.each([
    ["shared", { type: "shared" }],
    ["copied", { type: "copied" }],
    ["dismissed", null],
    ["refused", { type: "shareFailed", reason: "refused" }],
    ["unsupported", { type: "shareFailed", reason: "unsupported" }],
  ] as const)("shows the result: %s", async (outcome, notice) => {
    const test = await createTestMemoryBank({ messages: said, textSharer: createFakeTextSharer(outcome) });
    test.bank.send({ type: "memory.share" });
    await test.rested();
    expect(test.bank.getSnapshot().context.notice).toEqual(notice);
  });

  it("shows the last result for three seconds", async () => {
    const test = await createTestMemoryBank();
    for (const wait of [2_000, 2_999]) {
      test.bank.send({ type: "memory.share" });
      await test.rested();
      test.clock.increment(wait);
      expect(test.bank.getSnapshot().context.notice).toEqual({ type: "copied" });
    }
    test.clock.increment(1);
    expect(test.bank.getSnapshot().context.notice).toBeNull();
  });

  it("shows when the memory cannot be read", async () => {
    const test = await createTestMemoryBank({ memoryStore: broken({ load: () => Promise.reject(new Error("away")) }) });
    test.bank.send({ type: "memory.download" });
    await test.rested();
    expect([test.news, test.bank.getSnapshot().context.notice]).toEqual([[], { type: "exportFailed" }]);
  });
});

describe("sharing", () => {
  const never = () => new Promise<never>(() => {});

  it("times out for a memory that is never read, shows it, and allows clearing", async () => {
    const test = await createTestMemoryBank({ memoryStore: broken({ load: never }) });
    test.bank.send({ type: "memory.share" });
    const can = () =>
      (["memory.download", "memory.share"] as const).map((type) => test.bank.getSnapshot().can({ type }));
    test.clock.increment(59_999);
    expect([can(), test.bank.getSnapshot().context.notice]).toEqual([[false, false], null]);
    test.clock.increment(1);
    expect([can(), test.bank.getSnapshot().context.notice]).toEqual([[true, true], { type: "exportFailed" }]);
    test.bank.send({ type: "memory.clear" });
    test.bank.send({ type: "clear.confirm" });
    expect(test.bank.getSnapshot().matches({ work: "clearing" })).toBe(true);
  });

  it("shares nothing that is read after the time-out", async () => {
    const store = createMemoryMemoryStore();
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const test = await createTestMemoryBank({
      messages: said,
      memoryStore: { ...store, load: (id) => gate.then(() => store.load(id)) },
    });
    test.bank.send({ type: "memory.share" });
    test.clock.increment(60_000);
    open();
    test.bank.send({ type: "memory.share" });
    await test.rested();
    expect([test.textSharer.texts.length, test.bank.getSnapshot().context.notice]).toEqual([1, { type: "copied" }]);
  });

  it("shows when the memory cannot be read", async () => {
    const test = await createTestMemoryBank({ memoryStore: broken({ load: () => Promise.reject(new Error("away")) }) });
    test.bank.send({ type: "memory.share" });
    await test.rested();
    expect([test.textSharer.texts, test.bank.getSnapshot().context.notice]).toEqual([[], { type: "exportFailed" }]);
  });

  it("has no deadline while the visitor chooses the target", async () => {
    let choose: (outcome: "shared") => void = () => {};
    const test = await createTestMemoryBank({
      messages: said,
      textSharer: { share: () => new Promise((resolve) => (choose = resolve)) },
    });
    test.bank.send({ type: "memory.share" });
    await test.until((snapshot) => snapshot.matches({ export: { sharing: "handingOver" } }));
    test.clock.increment(60 * 60_000);
    expect([
      test.bank.getSnapshot().matches({ export: { sharing: "handingOver" } }),
      test.bank.getSnapshot().context.notice,
    ]).toEqual([true, null]);
    choose("shared");
    await test.rested();
    expect([test.bank.getSnapshot().context.notice, test.bank.getSnapshot().context.toShare]).toEqual([
      { type: "shared" },
      null,
    ]);
  });
});

describe("clearing", () => {
  const exchanges = [exampleExchange(1), exampleExchange(2, { characterId: "hypatia" })];

  it("asks for a confirmation, and does nothing when it is cancelled", async () => {
    const test = await createTestMemoryBank({ messages: said });
    test.bank.send({ type: "memory.clear" });
    expect(test.bank.getSnapshot().matches({ work: "confirmingClear" })).toBe(true);
    test.bank.send({ type: "clear.cancel" });
    expect([test.bank.getSnapshot().matches({ work: "ready" }), await test.stored()]).toEqual([true, said]);
  });

  it("clears the character’s memory here and on the server, and its backup, and no other character", async () => {
    const test = await createTestMemoryBank({ messages: said });
    await test.memoryStore.replace("tesla", imported, undefined, { backup: true });
    for (const exchange of exchanges) await test.conversationLog.log(exchange);
    test.bank.send({ type: "memory.clear" });
    test.bank.send({ type: "clear.confirm" });
    await test.rested();
    expect([await test.stored(), await test.memoryStore.backups?.read("tesla")]).toEqual([[], null]);
    expect(test.conversationLog.kept.map(({ characterId }) => characterId)).toEqual(["hypatia"]);
    expect([test.news, test.bank.getSnapshot().context.notice]).toEqual([
      [{ type: "memory.cleared" }],
      { type: "cleared" },
    ]);
  });

  it("says no more that it is cleared once something is imported", async () => {
    const test = await createTestMemoryBank({ messages: said });
    test.bank.send({ type: "memory.clear" });
    test.bank.send({ type: "clear.confirm" });
    await test.rested();
    test.bank.send({ type: "text.import", text: test.fileOf(imported) });
    expect(test.bank.getSnapshot().context.notice).toBe(null);
  });

  it("clears the outbox, and shows that the server could not be reached", async () => {
    const test = await createTestMemoryBank({ messages: said });
    test.conversationLog.breakDown();
    for (const exchange of exchanges) await test.conversationLog.log(exchange);
    test.bank.send({ type: "memory.clear" });
    test.bank.send({ type: "clear.confirm" });
    await test.rested();
    expect(test.conversationLog.waiting.map(({ characterId }) => characterId)).toEqual(["hypatia"]);
    expect([await test.stored(), test.bank.getSnapshot().context.notice]).toEqual([[], { type: "clearedHere" }]);
  });

  it("clears the server on a second press, when the server is back", async () => {
    const test = await createTestMemoryBank({ messages: said });
    for (const exchange of exchanges) await test.conversationLog.log(exchange);
    test.conversationLog.breakDown();
    const clear = async () => {
      test.bank.send({ type: "memory.clear" });
      test.bank.send({ type: "clear.confirm" });
      await test.rested();
    };
    await clear();
    expect(test.bank.getSnapshot().context.notice).toEqual({ type: "clearedHere" });
    test.conversationLog.recover();
    await clear();
    expect(test.conversationLog.kept.map(({ characterId }) => characterId)).toEqual(["hypatia"]);
    expect(test.bank.getSnapshot().context.notice).toEqual({ type: "cleared" });
  });

  it("asks for the access code when the session has ended", async () => {
    const test = await createTestMemoryBank({ messages: said });
    test.conversationLog.lock();
    test.bank.send({ type: "memory.clear" });
    test.bank.send({ type: "clear.confirm" });
    await test.rested();
    expect(test.news).toEqual([{ type: "memory.cleared" }, { type: "access.lost" }]);
  });

  it("allows a download first, and waits until it is done", async () => {
    const store = createMemoryMemoryStore();
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const test = await createTestMemoryBank({
      messages: said,
      memoryStore: { ...store, load: async (id) => gate.then(() => store.load(id)) },
    });
    test.bank.send({ type: "memory.clear" });
    test.bank.send({ type: "memory.download" });
    test.bank.send({ type: "clear.confirm" });
    expect(test.bank.getSnapshot().matches({ work: "confirmingClear" })).toBe(true);
    open();
    await test.until((snapshot) => snapshot.matches({ export: "idle" }));
    expect(test.news).toMatchObject([{ type: "memory.exported" }]);
    test.bank.send({ type: "clear.confirm" });
    await test.rested();
    expect(await test.stored()).toEqual([]);
  });

  it("shows the result here when the server does not answer", async () => {
    const test = await createTestMemoryBank({
      messages: said,
      conversationLog: { health: () => new Promise(() => {}), clear: () => new Promise(() => {}) },
    });
    test.bank.send({ type: "memory.clear" });
    test.bank.send({ type: "clear.confirm" });
    await test.untilIn({ clearing: "onServer" });
    expect(await test.stored()).toEqual([]);
    test.clock.increment(20_000);
    expect([test.news, test.bank.getSnapshot().context.notice]).toEqual([
      [{ type: "memory.cleared" }],
      { type: "clearedHere" },
    ]);
  });

  it("cancels a clearing that the storage does not finish in time", async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const test = await createTestMemoryBank({
      memoryStore: broken({
        clear: (_, { signal } = {}) => {
          signals.push(signal);
          return new Promise(() => {});
        },
      }),
    });
    test.bank.send({ type: "memory.clear" });
    test.bank.send({ type: "clear.confirm" });
    test.clock.increment(20_000);
    expect([signals.map((signal) => signal?.aborted), test.news, test.bank.getSnapshot().context.notice]).toEqual([
      [true],
      [],
      { type: "clearFailed" },
    ]);
  });

  it("shows when nothing could be cleared", async () => {
    const test = await createTestMemoryBank({
      memoryStore: broken({ clear: () => Promise.reject(new MemoryStoreError("blocked", "No")) }),
    });
    test.bank.send({ type: "memory.clear" });
    test.bank.send({ type: "clear.confirm" });
    await test.rested();
    expect([test.news, test.bank.getSnapshot().context.notice]).toEqual([[], { type: "clearFailed" }]);
  });
});

describe("the browser’s storage", () => {
  const MB = 1024 * 1024;
  it.each([
    [{ usedBytes: 990 * MB, totalBytes: 1_000 * MB }, "scarce"],
    [{ usedBytes: 85 * MB, totalBytes: 100 * MB }, "scarce"],
    [{ usedBytes: 100 * MB, totalBytes: 1_000 * MB }, "ample"],
    [{ usedBytes: 150 * MB, totalBytes: 200 * MB }, "ample"],
    [{ usedBytes: 0.01 * MB, totalBytes: 5 * MB }, "ample"],
    [{ usedBytes: 3.9 * MB, totalBytes: 5 * MB }, "ample"],
    [{ usedBytes: 4.1 * MB, totalBytes: 5 * MB }, "scarce"],
    [{ usedBytes: 5.1 * MB, totalBytes: 10 * MB }, "ample"],
    [{ usedBytes: 8.1 * MB, totalBytes: 10 * MB }, "scarce"],
    [null, "ample"],
  ] as const)("%j is %s", async (storage, state) => {
    const test = await createTestMemoryBank({ storageMeter: { measure: () => Promise.resolve(storage) } });
    await test.rested();
    expect([test.bank.getSnapshot().value.storage, test.bank.getSnapshot().context.storage]).toEqual([state, storage]);
  });
});

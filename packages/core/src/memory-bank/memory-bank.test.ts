import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MemoryStoreError, type MemoryStore } from "../contracts";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";
import {
  exampleExchange,
  exampleMessage,
  createFakeTextSharer,
  createFakeSettingsStore,
  createTestMemoryBank,
  type TestMemoryBank,
} from "@archive-of-minds/testing";
import { namedOtherKey } from "../memory/memory-keys";
import { closeMemoryBank } from "./create-memory-bank";

const said = [exampleMessage(1), exampleMessage(2, { author: "tesla", status: "complete", model: "Test" })];
const imported = [exampleMessage(8), exampleMessage(9, { author: "tesla", status: "complete" })];

const broken = (changes: Partial<MemoryStore>): MemoryStore => ({ ...createMemoryMemoryStore(), ...changes });

describe("importing", () => {
  it("replaces the memory with a file, and reloads the page after a second", async () => {
    const test = await createTestMemoryBank({ messages: said });
    test.bank.send({ type: "file.import", file: new Blob([test.fileOf(imported)]) });
    await test.untilIn("imported");
    expect(await test.stored()).toEqual(imported);
    test.clock.increment(999);
    expect(test.news).toEqual([]);
    test.clock.increment(1);
    expect(test.news).toEqual([{ type: "memory.imported" }]);
  });

  it("imports pasted text", async () => {
    const test = await createTestMemoryBank();
    test.bank.send({ type: "text.import", text: `  ${test.fileOf(imported)}\n` });
    await test.untilIn("imported");
    expect(await test.stored()).toEqual(imported);
  });

  it("shows for three seconds that the pasted text is blank", async () => {
    const test = await createTestMemoryBank();
    test.bank.send({ type: "text.import", text: " \n " });
    expect(test.bank.getSnapshot().context.refusal).toEqual({ source: "text", reason: "blank", at: null });
    test.clock.increment(2_000);
    test.bank.send({ type: "text.import", text: "" });
    test.clock.increment(2_999);
    expect(test.bank.getSnapshot().matches({ work: { ready: "refused" } })).toBe(true);
    test.clock.increment(1);
    expect([
      test.bank.getSnapshot().matches({ work: { ready: "quiet" } }),
      test.bank.getSnapshot().context.refusal,
    ]).toEqual([true, null]);
  });

  it.each([
    ["no JSON", '{"conversations": [', { reason: "notJson", at: null }],
    ["no list", "[]", { reason: "wrongFormat", at: null }],
    [
      "an unknown role",
      '{"conversations": [{"role": "system", "content": "Obey.", "timestamp": "2026-01-01T00:00:00.000Z", "hasImage": false}]}',
      { reason: "badMessage", at: 1 },
    ],
  ])("refuses %s and keeps the memory", async (_, text, refusal) => {
    const test = await createTestMemoryBank({ messages: said });
    test.bank.send({ type: "file.import", file: new Blob([text]) });
    await test.untilIn({ ready: "refused" });
    expect([test.bank.getSnapshot().context.refusal, await test.stored()]).toEqual([
      { source: "file", ...refusal },
      said,
    ]);
  });

  it("shows that the browser’s storage is full", async () => {
    const test = await createTestMemoryBank({
      memoryStore: broken({ replace: () => Promise.reject(new MemoryStoreError("full", "Full")) }),
    });
    test.bank.send({ type: "text.import", text: test.fileOf(imported) });
    await test.untilIn({ ready: "refused" });
    expect(test.bank.getSnapshot().context.refusal).toEqual({ source: "text", reason: "full", at: null });
  });

  describe("from a file that names another character", () => {
    const settingsStore = createFakeSettingsStore();
    const warning = (test: TestMemoryBank) => [
      test.bank.getSnapshot().value.mismatch,
      test.bank.getSnapshot().context.namedOther,
    ];
    const importOthers = async (test: TestMemoryBank) => {
      test.bank.send({ type: "text.import", text: test.fileOf(imported, "hypatia") });
      await test.untilIn("imported");
    };
    const logged: unknown[][] = [];
    beforeEach(() => {
      logged.length = 0;
      vi.spyOn(console, "warn").mockImplementation((...words) => void logged.push(words));
    });
    afterEach(() => {
      vi.restoreAllMocks();
      settingsStore.write(namedOtherKey("tesla"), null);
    });

    it("imports it with a warning, and logs it", async () => {
      const test = await createTestMemoryBank();
      await importOthers(test);
      expect([test.news, warning(test), await test.stored()]).toEqual([
        [{ type: "memory.mismatched", character: "hypatia" }],
        ["shown", "hypatia"],
        imported,
      ]);
      expect(logged).toEqual([['The memory imported for tesla says it is of "hypatia".']]);
    });

    it("shows the warning after the reload, until the visitor dismisses it", async () => {
      await importOthers(await createTestMemoryBank({ settingsStore }));
      const test = await createTestMemoryBank({ settingsStore });
      expect(warning(test)).toEqual(["shown", "hypatia"]);
      expect(warning(await createTestMemoryBank({ settingsStore, character: { id: "faust", name: "Faust" } }))).toEqual(
        ["none", null],
      );
      test.bank.send({ type: "mismatch.dismiss" });
      expect(warning(test)).toEqual(["none", null]);
      expect(warning(await createTestMemoryBank({ settingsStore }))).toEqual(["none", null]);
    });

    it.each([
      [
        "another import",
        async (test: TestMemoryBank) => {
          test.clock.increment(1_000);
          test.bank.send({ type: "text.import", text: test.fileOf(imported) });
          await test.untilIn("imported");
        },
      ],
      [
        "clearing",
        async (test: TestMemoryBank) => {
          test.clock.increment(1_000);
          test.bank.send({ type: "memory.clear" });
          test.bank.send({ type: "clear.confirm" });
          await test.rested();
        },
      ],
      [
        "restoring the former memory",
        async (test: TestMemoryBank) => {
          test.clock.increment(1_000);
          await test.rested();
          test.bank.send({ type: "backup.restore" });
          await test.rested();
        },
      ],
    ] as const)("shows no warning after %s", async (_, act) => {
      const test = await createTestMemoryBank({ messages: said, settingsStore });
      await importOthers(test);
      await act(test);
      expect([warning(test), settingsStore.read(namedOtherKey("tesla"))]).toEqual([["none", null], null]);
    });

    it("shows no warning when the import could not be stored", async () => {
      const test = await createTestMemoryBank({
        memoryStore: broken({ replace: () => Promise.reject(new MemoryStoreError("full", "Full")) }),
      });
      test.bank.send({ type: "text.import", text: test.fileOf(imported, "hypatia") });
      await test.untilIn({ ready: "refused" });
      expect([test.news, warning(test)]).toEqual([[], ["none", null]]);
    });
  });

  it.each(["tesla", "Tesla"])("accepts the character’s name %s", async (name) => {
    const test = await createTestMemoryBank();
    test.bank.send({ type: "text.import", text: test.fileOf(imported, name) });
    await test.untilIn("imported");
    expect(test.bank.getSnapshot().context.namedOther).toBeNull();
  });

  it("shows the progress, and can be cancelled", async () => {
    let isAborted = false;
    const test = await createTestMemoryBank({
      messages: said,
      memoryReader: {
        read(_, { signal, onProgress }) {
          onProgress?.(0.4);
          signal.addEventListener("abort", () => (isAborted = true));
          return new Promise(() => {});
        },
      },
    });
    test.bank.send({ type: "file.import", file: new Blob() });
    await test.until(({ context }) => context.progress === 0.4);
    test.bank.send({ type: "import.cancel" });
    expect([
      test.bank.getSnapshot().matches({ work: "ready" }),
      isAborted,
      test.bank.getSnapshot().context.chosen,
      await test.stored(),
    ]).toEqual([true, true, null, said]);
  });

  it("times out for a file that is never read", async () => {
    const test = await createTestMemoryBank({ memoryReader: { read: () => new Promise(() => {}) } });
    test.bank.send({ type: "file.import", file: new Blob() });
    test.clock.increment(120_000);
    expect(test.bank.getSnapshot().context.refusal).toEqual({ source: "file", reason: "timeout", at: null });
  });

  it("undoes an import that takes too long to store, and shows it", async () => {
    const shelf = createMemoryMemoryStore();
    const replace: MemoryStore["replace"] = (_id, _messages, _metadata, { signal } = {}) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener("abort", () => setTimeout(() => reject(new Error("Aborted.")))),
      );
    const test = await createTestMemoryBank({ memoryStore: { ...shelf, replace } });
    test.bank.send({ type: "text.import", text: test.fileOf(imported) });
    await test.untilIn({ importing: { storing: "writing" } });
    test.clock.increment(120_000);
    expect(test.bank.getSnapshot().matches({ work: { importing: { storing: "aborting" } } })).toBe(true);
    await test.untilIn({ ready: "refused" });
    expect([test.bank.getSnapshot().context.refusal, await test.stored()]).toEqual([
      { source: "text", reason: "timeout", at: null },
      [],
    ]);
  });

  it("shows success when the import was stored before the cancellation", async () => {
    const shelf = createMemoryMemoryStore();
    const replace: MemoryStore["replace"] = (id, messages, metadata, { signal } = {}) =>
      new Promise((resolve) =>
        signal?.addEventListener("abort", () => setTimeout(() => resolve(shelf.replace(id, messages, metadata)))),
      );
    const test = await createTestMemoryBank({ memoryStore: { ...shelf, replace } });
    test.bank.send({ type: "text.import", text: test.fileOf(imported) });
    await test.untilIn({ importing: { storing: "writing" } });
    test.clock.increment(120_000);
    await test.untilIn("imported");
    test.clock.increment(1_000);
    expect([test.news, await test.stored()]).toEqual([[{ type: "memory.imported" }], imported]);
  });

  it("shows an unknown result when the storage no longer answers", async () => {
    const test = await createTestMemoryBank({ memoryStore: broken({ replace: () => new Promise(() => {}) }) });
    test.bank.send({ type: "text.import", text: test.fileOf(imported) });
    await test.untilIn({ importing: { storing: "writing" } });
    test.clock.increment(120_000);
    test.clock.increment(5_000);
    expect(test.bank.getSnapshot().context.refusal).toEqual({ source: "text", reason: "unsettled", at: null });
  });

  it("does not reload the page when that would lose data, and shows the success", async () => {
    let mayReload = true;
    const test = await createTestMemoryBank({ messages: said, mayReload: () => mayReload });
    test.bank.send({ type: "text.import", text: test.fileOf(imported) });
    await test.untilIn("imported");
    mayReload = false;
    test.clock.increment(1_000);
    expect([test.news, test.bank.getSnapshot().context.notice, await test.stored()]).toEqual([
      [],
      { type: "imported" },
      imported,
    ]);
  });

  describe("with messages dated in the future", () => {
    const ahead = exampleMessage(9, { createdAt: "2031-01-01T00:00:00.000Z" });
    const note = (test: TestMemoryBank) => [
      test.bank.getSnapshot().value.redating,
      test.bank.getSnapshot().context.redated,
    ];
    const importAhead = async (test: TestMemoryBank) => {
      test.bank.send({ type: "text.import", text: test.fileOf([ahead]) });
      await test.untilIn("imported");
    };

    it("gives them the time of the import, and shows a note after the reload until the visitor dismisses it", async () => {
      const settingsStore = createFakeSettingsStore();
      const before = await createTestMemoryBank({ settingsStore });
      await importAhead(before);
      expect([note(before), await before.stored()]).toEqual([
        ["shown", 1],
        [{ ...ahead, createdAt: "2026-01-01T12:00:00.000Z" }],
      ]);
      const test = await createTestMemoryBank({ settingsStore });
      expect(note(test)).toEqual(["shown", 1]);
      test.clock.increment(60_000);
      expect(note(test)).toEqual(["shown", 1]);
      test.bank.send({ type: "redated.dismiss" });
      expect([note(test), note(await createTestMemoryBank({ settingsStore }))]).toEqual([
        ["none", 0],
        ["none", 0],
      ]);
    });

    it.each([
      [
        "another import",
        async (test: TestMemoryBank) => {
          test.bank.send({ type: "text.import", text: test.fileOf(imported) });
          await test.untilIn("imported");
        },
      ],
      [
        "clearing",
        async (test: TestMemoryBank) => {
          test.bank.send({ type: "memory.clear" });
          test.bank.send({ type: "clear.confirm" });
          await test.rested();
        },
      ],
      [
        "restoring the former memory",
        async (test: TestMemoryBank) => {
          await test.rested();
          test.bank.send({ type: "backup.restore" });
          await test.rested();
        },
      ],
    ] as const)("shows no note after %s", async (_, act) => {
      const settingsStore = createFakeSettingsStore();
      const test = await createTestMemoryBank({ messages: said, settingsStore });
      await importAhead(test);
      test.clock.increment(1_000);
      await act(test);
      expect([note(test), note(await createTestMemoryBank({ settingsStore }))]).toEqual([
        ["none", 0],
        ["none", 0],
      ]);
    });

    it("shows no note for an import that could not be stored, and keeps the note of the former one", async () => {
      const memoryStore = createMemoryMemoryStore();
      let isFull = false;
      const test = await createTestMemoryBank({
        memoryStore: {
          ...memoryStore,
          replace: (...of) =>
            isFull ? Promise.reject(new MemoryStoreError("full", "Full")) : memoryStore.replace(...of),
        },
      });
      isFull = true;
      test.bank.send({ type: "text.import", text: test.fileOf([ahead]) });
      await test.untilIn({ ready: "refused" });
      expect(note(test)).toEqual(["none", 0]);
      isFull = false;
      await importAhead(test);
      test.clock.increment(1_000);
      isFull = true;
      test.bank.send({ type: "text.import", text: test.fileOf(imported) });
      await test.untilIn({ ready: "refused" });
      expect(note(test)).toEqual(["shown", 1]);
    });
  });

  it("completes when the screen is closed", async () => {
    const test = await createTestMemoryBank();
    test.bank.send({ type: "text.import", text: test.fileOf(imported) });
    await test.untilIn("imported");
    closeMemoryBank(test.bank);
    test.clock.increment(1_000);
    expect([test.news, test.bank.getSnapshot().status]).toEqual([[{ type: "memory.imported" }], "stopped"]);
  });

  it("delivers the requested file before the screen is closed", async () => {
    const test = await createTestMemoryBank({ messages: said });
    await test.rested();
    const files: string[] = [];
    test.bank.on("memory.exported", ({ fileName }) => void files.push(fileName));
    test.bank.send({ type: "memory.download" });
    closeMemoryBank(test.bank);
    await expect.poll(() => [files.length, test.bank.getSnapshot().status]).toEqual([1, "stopped"]);
  });

  it("stops at once when the screen is closed while the file is read", async () => {
    const test = await createTestMemoryBank({ memoryReader: { read: () => new Promise(() => {}) } });
    test.bank.send({ type: "file.import", file: new Blob() });
    closeMemoryBank(test.bank);
    expect(test.bank.getSnapshot().status).toBe("stopped");
  });
});

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
    const shelf = createMemoryMemoryStore();
    // The change in the other tab arrives too late.
    const test = await createTestMemoryBank({ memoryStore: { ...shelf, watch: () => () => {} } });
    await shelf.replace("tesla", said);
    await shelf.replace("tesla", imported, undefined, { backup: true });
    test.bank.send({ type: "memory.replaced" });
    await test.rested();
    await shelf.clear("tesla");
    test.bank.send({ type: "backup.restore" });
    await test.rested();
    const { notice, backup } = test.bank.getSnapshot().context;
    expect([await test.stored(), notice, backup]).toEqual([[], { type: "restoreFailed" }, null]);
  });

  it("shows when it fails", async () => {
    const shelf = createMemoryMemoryStore();
    const test = await createTestMemoryBank({
      memoryStore: { ...shelf, restore: () => Promise.reject(new Error("away")) },
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
  const shelf = createMemoryMemoryStore();
  const signals: (AbortSignal | undefined)[] = [];
  const restore: typeof shelf.restore = (_, { signal } = {}) => {
    signals.push(signal);
    return new Promise(() => {});
  };
  const test = await createTestMemoryBank({ memoryStore: { ...shelf, restore }, messages: said });
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
    const shelf = createMemoryMemoryStore();
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const test = await createTestMemoryBank({
      messages: said,
      memoryStore: { ...shelf, load: (id) => gate.then(() => shelf.load(id)) },
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
    expect([await test.stored(), await test.memoryStore.backup?.("tesla")]).toEqual([[], null]);
    expect(test.conversationLog.kept.map(({ characterId }) => characterId)).toEqual(["hypatia"]);
    expect([test.news, test.bank.getSnapshot().context.notice]).toEqual([
      [{ type: "memory.cleared" }],
      { type: "cleared" },
    ]);
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
    const shelf = createMemoryMemoryStore();
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const test = await createTestMemoryBank({
      messages: said,
      memoryStore: { ...shelf, load: async (id) => gate.then(() => shelf.load(id)) },
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

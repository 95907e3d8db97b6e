import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MemoryStoreError, type MemoryStore } from "../contracts";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";
import {
  exampleMessage,
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
    const store = createMemoryMemoryStore();
    const replace: MemoryStore["replace"] = (_id, _messages, _metadata, { signal } = {}) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener("abort", () => setTimeout(() => reject(new Error("Aborted.")))),
      );
    const test = await createTestMemoryBank({ memoryStore: { ...store, replace } });
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
    const store = createMemoryMemoryStore();
    const replace: MemoryStore["replace"] = (id, messages, metadata, { signal } = {}) =>
      new Promise((resolve) =>
        signal?.addEventListener("abort", () => setTimeout(() => resolve(store.replace(id, messages, metadata)))),
      );
    const test = await createTestMemoryBank({ memoryStore: { ...store, replace } });
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

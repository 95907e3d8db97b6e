import { afterEach, describe, expect, it } from "vitest";
import type { MemoryNews, RestorableMemoryStore } from "@archive-of-minds/core";
import { exampleMessage } from "../example-message";

/** Opens the store under test. {@link describeMemoryBackupContract} makes one for each test, and cleans up after it. */
export interface RestorableMemoryStoreUnderTest {
  /** Opens a store over the same stored data each time, as a reload or a second tab does. */
  readonly open: () => RestorableMemoryStore;
  /** Deletes the stored data. */
  readonly cleanUp?: () => Promise<void> | void;
}

/** What a memory store with backups must do in addition. `now` is the clock of the stores under test. */
export function describeMemoryBackupContract(
  name: string,
  make: (now: () => number) => RestorableMemoryStoreUnderTest,
): void {
  describe(`${name} as a memory store with backups`, () => {
    let time = Date.parse("2026-01-01T12:00:00.000Z");
    const subject = make(() => time);
    afterEach(async () => {
      time = Date.parse("2026-01-01T12:00:00.000Z");
      await subject.cleanUp?.();
    });
    const messagesOf = async (store: RestorableMemoryStore) => (await store.load("tesla")).messages;

    it("has no backup unless one was requested, and none of an empty memory", async () => {
      const store = subject.open();
      await store.replace("tesla", [exampleMessage(1)], undefined, { backup: true });
      await store.replace("tesla", [exampleMessage(2)]);
      expect(await subject.open().backups.read("tesla")).toBeNull();
      await expect(store.backups.restore("tesla")).rejects.toMatchObject({ name: "MemoryStoreError" });
      expect(await messagesOf(subject.open())).toEqual([exampleMessage(2)]);
    });

    it("restores what was replaced, and what replaced it, any number of times", async () => {
      const store = subject.open();
      const metadata = {
        createdAt: "2020-01-01T00:00:00.000Z",
        totalInteractions: 7,
        lastInteraction: exampleMessage(2).createdAt,
      };
      await store.replace("tesla", [exampleMessage(1), exampleMessage(2)], metadata);
      await store.replace("tesla", [exampleMessage(9)], undefined, { backup: true });
      expect(await subject.open().backups.read("tesla")).toEqual({
        savedAt: "2026-01-01T12:00:00.000Z",
        messages: 2,
        replacedBy: "import",
      });
      await store.append("tesla", exampleMessage(10));
      time = Date.parse("2026-01-01T13:00:00.000Z");
      await store.backups.restore("tesla");
      const loaded = await subject.open().load("tesla");
      expect([loaded.messages, loaded.metadata]).toEqual([[exampleMessage(1), exampleMessage(2)], metadata]);
      expect(await store.backups.read("tesla")).toEqual({
        savedAt: "2026-01-01T13:00:00.000Z",
        messages: 2,
        replacedBy: "restore",
      });
      await store.backups.restore("tesla");
      expect(await messagesOf(store)).toEqual([exampleMessage(9), exampleMessage(10)]);
      expect(await store.backups.read("tesla")).toMatchObject({ messages: 2, replacedBy: "import" });
    });

    it("keeps one backup for each character, and none after a clear", async () => {
      const store = subject.open();
      for (const number of [1, 2, 3])
        await store.replace("tesla", [exampleMessage(number)], undefined, { backup: true });
      await store.replace("hypatia", [exampleMessage(4)]);
      await store.replace("hypatia", [exampleMessage(5)], undefined, { backup: true });
      await store.backups.restore("tesla");
      expect(await messagesOf(store)).toEqual([exampleMessage(2)]);
      await store.clear("tesla");
      expect([await store.backups.read("tesla"), (await store.backups.read("hypatia"))?.messages]).toEqual([null, 1]);
      await expect(store.backups.restore("tesla")).rejects.toMatchObject({ name: "MemoryStoreError" });
      expect(await messagesOf(store)).toEqual([]);
    });

    it("notifies watchers of what was restored", async () => {
      const store = subject.open();
      const metadata = {
        createdAt: "2020-01-01T00:00:00.000Z",
        totalInteractions: 7,
        lastInteraction: exampleMessage(3).createdAt,
      };
      await store.replace("tesla", [exampleMessage(3)], metadata);
      const changes: MemoryNews[] = [];
      const leave = store.watch("tesla", (change) => changes.push(change));
      await store.replace("tesla", [exampleMessage(5)], undefined, { backup: true });
      await store.backups.restore("tesla");
      leave();
      expect(changes).toEqual([
        {
          type: "replaced",
          messages: [exampleMessage(5)],
          metadata: {
            createdAt: exampleMessage(5).createdAt,
            totalInteractions: 1,
            lastInteraction: exampleMessage(5).createdAt,
          },
        },
        { type: "replaced", messages: [exampleMessage(3)], metadata },
      ]);
    });
  });
}

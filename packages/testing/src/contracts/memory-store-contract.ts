import { afterEach, describe, expect, it } from "vitest";
import type { MemoryNews, MemoryStore, Message } from "@archive-of-minds/core";
import { exampleMessage } from "../example-message";

/**
 * Opens the store under test. {@link describeMemoryStoreContract} makes one for all tests, and cleans up after each.
 */
export interface MemoryStoreUnderTest {
  /** Opens a store over the same stored data each time, as a reload or a second tab does. */
  readonly open: () => MemoryStore;
  /** Deletes the stored data. */
  readonly cleanUp?: () => Promise<void> | void;
}

/** What every memory store must do. `now` is the clock of the stores under test. */
export function describeMemoryStoreContract(name: string, make: (now: () => number) => MemoryStoreUnderTest): void {
  describe(`${name} as a memory store`, () => {
    let time = Date.parse("2026-01-01T12:00:00.000Z");
    const subject = make(() => time);
    afterEach(async () => {
      time = Date.parse("2026-01-01T12:00:00.000Z");
      await subject.cleanUp?.();
    });
    const messagesOf = async (store: MemoryStore, characterId = "tesla") => (await store.load(characterId)).messages;

    it("is empty at first", async () => {
      const { messages, metadata } = await subject.open().load("tesla");
      expect({ messages, metadata }).toEqual({
        messages: [],
        metadata: { createdAt: "2026-01-01T12:00:00.000Z", totalInteractions: 0, lastInteraction: null },
      });
    });

    it("returns the messages in order after a reload", async () => {
      const said = [
        exampleMessage(1),
        exampleMessage(2, { author: "ada", status: "complete", model: "Test" }),
        exampleMessage(3),
      ];
      const store = subject.open();
      for (const message of [said[2], said[0], said[1]]) await store.append("tesla", message as Message);
      expect(await messagesOf(subject.open())).toEqual(said);
    });

    it("knows the newest message without the others", async () => {
      const store = subject.open();
      if (!store.newest) return;
      const newest = () => subject.open().newest?.("tesla");
      const before = await newest();
      for (const number of [3, 1, 2]) await store.append("tesla", exampleMessage(number));
      await store.append("tesla-two", exampleMessage(4));
      const written = await newest();
      await store.remove("tesla", exampleMessage(3));
      const removed = await newest();
      await store.clear("tesla");
      expect([before, written, removed, await newest()]).toEqual([null, exampleMessage(3), exampleMessage(2), null]);
    });

    it("stores an id once", async () => {
      const store = subject.open();
      await store.append("tesla", exampleMessage(1));
      await store.append("tesla", exampleMessage(1));
      expect(await messagesOf(store)).toEqual([exampleMessage(1)]);
    });

    it("removes one message, and nothing if it is missing", async () => {
      const store = subject.open();
      for (const number of [1, 2, 3]) await store.append("tesla", exampleMessage(number));
      for (const number of [2, 4]) await store.remove("tesla", exampleMessage(number));
      expect([await messagesOf(store), await messagesOf(subject.open())]).toEqual([
        [exampleMessage(1), exampleMessage(3)],
        [exampleMessage(1), exampleMessage(3)],
      ]);
    });

    it("separates the memories of characters with similar ids", async () => {
      const store = subject.open();
      await store.append("tesla", exampleMessage(1));
      await store.append("tesla-two", exampleMessage(2));
      expect([await messagesOf(store), await messagesOf(store, "tesla-two")]).toEqual([
        [exampleMessage(1)],
        [exampleMessage(2)],
      ]);
    });

    it("counts the visitor’s messages", async () => {
      const store = subject.open();
      await store.append("tesla", exampleMessage(1));
      await store.append("tesla", exampleMessage(2, { author: "ada" }));
      const { metadata } = await subject.open().load("tesla");
      expect([metadata.totalInteractions, metadata.lastInteraction]).toEqual([1, exampleMessage(2).createdAt]);
    });

    it("counts a message once that is written again under its id", async () => {
      const store = subject.open();
      await store.append("tesla", exampleMessage(1));
      for (const content of ["In other words.", "In other words still."])
        await store.append("tesla", exampleMessage(1, { text: content }));
      const { messages, metadata } = await subject.open().load("tesla");
      expect([messages, metadata.totalInteractions]).toEqual([
        [exampleMessage(1, { text: "In other words still." })],
        1,
      ]);
    });

    it("loses nothing when two writers append at once", async () => {
      const [one, other] = [subject.open(), subject.open()];
      const numbers = Array.from({ length: 100 }, (_, index) => index);
      await Promise.all(
        numbers.map((number) => (number % 2 === 0 ? one : other).append("tesla", exampleMessage(number))),
      );
      expect(await messagesOf(subject.open())).toEqual(numbers.map((number) => exampleMessage(number)));
    });

    it("replaces all messages", async () => {
      const store = subject.open();
      await store.append("tesla", exampleMessage(1));
      const metadata = {
        createdAt: "2020-01-01T00:00:00.000Z",
        totalInteractions: 7,
        lastInteraction: exampleMessage(9).createdAt,
      };
      await store.replace("tesla", [exampleMessage(9), exampleMessage(8)], metadata);
      const loaded = await subject.open().load("tesla");
      expect([loaded.messages, loaded.metadata]).toEqual([[exampleMessage(8), exampleMessage(9)], metadata]);
    });

    it("deletes everything older than a clear and nothing newer", async () => {
      const store = subject.open();
      await store.append("tesla", exampleMessage(1));
      time = Date.parse("2026-01-02T00:00:00.000Z");
      await store.clear("tesla");
      await store.append("tesla", exampleMessage(2));
      const later = exampleMessage(3, { createdAt: "2026-01-02T00:00:01.000Z" });
      await store.append("tesla", later);
      expect(await messagesOf(subject.open())).toEqual([later]);
    });

    it("keeps messages after a clear although the clock was set back", async () => {
      const store = subject.open();
      const at = (moment: string) => {
        time = Date.parse(moment);
        return moment;
      };
      await store.append("tesla", exampleMessage(1));
      at("2026-01-02T00:00:00.000Z");
      await store.clear("tesla");
      const said = [
        exampleMessage(2, { createdAt: at("2026-01-01T23:00:00.000Z") }),
        exampleMessage(3, { author: "ada", createdAt: at("2026-01-01T23:00:05.000Z") }),
        exampleMessage(4, { createdAt: at("2026-01-02T00:00:05.000Z") }),
      ];
      for (const [index, message] of said.entries()) {
        time = Date.parse(message.createdAt);
        await store.append("tesla", message);
        expect(await messagesOf(store)).toEqual(said.slice(0, index + 1));
      }
      expect(await messagesOf(subject.open())).toEqual(said);
    });

    it("keeps messages that replace the memory after a clear, however old they are", async () => {
      const store = subject.open();
      await store.append("tesla", exampleMessage(1));
      time = Date.parse("2026-01-02T00:00:00.000Z");
      await store.clear("tesla");
      await store.replace("tesla", [exampleMessage(1), exampleMessage(2)]);
      expect(await messagesOf(subject.open())).toEqual([exampleMessage(1), exampleMessage(2)]);
    });

    it("returns unknown fields of messages and metadata, also after further messages", async () => {
      const store = subject.open();
      const message = { ...exampleMessage(1), mood: { calm: true } };
      const metadata = {
        createdAt: "2020-01-01T00:00:00.000Z",
        totalInteractions: 7,
        lastInteraction: message.createdAt,
        origin: "elsewhere",
        unknownFields: { app: "other" },
      };
      await store.replace("tesla", [message], metadata);
      await store.append("tesla", exampleMessage(2));
      const loaded = await subject.open().load("tesla");
      expect([loaded.messages[0], loaded.metadata]).toMatchObject([
        message,
        { origin: "elsewhere", unknownFields: { app: "other" } },
      ]);
    });

    it("loses and duplicates nothing in a thousand writes of two writers with a clear in the middle", async () => {
      const [one, other] = [subject.open(), subject.open()];
      const later = (number: number) =>
        exampleMessage(number, { createdAt: new Date(Date.parse("2026-01-03T00:00:00.000Z") + number).toISOString() });
      const write = (number: number, make = exampleMessage) =>
        (number % 2 === 0 ? one : other).append("tesla", make(number));
      const numbers = Array.from({ length: 500 }, (_, index) => index);
      const before = numbers.map((number) => write(number));
      time = Date.parse("2026-01-02T00:00:00.000Z");
      await other.clear("tesla");
      // Created before the clear, and written after it.
      const late = numbers.slice(0, 20).map((number) => write(number));
      const after = numbers.map((number) => write(number, later));
      await Promise.all([...before, ...late, ...after]);
      expect(await messagesOf(subject.open())).toEqual(numbers.map(later));
    });

    it("notifies watchers of changes until they unsubscribe", async () => {
      const store = subject.open();
      const changes: MemoryNews[] = [];
      const leave = store.watch("tesla", (change) => changes.push(change));
      await store.append("tesla", exampleMessage(1));
      await store.append("hypatia", exampleMessage(2));
      const metadata = {
        createdAt: "2020-01-01T00:00:00.000Z",
        totalInteractions: 7,
        lastInteraction: exampleMessage(3).createdAt,
      };
      await store.replace("tesla", [exampleMessage(3)], metadata);
      await store.remove("tesla", exampleMessage(3));
      await store.clear("tesla");
      leave();
      await store.append("tesla", exampleMessage(4, { createdAt: "2030-01-01T00:00:00.000Z" }));
      expect(changes).toEqual([
        { type: "appended", message: exampleMessage(1) },
        { type: "replaced", messages: [exampleMessage(3)], metadata },
        { type: "removed", messageId: exampleMessage(3).id },
        { type: "cleared" },
      ]);
    });
  });
}

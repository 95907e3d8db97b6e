import { describe, expect, it } from "vitest";
import { MemoryStoreError } from "../contracts";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";
import { createTestChat } from "@archive-of-minds/testing";
import * as timings from "../shared/timings";
import { state, texts, startTest } from "./chat.fixture";

describe("a failing memory", () => {
  it("starts empty when the memory cannot be read", async () => {
    const test = await createTestChat({
      memoryStore: { ...createMemoryMemoryStore(), load: () => Promise.reject(new Error("broken")) },
    });
    await test.ready();
    expect([texts(test), state(test).context.memory.problem]).toEqual([[], "unreadable"]);
  });

  it("shows when the browser stores nothing", async () => {
    const store = createMemoryMemoryStore();
    const test = await startTest({
      memoryStore: { ...store, load: async (id) => ({ ...(await store.load(id)), problem: "blocked" }) },
    });
    expect(state(test).context.memory.problem).toBe("blocked");
  });

  it("starts empty when the storage never answers", async () => {
    const test = await createTestChat({
      memoryStore: { ...createMemoryMemoryStore(), load: () => new Promise(() => {}) },
    });
    test.clock.increment(timings.memoryLoad);
    await test.ready();
    expect(state(test).context.memory.problem).toBe("unreadable");
  });

  it.each(["full", "blocked", "unknown"] as const)("shows that the storage is %s, and continues", async (reason) => {
    const memoryStore = {
      ...createMemoryMemoryStore(),
      append: () => Promise.reject(new MemoryStoreError(reason, "refused")),
    };
    const test = await startTest({ memoryStore });
    const call = await test.visitorSays("Good evening");
    call.say("Good evening.");
    call.finish();
    await test.ready();
    expect([texts(test), state(test).context.memory.problem]).toEqual([
      ["user: Good evening", "ada (complete): Good evening."],
      reason,
    ]);
  });

  it("stores the unstored messages once there is space, and removes the notice", async () => {
    const inner = createMemoryMemoryStore();
    let isFull = true;
    const test = await startTest({
      memoryStore: {
        ...inner,
        append: (...given) =>
          isFull ? Promise.reject(new MemoryStoreError("full", "refused")) : inner.append(...given),
      },
    });
    const answer = async (text: string) => {
      const call = await test.visitorSays(text);
      call.say(`${text}?`);
      call.finish();
      await test.ready();
    };
    await answer("One");
    expect(state(test).context.memory.problem).toBe("full");
    isFull = false;
    await answer("Two");
    await expect.poll(() => state(test).context.memory.problem).toBeNull();
    expect((await inner.load("ada")).messages.map(({ text }) => text)).toEqual(["One", "One?", "Two", "Two?"]);
  });

  it("delays the question by one second at most", async () => {
    const test = await startTest({
      memoryStore: { ...createMemoryMemoryStore(), append: () => new Promise(() => {}) },
    });
    test.chat.send({ type: "message.send", text: "Good evening" });
    test.clock.increment(timings.memoryWrite);
    expect((await test.model.nextCall()).request.messages).toEqual([{ role: "user", content: "Good evening" }]);
  });
});

import { describe, expect, it, vi } from "vitest";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";
import { createFakeReplyLock, exampleMessage, createTestChat, type TestChat } from "@archive-of-minds/testing";
import * as timings from "../shared/timings";
import { NOON, isStreaming, state, texts, startTest } from "./chat.fixture";

describe("another tab with the same memory", () => {
  it("adds its messages here", async () => {
    const test = await startTest();
    await test.memoryStore.append("ada", exampleMessage(1, { text: "From the other tab" }));
    expect(texts(test)).toEqual(["user: From the other tab"]);
  });

  it("shows the start of a memory that replaced the former one", async () => {
    const test = await startTest();
    const metadata = {
      createdAt: "2020-01-01T00:00:00.000Z",
      totalInteractions: 7,
      lastInteraction: exampleMessage(1).createdAt,
    };
    await test.memoryStore.replace("ada", [exampleMessage(1)], metadata);
    expect([state(test).context.memory.messages, state(test).context.memory.metadata]).toEqual([
      [exampleMessage(1)],
      metadata,
    ]);
  });

  it("ends the reply when it clears the memory, and does not restore the question", async () => {
    const test = await startTest();
    const call = await test.visitorSays("Good evening");
    call.say("Good");
    await isStreaming(test);
    await test.memoryStore.clear("ada");
    expect([texts(test), call.signal.aborted, await test.stored("ada")]).toEqual([[], true, []]);
    expect(state(test).context.memory.metadata).toEqual({
      createdAt: NOON,
      totalInteractions: 0,
      lastInteraction: null,
    });
  });
});

describe("another tab with a pending reply", () => {
  async function twoTabs() {
    const [replies, memoryStore] = [createFakeReplyLock(), createMemoryMemoryStore()];
    const open = async () => {
      const tab = await createTestChat({ memoryStore, replyLock: replies.page(), messages: [] });
      await tab.ready();
      return tab;
    };
    const [here, there] = [await open(), await open()];
    return { here, there, open };
  }
  const isAlone = (test: TestChat) => test.until((snapshot) => snapshot.matches({ otherPages: { watched: "quiet" } }));
  const isElsewhere = (test: TestChat) =>
    test.until((snapshot) => snapshot.matches({ otherPages: { watched: "answering" } }));

  it("answers its question once, also when a tab opens during the reply", async () => {
    const { here, there, open } = await twoTabs();
    const call = await there.visitorSays("Good evening");
    call.say("Good evening");
    await isStreaming(there);
    await isElsewhere(here);
    const late = await open();
    await isElsewhere(late);
    for (const tab of [here, late]) {
      expect([texts(tab), state(tab).can({ type: "reply.retry" }), state(tab).can({ type: "question.edit" })]).toEqual([
        ["user: Good evening"],
        false,
        false,
      ]);
      tab.chat.send({ type: "reply.retry" });
      expect(state(tab).hasTag("typing")).toBe(false);
    }
    call.say(" to you.");
    call.finish();
    await there.ready();
    for (const tab of [here, late]) {
      await isAlone(tab);
      expect([texts(tab), state(tab).can({ type: "reply.retry" })]).toEqual([
        ["user: Good evening", "ada (complete): Good evening to you."],
        false,
      ]);
    }
  });

  it("leaves its question for a retry when it closes without a reply", async () => {
    const { here, there } = await twoTabs();
    await there.visitorSays("Good evening");
    await isElsewhere(here);
    there.chat.send({ type: "reply.stop" });
    await isAlone(here);
    expect(state(here).can({ type: "reply.retry" })).toBe(true);
  });

  it("reads the memory again after it closed in the middle of a reply", async () => {
    const replies = createFakeReplyLock();
    const store = createMemoryMemoryStore();
    const here = await startTest({ memoryStore: { ...store, watch: () => () => {} }, replyLock: replies.page() });
    let go = () => {};
    const page = replies.page();
    const there = await startTest({
      memoryStore: store,
      replyLock: {
        hold: (characterId) => {
          go = page.hold(characterId);
          return () => {};
        },
        watch: page.watch,
      },
    });
    const call = await there.visitorSays("Good evening");
    call.say("Good");
    await isStreaming(there);
    await isElsewhere(here);
    there.chat.send({ type: "page.hide" });
    await vi.waitUntil(async () => (await there.stored("ada")).length === 2, { timeout: 60_000, interval: 0 });
    expect(texts(here)).toEqual([]);
    go();
    await isAlone(here);
    expect([texts(here), state(here).can({ type: "reply.retry" })]).toEqual([
      ["user: Good evening", "ada (cut): Good"],
      true,
    ]);
  });

  it("is awaited no longer than the longest reply", async () => {
    const { here, there } = await twoTabs();
    await there.visitorSays("Good evening");
    await isElsewhere(here);
    here.clock.increment(timings.replyCeiling);
    await isAlone(here);
    expect(state(here).can({ type: "reply.retry" })).toBe(true);
  });

  it("is checked for each selected character", async () => {
    const { here, there } = await twoTabs();
    here.chat.send({ type: "character.select", characterId: "ben" });
    await there.visitorSays("Good evening");
    await isAlone(here);
    here.chat.send({ type: "character.select", characterId: "ada" });
    await isElsewhere(here);
    expect(state(here).can({ type: "reply.retry" })).toBe(false);
  });
});

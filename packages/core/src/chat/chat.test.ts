import { describe, expect, it, vi } from "vitest";
import { LanguageModelError, MemoryStoreError, memoryLimits, type Message } from "../contracts";
import { memoryFileText } from "../memory/memory-file";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";
import { parseMemory } from "../memory/parse-memory";
import { needPhrases } from "../shared/need-phrases";
import * as timings from "../shared/timings";
import {
  createFakeConversationLog,
  createFakeLanguageModel,
  createFakeReplyLock,
  exampleMessage,
  createTestChat,
  type TestChat,
} from "@archive-of-minds/testing";

const NOON = "2026-01-01T12:00:00.000Z";
const isStreaming = (test: TestChat) =>
  test.until((snapshot) => snapshot.matches({ conversation: { ready: { replying: { answering: "streaming" } } } }));
const state = ({ chat }: TestChat) => chat.getSnapshot();
const texts = (test: TestChat) =>
  state(test).context.memory.messages.map(
    ({ author, text, status }) => `${author}${status ? ` (${status})` : ""}: ${text}`,
  );
const settled = () =>
  new Promise<void>((resolve) => {
    queueMicrotask(() => queueMicrotask(() => queueMicrotask(resolve)));
  });

const replyOf = (test: TestChat) => state(test).children.turn?.getSnapshot().children.reply;

const hasArrived = async ({ chat }: TestChat, text: string) => {
  const textStream = chat.getSnapshot().children.turn?.getSnapshot().context.textStream;
  await vi.waitUntil(() => textStream?.text === text, { timeout: 60_000, interval: 0 });
};

async function startTest(options: Parameters<typeof createTestChat>[0] = {}) {
  const test = await createTestChat(options);
  await test.ready();
  return test;
}

describe("sending a message", () => {
  it("streams the reply, and stores the message and the reply", async () => {
    const test = await startTest();
    const call = await test.visitorSays("  Good evening ");
    expect(call.request).toEqual({
      characterId: "ada",
      purpose: "reply",
      system: `You are Ada.\n\n${needPhrases.guidance}`,
      messages: [{ role: "user", content: "Good evening" }],
    });
    call.say("Good evening ");
    await isStreaming(test);
    expect(state(test).children.turn?.getSnapshot().context.textStream.text).toBe("Good evening ");
    call.say("to you.");
    call.finish();
    await test.ready();
    const messages: Message[] = [
      { id: "id-0001", conversationId: "ada", author: "user", text: "Good evening", createdAt: NOON, hasImage: false },
      {
        id: "id-0002",
        conversationId: "ada",
        author: "ada",
        text: "Good evening to you.",
        // The clock of the test stands still: the reply is one millisecond later.
        createdAt: "2026-01-01T12:00:00.001Z",
        hasImage: false,
        status: "complete",
        model: "Fake vendor",
      },
    ];
    expect(state(test).context.memory.messages).toEqual(messages);
    expect(await test.stored("ada")).toEqual(messages);
  });

  it("stores the message before it calls a model", async () => {
    const order: string[] = [];
    const store = createMemoryMemoryStore();
    const model = createFakeLanguageModel({ reply: "Yes." });
    const test = await startTest({
      memoryStore: {
        ...store,
        append: async (id, message) => {
          await store.append(id, message);
          order.push(`stored ${message.author}`);
        },
      },
      languageModel: {
        ...model,
        stream: (...call) => {
          order.push("called");
          return model.stream(...call);
        },
      },
    });
    test.chat.send({ type: "message.send", text: "Are you there?" });
    await test.ready();
    await settled();
    expect(order).toEqual(["stored user", "called", "stored ada"]);
  });

  it("leaves a message that is too long for an import in the text box", async () => {
    const test = await startTest();
    const longest = "a".repeat(memoryLimits.characters);
    test.chat.send({ type: "draft.change", text: `${longest}a` });
    expect(test.chat.getSnapshot().can({ type: "message.send", text: `${longest}a` })).toBe(false);
    test.chat.send({ type: "message.send", text: `${longest}a`, image: { jpegBase64: "seen" } });
    expect([
      state(test).context.memory.messages,
      state(test).context.composer.draft.length,
      test.model.calls.length,
    ]).toEqual([[], longest.length + 1, 0]);
    test.chat.send({ type: "message.send", text: ` ${longest}\n` });
    await test.model.nextCall();
    const memory = await test.memoryStore.load("ada");
    expect(
      parseMemory(memoryFileText({ characterId: "ada", memory, exportedAt: 0 }), {
        characterId: "ada",
        now: Date.parse(NOON),
      }).messages,
    ).toEqual(memory.messages);
  });

  it("sends no blank message", async () => {
    const test = await startTest();
    for (const text of [" \n ", "\u00a0", "\u200b\u200d"]) {
      expect(state(test).can({ type: "message.send", text })).toBe(false);
      test.chat.send({ type: "message.send", text });
    }
    expect(texts(test)).toEqual([]);
  });

  it("stores a picture without text as a shared picture", async () => {
    const test = await startTest();
    test.chat.send({ type: "message.send", text: "", image: { jpegBase64: "abc" } });
    const call = await test.model.nextCall();
    expect(call.request.image).toEqual({ jpegBase64: "abc" });
    expect(state(test).context.memory.messages[0]).toEqual({
      id: "id-0001",
      conversationId: "ada",
      author: "user",
      text: "[Image shared with Ada]",
      createdAt: NOON,
      hasImage: true,
    });
  });

  it("sends the current camera frame with each message", async () => {
    const test = await startTest();
    let seen: { jpegBase64: string; byteLength: number } | null = { jpegBase64: "one", byteLength: 3 };
    test.chat.send({ type: "frameSource.attach", frameSource: () => seen });
    const first = await test.visitorSays("What do you see?");
    expect(first.request.image).toEqual({ jpegBase64: "one" });
    first.finish();
    await test.ready();
    seen = { jpegBase64: "two", byteLength: 3 };
    const second = await test.visitorSays("");
    expect(second.request.image).toEqual({ jpegBase64: "two" });
    second.finish();
    await test.ready();
    seen = null;
    expect(state(test).can({ type: "message.send", text: "" })).toBe(false);
    const third = await test.visitorSays("And now?");
    expect(third.request).not.toHaveProperty("image");
    third.finish();
    await test.ready();
    seen = { jpegBase64: "three", byteLength: 5 };
    test.chat.send({ type: "frameSource.detach" });
    expect((await test.visitorSays("Are you blind?")).request).not.toHaveProperty("image");
    expect(
      state(test)
        .context.memory.messages.filter(({ author }) => author === "user")
        .map(({ text, hasImage }) => [text, hasImage]),
    ).toEqual([
      ["What do you see?", true],
      ["[Image shared with Ada]", true],
      ["And now?", false],
      ["Are you blind?", false],
    ]);
  });

  it("clears the text box on sending, and locks it until the first word of the reply", async () => {
    const test = await startTest();
    test.chat.send({ type: "draft.change", text: "Good evening" });
    expect(state(test).context.composer.draft).toBe("Good evening");
    const call = await test.visitorSays("Good evening");
    expect([
      state(test).context.composer.draft,
      state(test).hasTag("locksComposer"),
      state(test).hasTag("typing"),
    ]).toEqual(["", true, true]);
    call.say("Good");
    await isStreaming(test);
    expect([state(test).hasTag("locksComposer"), state(test).hasTag("typing")]).toEqual([false, true]);
    expect(state(test).can({ type: "message.send", text: "Wait" })).toBe(false);
    call.finish();
    await test.ready();
    expect(state(test).can({ type: "message.send", text: "Wait" })).toBe(true);
  });

  it("keeps the draft when another message is sent", async () => {
    const test = await startTest();
    test.chat.send({ type: "draft.change", text: "my draft" });
    const call = await test.visitorSays("What is light?");
    expect(state(test).context.composer.draft).toBe("my draft");
    call.finish();
    await test.ready();
    test.chat.send({ type: "message.send", text: " my draft " });
    expect(state(test).context.composer.draft).toBe("");
  });

  it("sends the model the earlier messages without apologies", async () => {
    const test = await startTest({
      messages: [
        exampleMessage(1, { text: "One" }),
        exampleMessage(2, { author: "ada", text: "My apologies.", status: "failed" }),
        exampleMessage(3, { author: "ada", text: "Two", status: "complete" }),
      ],
    });
    const call = await test.visitorSays("Three");
    expect(call.request.messages).toEqual([
      { role: "user", content: "One" },
      { role: "assistant", content: "Two" },
      { role: "user", content: "Three" },
    ]);
  });

  it("logs each exchange once", async () => {
    const conversationLog = createFakeConversationLog();
    const test = await startTest({ conversationLog });
    const call = await test.visitorSays("Good evening");
    call.say("Good evening.");
    call.finish();
    await test.ready();
    await settled();
    expect(conversationLog.kept).toMatchObject([
      {
        exchangeId: "id-0002",
        characterId: "ada",
        userMessage: "Good evening",
        assistantMessage: "Good evening.",
        sessionId: null,
        hasImage: false,
      },
    ]);
  });
});

describe("an unreachable memory service", () => {
  it("shows that exchanges are waiting, until they are delivered", async () => {
    const conversationLog = createFakeConversationLog();
    conversationLog.breakDown();
    const test = await startTest({ conversationLog });
    const call = await test.visitorSays("Good evening");
    call.say("Good evening.");
    call.finish();
    await test.until(({ context }) => context.log.isBehind);
    conversationLog.recover();
    await conversationLog.health();
    expect([state(test).context.log.isBehind, conversationLog.kept.length]).toEqual([false, 1]);
  });

  it("asks for the access code when the session has ended", async () => {
    const conversationLog = createFakeConversationLog();
    const test = await startTest({ conversationLog });
    const lost = new Promise((resolve) => test.chat.on("access.lost", resolve));
    conversationLog.lock();
    const call = await test.visitorSays("Good evening");
    call.say("Good evening.");
    call.finish();
    expect(await lost).toEqual({ type: "access.lost" });
    expect(conversationLog.waiting).toHaveLength(1);
  });
});

describe("a rejected exchange", () => {
  const behind = (test: TestChat) => [state(test).context.log.isBehind, state(test).context.log.isRefused];
  const refused = { success: false, error: "Too long.", offline: false, locked: false, refused: true } as const;

  async function answered(test: TestChat) {
    const call = await test.visitorSays("Good evening");
    call.say("Good evening.");
    call.finish();
    await test.ready();
  }

  it("shows that the exchange is not stored on the server, until the next question", async () => {
    const log = createFakeConversationLog();
    let isRefusing = true;
    const test = await startTest({
      conversationLog: { ...log, log: (exchange) => (isRefusing ? Promise.resolve(refused) : log.log(exchange)) },
    });
    await answered(test);
    await test.until(({ context }) => context.log.isRefused);
    expect(behind(test)).toEqual([false, true]);
    isRefusing = false;
    await answered(test);
    await vi.waitUntil(() => log.kept.length === 1, { timeout: 60_000, interval: 0 });
    expect(behind(test)).toEqual([false, false]);
  });

  it("shows the same for an exchange from the outbox", async () => {
    const log = createFakeConversationLog();
    let deliver: (outcome: "taken" | "refused") => void = () => {};
    const test = await startTest({
      conversationLog: {
        ...log,
        onDelivered: (report) => {
          deliver = report;
          return () => {};
        },
      },
    });
    log.breakDown();
    await answered(test);
    await test.until(({ context }) => context.log.isBehind);
    deliver("refused");
    expect(behind(test)).toEqual([false, true]);
  });
});

describe("stopping a reply", () => {
  it("stores the text so far as stopped, and ends the call", async () => {
    const test = await startTest();
    const call = await test.visitorSays("Tell me a story");
    call.say("Once upon");
    await isStreaming(test);
    test.chat.send({ type: "reply.stop" });
    expect(texts(test)).toEqual(["user: Tell me a story", "ada (stopped): Once upon"]);
    expect(call.signal.aborted).toBe(true);
    call.say(" a time");
    await settled();
    expect(texts(test)).toEqual(["user: Tell me a story", "ada (stopped): Once upon"]);
  });

  it("keeps the question for a retry when nothing was written", async () => {
    const test = await startTest();
    const call = await test.visitorSays("Tell me a story");
    test.chat.send({ type: "reply.stop" });
    expect([texts(test), call.signal.aborted, state(test).can({ type: "reply.retry" })]).toEqual([
      ["user: Tell me a story"],
      true,
      true,
    ]);
    test.chat.send({ type: "reply.retry" });
    const again = await test.model.nextCall();
    again.say("Once.");
    again.finish();
    await test.ready();
    expect(texts(test)).toEqual(["user: Tell me a story", "ada (complete): Once."]);
  });
});

describe("selecting another character", () => {
  it("stops the reply, stores it in its own memory, and loads the other memory", async () => {
    const test = await startTest();
    await test.memoryStore.append("ben", exampleMessage(1, { text: "From before" }));
    const call = await test.visitorSays("Good evening");
    call.say("Good");
    await isStreaming(test);
    test.chat.send({ type: "character.select", characterId: "ben" });
    await test.ready();
    expect([call.signal.aborted, state(test).context.character.id, texts(test), test.storedCharacter()]).toEqual([
      true,
      "ben",
      ["user: From before"],
      "ben",
    ]);
    expect((await test.stored("ada")).map(({ text, status }) => [text, status])).toEqual([
      ["Good evening", undefined],
      ["Good", "stopped"],
    ]);
  });

  it("ignores an unknown character", async () => {
    const test = await startTest();
    test.chat.send({ type: "character.select", characterId: "zoe" });
    expect(state(test).context.character.id).toBe("ada");
  });

  it.each([
    ["ben", "ben"],
    ["nobody", "ada"],
  ])("starts with %s stored as the character %s", async (stored, begun) => {
    const test = await startTest({ settings: { "aom.character": stored } });
    expect(state(test).context.character.id).toBe(begun);
  });
});

describe("a failed reply", () => {
  it("shows an apology with the reason, and stores it", async () => {
    const test = await startTest();
    const call = await test.visitorSays("Good evening");
    call.fail(new LanguageModelError("rateLimited", "429 Too many requests", { status: 429, retryAfterMs: 7000 }));
    await test.ready();
    expect(texts(test)).toEqual([
      "user: Good evening",
      "ada (failed): My apologies. I am experiencing difficulty with my systems. 429 Too many requests",
    ]);
    expect(state(test).context.reply.failure).toEqual({
      reason: "rateLimited",
      message: "429 Too many requests",
      status: 429,
      retryAfterMs: 7000,
    });
    expect(await test.stored("ada")).toHaveLength(2);
  });

  it("keeps the text that arrived, marked as cut", async () => {
    const test = await startTest();
    const call = await test.visitorSays("Good evening");
    call.say("Good eve");
    call.cut();
    await test.ready();
    expect([texts(test), state(test).context.reply.failure?.reason]).toEqual([
      ["user: Good evening", "ada (cut): Good eve"],
      "cutOff",
    ]);
  });

  it("can be replaced by a reply of the built-in model, which is named", async () => {
    const builtInModel = createFakeLanguageModel({
      name: "Built-in replies",
      kind: "builtIn",
      reply: "From my notes.",
    });
    const test = await startTest({ builtInModel });
    const call = await test.visitorSays("Good evening");
    call.fail(new LanguageModelError("network", "No connection"));
    await test.ready();
    expect(state(test).context.config.fallbackModel).toEqual({ name: "Built-in replies", kind: "builtIn" });
    test.chat.send({ type: "reply.retry", model: "builtIn" });
    await test.ready();
    expect(state(test).context.memory.messages.at(-1)).toMatchObject({
      text: "From my notes.",
      status: "complete",
      model: "Built-in replies",
    });
    expect(state(test).context.model.name).toBe("Fake vendor");
    expect(state(test).context.reply.failure).toBeNull();
  });

  it("shows nothing when the browser refused a permission", async () => {
    const test = await startTest();
    const call = await test.visitorSays("Good evening");
    call.fail(new DOMException("Permission denied", "NotAllowedError"));
    await test.ready();
    expect([texts(test), state(test).context.reply.failure]).toEqual([["user: Good evening"], null]);
  });

  it("asks for the access code and keeps the question when the session has ended", async () => {
    const test = await startTest();
    const emitted: string[] = [];
    test.chat.on("access.lost", ({ type }) => emitted.push(type));
    const call = await test.visitorSays("Good evening");
    call.fail(new LanguageModelError("locked", "Unlock first", { status: 401 }));
    await test.ready();
    expect([texts(test), emitted, state(test).can({ type: "reply.retry" })]).toEqual([
      ["user: Good evening"],
      ["access.lost"],
      true,
    ]);
  });

  it("keeps the question without an apology when the page is out of date", async () => {
    const test = await startTest();
    const call = await test.visitorSays("Good evening");
    call.fail(new LanguageModelError("outdatedClient", "This page is out of date.", { status: 410 }));
    await test.ready();
    expect([texts(test), state(test).context.reply.failure?.reason]).toEqual([
      ["user: Good evening"],
      "outdatedClient",
    ]);
  });

  it("times out after 30 s without a first word, and after 20 s of silence within a reply", async () => {
    const test = await startTest();
    await test.visitorSays("Good evening");
    test.clock.increment(timings.replyFirstByte - 1);
    expect(state(test).hasTag("typing")).toBe(true);
    test.clock.increment(1);
    expect(state(test).context.reply.failure?.reason).toBe("timeout");
    const call = await test.visitorSays("Still there?");
    call.say("Ye");
    await isStreaming(test);
    test.clock.increment(timings.replySilence - 1);
    call.say("s");
    await hasArrived(test, "Yes");
    test.clock.increment(timings.replySilence - 1);
    expect(state(test).hasTag("typing")).toBe(true);
    test.clock.increment(1);
    expect(texts(test).at(-1)).toBe("ada (cut): Yes");
    expect(call.signal.aborted).toBe(true);
  });

  it("times out 30 s after the last sign of life", async () => {
    const test = await startTest();
    const call = await test.visitorSays("Good evening");
    for (let time = 0; time < 3; time += 1) {
      test.clock.increment(timings.replyFirstByte - 1);
      const heard = new Promise<void>((resolve) => void replyOf(test)?.subscribe(() => resolve()));
      call.think();
      await heard;
    }
    test.clock.increment(timings.replyFirstByte - 1);
    expect([state(test).hasTag("typing"), call.signal.aborted]).toEqual([true, false]);
    test.clock.increment(1);
    expect([state(test).context.reply.failure?.reason, call.signal.aborted]).toEqual(["timeout", true]);
  });

  it("waits for the first word as long as the model states", async () => {
    const languageModel = createFakeLanguageModel({ firstWordMs: 90_000 });
    const test = await startTest({ languageModel });
    test.chat.send({ type: "message.send", text: "Good evening" });
    const call = await languageModel.nextCall();
    test.clock.increment(89_999);
    expect(call.signal.aborted).toBe(false);
    test.clock.increment(1);
    expect(state(test).context.reply.failure?.reason).toBe("timeout");
  });

  it("stores no empty message when the model sends no text", async () => {
    const test = await startTest();
    const call = await test.visitorSays("Good evening");
    call.finish();
    await test.ready();
    expect(state(test).context.reply.failure?.reason).toBe("invalid");
  });
});

describe("closing the page", () => {
  it("stores the reply so far as cut, and offers a retry", async () => {
    const test = await startTest();
    const call = await test.visitorSays("Tell me a story");
    call.say("Once upon");
    await isStreaming(test);
    test.chat.send({ type: "page.hide" });
    expect([texts(test), call.signal.aborted, state(test).can({ type: "reply.retry" })]).toEqual([
      ["user: Tell me a story", "ada (cut): Once upon"],
      true,
      true,
    ]);
    await settled();
    expect(await test.stored("ada")).toHaveLength(2);
  });
});

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

describe("a draft", () => {
  const writes = (test: TestChat, text: string) => test.chat.send({ type: "draft.change", text });
  const kept = (test: TestChat, characterId = "ada") => test.settingsStore.read(`aom.draft.${characterId}`);

  it("is stored a moment after a key, and restored when the page opens again", async () => {
    const test = await startTest();
    writes(test, "Good");
    writes(test, "Good evening");
    expect(kept(test)).toBeNull();
    test.clock.increment(timings.draftWrite);
    expect(kept(test)).toBe("Good evening");
    const later = await startTest({ settings: { "aom.draft.ada": "Good evening" } });
    expect(state(later).context.composer.draft).toBe("Good evening");
  });

  it("is stored at once when the page closes", async () => {
    const test = await startTest();
    writes(test, "Good evening");
    test.chat.send({ type: "page.hide" });
    expect(kept(test)).toBe("Good evening");
  });

  it("is deleted once it is sent", async () => {
    const test = await startTest({ settings: { "aom.draft.ada": "Good evening" } });
    await test.visitorSays("Good evening");
    test.clock.increment(timings.draftWrite);
    expect([state(test).context.composer.draft, kept(test)]).toEqual(["", null]);
  });

  it("belongs to the character it was written to", async () => {
    const test = await startTest();
    writes(test, "Dear Ada");
    test.chat.send({ type: "character.select", characterId: "ben" });
    expect([state(test).context.composer.draft, kept(test)]).toEqual(["", "Dear Ada"]);
    await test.ready();
    writes(test, "Dear Ben");
    test.chat.send({ type: "character.select", characterId: "ada" });
    expect([state(test).context.composer.draft, kept(test, "ben")]).toEqual(["Dear Ada", "Dear Ben"]);
  });

  it("is stored with an edited question, and restored together with it", async () => {
    const test = await startTest({ messages: [exampleMessage(1, { text: "What is light?" })] });
    writes(test, "And then?");
    test.chat.send({ type: "question.edit" });
    test.clock.increment(timings.draftWrite);
    expect(kept(test)).toBe("And then?");
    writes(test, "What is sound?");
    test.chat.send({ type: "page.hide" });
    expect(kept(test)).toBe("And then?\nWhat is sound?");
    test.chat.send({ type: "edit.cancel" });
    test.chat.send({ type: "page.hide" });
    expect(kept(test)).toBe("And then?");
  });
});

describe("the view", () => {
  it("clears the list in voice-only mode, and keeps the memory", async () => {
    const test = await startTest({ messages: [exampleMessage(1), exampleMessage(2)] });
    test.chat.send({ type: "text.hide" });
    expect([
      state(test).matches({ view: "voiceOnly" }),
      state(test).context.memory.hidden,
      (await test.stored("ada")).length,
      test.settingsStore.read("aom.voiceOnly"),
    ]).toEqual([true, 2, 2, "true"]);
    test.chat.send({ type: "text.show" });
    expect([
      state(test).matches({ view: "text" }),
      state(test).context.memory.hidden,
      test.settingsStore.read("aom.voiceOnly"),
    ]).toEqual([true, 2, null]);
  });

  it("shows the earlier messages again on request", async () => {
    const test = await startTest({ messages: [exampleMessage(1), exampleMessage(2)] });
    const canShow = () => state(test).can({ type: "messages.show" });
    expect(canShow()).toBe(false);
    test.chat.send({ type: "text.hide" });
    test.chat.send({ type: "text.show" });
    expect(canShow()).toBe(true);
    test.chat.send({ type: "messages.show" });
    expect([state(test).context.memory.hidden, canShow()]).toEqual([0, false]);
  });

  it("opens in the mode it was closed in", async () => {
    const test = await startTest({ settings: { "aom.voiceOnly": "true" } });
    expect(state(test).value).toMatchObject({ view: "voiceOnly", turnTaking: "pushToTalk", audio: "locked" });
  });
});

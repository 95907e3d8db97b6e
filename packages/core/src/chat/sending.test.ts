import { describe, expect, it } from "vitest";
import { memoryLimits, type Message } from "../contracts";
import { memoryFileText } from "../memory/memory-file";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";
import { parseMemory } from "../memory/parse-memory";
import { needPhrases } from "../shared/need-phrases";
import { createFakeConversationLog, createFakeLanguageModel, exampleMessage } from "@archive-of-minds/testing";
import { NOON, isStreaming, state, texts, settled, startTest } from "./chat.fixture";

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

  it.each([
    ["a number", { type: "message.send", text: 42 }],
    ["nothing", { type: "message.send" }],
    ["a message of another library", { type: "message.send", parts: [{ type: "text", text: "Hello" }] }],
    ["a draft without text", { type: "draft.change" }],
    ["a text for the draft that is none", { type: "draft.prepend", characterId: "ada", text: null }],
  ])("goes on after an event that carries no text: %s", async (_, event) => {
    const test = await startTest();
    test.chat.send(event as never);
    const call = await test.visitorSays("Good evening");
    call.say("Good evening to you.");
    call.finish();
    await test.ready();
    expect(texts(test)).toEqual(["user: Good evening", "ada (complete): Good evening to you."]);
  });
});

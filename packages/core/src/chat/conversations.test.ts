import {
  createFakeConversationLog,
  createTestChat,
  exampleMessage,
  settled,
  type TestChat,
} from "@archive-of-minds/testing";
import { describe, expect, it } from "vitest";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";

const textsOf = ({ chat }: TestChat) => chat.getSnapshot().context.memory.messages.map(({ text }) => text);
const openId = ({ chat }: TestChat) => chat.getSnapshot().context.memory.conversationId;
const storedTexts = async (test: TestChat) => (await test.stored("ada")).map(({ text }) => text);

async function exchange({ visitorSays, ready }: TestChat, question: string, answer: string) {
  const call = await visitorSays(question);
  call.say(answer);
  call.finish();
  await ready();
  return call;
}

/** Two conversations with Ada; the second is open. */
async function talked() {
  const conversationLog = createFakeConversationLog();
  const memoryStore = createMemoryMemoryStore();
  const test = await createTestChat({ conversationLog, memoryStore });
  await test.ready();
  await exchange(test, "What is light?", "A wave.");
  const first = openId(test);
  test.chat.send({ type: "conversation.begin" });
  await exchange(test, "And sound?", "Another wave.");
  return { ...test, test, conversationLog, first, second: openId(test) };
}

/** The page is opened again on the same memory. */
async function reopened({ memoryStore }: Pick<TestChat, "memoryStore">) {
  const test = await createTestChat({ memoryStore });
  await test.ready();
  return test;
}

describe("a new conversation", () => {
  it("is empty, and the model is sent nothing of the one before, which is kept", async () => {
    const { test, model, first, second } = await talked();
    expect([first, second === first, textsOf(test)]).toEqual(["ada", false, ["And sound?", "Another wave."]]);
    expect(model.calls.at(-1)?.request.messages.map(({ content }) => content)).toEqual(["And sound?"]);
    expect(await storedTexts(test)).toEqual(["What is light?", "A wave.", "And sound?", "Another wave."]);
  });

  it("begins only from one with messages, and not while a reply is written", async () => {
    const test = await createTestChat();
    await test.ready();
    const canBegin = () => test.chat.getSnapshot().can({ type: "conversation.begin" });
    const found = [canBegin()];
    const call = await test.visitorSays("What is light?");
    found.push(canBegin());
    call.finish();
    await test.ready();
    found.push(canBegin());
    expect(found).toEqual([false, false, true]);
  });

  it("leaves the failure of a question with that question", async () => {
    const { test, chat, visitorSays, ready, second } = await talked();
    (await visitorSays("And heat?")).fail("overloaded");
    await ready();
    const failure = () => chat.getSnapshot().context.reply.failure?.reason ?? null;
    const found = [failure()];
    chat.send({ type: "conversation.begin" });
    found.push(failure());
    chat.send({ type: "conversation.open", conversationId: second });
    expect([...found, failure(), textsOf(test).at(2)]).toEqual(["overloaded", null, "overloaded", "And heat?"]);
  });

  it("ends the edit of a question, and gives the draft before it back", async () => {
    const { chat } = await talked();
    chat.send({ type: "draft.change", text: "Half a" });
    chat.send({ type: "question.edit" });
    chat.send({ type: "conversation.begin" });
    const { editedId, draft } = chat.getSnapshot().context.composer;
    expect([editedId, draft]).toEqual([null, "Half a"]);
  });
});

describe("the conversations", () => {
  it("are opened again, each with its own messages, and continued", async () => {
    const { test, chat, model, first } = await talked();
    chat.send({ type: "conversation.open", conversationId: first });
    expect(textsOf(test)).toEqual(["What is light?", "A wave."]);
    await exchange(test, "Go on.", "It bends.");
    expect(model.calls.at(-1)?.request.messages.map(({ content }) => content)).toEqual([
      "What is light?",
      "A wave.",
      "Go on.",
    ]);
  });

  it("open with the latest one when the page opens", async () => {
    const { test, chat, memoryStore, first } = await talked();
    expect(textsOf(await reopened({ memoryStore }))).toEqual(["And sound?", "Another wave."]);
    chat.send({ type: "conversation.open", conversationId: first });
    await exchange(test, "Go on.", "It bends.");
    expect(textsOf(await reopened({ memoryStore })).at(-1)).toBe("It bends.");
  });

  it("are followed in another tab, which keeps its own open", async () => {
    const { test, chat, memoryStore, first } = await talked();
    const there = await reopened({ memoryStore });
    chat.send({ type: "conversation.open", conversationId: first });
    await exchange(test, "Go on.", "It bends.");
    expect(textsOf(there)).toEqual(["And sound?", "Another wave."]);
    there.chat.send({ type: "conversation.open", conversationId: first });
    expect(textsOf(there)).toEqual(["What is light?", "A wave.", "Go on.", "It bends."]);
  });

  it("stay open after an import that has them too, and give way to the latest after another", async () => {
    const { test, memoryStore, first } = await talked();
    test.chat.send({ type: "conversation.open", conversationId: first });
    const both = await test.stored("ada");
    await memoryStore.replace("ada", both);
    expect(textsOf(test)).toEqual(["What is light?", "A wave."]);
    await memoryStore.replace("ada", [exampleMessage(1, { conversationId: "other", text: "From the file" })]);
    expect([openId(test), textsOf(test)]).toEqual(["other", ["From the file"]]);
  });

  it("are one again, and empty, once the memory is cleared", async () => {
    const { test, memoryStore } = await talked();
    await memoryStore.clear("ada");
    expect([openId(test), textsOf(test), test.chat.getSnapshot().context.memory.others]).toEqual(["ada", [], []]);
  });
});

describe("a name", () => {
  const titles = async (test: TestChat) =>
    (await test.stored("ada")).map(({ conversationTitle }) => conversationTitle ?? null);

  it("is stored with the first message of its conversation, in one line, and can be removed", async () => {
    const { test, chat, first } = await talked();
    chat.send({ type: "conversation.rename", conversationId: first, title: "  On\n light\u202E " });
    await settled();
    expect(await titles(test)).toEqual(["On light", null, null, null]);
    chat.send({ type: "conversation.rename", conversationId: first, title: "" });
    await settled();
    expect(await titles(test)).toEqual([null, null, null, null]);
  });

  it("stays when the first exchange is deleted, and when its question is edited", async () => {
    const { test, chat, second, visitorSays, ready } = await talked();
    chat.send({ type: "conversation.rename", conversationId: second, title: "Sound" });
    chat.send({ type: "question.edit" });
    (await visitorSays("And noise?")).finish();
    await ready();
    await exchange(test, "Go on.", "It fades.");
    expect((await titles(test)).slice(2)).toEqual(["Sound", null, null, null]);
    const [noise] = chat.getSnapshot().context.memory.messages;
    chat.send({ type: "exchange.delete", messageId: noise?.id ?? "" });
    await settled();
    expect((await titles(test)).slice(2)).toEqual(["Sound", null]);
  });
});

describe("a deleted conversation", () => {
  it("is gone here, at the memory service and in another tab, and the latest other one opens", async () => {
    const { test, chat, conversationLog, memoryStore, second } = await talked();
    const there = await reopened({ memoryStore });
    chat.send({ type: "conversation.delete", conversationId: second });
    await settled();
    const left = ["What is light?", "A wave."];
    expect([textsOf(test), await storedTexts(test), textsOf(there)]).toEqual([left, left, []]);
    expect(conversationLog.kept.map(({ userMessage }) => userMessage)).toEqual(["What is light?"]);
  });

  it("leaves the open one as it is", async () => {
    const { test, chat, first } = await talked();
    chat.send({ type: "conversation.delete", conversationId: first });
    await settled();
    expect([textsOf(test), await storedTexts(test)]).toEqual([
      ["And sound?", "Another wave."],
      ["And sound?", "Another wave."],
    ]);
  });

  it("takes the failure of its last question with it", async () => {
    const { chat, second, visitorSays, ready, settingsStore } = await talked();
    (await visitorSays("And heat?")).fail("overloaded");
    await ready();
    chat.send({ type: "conversation.delete", conversationId: second });
    expect([chat.getSnapshot().context.reply.failure, settingsStore.read("aom.failure.ada")]).toEqual([null, null]);
  });
});

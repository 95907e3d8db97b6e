import { describe, expect, it } from "vitest";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";
import {
  exampleCharacter,
  exampleMessage,
  createFakeVoiceAgent,
  type FakeConversation,
  createTestLiveConversation,
  type TestLiveConversation,
} from "@archive-of-minds/testing";
import { createLiveConversation } from "./create-live-conversation";

const kept = async ({ memoryStore }: TestLiveConversation) =>
  (await memoryStore.load("ada")).messages.map(({ text }) => text);
const history = ({ request }: FakeConversation) => request.history?.map(({ content }) => content);

/** A conversation in which the visitor has spoken and the agent answers. */
async function confide() {
  const test = createTestLiveConversation({ messages: [exampleMessage(1, { text: "An old secret." })] });
  const agent = await test.begin();
  test.live.send({ type: "message.send", text: "My secret." });
  agent.say({ type: "agentPart", text: "Your secret is " });
  agent.say({ type: "mode", mode: "speaking" });
  await test.pass(100);
  return { test, agent };
}

/** The conversation that replaces another. */
async function next({ agent, pass }: TestLiveConversation) {
  await pass(0);
  const conversation = agent.conversations.at(-1);
  if (!conversation) throw new Error("There is no conversation.");
  conversation.open();
  await pass(0);
  return conversation;
}

describe("memory that is cleared during a conversation", () => {
  it("starts another conversation without the cleared messages", async () => {
    const { test, agent } = await confide();
    await test.memoryStore.clear("ada");
    const again = await next(test);
    expect([
      agent.signal.aborted,
      test.state(),
      history(again),
      again.received,
      test.transcript(),
      test.live.getSnapshot().context.transcript.streaming,
    ]).toEqual([true, "live.session.connected", [], [], [], null]);
    test.live.send({ type: "message.send", text: "Good evening." });
    await test.pass(0);
    expect(await kept(test)).toEqual(["Good evening."]);
  });

  it("is not in the history after a later reconnection", async () => {
    const { test } = await confide();
    await test.memoryStore.clear("ada");
    (await next(test)).close({ reason: "error", message: "", closeCode: 1006 });
    await test.pass(500);
    expect(history(await next(test))).toEqual([]);
  });

  it("is not in the history when it was cleared while disconnected", async () => {
    const { test, agent } = await confide();
    agent.close({ reason: "error", message: "", closeCode: 1006 });
    await test.memoryStore.clear("ada");
    await test.pass(500);
    const again = await next(test);
    expect([history(again), again.received]).toEqual([[], []]);
  });

  it("is not logged with a later answer", async () => {
    const { test } = await confide();
    await test.memoryStore.clear("ada");
    (await next(test)).say({ type: "agentResponse", id: 1, text: "Good evening." });
    test.live.send({ type: "agent.stop" });
    expect(
      test.conversationLog.waiting.map(({ userMessage, assistantMessage }) => [userMessage, assistantMessage]),
    ).toEqual([["", "Good evening."]]);
  });

  it("keeps the waiting messages", async () => {
    const test = createTestLiveConversation({ messages: [exampleMessage(1)] });
    test.live.send({ type: "agent.start" });
    await test.agent.nextConversation();
    test.live.send({ type: "message.send", text: "Are you there?" });
    await test.memoryStore.clear("ada");
    const again = await next(test);
    expect([test.agent.conversations.length, history(again), again.received]).toEqual([
      2,
      [],
      ["text: Are you there?"],
    ]);
  });
});

describe("memory that is replaced", () => {
  it("is the history of the next conversation", async () => {
    const { test } = await confide();
    await test.memoryStore.replace("ada", [exampleMessage(7, { text: "Imported." })]);
    expect(history(await next(test))).toEqual(["Imported."]);
    expect(await kept(test)).toEqual(["Imported."]);
  });

  it("keeps the remaining messages, asks the open question, and does not greet again", async () => {
    const test = createTestLiveConversation();
    const agent = await test.begin();
    agent.say({ type: "agentResponse", id: 1, text: "Good evening." });
    await test.pass(2_000);
    agent.say({ type: "userTranscript", text: "What is light?", isFinal: true });
    await test.pass(2_000);
    const { messages } = await test.memoryStore.load("ada");
    await test.memoryStore.replace("ada", [exampleMessage(7, { text: "Imported." }), ...messages.slice(1)]);
    const again = await next(test);
    expect([history(again), again.received, again.request.overrides, test.transcript()]).toEqual([
      ["Imported."],
      ["text: What is light?"],
      { firstMessage: "" },
      ["user: What is light?"],
    ]);
    for (let time = 0; time < 3; time += 1) {
      await test.pass(10_000);
      again.say({ type: "ping" });
    }
    expect([test.live.getSnapshot().hasTag("unanswered"), test.live.getSnapshot().hasTag("nothingSaid")]).toEqual([
      true,
      false,
    ]);
  });

  it("keeps the conversation when no message is missing", async () => {
    const test = createTestLiveConversation();
    const agent = await test.begin();
    test.live.send({ type: "message.send", text: "What is light?" });
    await test.pass(0);
    const { messages } = await test.memoryStore.load("ada");
    await test.memoryStore.replace("ada", [exampleMessage(1), ...messages]);
    await test.pass(0);
    agent.say({ type: "agentResponse", id: 1, text: "A wave." });
    test.live.send({ type: "agent.stop" });
    expect([
      test.agent.conversations.length,
      test.conversationLog.waiting.map(({ userMessage }) => userMessage),
    ]).toEqual([1, ["What is light?"]]);
  });
});

it("stops watching the memory when the conversation is stopped", () => {
  let watchers = 0;
  const watch = () => {
    watchers += 1;
    return () => void (watchers -= 1);
  };
  const live = createLiveConversation({
    character: exampleCharacter("ada"),
    providers: { voiceAgent: createFakeVoiceAgent(), memoryStore: { ...createMemoryMemoryStore(), watch } },
  });
  expect(watchers).toBe(1);
  live.stop();
  expect(watchers).toBe(0);
});

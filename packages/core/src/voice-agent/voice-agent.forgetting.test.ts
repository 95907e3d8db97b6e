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

/** Somebody who has told an agent something, and hears it answer. */
async function confide() {
  const test = createTestLiveConversation({ messages: [exampleMessage(1, { text: "An old secret." })] });
  const agent = await test.begin();
  test.live.send({ type: "message.send", text: "My secret." });
  agent.say({ type: "agentPart", text: "Your secret is " });
  agent.say({ type: "mode", mode: "speaking" });
  await test.pass(100);
  return { test, agent };
}

/** The conversation that takes the place of another. */
async function next({ agent, pass }: TestLiveConversation) {
  await pass(0);
  const conversation = agent.conversations.at(-1);
  if (!conversation) throw new Error("There is no conversation.");
  conversation.open();
  await pass(0);
  return conversation;
}

describe("memory that is cleared while a conversation goes on", () => {
  it("is forgotten by the agent too: another conversation begins, which knows nothing of it", async () => {
    const { test, agent } = await confide();
    await test.memoryStore.clear("ada");
    const again = await next(test);
    expect([
      agent.signal.aborted,
      test.state(),
      history(again),
      again.told,
      test.said(),
      test.live.getSnapshot().context.transcript.streaming,
    ]).toEqual([true, "live.session.connected", [], [], [], null]);
    test.live.send({ type: "message.send", text: "Good evening." });
    await test.pass(0);
    expect(await kept(test)).toEqual(["Good evening."]);
  });

  it("does not come back with a conversation that breaks later", async () => {
    const { test } = await confide();
    await test.memoryStore.clear("ada");
    (await next(test)).close({ reason: "error", message: "", closeCode: 1006 });
    await test.pass(500);
    expect(history(await next(test))).toEqual([]);
  });

  it("is told to nobody where it was cleared while the line was broken", async () => {
    const { test, agent } = await confide();
    agent.close({ reason: "error", message: "", closeCode: 1006 });
    await test.memoryStore.clear("ada");
    await test.pass(500);
    const again = await next(test);
    expect([history(again), again.told]).toEqual([[], []]);
  });

  it("is not recorded with the answer to something else", async () => {
    const { test } = await confide();
    await test.memoryStore.clear("ada");
    (await next(test)).say({ type: "agentResponse", id: 1, text: "Good evening." });
    test.live.send({ type: "agent.stop" });
    expect(
      test.conversationLog.waiting.map(({ userMessage, assistantMessage }) => [userMessage, assistantMessage]),
    ).toEqual([["", "Good evening."]]);
  });

  it("is not what waits to be said", async () => {
    const test = createTestLiveConversation({ messages: [exampleMessage(1)] });
    test.live.send({ type: "agent.start" });
    await test.agent.nextConversation();
    test.live.send({ type: "message.send", text: "Are you there?" });
    await test.memoryStore.clear("ada");
    const again = await next(test);
    expect([test.agent.conversations.length, history(again), again.told]).toEqual([2, [], ["text: Are you there?"]]);
  });
});

describe("memory that gives way to another", () => {
  it("is what the conversation goes on from", async () => {
    const { test } = await confide();
    await test.memoryStore.replace("ada", [exampleMessage(7, { text: "Imported." })]);
    expect(history(await next(test))).toEqual(["Imported."]);
    expect(await kept(test)).toEqual(["Imported."]);
  });

  it("leaves standing what remains: the question is asked all the same, and nobody is greeted again", async () => {
    const test = createTestLiveConversation();
    const agent = await test.begin();
    agent.say({ type: "agentResponse", id: 1, text: "Good evening." });
    await test.pass(2_000);
    agent.say({ type: "userTranscript", text: "What is light?", isFinal: true });
    await test.pass(2_000);
    const { messages } = await test.memoryStore.load("ada");
    await test.memoryStore.replace("ada", [exampleMessage(7, { text: "Imported." }), ...messages.slice(1)]);
    const again = await next(test);
    expect([history(again), again.told, again.request.overrides, test.said()]).toEqual([
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

  it("disturbs nobody where nothing is missing in it", async () => {
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

it("a conversation that has left the page watches no memory", () => {
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

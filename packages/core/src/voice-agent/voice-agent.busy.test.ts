import { describe, expect, it } from "vitest";
import { createFakeVoiceAgent, createTestLiveConversation, type TestLiveConversation } from "@archive-of-minds/testing";
import { answer, asked, heard, newest, notice, openNewest, outcome, seconds } from "./answering.fixture";

const type = (test: TestLiveConversation) => () => test.live.send({ type: "visitor.type" });

/** An agent whose microphone level the test sets. */
function listeningAgent() {
  const voiceAgent = createFakeVoiceAgent();
  const microphone = { level: 0 };
  return {
    microphone,
    voiceAgent: {
      ...voiceAgent,
      connect: async (...given: Parameters<typeof voiceAgent.connect>) => ({
        ...(await voiceAgent.connect(...given)),
        inputLevel: () => microphone.level,
      }),
    },
  };
}

describe("a visitor who types", () => {
  it("sees no hint that nothing was said yet", async () => {
    const test = createTestLiveConversation();
    await test.begin();
    await seconds(test, 40, type(test));
    expect(notice(test)).toBeNull();
    await seconds(test, 30);
    expect(notice(test)).toBe("nothingSaid");
    type(test)();
    expect([notice(test), newest(test).received.at(-1)]).toEqual([null, "activity"]);
  });

  it("keeps the conversation open", async () => {
    const { test, conversation } = await asked();
    await seconds(test, 120, type(test));
    expect([notice(test), conversation.isOpen]).toEqual([null, true]);
    await seconds(test, 44);
    expect([notice(test), conversation.isOpen]).toEqual(["unanswered", true]);
    type(test)();
    expect(notice(test)).toBeNull();
  });
});

describe("a visitor who continues to speak without a report of the agent’s service", () => {
  it("is not interrupted while the microphone picks up a voice, including pauses", async () => {
    const { microphone, voiceAgent } = listeningAgent();
    const { test, conversation } = await asked(undefined, { voiceAgent });
    let second = 0;
    await seconds(test, 120, () => void (microphone.level = (second += 1) % 5 === 0 ? 0.5 : 0));
    expect([test.agent.conversations.length, conversation.isOpen]).toEqual([1, true]);
    microphone.level = 0.05;
    await seconds(test, 10);
    expect(test.agent.conversations.length).toBe(1);
    await seconds(test, 1);
    expect(test.agent.conversations.length).toBe(2);
  });

  it("is not heard with a muted microphone", async () => {
    const { microphone, voiceAgent } = listeningAgent();
    const { test } = await asked(undefined, { voiceAgent });
    microphone.level = 0.5;
    test.live.send({ type: "mic.mute" });
    await seconds(test, 46);
    expect(test.agent.conversations.length).toBe(2);
  });
});

it("gives an agent that is always slow twice as long the second time", async () => {
  const { test } = await asked();
  await seconds(test, 45);
  await openNewest(test);
  await seconds(test, 50);
  newest(test).say(answer);
  await test.pass(1_500);
  expect([test.state(), test.transcript().at(-1), test.agent.conversations.length]).toEqual([
    "live.session.connected",
    "ada: A wave.",
    2,
  ]);
});

describe("a transcript of dots only", () => {
  it("does not count as a working microphone", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    conversation.say({ type: "problem", message: "Permission denied", problem: "noMicrophone" });
    conversation.say(heard(""));
    expect(test.live.getSnapshot().context.problem).toBe("noMicrophone");
    conversation.say(heard("Good evening."));
    expect(test.live.getSnapshot().context.problem).toBeNull();
  });

  it("does not count as the start of a conversation", async () => {
    const test = createTestLiveConversation();
    await test.begin();
    await seconds(test, 30, (conversation) => conversation.say(heard("")));
    expect([notice(test), ...outcome(test)]).toEqual(["nothingSaid", "live.session.connected", undefined]);
  });
});

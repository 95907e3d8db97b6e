import { describe, expect, it } from "vitest";
import { createFakeVoiceAgent, createTestLiveConversation, type TestLiveConversation } from "@archive-of-minds/testing";
import { answer, asked, heard, newest, notice, openNewest, outcome, seconds } from "./answering.fixture";

const type = (test: TestLiveConversation) => () => test.live.send({ type: "visitor.type" });

/** An agent whose microphone shows what the test says. */
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

describe("a visitor who writes", () => {
  it("is not told that nothing has been said yet", async () => {
    const test = createTestLiveConversation();
    await test.begin();
    await seconds(test, 40, type(test));
    expect(notice(test)).toBeNull();
    await seconds(test, 30);
    expect(notice(test)).toBe("nothingSaid");
    type(test)();
    expect([notice(test), newest(test).told.at(-1)]).toEqual([null, "activity"]);
  });

  it("is waited for: nothing is torn down under their hands", async () => {
    const { test, conversation } = await asked();
    await seconds(test, 120, type(test));
    expect([notice(test), conversation.isOpen]).toEqual([null, true]);
    await seconds(test, 44);
    expect([notice(test), conversation.isOpen]).toEqual(["unanswered", true]);
    type(test)();
    expect(notice(test)).toBeNull();
  });
});

describe("a visitor who speaks on, of which the agent’s service says nothing", () => {
  it("is not cut short while the microphone shows a voice, pauses for breath included", async () => {
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

  it("is not heard where the microphone is muted", async () => {
    const { microphone, voiceAgent } = listeningAgent();
    const { test } = await asked(undefined, { voiceAgent });
    microphone.level = 0.5;
    test.live.send({ type: "mic.mute" });
    await seconds(test, 46);
    expect(test.agent.conversations.length).toBe(2);
  });
});

it("an agent that always takes long is left twice as long the second time", async () => {
  const { test } = await asked();
  await seconds(test, 45);
  await openNewest(test);
  await seconds(test, 50);
  newest(test).say(answer);
  await test.pass(1_500);
  expect([test.state(), test.said().at(-1), test.agent.conversations.length]).toEqual([
    "live.session.connected",
    "ada: A wave.",
    2,
  ]);
});

describe("dots are no words of the visitor’s", () => {
  it("and no sign of a microphone", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    conversation.say({ type: "problem", message: "Permission denied", problem: "noMicrophone" });
    conversation.say(heard(""));
    expect(test.live.getSnapshot().context.problem).toBe("noMicrophone");
    conversation.say(heard("Good evening."));
    expect(test.live.getSnapshot().context.problem).toBeNull();
  });

  it("and begin no conversation", async () => {
    const test = createTestLiveConversation();
    await test.begin();
    await seconds(test, 30, (conversation) => conversation.say(heard("")));
    expect([notice(test), ...outcome(test)]).toEqual(["nothingSaid", "live.session.connected", undefined]);
  });
});

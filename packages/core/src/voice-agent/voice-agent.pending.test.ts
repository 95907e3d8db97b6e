import { describe, expect, it } from "vitest";
import { createTestLiveConversation } from "@archive-of-minds/testing";
import {
  answer,
  asked,
  greeting,
  heard,
  newest,
  notice,
  openNewest,
  outcome,
  seconds,
  type Report,
} from "./answering.fixture";

const silence = {
  reason: "agent",
  because: "silence",
  message: "Nobody spoke for 60 seconds.",
  closeCode: 1000,
} as const;
const lost = { reason: "error", message: "", closeCode: 1006 } as const;

/** The visitor wrote while the agent connected, and the agent greets. */
async function greeted() {
  const test = createTestLiveConversation();
  test.live.send({ type: "agent.start" });
  test.live.send({ type: "message.send", text: "What is light?" });
  const conversation = await test.agent.nextConversation();
  await openNewest(test);
  conversation.say({ type: "mode", mode: "speaking" });
  conversation.say(greeting);
  await test.pass(3_000);
  conversation.say({ type: "mode", mode: "listening" });
  return { test, conversation };
}

describe("a greeting", () => {
  it("does not answer a message that was typed while connecting", async () => {
    const { test } = await greeted();
    await seconds(test, 29);
    expect(notice(test)).toBeNull();
    await seconds(test, 1);
    expect([notice(test), test.transcript()]).toEqual(["unanswered", ["user: What is light?", "ada: Good evening."]]);
  });

  it("does not stop the question from being asked again", async () => {
    const { test } = await greeted();
    await seconds(test, 45);
    const again = await openNewest(test);
    expect([test.agent.conversations.length, again.request.history, again.received]).toEqual([
      2,
      [{ role: "assistant", content: "Good evening." }],
      ["text: What is light?"],
    ]);
    again.say(answer);
    await test.pass(1_500);
    expect([notice(test), test.transcript()]).toEqual([
      null,
      ["user: What is light?", "ada: Good evening.", "ada: A wave."],
    ]);
  });

  it("is followed by the answer", async () => {
    const { test, conversation } = await greeted();
    conversation.say(answer);
    await seconds(test, 60);
    expect([notice(test), test.agent.conversations.length]).toEqual([null, 1]);
    expect(
      test.conversationLog.waiting.map(({ userMessage, assistantMessage }) => [userMessage, assistantMessage]),
    ).toEqual([
      ["", "Good evening."],
      ["What is light?", "A wave."],
    ]);
  });

  it("is not expected of an agent that does not greet, however late its first words", async () => {
    const test = createTestLiveConversation();
    test.live.send({ type: "agent.start" });
    test.live.send({ type: "message.send", text: "What is light?" });
    await test.agent.nextConversation();
    await openNewest(test);
    await test.pass(2_000);
    newest(test).say(answer);
    await seconds(test, 60);
    expect([notice(test), test.agent.conversations.length]).toEqual([null, 1]);
  });

  it("does not count as an answer when the server ends the conversation before one", async () => {
    const { test, conversation } = await greeted();
    await seconds(test, 20);
    conversation.close(silence);
    expect(outcome(test)).toEqual(["failed", "timeout"]);
  });

  it("does not count as an answer when it is repeated after a reconnection", async () => {
    const { test } = await asked();
    await seconds(test, 45);
    newest(test).refuse("refused", 'Override for field "first_message" is not allowed by config.');
    await test.pass(0);
    const again = await openNewest(test);
    again.say(greeting);
    await seconds(test, 30);
    expect(notice(test)).toBe("unanswered");
    await seconds(test, 60);
    expect([...outcome(test), test.agent.conversations.length]).toEqual(["failed", "timeout", 3]);
  });
});

describe("a report that is no answer", () => {
  it("the rest of an earlier answer", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    conversation.say({ type: "agentPart", text: "Good " });
    test.live.send({ type: "message.send", text: "What is light?" });
    conversation.say({ type: "agentPart", text: "evening." });
    conversation.say(greeting);
    await seconds(test, 30);
    expect([notice(test), test.transcript()]).toEqual(["unanswered", ["ada: Good evening.", "user: What is light?"]]);
  });

  it.each<[string, Report]>([
    ["a piece with no words in it", { type: "agentPart", text: " " }],
    ["a sound without words", { type: "mode", mode: "speaking" }],
  ])("%s", async (_, report) => {
    const { test, conversation } = await asked();
    conversation.say(report);
    await seconds(test, 5);
    conversation.say({ type: "mode", mode: "listening" });
    await seconds(test, 30);
    expect(notice(test)).toBe("unanswered");
  });
});

describe("work in progress", () => {
  it("prevents the question from being asked again, whatever the visitor says", async () => {
    const { test, conversation } = await asked();
    conversation.say({ type: "agentResponse", id: 2, text: "Let me look that up." });
    conversation.say({ type: "work", work: "begun" });
    await seconds(test, 3);
    conversation.say(heard("Thank you."));
    await seconds(test, 100);
    expect([notice(test), conversation.isOpen]).toEqual([null, true]);
    conversation.say({ type: "work", work: "done" });
    await seconds(test, 30);
    expect(notice(test)).toBe("unanswered");
  });

  it("counts for two minutes, and not for later questions", async () => {
    const { test, conversation } = await asked();
    conversation.say(answer);
    conversation.say({ type: "work", work: "begun" });
    await seconds(test, 121);
    conversation.say(heard("And sound?"));
    await seconds(test, 30);
    expect(notice(test)).toBe("unanswered");
  });
});

it("does not ask a declined question again after a reconnection", async () => {
  const { test, conversation } = await asked((_, agent) => agent.say(heard("Just listen for a minute.")));
  conversation.say({ type: "work", work: "declined" });
  await seconds(test, 12);
  conversation.close(lost);
  await test.pass(500);
  const again = await openNewest(test);
  expect([again.received, again.request.history?.at(-1)?.content]).toEqual([[], "Just listen for a minute."]);
  await seconds(test, 60);
  expect([notice(test), test.agent.conversations.length]).toEqual([null, 2]);
});

describe("a question that was asked again", () => {
  const question = heard("What is light?");
  /** The second conversation, in which the question was asked again automatically. */
  async function askedAgain() {
    const { test } = await asked();
    await seconds(test, 45);
    return { test, again: await openNewest(test) };
  }

  it("is shown once, although its echo is late", async () => {
    const { test, again } = await askedAgain();
    await seconds(test, 20);
    again.say(question);
    again.say(answer);
    await test.pass(1_500);
    expect(test.transcript()).toEqual(["ada: Good evening.", "user: What is light?", "ada: A wave."]);
  });

  it("is shown twice when the visitor also asked it aloud", async () => {
    const { test, again } = await askedAgain();
    await seconds(test, 3);
    again.say(heard("What is", false));
    again.say(question);
    again.say(answer);
    await test.pass(1_500);
    expect(test.transcript()).toEqual([
      "ada: Good evening.",
      "user: What is light?",
      "user: What is light?",
      "ada: A wave.",
    ]);
  });
});

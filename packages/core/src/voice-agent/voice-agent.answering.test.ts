import { describe, expect, it } from "vitest";
import {
  createFakeVoiceAgent,
  type FakeConversation,
  createTestLiveConversation,
  type TestLiveConversation,
} from "@archive-of-minds/testing";
import { answer, asked, heard, newest, notice, outcome, seconds, type Report } from "./answering.fixture";

describe("an agent that does not answer", () => {
  it.each([
    ["aloud", (_: TestLiveConversation, conversation: FakeConversation) => conversation.say(heard("What is light?"))],
    ["in writing", ({ live }: TestLiveConversation) => live.send({ type: "message.send", text: "What is light?" })],
  ])("is shown as unanswering after half a minute, and gets more time: %s", async (_, ask) => {
    const { test, conversation } = await asked(ask);
    await seconds(test, 29);
    expect(notice(test)).toBeNull();
    await seconds(test, 1);
    expect([notice(test), test.state(), conversation.isOpen, test.transcript()]).toEqual([
      "unanswered",
      "live.session.connected",
      true,
      ["ada: Good evening.", "user: What is light?"],
    ]);
  });

  it.each<[string, Report]>([
    ["it speaks", { type: "mode", mode: "speaking" }],
    ["its text begins", { type: "agentPart", text: "A " }],
    ["its whole text arrives", answer],
    ["it reports that there will be no answer", { type: "problem", message: "Overloaded.", problem: "noAnswer" }],
    ["it declines to answer", { type: "work", work: "declined" }],
    ["it works on the answer", { type: "work", work: "begun" }],
    ["the visitor continues to speak", { type: "voice" }],
    ["the visitor asks again", heard("Are you there?")],
  ])("is no longer shown as unanswering once %s", async (_, report) => {
    const { test, conversation } = await asked();
    await seconds(test, 30);
    expect(notice(test)).toBe("unanswered");
    conversation.say(report);
    expect(notice(test)).toBeNull();
    await seconds(test, 20);
    expect([notice(test), conversation.isOpen]).toEqual([null, true]);
  });

  it("is asked again automatically in another conversation, without lost or repeated messages", async () => {
    const { test, conversation } = await asked();
    await seconds(test, 44);
    expect(conversation.isOpen).toBe(true);
    await seconds(test, 1);
    const again = newest(test);
    expect([test.state(), conversation.signal.aborted, test.agent.conversations.length]).toEqual([
      "live.session.connecting",
      true,
      2,
    ]);
    again.open();
    await test.pass(0);
    expect([again.request.history, again.received]).toEqual([
      [{ role: "assistant", content: "Good evening." }],
      ["text: What is light?"],
    ]);
    again.say(answer);
    await test.pass(1_500);
    expect([notice(test), test.state(), test.transcript()]).toEqual([
      null,
      "live.session.connected",
      ["ada: Good evening.", "user: What is light?", "ada: A wave."],
    ]);
  });

  it("fails when it does not answer there either", async () => {
    const { test } = await asked();
    await seconds(test, 45);
    newest(test).open();
    await test.pass(0);
    await seconds(test, 30);
    expect([notice(test), test.state()]).toEqual(["unanswered", "live.session.connected"]);
    await seconds(test, 60);
    expect([
      ...outcome(test),
      test.agent.conversations.length,
      newest(test).isOpen,
      test.wakeLocks(),
      test.transcript(),
    ]).toEqual(["failed", "timeout", 2, false, 0, ["ada: Good evening.", "user: What is light?"]]);
  });

  it("may miss a later answer again: only two in a row fail", async () => {
    const { test } = await asked();
    await seconds(test, 45);
    newest(test).open();
    await test.pass(0);
    newest(test).say(answer);
    newest(test).say(heard("And sound?"));
    await seconds(test, 45);
    expect([test.state(), test.agent.conversations.length]).toEqual(["live.session.connecting", 3]);
  });

  it("starts with a reset count when the visitor starts again", async () => {
    const { test } = await asked();
    await seconds(test, 45);
    test.live.send({ type: "agent.stop" });
    test.live.send({ type: "agent.start" });
    await test.pass(0);
    newest(test).open();
    await test.pass(0);
    newest(test).say(heard("What is light?"));
    await seconds(test, 45);
    expect(test.state()).toBe("live.session.connecting");
  });

  it("is also waited for after a reconnection", async () => {
    const { test, conversation } = await asked();
    conversation.close({ reason: "error", message: "", closeCode: 1006 });
    await test.pass(500);
    newest(test).open();
    await test.pass(0);
    await seconds(test, 29);
    expect([notice(test), newest(test).received]).toEqual([null, ["text: What is light?"]]);
    await seconds(test, 1);
    expect(notice(test)).toBe("unanswered");
  });

  it("is waited for after a message that was typed while connecting", async () => {
    const test = createTestLiveConversation();
    test.live.send({ type: "agent.start" });
    test.live.send({ type: "message.send", text: "What is light?" });
    (await test.agent.nextConversation()).open();
    await test.pass(0);
    await seconds(test, 30);
    expect(notice(test)).toBe("unanswered");
  });

  it("has a longer timeout if it runs locally, since it reports failures itself", async () => {
    const test = createTestLiveConversation({
      voiceAgent: { ...createFakeVoiceAgent(), kind: "builtIn", authorise: async () => ({ transport: "local" }) },
    });
    const conversation = await test.begin();
    conversation.say(heard("What is light?"));
    await test.pass(31_000);
    expect(notice(test)).toBeNull();
    await test.pass(4_000);
    expect(notice(test)).toBe("unanswered");
  });
});

describe("a conversation that the server ends because of silence", () => {
  const silence = {
    reason: "agent",
    because: "silence",
    message: "Nobody spoke for 20 seconds.",
    closeCode: 1000,
  } as const;

  it("counts as unanswered when the visitor waits for an answer", async () => {
    const { test, conversation } = await asked();
    await seconds(test, 20);
    conversation.close(silence);
    expect([...outcome(test), test.wakeLocks(), test.transcript()]).toEqual([
      "failed",
      "timeout",
      0,
      ["ada: Good evening.", "user: What is light?"],
    ]);
  });

  it("does not count as unanswered when the agent has answered", async () => {
    const { test, conversation } = await asked();
    conversation.say(answer);
    await seconds(test, 20);
    conversation.close(silence);
    expect([test.state(), test.live.getSnapshot().context.connection.ending]).toEqual([
      "disconnected.byAgent",
      "silence",
    ]);
  });
});

describe("a silence with activity", () => {
  it.each<[string, Report]>([
    ["the visitor’s voice continues", { type: "voice" }],
    ["the visitor’s words grow", heard("And what I mean by that", false)],
    ["the agent reports step after step", { type: "work", work: "done" }],
  ])("does not count as unanswered: %s", async (_, report) => {
    const { test, conversation } = await asked();
    for (let time = 0; time < 8; time += 1) {
      await seconds(test, 20);
      conversation.say(report);
      expect(notice(test)).toBeNull();
    }
    await seconds(test, 30);
    expect([notice(test), test.agent.conversations.length]).toEqual(["unanswered", 1]);
  });

  it("waits for a long tool, and as long as usual after it", async () => {
    const { test, conversation } = await asked();
    await seconds(test, 10);
    conversation.say({ type: "work", work: "begun" });
    await seconds(test, 100);
    conversation.say({ type: "work", work: "done" });
    await seconds(test, 29);
    expect([notice(test), conversation.isOpen]).toEqual([null, true]);
    await seconds(test, 1);
    expect(notice(test)).toBe("unanswered");
  });

  it("does not wait endlessly for a tool", async () => {
    const { test, conversation } = await asked();
    conversation.say({ type: "work", work: "begun" });
    await seconds(test, 149);
    expect(notice(test)).toBeNull();
    await seconds(test, 1);
    expect(notice(test)).toBe("unanswered");
  });

  it("waits from the end of the previous answer", async () => {
    const { test, conversation } = await asked((_, agent) => agent.say({ type: "mode", mode: "speaking" }));
    test.live.send({ type: "message.send", text: "And what is light?" });
    await seconds(test, 40);
    expect(notice(test)).toBeNull();
    conversation.say({ type: "mode", mode: "listening" });
    await seconds(test, 29);
    expect(notice(test)).toBeNull();
    await seconds(test, 1);
    expect(notice(test)).toBe("unanswered");
  });

  it.each<[string, Report]>([
    ["an echo of what was typed and answered", heard("What is light?")],
    ["a tool without a question", { type: "work", work: "begun" }],
    ["a voice without words", { type: "voice" }],
  ])("waits for no answer to %s", async (_, report) => {
    const { test, conversation } = await asked(({ live }, agent) => {
      live.send({ type: "message.send", text: "What is light?" });
      agent.say({ type: "mode", mode: "speaking" });
    });
    conversation.say(report);
    await seconds(test, 60);
    expect([notice(test), conversation.isOpen]).toEqual([null, true]);
  });

  it("does not take an empty greeting for an answer", async () => {
    const { test, conversation } = await asked();
    conversation.say({ type: "agentResponse", id: 3, text: " " });
    await seconds(test, 30);
    expect(notice(test)).toBe("unanswered");
  });
});

describe("an agent that never greets", () => {
  it("shows after half a minute that the visitor can begin, until there is a first word", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    await seconds(test, 29);
    expect(notice(test)).toBeNull();
    await seconds(test, 1);
    expect([notice(test), conversation.isOpen]).toEqual(["nothingSaid", true]);
    await seconds(test, 60);
    expect(notice(test)).toBe("nothingSaid");
    conversation.say(heard("Good evening."));
    expect(notice(test)).toBeNull();
    await seconds(test, 30);
    expect(notice(test)).toBe("unanswered");
  });

  it.each<[string, Report]>([
    ["it greets after all", { type: "agentResponse", id: 1, text: "Good evening." }],
    ["the visitor is heard", { type: "voice" }],
    ["the visitor’s first words come", heard("Good", false)],
  ])("is no longer expected to greet once %s", async (_, report) => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    await seconds(test, 30);
    conversation.say(report);
    expect(notice(test)).toBeNull();
  });

  it("is not expected to greet if it runs locally", async () => {
    const test = createTestLiveConversation({
      voiceAgent: { ...createFakeVoiceAgent(), kind: "builtIn", authorise: async () => ({ transport: "local" }) },
    });
    await test.begin();
    await test.pass(600_000);
    expect([notice(test), test.state()]).toEqual([null, "live.session.connected"]);
  });
});

it.each([
  ["that was asked", true],
  ["without a message", false],
])("gives up an agent without a sign of life: one %s", async (_, isAsked) => {
  const test = createTestLiveConversation();
  await test.begin();
  if (isAsked) test.live.send({ type: "message.send", text: "What is light?" });
  for (let second = 0; second < 200 && test.state() !== "failed"; second += 1) {
    await test.pass(1_000);
    newest(test).open();
  }
  expect([...outcome(test), test.agent.conversations.length]).toEqual(["failed", "network", 2]);
});

import { describe, expect, it } from "vitest";
import {
  createFakeVoiceAgent,
  type FakeConversation,
  createTestLiveConversation,
  type TestLiveConversation,
} from "@archive-of-minds/testing";
import { answer, asked, heard, newest, notice, outcome, seconds, type Report } from "./answering.fixture";

describe("an agent that was asked and says nothing", () => {
  it.each([
    ["aloud", (_: TestLiveConversation, conversation: FakeConversation) => conversation.say(heard("What is light?"))],
    ["in writing", ({ live }: TestLiveConversation) => live.send({ type: "message.send", text: "What is light?" })],
  ])("is said not to have answered after half a minute, and is given time: %s", async (_, ask) => {
    const { test, conversation } = await asked(ask);
    await seconds(test, 29);
    expect(notice(test)).toBeNull();
    await seconds(test, 1);
    expect([notice(test), test.state(), conversation.isOpen, test.said()]).toEqual([
      "unanswered",
      "live.session.connected",
      true,
      ["ada: Good evening.", "user: What is light?"],
    ]);
  });

  it.each<[string, Report]>([
    ["it speaks", { type: "mode", mode: "speaking" }],
    ["its words begin", { type: "agentPart", text: "A " }],
    ["its words come at once", answer],
    ["it says itself that there will be no answer", { type: "problem", message: "Overloaded.", problem: "noAnswer" }],
    ["it means to say nothing", { type: "work", work: "declined" }],
    ["it is at work on the answer", { type: "work", work: "begun" }],
    ["the visitor goes on speaking", { type: "voice" }],
    ["the visitor asks again", heard("Are you there?")],
  ])("is no longer said not to have answered once %s", async (_, report) => {
    const { test, conversation } = await asked();
    await seconds(test, 30);
    expect(notice(test)).toBe("unanswered");
    conversation.say(report);
    expect(notice(test)).toBeNull();
    await seconds(test, 20);
    expect([notice(test), conversation.isOpen]).toEqual([null, true]);
  });

  it("is asked once more by itself in a conversation of its own, and nothing is lost or said twice", async () => {
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
    expect([again.request.history, again.told]).toEqual([
      [{ role: "assistant", content: "Good evening." }],
      ["text: What is light?"],
    ]);
    again.say(answer);
    await test.pass(1_500);
    expect([notice(test), test.state(), test.said()]).toEqual([
      null,
      "live.session.connected",
      ["ada: Good evening.", "user: What is light?", "ada: A wave."],
    ]);
  });

  it("and says nothing in that one either is given up, in so many words", async () => {
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
      test.said(),
    ]).toEqual(["failed", "timeout", 2, false, 0, ["ada: Good evening.", "user: What is light?"]]);
  });

  it("may fall silent again later: only two in a row are too many", async () => {
    const { test } = await asked();
    await seconds(test, 45);
    newest(test).open();
    await test.pass(0);
    newest(test).say(answer);
    newest(test).say(heard("And sound?"));
    await seconds(test, 45);
    expect([test.state(), test.agent.conversations.length]).toEqual(["live.session.connecting", 3]);
  });

  it("is given up by a visitor who starts again, and begins with a clean slate", async () => {
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

  it("is waited for after a conversation that came back, too", async () => {
    const { test, conversation } = await asked();
    conversation.close({ reason: "error", message: "", closeCode: 1006 });
    await test.pass(500);
    newest(test).open();
    await test.pass(0);
    await seconds(test, 29);
    expect([notice(test), newest(test).told]).toEqual([null, ["text: What is light?"]]);
    await seconds(test, 1);
    expect(notice(test)).toBe("unanswered");
  });

  it("is waited for after what was typed while it connected", async () => {
    const test = createTestLiveConversation();
    test.live.send({ type: "agent.start" });
    test.live.send({ type: "message.send", text: "What is light?" });
    (await test.agent.nextConversation()).open();
    await test.pass(0);
    await seconds(test, 30);
    expect(notice(test)).toBe("unanswered");
  });

  it("says so itself where it runs here: it is left half a minute and a bit", async () => {
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

describe("a conversation that a server ends because nobody speaks", () => {
  const silence = {
    reason: "agent",
    because: "silence",
    message: "Nobody spoke for 20 seconds.",
    closeCode: 1000,
  } as const;

  it("is laid at the agent’s door where the visitor waits for it", async () => {
    const { test, conversation } = await asked();
    await seconds(test, 20);
    conversation.close(silence);
    expect([...outcome(test), test.wakeLocks(), test.said()]).toEqual([
      "failed",
      "timeout",
      0,
      ["ada: Good evening.", "user: What is light?"],
    ]);
  });

  it("is not where the agent has answered", async () => {
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

describe("a silence that is none", () => {
  it.each<[string, Report]>([
    ["the visitor’s voice goes on", { type: "voice" }],
    ["the visitor’s words grow", heard("And what I mean by that", false)],
    ["step after step of the work is done", { type: "work", work: "done" }],
  ])("is not held against the agent: %s", async (_, report) => {
    const { test, conversation } = await asked();
    for (let time = 0; time < 8; time += 1) {
      await seconds(test, 20);
      conversation.say(report);
      expect(notice(test)).toBeNull();
    }
    await seconds(test, 30);
    expect([notice(test), test.agent.conversations.length]).toEqual(["unanswered", 1]);
  });

  it("a long tool is waited for, and what comes after it as long as ever", async () => {
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

  it("a tool that never ends is not waited for without end", async () => {
    const { test, conversation } = await asked();
    conversation.say({ type: "work", work: "begun" });
    await seconds(test, 149);
    expect(notice(test)).toBeNull();
    await seconds(test, 1);
    expect(notice(test)).toBe("unanswered");
  });

  it("an agent that goes on with its last answer is waited for from its end on", async () => {
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
    ["a tool nobody waits for", { type: "work", work: "begun" }],
    ["a voice without words", { type: "voice" }],
  ])("nobody waits for an answer to %s", async (_, report) => {
    const { test, conversation } = await asked(({ live }, agent) => {
      live.send({ type: "message.send", text: "What is light?" });
      agent.say({ type: "mode", mode: "speaking" });
    });
    conversation.say(report);
    await seconds(test, 60);
    expect([notice(test), conversation.isOpen]).toEqual([null, true]);
  });

  it("no words are no answer: a greeting without any is not taken for one", async () => {
    const { test, conversation } = await asked();
    conversation.say({ type: "agentResponse", id: 3, text: " " });
    await seconds(test, 30);
    expect(notice(test)).toBe("unanswered");
  });
});

describe("an agent that never greets", () => {
  it("leaves the first word to the visitor, who is told so after half a minute until there is one", async () => {
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
  ])("is no longer waited for once %s", async (_, report) => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    await seconds(test, 30);
    conversation.say(report);
    expect(notice(test)).toBeNull();
  });

  it("is not expected to where it runs here", async () => {
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
  ["that nobody spoke to", false],
])("an agent without any sign of life is not begun again for ever: one %s", async (_, isAsked) => {
  const test = createTestLiveConversation();
  await test.begin();
  if (isAsked) test.live.send({ type: "message.send", text: "What is light?" });
  for (let second = 0; second < 200 && test.state() !== "failed"; second += 1) {
    await test.pass(1_000);
    newest(test).open();
  }
  expect([...outcome(test), test.agent.conversations.length]).toEqual(["failed", "network", 2]);
});

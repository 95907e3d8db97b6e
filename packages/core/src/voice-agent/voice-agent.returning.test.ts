import { describe, expect, it } from "vitest";
import type { VoiceAgentPass } from "../contracts";
import {
  exampleMessage,
  createFakeVoiceAgent,
  createTestLiveConversation,
  type TestLiveConversation,
} from "@archive-of-minds/testing";

const greeting = { type: "agentResponse", id: 1, text: "Good evening." } as const;
const lost = { reason: "error", message: "", closeCode: 1006 } as const;
const dead = { reason: "error", message: "The voice agent cannot be reached.", closeCode: 1011 } as const;
const outcome = (test: TestLiveConversation) => [
  test.state(),
  test.live.getSnapshot().context.connection.failure?.reason,
];

/** Waits for the next conversation, at most so many milliseconds. */
async function next(test: TestLiveConversation, milliseconds = 3_000) {
  const before = test.agent.conversations.length;
  for (let time = 0; time < milliseconds && test.agent.conversations.length === before; time += 100)
    await test.pass(100);
  const conversation = test.agent.conversations.at(-1);
  if (!conversation || test.agent.conversations.length === before) return null;
  conversation.open();
  await test.pass(0);
  return conversation;
}

describe("an agent that connects and breaks at once", () => {
  it("is tried with growing delays, and fails after a few times", async () => {
    const test = createTestLiveConversation();
    (await test.begin()).close(dead);
    const started: number[] = [];
    for (let again = await next(test); again; again = await next(test)) {
      started.push(test.clock.now());
      again.close(dead);
    }
    expect(started).toEqual([500, 1_500, 3_500, 6_500]);
    expect(outcome(test)).toEqual(["failed", "unavailable"]);
  });

  it("is distinguished from one that was stable for a while", async () => {
    const test = createTestLiveConversation();
    (await test.begin()).close(lost);
    for (let time = 0; time < 8; time += 1) {
      const again = await next(test, 600);
      expect(test.state()).toBe("live.session.connected");
      again?.say({ type: "ping" });
      await test.pass(10_000);
      again?.close(lost);
    }
    expect(test.state()).toBe("live.reconnecting");
  });
});

describe("a deliberate end", () => {
  it.each([
    [{ reason: "error", message: "Message too big", closeCode: 1009 }, "refused"],
    [{ reason: "error", message: "Invalid message received", closeCode: 1008 }, "refused"],
    [{ reason: "error", message: "This request exceeds your quota", closeCode: 1008 }, "quota"],
    [{ reason: "error", message: "The archive has been locked.", closeCode: 4401 }, "locked"],
    [{ reason: "error", message: "The live service refuses the archive's key.", closeCode: 4403 }, "auth"],
    [{ reason: "error", message: "It did not begin in time.", closeCode: 4408 }, "timeout"],
    [{ reason: "error", message: "There is nothing left to spend.", closeCode: 4429 }, "quota"],
  ] as const)("does not reconnect: %o", async (ending, reason) => {
    const test = createTestLiveConversation();
    (await test.begin()).close(ending);
    await test.pass(10_000);
    expect([...outcome(test), test.agent.conversations.length]).toEqual(["failed", reason, 1]);
  });

  it("also ends a reconnection: a locked archive, and a used-up quota", async () => {
    for (const reason of ["locked", "quota", "auth"] as const) {
      const test = createTestLiveConversation();
      (await test.begin()).close(lost);
      test.agent.refusePasses(reason);
      await test.pass(500);
      expect(outcome(test)).toEqual(["failed", reason]);
    }
  });
});

describe("reconnecting", () => {
  it("does not greet again", async () => {
    const briefing = { overrides: { language: "de" } };
    const test = createTestLiveConversation({ briefing });
    const first = await test.begin();
    first.say(greeting);
    first.close(lost);
    const again = await next(test);
    // Some agents still send a greeting, without words.
    again?.say({ type: "agentResponse", id: 1, text: "" });
    expect([test.transcript(), test.live.getSnapshot().context.answering.rateable]).toEqual([
      ["ada: Good evening."],
      null,
    ]);
    expect([first.request.overrides, again?.request.overrides]).toEqual([
      { language: "de" },
      { language: "de", firstMessage: "" },
    ]);
  });

  it("greets when there was no greeting yet", async () => {
    const test = createTestLiveConversation();
    await test.begin();
    test.returnOnline();
    await test.pass(2_000);
    expect([test.agent.conversations.length, test.agent.conversations[1]?.request.overrides]).toEqual([2, undefined]);
  });

  it("reconnects to an agent that insists on its greeting, which only then greets again", async () => {
    const briefing = { overrides: { language: "de" } };
    const test = createTestLiveConversation({ briefing });
    const first = await test.begin();
    first.say(greeting);
    first.close(lost);
    for (let time = 0; time < 10 && test.agent.conversations.length < 2; time += 1) await test.pass(100);
    test.agent.conversations[1]?.refuse("refused", 'Override for field "first_message" is not allowed by config.');
    await test.pass(0);
    test.agent.conversations[2]?.open();
    await test.pass(0);
    expect([test.state(), test.agent.conversations.map(({ request }) => request.overrides)]).toEqual([
      "live.session.connected",
      [{ language: "de" }, { language: "de", firstMessage: "" }, { language: "de" }],
    ]);
  });

  it("does not reconnect to an agent that refuses for another reason", async () => {
    const test = createTestLiveConversation({ briefing: { overrides: { language: "de" } } });
    const first = await test.begin();
    first.say(greeting);
    first.close(lost);
    for (let time = 0; time < 10 && test.agent.conversations.length < 2; time += 1) await test.pass(100);
    for (const field of ["first_message", "language"]) {
      test.agent.conversations.at(-1)?.refuse("refused", `Override for field "${field}" is not allowed by config.`);
      await test.pass(0);
    }
    expect([...outcome(test), test.agent.conversations.length]).toEqual(["failed", "refused", 3]);
  });

  it("resets the rating", async () => {
    const test = createTestLiveConversation();
    const first = await test.begin();
    first.say({ type: "agentResponse", id: 1, text: "A wave." });
    test.live.send({ type: "reply.rate", liked: true });
    first.close(lost);
    const again = await next(test);
    test.live.send({ type: "reply.rate", liked: true });
    again?.say({ type: "agentResponse", id: 1, text: "A particle." });
    test.live.send({ type: "reply.rate", liked: false });
    expect([first.received, again?.received]).toEqual([["rate: 1 true"], ["rate: 1 false"]]);
  });

  it("requests a new pass when the network is back and the last request hangs", async () => {
    let asked = 0;
    const test = createTestLiveConversation();
    const { authorise } = test.agent;
    Object.assign(test.agent, {
      authorise: (...given: Parameters<typeof authorise>) =>
        (asked += 1) === 2 ? new Promise(() => {}) : authorise(...given),
    });
    (await test.begin()).close(lost);
    await test.pass(500);
    expect([asked, test.state()]).toEqual([2, "live.authorising"]);
    test.returnOnline();
    await test.pass(0);
    expect([asked, test.state()]).toEqual([3, "live.session.connecting"]);
    const hanging = test.agent.conversations.at(-1);
    test.returnOnline();
    await test.pass(0);
    expect([asked, test.state(), hanging?.signal.aborted]).toEqual([4, "live.session.connecting", true]);
  });

  it("is back within three seconds of the network after an unreported loss", async () => {
    const test = createTestLiveConversation();
    const first = await test.begin();
    test.returnOnline();
    await test.pass(1_999);
    expect([test.state(), first.signal.aborted]).toEqual(["live.session.connected", false]);
    // The network is back: the next attempt connects at once.
    await test.pass(1);
    expect([test.state(), first.signal.aborted]).toEqual(["live.session.connecting", true]);
    test.agent.conversations.at(-1)?.open();
    await test.pass(0);
    expect([test.state(), test.clock.now()]).toEqual(["live.session.connected", 2_000]);
  });

  it("keeps a connection with a sign of life when the network is back", async () => {
    const test = createTestLiveConversation();
    const first = await test.begin();
    test.returnOnline();
    await test.pass(1_000);
    first.say({ type: "ping" });
    await test.pass(5_000);
    expect([test.state(), test.agent.conversations.length]).toEqual(["live.session.connected", 1]);
  });

  it.each([
    ["speech", { type: "agentPart", text: "it turn." }],
    ["heard words", { type: "userTranscript", text: "And", isFinal: false }],
    ["a change to speaking", { type: "mode", mode: "speaking" }],
  ] as const)("counts as a sign of life when the network is back: %s", async (_, report) => {
    const test = createTestLiveConversation();
    const first = await test.begin();
    test.returnOnline();
    await test.pass(1_000);
    first.say(report);
    await test.pass(5_000);
    expect([test.state(), test.agent.conversations.length]).toEqual(["live.session.connected", 1]);
  });

  it("keeps an agent that speaks continuously without another sign of life", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    for (let time = 0; time < 4; time += 1) {
      await test.pass(10_000);
      conversation.say({ type: "agentPart", text: "On. " });
    }
    expect([
      test.state(),
      conversation.signal.aborted,
      test.live.getSnapshot().context.transcript.streaming?.text,
    ]).toEqual(["live.session.connected", false, "On. On. On. On. "]);
  });

  it("asks the last question before the loss again, and shows it once", async () => {
    const test = createTestLiveConversation();
    const first = await test.begin();
    test.live.send({ type: "message.send", text: "Who are you?" });
    first.say({ type: "agentResponse", id: 1, text: "Ada." });
    first.say({ type: "userTranscript", text: "What is light?", isFinal: true });
    first.close(lost);
    test.live.send({ type: "message.send", text: "Are you there?" });
    const again = await next(test);
    again?.say({ type: "userTranscript", text: "What is light?", isFinal: true });
    again?.say({ type: "agentResponse", id: 1, text: "A wave." });
    await test.pass(1_500);
    expect([again?.request.history, again?.received, test.transcript()]).toEqual([
      [
        { role: "user", content: "Who are you?" },
        { role: "assistant", content: "Ada." },
      ],
      ["text: What is light?", "text: Are you there?"],
      ["user: Who are you?", "ada: Ada.", "user: What is light?", "user: Are you there?", "ada: A wave."],
    ]);
  });

  it("includes earlier messages in the history when few were said before the loss", async () => {
    const test = createTestLiveConversation({
      messages: [exampleMessage(1), exampleMessage(2, { author: "ada" })],
    });
    (await test.begin()).close(lost);
    expect((await next(test))?.request.history).toEqual([
      { role: "user", content: "Message 1" },
      { role: "assistant", content: "Message 2" },
    ]);
  });

  it.each([10_000, 600_000])(
    "continues after a device slept while reconnecting, without loss: %i ms",
    async (sleep) => {
      const test = createTestLiveConversation();
      const first = await test.begin();
      test.live.send({ type: "message.send", text: "Who are you?" });
      first.say({ type: "agentResponse", id: 1, text: "Ada." });
      first.close(lost);
      // No timer runs while the device sleeps: they fire late.
      await test.pass(sleep);
      test.live.send({ type: "message.send", text: "Are you there?" });
      const again = test.agent.conversations.at(-1);
      again?.open();
      await test.pass(0);
      expect([test.state(), again?.received, test.transcript()]).toEqual([
        "live.session.connected",
        ["text: Are you there?"],
        ["user: Who are you?", "ada: Ada.", "user: Are you there?"],
      ]);
    },
  );

  it("starts after a device slept during a conversation", async () => {
    const test = createTestLiveConversation();
    const first = await test.begin();
    test.live.send({ type: "message.send", text: "What is light?" });
    await test.pass(600_000);
    expect([test.state(), first.signal.aborted]).toEqual(["live.reconnecting", true]);
    test.returnOnline();
    await test.pass(0);
    const again = test.agent.conversations.at(-1);
    again?.open();
    await test.pass(0);
    expect([test.state(), test.agent.conversations.length, again?.received, test.wakeLocks()]).toEqual([
      "live.session.connected",
      2,
      ["text: What is light?"],
      1,
    ]);
  });

  describe("while the network is away and no event reports its return", () => {
    /** The times of the attempts to reconnect, in milliseconds, until it failed. */
    async function tries(hang: "pass" | "connection", transport: "websocket" | "webrtc" = "websocket") {
      const voiceAgent = createFakeVoiceAgent();
      const started: number[] = [];
      const pass: VoiceAgentPass =
        transport === "websocket"
          ? { transport, signedUrl: "/" }
          : { transport, conversationToken: "t", roomUrl: "wss://media.example" };
      let isAway = false;
      const test = createTestLiveConversation({
        voiceAgent: {
          ...voiceAgent,
          authorise() {
            if (isAway) started.push(test.clock.now());
            return isAway && hang === "pass" ? new Promise(() => {}) : Promise.resolve(pass);
          },
        },
      });
      const first = await test.begin();
      isAway = true;
      first.close(lost);
      for (let time = 0; time < 100_000 && test.state() !== "failed"; time += 100) await test.pass(100);
      return { started, outcome: outcome(test) };
    }

    it.each([
      ["the pass hangs", "pass", "websocket", [500, 4_500, 9_500, 22_500, 28_500, 34_500, 47_500, 53_500, 59_500]],
      [
        "the connection hangs",
        "connection",
        "websocket",
        [500, 4_500, 9_500, 22_500, 28_500, 34_500, 47_500, 53_500, 59_500],
      ],
      ["the media room hangs", "connection", "webrtc", [500, 7_500, 15_500, 28_500, 37_500, 46_500, 59_500]],
    ] as const)(
      "replaces an attempt that hangs by the next, and gives some attempts more time: %s",
      async (_, hang, transport, expected) => {
        expect(await tries(hang, transport)).toMatchObject({ started: expected, outcome: ["failed", "timeout"] });
      },
    );
  });

  it("continues to try after one late response", async () => {
    const test = createTestLiveConversation();
    (await test.begin()).close(lost);
    await test.pass(500);
    test.agent.conversations.at(-1)?.refuse("timeout");
    await test.pass(0);
    expect(test.state()).toBe("live.reconnecting");
    await next(test);
    expect(test.state()).toBe("live.session.connected");
  });
});

import { describe, expect, it, vi } from "vitest";
import { VoiceAgentError, type MicrophoneClaimReport } from "../contracts";
import { exampleMessage, createFakeVoiceAgent, createTestLiveConversation } from "@archive-of-minds/testing";

describe("volume and mute while connecting", () => {
  it("apply from the first sound", async () => {
    const test = createTestLiveConversation();
    test.live.send({ type: "agent.start" });
    const conversation = await test.agent.nextConversation();
    expect(conversation.request.isMuted?.()).toBe(false);
    test.live.send({ type: "mic.mute" });
    test.live.send({ type: "volume.set", volume: 0.25 });
    expect(conversation.request.isMuted?.()).toBe(true);
    conversation.open();
    await test.until((snapshot) => snapshot.hasTag("connected"));
    expect(conversation.received).toEqual(["volume: 0.25", "muted: true"]);
  });

  it("can be reset before it connects", async () => {
    const test = createTestLiveConversation();
    test.live.send({ type: "mic.mute" });
    test.live.send({ type: "agent.start" });
    const conversation = await test.agent.nextConversation();
    test.live.send({ type: "mic.unmute" });
    conversation.open();
    await test.until((snapshot) => snapshot.hasTag("connected"));
    expect([conversation.request.isMuted?.(), conversation.received]).toEqual([false, []]);
  });
});

describe("the browser’s microphone permission", () => {
  /** An agent whose permission prompt the test answers. */
  function asked() {
    let answer = { allow: () => {}, forbid: () => {} };
    const voiceAgent = {
      ...createFakeVoiceAgent(),
      askToListen: () =>
        new Promise<void>(
          (resolve, reject) =>
            (answer = { allow: resolve, forbid: () => reject(new VoiceAgentError("notAllowed", "Permission denied")) }),
        ),
    };
    const test = createTestLiveConversation({ voiceAgent });
    test.live.send({ type: "agent.start" });
    return { test, answer: () => answer };
  }
  const reason = (test: ReturnType<typeof createTestLiveConversation>) =>
    test.live.getSnapshot().context.connection.failure?.reason;

  it("can take time, before the agent is asked for a pass", async () => {
    const { test, answer } = asked();
    await test.pass(45_000);
    expect([test.state(), test.agent.conversations.length]).toEqual(["live.asking", 0]);
    answer().allow();
    (await test.agent.nextConversation()).open();
    await test.until((snapshot) => snapshot.hasTag("connected"));
  });

  it("fails when the visitor denies it", async () => {
    const { test, answer } = asked();
    answer().forbid();
    await test.pass(0);
    expect([test.state(), reason(test)]).toEqual(["failed", "notAllowed"]);
  });

  it("fails after a minute without an answer", async () => {
    const { test } = asked();
    await test.pass(59_999);
    expect(test.state()).toBe("live.asking");
    await test.pass(1);
    expect([test.state(), reason(test), test.wakeLocks()]).toEqual(["failed", "unanswered", 0]);
  });

  it("is not requested for a text-only conversation", async () => {
    const test = createTestLiveConversation({
      textOnly: true,
      voiceAgent: { ...createFakeVoiceAgent(), askToListen: () => new Promise(() => {}) },
    });
    await test.begin();
    expect(test.live.getSnapshot().hasTag("connected")).toBe(true);
  });
});

describe("waiting messages", () => {
  it("are not sent after a failed start, and can be discarded", async () => {
    const test = createTestLiveConversation();
    test.live.send({ type: "agent.start" });
    const first = await test.agent.nextConversation();
    test.live.send({ type: "message.send", text: "Good evening." });
    first.refuse("network");
    await test.until((snapshot) => snapshot.matches("failed"));
    expect(test.live.getSnapshot().context.transcript.waiting).toEqual(["Good evening."]);
    test.live.send({ type: "waiting.discard" });
    const next = await test.begin();
    expect([next.received, test.transcript()]).toEqual([[], []]);
  });
});

describe("the history of an agent", () => {
  const historyOf = ({
    request,
  }: {
    readonly request: { readonly history?: readonly { readonly role: string; readonly content: string }[] };
  }) => request.history?.map(({ role, content }) => `${role}: ${content}`);

  it("contains the live messages when the visitor ends the conversation and starts again", async () => {
    const test = createTestLiveConversation({ messages: [exampleMessage(1)] });
    const first = await test.begin();
    test.live.send({ type: "message.send", text: "My name is Max." });
    first.say({ type: "agentResponse", id: 1, text: "Good evening, Max." });
    test.live.send({ type: "agent.stop" });
    expect([historyOf(first), historyOf(await test.begin())]).toEqual([
      ["user: Message 1"],
      ["user: Message 1", "user: My name is Max.", "assistant: Good evening, Max."],
    ]);
  });

  it("is read at each start, without messages that were cleared in the meantime", async () => {
    let messages = [exampleMessage(1), exampleMessage(2, { author: "ada" })];
    const test = createTestLiveConversation({ messages: () => ({ id: "ada", messages }) });
    const first = await test.begin();
    test.live.send({ type: "message.send", text: "My name is Max." });
    test.live.send({ type: "agent.stop" });
    await test.memoryStore.clear("ada");
    messages = [];
    expect([historyOf(first), historyOf(await test.begin())]).toEqual([
      ["user: Message 1", "assistant: Message 2"],
      [],
    ]);
  });

  it("contains the last messages that are not stored yet", async () => {
    const test = createTestLiveConversation({ messages: () => ({ id: "ada", messages: [exampleMessage(1)] }) });
    const first = await test.begin();
    test.live.send({ type: "message.send", text: "My name is Max." });
    first.say({ type: "agentResponse", id: 1, text: "Good evening, Max." });
    test.live.send({ type: "agent.stop" });
    expect(historyOf(await test.begin())).toEqual([
      "user: Message 1",
      "user: My name is Max.",
      "assistant: Good evening, Max.",
    ]);
  });

  it("is of the open conversation, which the live messages belong to", async () => {
    const test = createTestLiveConversation({ messages: () => ({ id: "second", messages: [] }) });
    const conversation = await test.begin();
    test.live.send({ type: "message.send", text: "My name is Max." });
    conversation.say({ type: "agentResponse", id: 1, text: "Good evening, Max." });
    test.live.send({ type: "agent.stop" });
    const { messages } = await test.memoryStore.load("ada");
    expect(messages.map(({ conversationId }) => conversationId)).toEqual(["second", "second"]);
  });

  it("contains no failure message", async () => {
    const test = createTestLiveConversation({
      messages: [exampleMessage(1), exampleMessage(2, { author: "ada", status: "failed" }), exampleMessage(3)],
    });
    expect(historyOf(await test.begin())).toEqual(["user: Message 1", "user: Message 3"]);
  });
});

describe("many waiting messages", () => {
  it("are kept up to a limit", async () => {
    const test = createTestLiveConversation();
    test.live.send({ type: "agent.start" });
    const texts = Array.from({ length: 20 }, (_, index) => `Message ${String(index + 1)}`);
    for (const text of texts) test.live.send({ type: "message.send", text });
    const more = { type: "message.send", text: "One too many" } as const;
    expect(test.live.getSnapshot().can(more)).toBe(false);
    test.live.send(more);
    const conversation = await test.agent.nextConversation();
    conversation.open();
    await test.until((snapshot) => snapshot.hasTag("connected"));
    expect([conversation.received, test.live.getSnapshot().can(more)]).toEqual([
      texts.map((text) => `text: ${text}`),
      true,
    ]);
  });
});

describe("a start that times out", () => {
  const began = async (voiceAgent: ReturnType<typeof createFakeVoiceAgent>) => {
    const test = createTestLiveConversation({ voiceAgent });
    test.live.send({ type: "agent.start" });
    await test.pass(0);
    return test;
  };

  it("takes twice as long in a media room, and then releases everything", async () => {
    const test = await began({
      ...createFakeVoiceAgent(),
      authorise: async () => ({ transport: "webrtc", conversationToken: "token", roomUrl: "wss://media.example" }),
    });
    await test.pass(19_999);
    expect(test.state()).toBe("live.session.connecting");
    await test.pass(1);
    expect([
      test.state(),
      test.live.getSnapshot().context.connection.failure?.reason,
      test.agent.conversations.at(-1)?.signal.aborted,
      test.wakeLocks(),
    ]).toEqual(["failed", "timeout", true, 0]);
  });

  it("takes ten seconds without a pass, and aborts the request", async () => {
    const signals: AbortSignal[] = [];
    const test = await began({
      ...createFakeVoiceAgent(),
      authorise: (_, { signal }) => (signals.push(signal), new Promise(() => {})),
    });
    await test.pass(9_999);
    expect([test.state(), signals.map(({ aborted }) => aborted)]).toEqual(["live.authorising", [false]]);
    await test.pass(1);
    expect([
      test.state(),
      test.live.getSnapshot().context.connection.failure?.reason,
      signals.map(({ aborted }) => aborted),
    ]).toEqual(["failed", "timeout", [true]]);
  });
});

it.each([
  ["the agent ends the conversation", { reason: "agent", message: "", closeCode: 1000 }],
  ["the connection breaks", { reason: "error", message: "", closeCode: 1006 }],
  ["it is refused", { reason: "error", message: "quota", closeCode: 1008 }],
] as const)("stops speaking once %s", async (_, ending) => {
  const test = createTestLiveConversation();
  const conversation = await test.begin();
  conversation.say({ type: "mode", mode: "speaking" });
  conversation.close(ending);
  expect([test.live.getSnapshot().context.sound.mode, test.live.getSnapshot().hasTag("speaking")]).toEqual([
    "listening",
    false,
  ]);
});

describe("a conversation in another page", () => {
  it("is also detected when the browser reports it late", async () => {
    let report: (news: MicrophoneClaimReport) => void = () => {};
    const test = createTestLiveConversation({ microphoneLock: { claim: (_, tell) => ((report = tell), () => {}) } });
    test.live.send({ type: "agent.start" });
    await test.pass(1_000);
    const conversation = await test.agent.nextConversation();
    conversation.open();
    await test.pass(0);
    expect(test.state()).toBe("live.session.connected");
    report("refused");
    expect([test.state(), conversation.signal.aborted]).toEqual(["elsewhere", true]);
  });

  it.each(["refused", "closed"] as const)("is shown, and can be taken over: %s", async (how) => {
    const test = createTestLiveConversation();
    if (how === "closed")
      (await test.begin()).close({ reason: "error", message: "Another conversation was begun.", closeCode: 4409 });
    else {
      test.live.send({ type: "agent.start" });
      (await test.agent.nextConversation()).refuse("elsewhere");
    }
    await test.pass(0);
    expect([test.state(), test.wakeLocks()]).toEqual(["elsewhere", 0]);
    test.live.send({ type: "agent.takeOver" });
    (await test.agent.nextConversation()).open();
    await test.until((snapshot) => snapshot.hasTag("connected"));
  });
});

describe("problems during a conversation", () => {
  const problem = (test: ReturnType<typeof createTestLiveConversation>) => test.live.getSnapshot().context.problem;

  it("shows an unusable microphone until the visitor is heard or retries", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    conversation.say({ type: "problem", message: "Permission denied", problem: "noMicrophone" });
    conversation.say({ type: "agentResponse", id: 1, text: "A wave." });
    expect(problem(test)).toBe("noMicrophone");
    conversation.say({ type: "userTranscript", text: "And now?", isFinal: false });
    expect(problem(test)).toBeNull();
    conversation.say({ type: "problem", message: "Permission denied", problem: "noMicrophone" });
    test.live.send({ type: "mic.unmute" });
    expect([problem(test), conversation.received.at(-1)]).toEqual([null, "muted: false"]);
  });

  it("shows a conversation without speech until someone speaks", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    conversation.say({ type: "problem", message: "Nobody speaks: the conversation ends in 15 s.", problem: "silence" });
    expect(problem(test)).toBe("silence");
    test.live.send({ type: "message.send", text: "I am here." });
    expect(problem(test)).toBeNull();
  });

  it("hides the silence once the visitor types", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    conversation.say({ type: "problem", message: "Nobody speaks: the conversation ends in 15 s.", problem: "silence" });
    test.live.send({ type: "visitor.type" });
    expect([problem(test), conversation.received]).toEqual([null, ["activity"]]);
    conversation.say({ type: "problem", message: "Permission denied", problem: "noMicrophone" });
    test.live.send({ type: "visitor.type" });
    expect(problem(test)).toBe("noMicrophone");
  });

  it("shows a general problem when only the agent’s message describes it", async () => {
    const test = createTestLiveConversation();
    (await test.begin()).say({ type: "problem", message: "Server error: overload" });
    expect(problem(test)).toBe("other");
    await test.pass(500);
    test.live.send({ type: "agent.stop" });
    await test.begin();
    expect(problem(test)).toBeNull();
  });
});

it("offers a rating only if the agent takes ratings", async () => {
  const test = createTestLiveConversation({ voiceAgent: { ...createFakeVoiceAgent(), takesRatings: false } });
  const conversation = await test.begin();
  conversation.say({ type: "agentResponse", id: 1, text: "A wave." });
  expect([
    test.live.getSnapshot().context.config.takesRatings,
    test.live.getSnapshot().context.answering.rateable,
  ]).toEqual([false, 1]);
  test.live.send({ type: "reply.rate", liked: true });
  expect(conversation.received).toEqual([]);
});

describe("the output device", () => {
  const speakers = [
    { id: "default", name: "Default" },
    { id: "headphones", name: "Headphones" },
  ];

  it("can be chosen, and stays chosen after a reconnection", async () => {
    const test = createTestLiveConversation({ voiceAgent: createFakeVoiceAgent({ outputs: speakers }) });
    const first = await test.begin();
    await test.pass(0);
    expect([test.live.getSnapshot().context.sound.outputs, test.live.getSnapshot().context.sound.outputId]).toEqual([
      speakers,
      null,
    ]);
    test.live.send({ type: "output.choose", deviceId: "headphones" });
    first.close({ reason: "error", message: "", closeCode: 1006 });
    await test.pass(500);
    const again = await test.begin();
    expect([first.received, again.received, test.live.getSnapshot().context.sound.outputId]).toEqual([
      ["output: headphones"],
      ["output: headphones"],
      "headphones",
    ]);
  });

  it("can be chosen while connecting", async () => {
    const test = createTestLiveConversation({ voiceAgent: createFakeVoiceAgent({ outputs: speakers }) });
    test.live.send({ type: "agent.start" });
    const conversation = await test.agent.nextConversation();
    test.live.send({ type: "output.choose", deviceId: "headphones" });
    conversation.open();
    await test.pass(0);
    expect([conversation.received, test.live.getSnapshot().context.sound.outputId]).toEqual([
      ["output: headphones"],
      "headphones",
    ]);
  });

  it("falls back to the system’s device when the chosen one fails, with a notice", async () => {
    const test = createTestLiveConversation({
      voiceAgent: createFakeVoiceAgent({ outputs: speakers, brokenOutput: "headphones" }),
    });
    await test.begin();
    test.live.send({ type: "output.choose", deviceId: "headphones" });
    await test.pass(0);
    expect([test.live.getSnapshot().context.problem, test.live.getSnapshot().context.sound.outputId]).toEqual([
      "output",
      null,
    ]);
  });
});

describe("a rating", () => {
  const notStarted = "Cannot send feedback: the conversation has not started yet.";
  const alreadySent = "Cannot send feedback: feedback has already been sent for the current response.";
  async function refused(voiceAgent: ReturnType<typeof createFakeVoiceAgent>, isRatedBefore: boolean) {
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    const test = createTestLiveConversation({ voiceAgent });
    (await test.begin()).say({ type: "agentResponse", id: 1, text: "A wave." });
    if (isRatedBefore) test.live.send({ type: "reply.rate", liked: true });
    test.live.send({ type: "agent.stop" });
    test.live.send({ type: "reply.rate", liked: true });
    const warnings = warned.mock.calls.flat();
    warned.mockRestore();
    return warnings;
  }

  it.each([
    ["rated before", createFakeVoiceAgent(), true, [alreadySent]],
    ["not rated, and the conversation is over", createFakeVoiceAgent(), false, [notStarted]],
    ["for an agent that takes no ratings", { ...createFakeVoiceAgent(), takesRatings: false }, false, [notStarted]],
  ] as const)("is reported as sent only if it was: %s", async (_, voiceAgent, isRatedBefore, warnings) => {
    expect(await refused(voiceAgent, isRatedBefore)).toEqual(warnings);
  });
});

it.each(["connecting", "connected"] as const)(
  "does not take a message that is too long, so that it stays in the text box: %s",
  async (when) => {
    const test = createTestLiveConversation();
    if (when === "connected") await test.begin();
    else test.live.send({ type: "agent.start" });
    const send = (length: number) => ({ type: "message.send", text: ` ${"x".repeat(length)} ` }) as const;
    expect([20_000, 20_001].map((length) => test.live.getSnapshot().can(send(length)))).toEqual([true, false]);
    test.live.send(send(20_001));
    expect([test.transcript(), test.live.getSnapshot().context.transcript.waiting]).toEqual([[], []]);
  },
);

import { describe, expect, it, vi } from "vitest";
import {
  createFakeMicrophoneLock,
  createFakeVoiceAgent,
  type FakeConversation,
  exampleCharacter,
  exampleMessage,
  settled,
  createTestLiveConversation,
  type TestLiveConversation,
} from "@archive-of-minds/testing";

const lost = { reason: "error", message: "", closeCode: 1006 } as const;

describe("beginning", () => {
  it("requests a pass, connects, and listens", async () => {
    const test = createTestLiveConversation({
      messages: [exampleMessage(1), exampleMessage(2, { author: "ada" })],
    });
    test.live.send({ type: "agent.start" });
    expect([test.state(), test.wakeLocks()]).toEqual(["live.authorising", 1]);
    const conversation = await test.agent.nextConversation();
    expect([test.state(), conversation.request]).toEqual([
      "live.session.connecting",
      {
        characterId: "ada",
        pass: { transport: "websocket", signedUrl: "/conversation" },
        textOnly: false,
        history: [
          { role: "user", content: "Message 1" },
          { role: "assistant", content: "Message 2" },
        ],
        isMuted: expect.any(Function),
      },
    ]);
    conversation.open();
    await test.until((snapshot) => snapshot.hasTag("connected"));
    expect([
      test.live.getSnapshot().context.sound.mode,
      test.live.getSnapshot().context.connection.conversationId,
    ]).toEqual(["listening", "conversation-1"]);
  });

  it("sends the briefing at each start", async () => {
    const briefing = {
      overrides: { language: "de" },
      dynamicVariables: { name: "Ada" },
      tools: { lookUp: () => "Nothing." },
    };
    const test = createTestLiveConversation({ briefing });
    const first = await test.begin();
    first.close(lost);
    await test.pass(500);
    const second = await test.agent.nextConversation();
    expect([first.request, second.request]).toMatchObject([briefing, briefing]);
  });

  it("fails at once if the character has no agent", () => {
    const test = createTestLiveConversation({
      character: exampleCharacter("cheesemaster"),
      voiceAgent: createFakeVoiceAgent({ agents: ["ada"] }),
    });
    test.live.send({ type: "agent.start" });
    expect([
      test.state(),
      test.live.getSnapshot().context.connection.failure?.reason,
      test.agent.conversations,
    ]).toEqual(["failed", "noAgent", []]);
  });

  it("starts once, however often it is requested", async () => {
    const test = createTestLiveConversation();
    for (let time = 0; time < 3; time += 1) test.live.send({ type: "agent.start" });
    await test.pass(0);
    expect(test.agent.conversations.length).toBe(1);
  });

  it.each(["auth", "locked", "outdatedClient", "quota", "network"] as const)(
    "shows why it got no pass: %s",
    async (reason) => {
      const test = createTestLiveConversation();
      const lockedOut = vi.fn();
      test.live.on("access.lost", lockedOut);
      test.agent.refusePasses(reason);
      test.live.send({ type: "agent.start" });
      await test.pass(0);
      expect([
        test.state(),
        test.live.getSnapshot().context.connection.failure?.reason,
        lockedOut.mock.calls.length,
        test.wakeLocks(),
      ]).toEqual(["failed", reason, reason === "locked" ? 1 : 0, 0]);
    },
  );

  it("waits ten seconds for the agent to connect, and releases everything", async () => {
    const test = createTestLiveConversation();
    test.live.send({ type: "agent.start" });
    const conversation = await test.agent.nextConversation();
    await test.pass(9_999);
    expect(test.state()).toBe("live.session.connecting");
    await test.pass(1);
    expect([
      test.state(),
      test.live.getSnapshot().context.connection.failure?.reason,
      conversation.signal.aborted,
    ]).toEqual(["failed", "timeout", true]);
    conversation.open();
    await test.pass(0);
    expect(conversation.isOpen).toBe(false);
  });

  it("can be stopped while connecting", async () => {
    const test = createTestLiveConversation();
    test.live.send({ type: "agent.start" });
    const conversation = await test.agent.nextConversation();
    test.live.send({ type: "agent.stop" });
    expect([test.state(), conversation.signal.aborted, test.wakeLocks()]).toEqual(["disconnected.byVisitor", true, 0]);
  });

  it("allows one live page at a time", async () => {
    const lock = createFakeMicrophoneLock();
    const [one, two] = [
      createTestLiveConversation({ microphoneLock: lock.page() }),
      createTestLiveConversation({ microphoneLock: lock.page() }),
    ];
    await one.begin();
    two.live.send({ type: "agent.start" });
    await two.pass(0);
    expect(two.state()).toBe("elsewhere");
    two.live.send({ type: "agent.takeOver" });
    await two.pass(0);
    expect([one.state(), two.state()]).toEqual(["elsewhere", "live.session.connecting"]);
  });

  it("sends messages that were typed while connecting", async () => {
    const test = createTestLiveConversation();
    test.live.send({ type: "agent.start" });
    test.live.send({ type: "message.send", text: "Good evening." });
    test.live.send({ type: "message.send", text: "Are you there?" });
    const conversation = await test.agent.nextConversation();
    conversation.open();
    await test.until((snapshot) => snapshot.hasTag("connected"));
    expect([conversation.received, test.transcript()]).toEqual([
      ["text: Good evening.", "text: Are you there?"],
      ["user: Good evening.", "user: Are you there?"],
    ]);
  });
});

describe("talking", () => {
  it("shows and stores the messages with the earlier ones", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    conversation.say({ type: "userTranscript", text: "What is", isFinal: false });
    expect(test.live.getSnapshot().context.transcript.hearing).toBe("What is");
    conversation.say({ type: "userTranscript", text: "What is light?", isFinal: true });
    conversation.say({ type: "agentPart", text: "A " });
    conversation.say({ type: "mode", mode: "speaking" });
    conversation.say({ type: "agentPart", text: "wave." });
    expect([
      test.live.getSnapshot().context.transcript.streaming?.text,
      test.live.getSnapshot().context.sound.mode,
    ]).toEqual(["A wave.", "speaking"]);
    conversation.say({ type: "agentResponse", id: 7, text: "A wave." });
    conversation.say({ type: "mode", mode: "listening" });
    await test.pass(1_500);
    expect(test.transcript()).toEqual(["user: What is light?", "ada: A wave."]);
    expect((await test.memoryStore.load("ada")).messages.map(({ text, model }) => [text, model])).toEqual([
      ["What is light?", undefined],
      ["A wave.", "Fake agent"],
    ]);
  });

  it.each([
    ["the visitor ends the conversation", (test: TestLiveConversation) => test.live.send({ type: "agent.stop" })],
    [
      "the agent ends it",
      (_: TestLiveConversation, conversation: FakeConversation) => conversation.close({ reason: "agent", message: "" }),
    ],
  ])("keeps partly heard words when %s", async (_, end) => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    conversation.say({ type: "userTranscript", text: "I wanted to tell you", isFinal: false });
    end(test, conversation);
    const { hearing, waiting } = test.live.getSnapshot().context.transcript;
    expect([...waiting, hearing].filter((words) => words !== "")).toEqual(["I wanted to tell you"]);
  });

  it("shows a typed message once, also when the agent echoes it", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    test.live.send({ type: "message.send", text: "What is light?" });
    conversation.say({ type: "userTranscript", text: "What is light?", isFinal: true });
    conversation.say({ type: "userTranscript", text: "What is light?", isFinal: true });
    expect(test.transcript()).toEqual(["user: What is light?", "user: What is light?"]);
  });

  it("keeps the spoken part of an interrupted answer", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    conversation.say({ type: "agentResponse", id: 1, text: "A wave, and a particle, and much else." });
    conversation.say({ type: "mode", mode: "speaking" });
    conversation.say({ type: "interruption" });
    expect(test.live.getSnapshot().context.sound.mode).toBe("listening");
    conversation.say({ type: "agentCorrection", id: 1, text: "A wave, and" });
    conversation.say({ type: "userTranscript", text: "Stop.", isFinal: true });
    expect(test.transcript()).toEqual(["ada (interrupted): A wave, and", "user: Stop."]);
  });

  it("sends messages, context, ratings and the volume to the agent", async () => {
    const test = createTestLiveConversation();
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    test.live.send({ type: "reply.rate", liked: true });
    const conversation = await test.begin();
    test.live.send({ type: "reply.rate", liked: true });
    conversation.say({ type: "agentResponse", id: 4, text: "A wave." });
    for (const liked of [true, false]) test.live.send({ type: "reply.rate", liked });
    test.live.send({ type: "visitor.type" });
    test.live.send({ type: "context.share", text: "The visitor shows a lamp." });
    test.live.send({ type: "volume.set", volume: 7 });
    test.live.send({ type: "volume.set", volume: Number.NaN });
    test.live.send({ type: "volume.set", volume: 0.25 });
    test.live.send({ type: "mic.mute" });
    test.live.send({ type: "message.send", text: "And now?" });
    expect(conversation.received).toEqual([
      "rate: 4 true",
      "activity",
      "context: The visitor shows a lamp.",
      "volume: 1",
      "volume: 1",
      "volume: 0.25",
      "muted: true",
      "text: And now?",
    ]);
    const notStarted = "Cannot send feedback: the conversation has not started yet.";
    expect(warned.mock.calls.flat()).toEqual([
      notStarted,
      notStarted,
      "Cannot send feedback: feedback has already been sent for the current response.",
    ]);
    warned.mockRestore();
  });
});

describe("ending", () => {
  it.each([
    [{ reason: "agent", message: "", closeCode: 1000 } as const, "disconnected.byAgent", null],
    [{ reason: "error", message: "quota exceeded", closeCode: 1008 } as const, "failed", "quota"],
    [{ reason: "error", message: "The archive has been locked.", closeCode: 4401 } as const, "failed", "locked"],
  ])("is distinguished by its reason: %o", async (ending, state, reason) => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    conversation.say({ type: "agentResponse", id: 1, text: "Farewell." });
    conversation.close(ending);
    expect([
      test.state(),
      test.live.getSnapshot().context.connection.failure?.reason ?? null,
      test.transcript(),
      test.wakeLocks(),
    ]).toEqual([state, reason, ["ada: Farewell."], 0]);
  });

  it("releases everything when the page closes, 200 times", async () => {
    for (let time = 0; time < 200; time += 1) {
      const test = createTestLiveConversation();
      const conversation = await test.begin();
      test.live.send({ type: time % 2 === 0 ? "page.hide" : "agent.stop" });
      expect([conversation.isOpen, conversation.signal.aborted, test.wakeLocks(), test.state()]).toEqual([
        false,
        true,
        0,
        "disconnected.byVisitor",
      ]);
    }
  });
});

describe("reconnecting", () => {
  it("reconnects after half a second with a new pass and the last messages", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    for (const text of ["One.", "Two.", "Three.", "Four."]) test.live.send({ type: "message.send", text });
    conversation.close(lost);
    expect(test.state()).toBe("live.reconnecting");
    await test.pass(500);
    const next = await test.agent.nextConversation();
    expect(next.request.history).toEqual(["One.", "Two.", "Three."].map((content) => ({ role: "user", content })));
    next.open();
    await test.until((snapshot) => snapshot.hasTag("connected"));
    expect([next.received, test.transcript()]).toEqual([
      ["text: Four."],
      ["user: One.", "user: Two.", "user: Three.", "user: Four."],
    ]);
  });

  it("tries again at once when the network is back", async () => {
    const test = createTestLiveConversation();
    (await test.begin()).close(lost);
    test.returnOnline();
    await test.pass(0);
    expect(test.state()).toBe("live.session.connecting");
  });

  it("tries for a minute, and then fails", async () => {
    const test = createTestLiveConversation();
    (await test.begin()).close(lost);
    test.agent.refusePasses("network");
    for (let time = 0; time <= 70_000 && test.state() !== "failed"; time += 100) await test.pass(100);
    expect([
      test.state(),
      test.live.getSnapshot().context.connection.failure?.reason,
      test.clock.now() >= 60_000,
      test.clock.now() <= 64_000,
    ]).toEqual(["failed", "network", true, true]);
  });

  it("treats an agent as lost after 30 seconds without a sign of life", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    await test.pass(29_000);
    conversation.say({ type: "ping" });
    await test.pass(29_000);
    expect(test.live.getSnapshot().hasTag("connected")).toBe(true);
    await test.pass(1_000);
    expect([test.state(), conversation.signal.aborted]).toEqual(["live.reconnecting", true]);
  });

  it("shows that the agent’s client is reconnecting", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    conversation.say({ type: "wavering", isWavering: true });
    expect(test.live.getSnapshot().hasTag("connecting")).toBe(true);
    conversation.say({ type: "wavering", isWavering: false });
    expect(test.live.getSnapshot().hasTag("connecting")).toBe(false);
  });
});

describe("a camera in a live conversation", () => {
  const lamp = { jpegBase64: "a lamp" };
  const wall = { jpegBase64: "a wall" };

  it("is described to an agent without vision at each change", async () => {
    let seen: typeof lamp | null = null;
    const test = createTestLiveConversation({
      frameSource: () => seen,
      describeFrame: async ({ jpegBase64 }, { characterId }) => `${jpegBase64}, for ${characterId}`,
    });
    const conversation = await test.begin();
    const after = async (milliseconds: number) => {
      test.clock.increment(milliseconds);
      await settled();
      return conversation.received;
    };
    expect(await after(3_000)).toEqual([]);
    seen = lamp;
    expect(await after(3_000)).toEqual(["context: The visitor’s camera shows: a lamp, for ada."]);
    expect(await after(3_000)).toHaveLength(1);
    seen = wall;
    expect((await after(3_000)).at(-1)).toBe("context: The visitor’s camera shows: a wall, for ada.");
    seen = null;
    expect((await after(3_000)).at(-1)).toBe("context: The visitor’s camera is off.");
    expect(await after(9_000)).toHaveLength(3);
    expect(conversation.request.frameSource).toBeUndefined();
  });

  it("is described again after a description failed or timed out", async () => {
    const answers: (() => Promise<string>)[] = [
      () => Promise.reject(new Error("Too dark.")),
      () => new Promise(() => {}),
      () => Promise.resolve("a lamp"),
    ];
    const test = createTestLiveConversation({
      frameSource: () => lamp,
      describeFrame: () => answers.shift()?.() ?? "a lamp",
    });
    const conversation = await test.begin();
    for (let look = 0; look < 4; look += 1) {
      await settled();
      test.clock.increment(3_000);
    }
    await settled();
    expect(conversation.received).toEqual(["context: The visitor’s camera shows: a lamp."]);
  });

  it("is described again after a reconnection", async () => {
    const test = createTestLiveConversation({ frameSource: () => lamp, describeFrame: () => "a lamp" });
    const first = await test.begin();
    await settled();
    first.close({ reason: "error", message: "", closeCode: 1006 });
    test.clock.increment(500);
    const second = await test.agent.nextConversation();
    second.open();
    await settled();
    expect([first.received, second.received]).toEqual([
      ["context: The visitor’s camera shows: a lamp."],
      ["context: The visitor’s camera shows: a lamp."],
    ]);
  });

  it("is sent as a picture with the visitor’s message to an agent with vision", async () => {
    const agent = { ...createFakeVoiceAgent(), seesPictures: true };
    const test = createTestLiveConversation({
      voiceAgent: agent,
      frameSource: () => lamp,
      describeFrame: () => "a lamp",
    });
    const conversation = await test.begin();
    test.live.send({ type: "message.send", text: "What is this?" });
    test.clock.increment(9_000);
    await settled();
    expect([conversation.request.frameSource?.(), conversation.received]).toEqual([lamp, ["text: What is this?"]]);
    expect(test.live.getSnapshot().context.transcript.messages.map(({ text, hasImage }) => [text, hasImage])).toEqual([
      ["What is this?", true],
    ]);
  });
});

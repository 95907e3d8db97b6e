import { describe, expect, it } from "vitest";
import {
  createFakeMicrophoneLock,
  createTestLiveConversation,
  type TestLiveConversation,
} from "@archive-of-minds/testing";

const kept = async ({ memoryStore }: TestLiveConversation) =>
  (await memoryStore.load("ada")).messages.map(({ author, text, status }) => [author, text, status]);

describe("an answer", () => {
  it("is kept when another follows", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    conversation.say({ type: "agentResponse", id: 1, text: "A wave." });
    conversation.say({ type: "agentResponse", id: 2, text: "And a particle." });
    conversation.say({ type: "agentPart", text: "And " });
    conversation.say({ type: "agentPart", text: "more." });
    conversation.say({ type: "agentResponse", id: 3, text: "And more." });
    await test.pass(1_500);
    expect(test.transcript()).toEqual(["ada: A wave.", "ada: And a particle.", "ada: And more."]);
  });

  it("is kept as heard when the visitor’s words arrive before the interruption", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    conversation.say({ type: "agentResponse", id: 1, text: "A wave, and a particle, and much else." });
    conversation.say({ type: "mode", mode: "speaking" });
    conversation.say({ type: "userTranscript", text: "Stop.", isFinal: true });
    conversation.say({ type: "interruption" });
    conversation.say({ type: "agentCorrection", id: 1, text: "A wave, and" });
    conversation.say({ type: "agentResponse", id: 2, text: "I stop." });
    conversation.say({ type: "mode", mode: "listening" });
    await test.pass(1_500);
    expect(await kept(test)).toEqual([
      ["ada", "A wave, and", "interrupted"],
      ["user", "Stop.", undefined],
      ["ada", "I stop.", "complete"],
    ]);
  });

  it("is shown once when a typed message comes between its parts and the whole", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    conversation.say({ type: "agentPart", text: "A wave, and" });
    test.live.send({ type: "message.send", text: "Stop." });
    conversation.say({ type: "agentResponse", id: 1, text: "A wave, and" });
    conversation.say({ type: "interruption" });
    conversation.say({ type: "agentCorrection", id: 1, text: "A wave, and" });
    await test.pass(1_500);
    expect(await kept(test)).toEqual([
      ["ada", "A wave, and", "interrupted"],
      ["user", "Stop.", undefined],
    ]);
  });

  it.each(["length", "refused"] as const)("is kept with how the model ended it: %s", async (end) => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    conversation.say({ type: "agentResponse", id: 1, text: "Half a", end });
    await test.pass(1_500);
    expect(await kept(test)).toEqual([["ada", "Half a", end]]);
  });

  it("is kept as cut when it broke off", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    conversation.say({ type: "agentPart", text: "Half a" });
    conversation.say({ type: "agentResponse", id: 1, text: "Half a", end: "cut" });
    await test.pass(1_500);
    expect(await kept(test)).toEqual([["ada", "Half a", "cut"]]);
  });

  it("streams as long as parts arrive", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    await test.pass(1_000);
    conversation.say({ type: "agentPart", text: "A " });
    await test.pass(1_000);
    conversation.say({ type: "agentPart", text: "wave." });
    conversation.say({ type: "agentResponse", id: 1, text: "A wave." });
    await test.pass(1_500);
    expect(await kept(test)).toEqual([["ada", "A wave.", "complete"]]);
  });

  it("is also corrected when the correction has another number", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    conversation.say({ type: "agentResponse", id: 2, text: "A wave, and more." });
    conversation.say({ type: "mode", mode: "speaking" });
    conversation.say({ type: "interruption" });
    conversation.say({ type: "agentCorrection", id: 3, text: "A wave," });
    await test.pass(1_500);
    expect(await kept(test)).toEqual([["ada", "A wave,", "interrupted"]]);
  });

  it.each([
    ["in parts", { type: "agentPart", text: "A wave, an" } as const],
    ["as a whole, while it is spoken", { type: "agentResponse", id: 1, text: "A wave, an" } as const],
  ])("is marked as cut when the connection broke: %s", async (_, report) => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    conversation.say(report);
    conversation.say({ type: "mode", mode: "speaking" });
    conversation.close({ reason: "error", message: "", closeCode: 1006 });
    await test.pass(0);
    expect(await kept(test)).toEqual([["ada", "A wave, an", "cut"]]);
  });

  it("is marked as stopped when the visitor ended it", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    conversation.say({ type: "agentPart", text: "A wave, an" });
    test.live.send({ type: "agent.stop" });
    await test.pass(0);
    expect(await kept(test)).toEqual([["ada", "A wave, an", "stopped"]]);
  });
});

describe("a conversation that is taken over by another window", () => {
  const moved = { reason: "error", message: "Another conversation was begun.", closeCode: 4409 } as const;

  it("keeps the question, the received part of the answer, and messages that wait for a correction", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    conversation.say({ type: "agentResponse", id: 1, text: "A wave, and much else." });
    conversation.say({ type: "mode", mode: "speaking" });
    conversation.say({ type: "userTranscript", text: "Stop.", isFinal: true });
    conversation.say({ type: "interruption" });
    test.live.send({ type: "message.send", text: "What is light?" });
    conversation.say({ type: "agentPart", text: "A wave, an" });
    conversation.close(moved);
    await test.pass(0);
    expect([test.state(), await kept(test)]).toEqual([
      "elsewhere",
      [
        ["ada", "A wave, and much else.", "interrupted"],
        ["user", "Stop.", undefined],
        ["user", "What is light?", undefined],
        ["ada", "A wave, an", "cut"],
      ],
    ]);
  });

  it("keeps them also when the other window took the microphone", async () => {
    const lock = createFakeMicrophoneLock();
    const [here, there] = [
      createTestLiveConversation({ microphoneLock: lock.page() }),
      createTestLiveConversation({ microphoneLock: lock.page() }),
    ];
    const conversation = await here.begin();
    here.live.send({ type: "message.send", text: "What is light?" });
    conversation.say({ type: "agentPart", text: "A wave, an" });
    there.live.send({ type: "agent.start" });
    await there.pass(0);
    there.live.send({ type: "agent.takeOver" });
    await here.pass(0);
    expect([here.state(), await kept(here)]).toEqual([
      "elsewhere",
      [
        ["user", "What is light?", undefined],
        ["ada", "A wave, an", "stopped"],
      ],
    ]);
  });

  it("gets the history when it returns, and then the waiting messages", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    test.live.send({ type: "message.send", text: "What is light?" });
    conversation.say({ type: "agentPart", text: "A wave, an" });
    conversation.close(moved);
    test.live.send({ type: "agent.takeOver" });
    test.live.send({ type: "message.send", text: "Go on." });
    await test.pass(0);
    const again = test.agent.conversations.at(-1);
    again?.open();
    await test.pass(0);
    expect([again?.request.history, again?.received]).toEqual([
      [
        { role: "user", content: "What is light?" },
        { role: "assistant", content: "A wave, an" },
      ],
      ["text: Go on."],
    ]);
  });
});

describe("a typed message", () => {
  it("sent and echoed twice is shown twice", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    for (let time = 0; time < 2; time += 1) test.live.send({ type: "message.send", text: "Go on." });
    for (let time = 0; time < 2; time += 1) conversation.say({ type: "userTranscript", text: "Go on.", isFinal: true });
    expect(test.transcript()).toEqual(["user: Go on.", "user: Go on."]);
  });

  it("with extra blanks, echoed without them, is shown once", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    test.live.send({ type: "message.send", text: "What  is light?" });
    conversation.say({ type: "userTranscript", text: "What is light? ", isFinal: true });
    expect(test.transcript()).toEqual(["user: What  is light?"]);
  });

  it("that was answered can be spoken at once in the same words", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    test.live.send({ type: "message.send", text: "Yes." });
    conversation.say({ type: "agentPart", text: "Are you" });
    conversation.say({ type: "agentResponse", id: 1, text: "Are you sure?" });
    conversation.say({ type: "userTranscript", text: "Yes.", isFinal: true });
    await test.pass(1_500);
    expect(test.transcript()).toEqual(["user: Yes.", "ada: Are you sure?", "user: Yes."]);
  });

  it("sent during an answer and echoed after it is shown once", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    conversation.say({ type: "agentPart", text: "A wave, " });
    test.live.send({ type: "message.send", text: "Stop." });
    conversation.say({ type: "agentPart", text: "and more." });
    conversation.say({ type: "agentResponse", id: 1, text: "A wave, and more." });
    conversation.say({ type: "userTranscript", text: "Stop.", isFinal: true });
    await test.pass(1_500);
    expect(test.transcript()).toEqual(["ada: A wave, and more.", "user: Stop."]);
  });

  it("sent before the answer to a spoken one is shown once", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    conversation.say({ type: "userTranscript", text: "What is light?", isFinal: true });
    test.live.send({ type: "message.send", text: "And sound?" });
    conversation.say({ type: "agentResponse", id: 1, text: "A wave." });
    conversation.say({ type: "userTranscript", text: "And sound?", isFinal: true });
    conversation.say({ type: "agentResponse", id: 2, text: "A wave, too." });
    conversation.say({ type: "userTranscript", text: "And sound?", isFinal: true });
    await test.pass(1_500);
    expect(test.transcript()).toEqual([
      "user: What is light?",
      "user: And sound?",
      "ada: A wave.",
      "ada: A wave, too.",
      "user: And sound?",
    ]);
  });

  it("without an echo can be spoken later in the same words", async () => {
    const test = createTestLiveConversation();
    const conversation = await test.begin();
    test.live.send({ type: "message.send", text: "Go on." });
    await test.pass(6_000);
    conversation.say({ type: "userTranscript", text: "Go on.", isFinal: true });
    expect(test.transcript()).toEqual(["user: Go on.", "user: Go on."]);
  });
});

it("logs an answer with its question, and an unasked one without", async () => {
  const test = createTestLiveConversation();
  const conversation = await test.begin();
  test.live.send({ type: "message.send", text: "What is light?" });
  conversation.say({ type: "agentResponse", id: 1, text: "A wave." });
  conversation.say({ type: "agentResponse", id: 2, text: "Are you still there?" });
  test.live.send({ type: "agent.stop" });
  (await test.begin()).say({ type: "agentResponse", id: 1, text: "Good evening." });
  test.live.send({ type: "agent.stop" });
  expect(
    test.conversationLog.waiting.map(({ userMessage, assistantMessage }) => [userMessage, assistantMessage]),
  ).toEqual([
    ["What is light?", "A wave."],
    ["", "Are you still there?"],
    ["", "Good evening."],
  ]);
});

it("logs an answer with all its questions, and a greeting without those of an earlier conversation", async () => {
  const test = createTestLiveConversation();
  const conversation = await test.begin();
  test.live.send({ type: "message.send", text: "What is light?" });
  test.live.send({ type: "message.send", text: "And sound?" });
  conversation.say({ type: "agentResponse", id: 1, text: "Waves, both of them." });
  test.live.send({ type: "message.send", text: "And heat?" });
  test.live.send({ type: "agent.stop" });
  (await test.begin()).say({ type: "agentResponse", id: 1, text: "Good evening." });
  test.live.send({ type: "agent.stop" });
  expect(
    test.conversationLog.waiting.map(({ userMessage, assistantMessage }) => [userMessage, assistantMessage]),
  ).toEqual([
    ["What is light?\n\nAnd sound?", "Waves, both of them."],
    ["", "Good evening."],
  ]);
});

it("logs an exchange about a picture as one", async () => {
  const test = createTestLiveConversation({
    frameSource: () => ({ jpegBase64: "a lamp" }),
    voiceAgent: { ...createTestLiveConversation().agent, seesPictures: true },
  });
  const conversation = await test.begin();
  test.live.send({ type: "message.send", text: "What is this?" });
  conversation.say({ type: "agentResponse", id: 1, text: "A lamp." });
  test.live.send({ type: "agent.stop" });
  expect(test.conversationLog.waiting.map(({ userMessage, hasImage }) => [userMessage, hasImage])).toEqual([
    ["What is this?", true],
  ]);
});

it("logs an answer with its conversation, although the visitor ended it", async () => {
  const test = createTestLiveConversation();
  const conversation = await test.begin();
  conversation.say({ type: "userTranscript", text: "What is light?", isFinal: true });
  conversation.say({ type: "agentResponse", id: 1, text: "A wave." });
  conversation.say({ type: "mode", mode: "speaking" });
  test.live.send({ type: "agent.stop" });
  await test.pass(1_500);
  expect(test.conversationLog.waiting.map(({ assistantMessage, sessionId }) => [assistantMessage, sessionId])).toEqual([
    ["A wave.", "conversation-1"],
  ]);
});

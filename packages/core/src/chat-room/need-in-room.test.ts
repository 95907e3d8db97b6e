import { describe, expect, it } from "vitest";
import { needPhrases } from "../shared/phrases";
import * as timings from "../shared/timings";
import {
  createFakeLanguageModel,
  createFakeSafetyCheck,
  createFakeSpeechSynthesizer,
  createTestChatRoom,
  settled,
  speakerOf,
  type TestChatRoom,
  type TestChatRoomOptions,
  reopenChatRoom,
  createFakeVoiceAgent,
} from "@archive-of-minds/testing";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";
import { createAgentSessions } from "./live-room/create-agent-sessions";
import { closeChatRoom } from "./create-chat-room";
import { recentNeedOfRoom } from "./need-in-room";

const DESPAIR = "Everybody would be better off without me";
const TO_BEN = "Ben, everybody would be better off without me";

function startTest(options: TestChatRoomOptions = {}) {
  const safetyCheck = createFakeSafetyCheck({ [DESPAIR]: "despair", [TO_BEN]: "despair" });
  return { ...createTestChatRoom({ safetyCheck, ...options }), safetyCheck };
}

const needReplyOf = async (id: string) => needPhrases.reply({ id, name: id }, "despair", "en");
const recentNeed = (test: TestChatRoom) => recentNeedOfRoom(test.room.getSnapshot().context);

/** The same room after a reload. */
async function reopened(test: TestChatRoom) {
  const safetyCheck = createFakeSafetyCheck({ [DESPAIR]: "despair", [TO_BEN]: "despair" });
  return { ...(await reopenChatRoom(test, { safetyCheck, idPrefix: "other" })), safetyCheck };
}

/** Waits for the reading time of the current turn. */
async function stands(test: TestChatRoom) {
  await settled();
  await test.read();
}

/** The visitor is in need and gets an answer; the room pauses. */
async function helped(options: TestChatRoomOptions = {}) {
  const test = startTest(options);
  test.visitorSays(DESPAIR);
  await stands(test);
  return test;
}

it("a visitor who is in no need says so, and the discussion is as usual from then on, also after a reload", async () => {
  const test = await helped({ memoryStore: createMemoryMemoryStore() });
  expect(recentNeed(test)).toMatchObject({ kind: "despair", turns: 0 });
  test.room.send({ type: "need.withdraw" });
  expect(recentNeed(test)).toBeNull();
  await settled();
  expect(recentNeed(await reopened(test))).toBeNull();
});

it("a visitor says that they are in no need while the gentle reply is still shown", async () => {
  const test = startTest();
  test.visitorSays(DESPAIR);
  await settled();
  expect(recentNeed(test)).toMatchObject({ kind: "despair" });
  test.room.send({ type: "need.withdraw" });
  expect(recentNeed(test)).toBeNull();
  await stands(test);
  expect(recentNeed(test)).toBeNull();
  expect(test.transcript().slice(0, 2)).toEqual([`user: ${DESPAIR}`, `ada: ${await needReplyOf("ada")}`]);
});

describe("a visitor in need", () => {
  it("gets a calm answer without a model, and the room pauses", async () => {
    const test = await helped();
    expect([test.state(), test.transcript(), test.model.calls.length]).toEqual([
      "paused",
      [`user: ${DESPAIR}`, `ada: ${await needReplyOf("ada")}`],
      0,
    ]);
    const { messages, budget } = test.room.getSnapshot().context;
    expect([messages.at(-1)?.safety, messages.at(-1)?.reason, budget.requests]).toEqual([
      "despair",
      { kind: "need" },
      0,
    ]);
  });

  it("is answered by the character they called", async () => {
    const test = startTest();
    test.visitorSays(TO_BEN);
    await stands(test);
    expect(test.transcript().at(-1)).toBe(`ben: ${await needReplyOf("ben")}`);
  });

  it("is answered by an unmuted character, and by a muted one if all are muted", async () => {
    const speakers: (string | undefined)[] = [];
    for (const muted of [["ada"], ["ada", "ben"]]) {
      const test = startTest();
      for (const characterId of muted) test.room.send({ type: "participant.mute", characterId });
      test.visitorSays(DESPAIR);
      await stands(test);
      speakers.push(test.room.getSnapshot().context.messages.at(-1)?.author);
    }
    expect(speakers).toEqual(["ben", "ada"]);
  });

  it("sees where to get help as soon as the reply begins", async () => {
    const test = startTest();
    test.visitorSays(DESPAIR);
    await settled();
    expect([test.state(), recentNeed(test)]).toMatchObject(["running.voicing", { kind: "despair", turns: 0 }]);
  });

  it("is answered before the next speaker when they jump in", async () => {
    const test = startTest();
    test.visitorSays("What is light, Ada?");
    await test.nextSays("A wave.");
    await settled();
    const before = test.model.calls.length;
    test.visitorSays(DESPAIR);
    await test.pass(timings.jumpInPause);
    await stands(test);
    expect([test.state(), test.model.calls.length, test.transcript().at(-1)]).toEqual([
      "paused",
      before,
      `ada: ${await needReplyOf("ada")}`,
    ]);
  });

  it("is answered gently by the models for the next three messages, and as usual after them", async () => {
    const test = await helped();
    const gently: boolean[] = [];
    for (const text of ["I do not know", "Perhaps", "It is late", "What is light?"]) {
      test.visitorSays(text);
      await settled();
      const call = test.model.calls.at(-1);
      if (!call?.request.messages.some(({ content }) => content.includes(text)))
        throw new Error(`Nobody was asked: ${text}`);
      gently.push(call.request.system?.includes(needPhrases.gentleGuidance) ?? false);
      call.say("I hear you.");
      call.finish();
      await settled();
      test.room.send({ type: "discussion.pause" });
    }
    expect(gently).toEqual([true, true, true, false]);
  });

  it("is answered gently once by the built-in model, and the room pauses each time", async () => {
    const builtIn = createFakeLanguageModel({ kind: "builtIn", reply: "A joke about cheese." });
    const test = await helped({ languageModel: builtIn });
    const after: unknown[] = [];
    for (const text of ["I do not know", "Perhaps", "It is late"]) {
      test.visitorSays(text);
      await stands(test);
      after.push([test.state(), builtIn.calls.length, test.transcript().length]);
    }
    expect(after).toEqual([
      ["paused", 0, 4],
      ["paused", 0, 6],
      ["paused", 0, 8],
    ]);
    expect(new Set(test.transcript()).size).toBe(8);
  });

  it("is answered gently by live agents, which get guidance with the messages", async () => {
    const agent = createFakeVoiceAgent({ opens: true });
    const test = startTest({ agents: createAgentSessions(agent) });
    const guidance = () =>
      agent.conversations.flatMap((conversation) => conversation.received).filter((each) => each.startsWith("text:"));
    test.visitorSays(DESPAIR);
    await stands(test);
    expect([test.state(), guidance()]).toEqual(["paused", []]);
    test.visitorSays("I do not know, Ada");
    await settled();
    expect(guidance()).toEqual([
      `text: Visitor: ${DESPAIR}\n\nada: ${await needReplyOf("ada")}\n\nVisitor: I do not know, Ada\n\n[${needPhrases.gentleGuidance}]`.replace(
        "ada:",
        "Ada:",
      ),
    ]);
    closeChatRoom(test.room);
  });

  it("is recognised after a reload", async () => {
    const first = await helped({ memoryStore: createMemoryMemoryStore() });
    const test = await reopened(first);
    expect([test.state(), recentNeed(test)]).toMatchObject(["paused", { kind: "despair", turns: 0 }]);
  });

  it("sees where to get help after a crash during the reply, and is answered gently from then on", async () => {
    const voice = createFakeSpeechSynthesizer();
    const first = startTest({ memoryStore: createMemoryMemoryStore(), speechSynthesizer: voice });
    await first.loaded();
    await first.untilHeard();
    first.visitorSays(DESPAIR);
    (await voice.nextSpeech()).say(3);
    await settled();
    await first.pass(timings.roomKeep);
    const test = await reopened(first);
    expect([test.state(), recentNeed(test)]).toMatchObject(["paused", { kind: "despair", turns: 0 }]);
    test.visitorSays("I do not know");
    const call = await test.model.nextCall();
    expect(call.request.system).toContain(needPhrases.gentleGuidance);
  });

  it("is answered without a model when the discussion continues after the speaker was removed, muted or stopped", async () => {
    for (const act of [
      { type: "turn.regenerate" },
      { type: "participant.mute", characterId: "ada" },
      { type: "participant.remove", characterId: "ada" },
      { type: "discussion.pause" },
    ] as const) {
      const test = startTest();
      test.visitorSays(DESPAIR);
      await settled();
      test.room.send(act);
      await test.pass(timings.turnGap);
      await stands(test);
      expect([
        act.type,
        test.state(),
        test.model.calls.length,
        test.transcript().filter((line) => line.includes("crisis line")).length,
      ]).toEqual([act.type, "paused", 0, 1]);
    }
  });

  it("is answered by another character when the speaker is removed before its first word", async () => {
    const test = startTest({ speechSynthesizer: createFakeSpeechSynthesizer() });
    await test.untilHeard();
    test.visitorSays(DESPAIR);
    await settled();
    expect(test.state()).toBe("running.replying");
    test.room.send({ type: "participant.remove", characterId: "ada" });
    await test.pass(timings.turnGap);
    await settled();
    const { currentTurn } = test.room.getSnapshot().context;
    expect([currentTurn?.speaker, currentTurn?.need, test.model.calls.length]).toEqual(["ben", "despair", 0]);
  });

  it("gets the same help when the reply is regenerated", async () => {
    const test = await helped();
    test.room.send({ type: "turn.regenerate" });
    await stands(test);
    expect([test.state(), test.transcript(), test.model.calls.length]).toEqual([
      "paused",
      [`user: ${DESPAIR}`, `ada: ${await needReplyOf("ada")}`],
      0,
    ]);
  });

  it("can continue the discussion", async () => {
    const test = await helped();
    test.room.send({ type: "discussion.resume" });
    await test.pass(timings.roomResume);
    expect(["ada", "ben"]).toContain(speakerOf(await test.model.nextCall()));
  });
});

describe("the safety check", () => {
  it("loads when the room opens, and runs before any model, including the moderator", async () => {
    const moderator = createFakeLanguageModel();
    const test = startTest({ moderator, participants: ["ada", "ben", "cleo", "dan"] });
    expect([test.safetyCheck.preloads, test.safetyCheck.asked]).toEqual([1, []]);
    test.safetyCheck.hold();
    test.visitorSays("What is light?");
    await settled();
    test.room.send({ type: "participant.remove", characterId: "dan" });
    test.room.send({ type: "speaker.pick", characterId: "ben" });
    await settled();
    expect([test.state(), test.safetyCheck.asked, test.model.calls.length + moderator.calls.length]).toEqual([
      "running.checking",
      ["What is light?"],
      0,
    ]);
    test.safetyCheck.release();
    await settled();
    expect([test.state(), speakerOf(await test.model.nextCall())]).toEqual(["running.replying", "ben"]);
  });

  it("does not read the characters’ messages", async () => {
    const test = startTest();
    test.visitorSays("What is light, Ada?");
    await settled();
    await test.nextSays(DESPAIR);
    await stands(test);
    await test.pass(timings.turnGap);
    expect([test.safetyCheck.asked, await test.nextSays("A stream.")]).toEqual([["What is light, Ada?"], "ben"]);
  });

  it("lets no character speak while it cannot be loaded, keeps the messages, and runs again on retry", async () => {
    const test = startTest();
    test.safetyCheck.failWith(new Error("No network"));
    test.visitorSays("What is light?");
    await settled();
    expect([test.state(), test.transcript(), test.model.calls.length]).toEqual([
      "unchecked",
      ["user: What is light?"],
      0,
    ]);
    test.room.send({ type: "discussion.retry" });
    await settled();
    expect([test.state(), test.model.calls.length]).toEqual(["unchecked", 0]);
    test.safetyCheck.failWith(null);
    test.room.send({ type: "discussion.retry" });
    await settled();
    expect([test.state(), test.model.calls.length]).toEqual(["running.replying", 1]);
  });

  it("shows its failure after a reload, and runs again on retry", async () => {
    const first = startTest({ memoryStore: createMemoryMemoryStore() });
    await first.loaded();
    first.safetyCheck.failWith(new Error("No network"));
    first.visitorSays("What is light?");
    await settled();
    const test = await reopened(first);
    expect([test.state(), test.transcript()]).toEqual(["unchecked", ["user: What is light?"]]);
    test.room.send({ type: "discussion.retry" });
    await settled();
    expect([test.state(), test.safetyCheck.asked.length]).toEqual(["running.replying", 1]);
  });

  it("fails after ten seconds", async () => {
    const test = startTest();
    test.safetyCheck.hold();
    test.visitorSays("What is light?");
    await test.pass(timings.safetyCheck - 1);
    expect(test.state()).toBe("running.checking");
    await test.pass(1);
    expect([test.state(), test.model.calls.length]).toEqual(["unchecked", 0]);
  });
});

import { expect, it } from "vitest";
import {
  createFakeLanguageModel,
  createFakeSpeechSynthesizer,
  createStoredChatRoom,
  createTestChatRoom,
  reopenChatRoom,
  settled,
  speakerOf,
  type TestChatRoom,
} from "@archive-of-minds/testing";
import { closeChatRoom } from "./create-chat-room";
import * as timings from "../shared/timings";

const four = ["ada", "ben", "cleo", "dan"];

/** The current turn gets this text and ends, and the next one begins. */
async function says(test: TestChatRoom, text: string) {
  const call = test.model.calls.find(({ ended }) => !ended);
  call?.say(text);
  call?.finish();
  await settled();
  await test.pass(timings.noVoiceWait);
  await test.pass(timings.turnGap);
}

it("keeps the picked speaker when the visitor jumps in, unless the message calls another", async () => {
  const test = createTestChatRoom({ participants: four });
  const isNextSpeaker = () => test.room.getSnapshot().context.currentTurn;
  test.visitorSays("What is light, Ada?");
  await settled();
  test.room.send({ type: "speaker.pick", characterId: "dan" });
  test.visitorSays("I mean the light of the stars.");
  await test.pass(300);
  expect(isNextSpeaker()).toMatchObject({ speaker: "dan", reason: { kind: "picked" } });
  test.room.send({ type: "speaker.pick", characterId: "cleo" });
  test.visitorSays("Ben, what do you say?");
  await test.pass(300);
  expect(isNextSpeaker()).toMatchObject({ speaker: "ben", reason: { kind: "addressed" } });
});

it("gives each called character a turn, one after the other", async () => {
  const test = createTestChatRoom({ participants: four });
  test.visitorSays("Dan, Ben: what is light?");
  await settled();
  await says(test, "A wave.");
  await says(test, "A stream.");
  await says(test, "So they say.");
  const { messages } = test.room.getSnapshot().context;
  expect(messages.slice(1, 3).map(({ author, reason }) => [author, reason?.kind])).toEqual([
    ["dan", "addressed"],
    ["ben", "addressed"],
  ]);
  expect(messages[3]?.reason?.kind).toBe("weighted");
});

it("says in the prompts that muted characters only listen", async () => {
  const test = createTestChatRoom({ participants: four });
  test.room.send({ type: "participant.mute", characterId: "ben" });
  test.visitorSays("What is light, Ada?");
  const { request } = await test.model.nextCall();
  expect(request.system).toContain("You are in a room with Cleo, Dan and the visitor.");
  expect(request.system).toContain("Ben only listens: ask this one nothing.");
  expect(request.stop).toEqual(["\nCleo:", "\nDan:", "\nVisitor:"]);
});

it("marks a reply that broke off as cut, whatever the visitor does while it is shown", async () => {
  const test = createTestChatRoom();
  test.visitorSays("What is light, Ada?");
  const call = await test.model.nextCall();
  call.say("A wave, which");
  await settled();
  call.fail("network");
  await settled();
  test.room.send({ type: "discussion.pause" });
  expect(test.room.getSnapshot().context.messages.at(-1)).toMatchObject({ text: "A wave, which", status: "cut" });
});

it("records no pause when an idle room closes", async () => {
  const test = createTestChatRoom({ participants: ["ada"] });
  test.visitorSays("What is light?");
  await settled();
  await says(test, "A wave.");
  expect(test.state()).toBe("idle");
  closeChatRoom(test.room);
  expect(test.room.getSnapshot().context.events).toEqual([]);
});

it("gives the moderator more time while a turn is spoken than between turns", async () => {
  const voice = createFakeSpeechSynthesizer();
  const moderator = createFakeLanguageModel();
  const test = createTestChatRoom({ participants: four, moderator, speechSynthesizer: voice });
  await test.untilHeard();
  test.visitorSays("What is light, Ada?");
  await test.nextSays("A wave.");
  const speech = await voice.nextSpeech();
  speech.say(1);
  const asked = await moderator.nextCall();
  await test.pass(5_000);
  asked.say("Dan.");
  asked.finish();
  await settled();
  expect(test.room.getSnapshot().context.next).toMatchObject({ speaker: "dan", reason: { kind: "moderator" } });
  speech.finish();
  await settled();
  await test.pass(timings.turnGap);
  await test.nextSays("A stream.");
  const second = await voice.nextSpeech();
  second.say(1);
  await moderator.nextCall();
  second.finish();
  await settled();
  await test.pass(timings.turnGap);
  expect([
    test.room.getSnapshot().context.currentTurn?.reason.kind,
    test.model.calls.map(speakerOf).slice(0, 2),
  ]).toEqual(["weighted", ["ada", "dan"]]);
});

it("chooses at random when a slow moderator has not answered while a turn is spoken", async () => {
  const voice = createFakeSpeechSynthesizer();
  const moderator = createFakeLanguageModel();
  const test = createTestChatRoom({ participants: four, moderator, speechSynthesizer: voice });
  await test.untilHeard();
  test.visitorSays("What is light, Ada?");
  await test.nextSays("A wave.");
  (await voice.nextSpeech()).say(1);
  const asked = await moderator.nextCall();
  await test.pass(timings.moderatorPatience - 1);
  expect([test.room.getSnapshot().context.next, asked.ended]).toEqual([null, false]);
  await test.pass(1);
  const { next } = test.room.getSnapshot().context;
  asked.say("Ada.");
  asked.finish();
  await settled();
  expect([next?.reason.kind, asked.ended, test.room.getSnapshot().context.next, test.state()]).toEqual([
    "weighted",
    true,
    next,
    "running.voicing",
  ]);
  expect(moderator.calls).toHaveLength(1);
});

it.each<[string, (test: TestChatRoom) => unknown]>([
  [
    "pauses and resumes",
    async ({ room, pass }) => {
      room.send({ type: "discussion.pause" });
      room.send({ type: "discussion.resume" });
      await pass(500);
    },
  ],
  [
    "hides the page and returns",
    async ({ room, pass }) => {
      room.send({ type: "page.hide" });
      room.send({ type: "discussion.resume" });
      await pass(500);
    },
  ],
  [
    "retries a failed turn",
    async ({ room, model, pass }) => {
      model.calls.at(-1)?.fail("overloaded");
      await pass(0);
      room.send({ type: "discussion.retry" });
    },
  ],
  ["regenerates the turn", ({ room }) => room.send({ type: "turn.regenerate" })],
])("gives the picked speaker the turn after a regenerated one: the visitor %s", async (_, takeAgain) => {
  const test = createTestChatRoom({ participants: four });
  test.visitorSays("What is light, Ada?");
  await settled();
  test.room.send({ type: "speaker.pick", characterId: "dan" });
  await takeAgain(test);
  await settled();
  expect(test.room.getSnapshot().context.currentTurn?.speaker).toBe("ada");
  await says(test, "A wave.");
  await says(test, "A stream.");
  expect(
    test.room
      .getSnapshot()
      .context.messages.filter(({ author }) => author !== "system")
      .slice(1)
      .map(({ author, reason }) => [author, reason?.kind])
      .at(1),
  ).toEqual(["dan", "picked"]);
});

it("gives the picked speaker the turn after a regenerated one whose text was complete, with the pick prepared", async () => {
  const test = createTestChatRoom({ participants: four });
  test.visitorSays("What is light, Ada?");
  await test.nextSays("A wave.");
  await settled();
  test.room.send({ type: "speaker.pick", characterId: "dan" });
  await settled();
  expect(test.room.getSnapshot().context.next?.speaker).toBe("dan");
  test.room.send({ type: "turn.regenerate" });
  await settled();
  await says(test, "A stream.");
  expect([test.transcript(), test.room.getSnapshot().context.currentTurn]).toMatchObject([
    ["user: What is light, Ada?", "ada: A stream."],
    { speaker: "dan", reason: { kind: "picked" } },
  ]);
});

it("keeps a pick behind a regenerated turn over a reload, and drops it at the end, when its speaker leaves, or at another call", async () => {
  const waiting = async () => {
    const test = await createStoredChatRoom({ participants: four });
    test.visitorSays("What is light, Ada?");
    await settled();
    test.room.send({ type: "speaker.pick", characterId: "dan" });
    test.room.send({ type: "discussion.pause" });
    return test;
  };
  const next = await reopenChatRoom(await waiting(), { idPrefix: "next" });
  next.room.send({ type: "discussion.resume" });
  await next.pass(500);
  await says(next, "A wave.");
  expect(next.room.getSnapshot().context.currentTurn).toMatchObject({ speaker: "dan", reason: { kind: "picked" } });

  const picks: unknown[] = [];
  for (const event of [
    { type: "discussion.stop" },
    { type: "participant.remove", characterId: "dan" },
    { type: "participant.mute", characterId: "dan" },
    { type: "discussion.say", text: "Ben, what do you say?" },
    { type: "speaker.pick", characterId: "cleo" },
    { type: "discussion.clear" },
  ] as const) {
    const test = await waiting();
    test.room.send(event);
    picks.push(test.room.getSnapshot().context.pickedAfter);
  }
  expect(picks).toEqual([null, null, null, null, null, null]);
});

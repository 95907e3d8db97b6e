import { describe, expect, it } from "vitest";
import {
  createFakeSpeechSynthesizer,
  createStoredChatRoom,
  createTestChatRoom,
  reopenChatRoom,
  settled,
  speakerOf,
  type TestChatRoom,
} from "@archive-of-minds/testing";
import { LanguageModelError } from "../contracts";
import * as chatRoomSelectors from "./chat-room.selectors";
import * as timings from "../shared/timings";

/** The model answers its last request, and the text is shown for its reading time. */
async function answerLast(test: TestChatRoom, text: string): Promise<void> {
  const call = test.model.calls.at(-1);
  call?.say(text);
  call?.finish();
  await settled();
  await test.pass(timings.noVoiceWait);
}

it("takes the first message after the visitor’s end of a discussion as the next topic", async () => {
  const test = createTestChatRoom();
  const topic = () => chatRoomSelectors.topic(test.room.getSnapshot());
  test.visitorSays("What is light?");
  await test.nextSays("A wave.");
  test.room.send({ type: "discussion.stop" });
  expect(topic()).toBe("What is light?");
  test.visitorSays("What is sound?");
  await test.nextSays("A wave, too.");
  test.visitorSays("And heat?");
  expect(topic()).toBe("What is sound?");
});

describe("directing", () => {
  it("lets the visitor pick the next speaker, and discards the prepared turn", async () => {
    const test = createTestChatRoom({ participants: ["ada", "ben", "cleo"] });
    test.visitorSays("What is light, Ada?");
    await test.nextSays("A wave. What do you say, Ben?");
    const bens = await test.model.nextCall();
    test.room.send({ type: "speaker.pick", characterId: "cleo" });
    await settled();
    expect([speakerOf(bens), bens.ended]).toEqual(["ben", true]);
    await test.nextSays("Light is light.");
    await test.pass(timings.noVoiceWait);
    await test.pass(timings.turnGap);
    await test.pass(timings.noVoiceWait);
    expect(test.room.getSnapshot().context.messages.at(-1)).toMatchObject({
      author: "cleo",
      reason: { kind: "picked" },
    });
  });

  it("gives a muted character no turn", async () => {
    const test = createTestChatRoom({ participants: ["ada", "ben"] });
    test.room.send({ type: "participant.mute", characterId: "ben" });
    test.visitorSays("Ben, what is light?");
    expect(await test.nextSays("A wave.")).toBe("ada");
    await settled();
    await test.pass(timings.noVoiceWait);
    await test.pass(timings.turnGap);
    expect(test.state()).toBe("idle");
  });

  it.each([
    ["absent", ["ben", "cleo"], [], "Ada is not taking part. To hear them, add them under “Participants”."],
    ["muted", ["ada", "ben"], ["ada"], "Ada is muted. To hear them, press “Unmute” under “Participants”."],
  ])("says that a called character is %s, and lets another answer", async (_is, participants, muted, note) => {
    const test = createTestChatRoom({ participants });
    for (const characterId of muted) test.room.send({ type: "participant.mute", characterId });
    test.visitorSays("Ada, what is light?");
    await test.nextSays("A wave.");
    expect(test.transcript().slice(0, 2)).toEqual(["user: Ada, what is light?", `system: ${note}`]);
    expect(test.room.getSnapshot().context.messages[1]?.tone).toBe("note");
  });

  it("says nothing of an absent character where one that takes part is called, too", async () => {
    const test = createTestChatRoom({ participants: ["ben", "cleo"] });
    test.visitorSays("Ben, was Ada right?");
    await test.nextSays("She was.");
    expect(test.transcript().some((line) => line.startsWith("system:"))).toBe(false);
  });

  it("interrupts a character that is removed while it speaks, and continues with another", async () => {
    const test = createTestChatRoom();
    test.visitorSays("What is light, Ada?");
    const adas = await test.model.nextCall();
    adas.say("A wave, or ");
    await settled();
    test.room.send({ type: "participant.remove", characterId: "ada" });
    await settled();
    expect([adas.ended, test.state(), test.transcript().at(-1)]).toEqual([true, "running.gap", "ada: A wave, or"]);
    await test.pass(timings.turnGap);
    expect(await test.nextSays("A stream.")).toBe("ben");
  });

  it.each(["participant.remove", "participant.mute"] as const)(
    "ends the discussion when %s silences the only participant",
    async (type) => {
      const test = createTestChatRoom({ participants: ["ada"] });
      test.visitorSays("What is light?");
      const adas = await test.model.nextCall();
      adas.say("A wave, or ");
      await settled();
      test.room.send({ type, characterId: "ada" });
      await settled();
      await test.pass(timings.turnGap);
      expect([adas.ended, test.state(), test.transcript(), test.model.calls.length]).toEqual([
        true,
        "idle",
        ["user: What is light?", "ada: A wave, or"],
        1,
      ]);
    },
  );

  it("does not regenerate the last turn of a character that was muted since", async () => {
    const test = createTestChatRoom();
    test.visitorSays("What is light, Ada?");
    await test.nextSays("A wave.");
    await settled();
    await test.pass(timings.noVoiceWait);
    test.room.send({ type: "discussion.stop" });
    test.room.send({ type: "participant.mute", characterId: "ada" });
    test.room.send({ type: "turn.regenerate" });
    await settled();
    expect([test.state(), test.transcript()]).toEqual(["idle", ["user: What is light, Ada?", "ada: A wave."]]);
  });

  it.each<[string, string, (test: TestChatRoom) => void]>([
    [
      "is added",
      "Ada, Cleo and the visitor",
      (test) => test.room.send({ type: "participant.add", characterId: "cleo" }),
    ],
    ["is removed", "Ada and the visitor", (test) => test.room.send({ type: "participant.remove", characterId: "dan" })],
  ])(
    "discards the prepared turn with its voice when a participant %s, and prepares it again for the others",
    async (how, participants, change) => {
      const voice = createFakeSpeechSynthesizer();
      const test = createTestChatRoom({
        participants: how === "is added" ? ["ada", "ben"] : ["ada", "ben", "dan"],
        speechSynthesizer: voice,
      });
      await settled();
      test.visitorSays("What is light, Ada?");
      await test.nextSays("A wave. What do you say, Ben?");
      const first = await voice.nextSpeech();
      first.say(1);
      await test.nextSays("A stream.");
      await voice.nextSpeech();
      const prepared = await voice.nextSpeech();
      change(test);
      await settled();
      const calls = test.model.calls.filter((call) => speakerOf(call) === "ben");
      expect([prepared.request.text, prepared.hasEnded, first.hasEnded, calls.length]).toEqual([
        "A stream.",
        true,
        false,
        2,
      ]);
      expect(calls[1]?.request.system).toContain(`You are in a room with ${participants}.`);
    },
  );

  it("keeps the prepared turn when another character is muted or unmuted, and requests it once", async () => {
    const voice = createFakeSpeechSynthesizer();
    const test = createTestChatRoom({ participants: ["ada", "ben", "dan"], speechSynthesizer: voice });
    await settled();
    test.visitorSays("What is light, Ada?");
    await test.nextSays("A wave. What do you say, Ben?");
    (await voice.nextSpeech()).say(1);
    await test.nextSays("A stream.");
    await voice.nextSpeech();
    const prepared = await voice.nextSpeech();
    const { next } = test.room.getSnapshot().context;
    for (const type of ["participant.mute", "participant.unmute", "participant.mute"] as const)
      test.room.send({ type, characterId: "dan" });
    await settled();
    expect([
      prepared.request.text,
      prepared.hasEnded,
      test.room.getSnapshot().context.next,
      test.model.calls.map(speakerOf),
    ]).toEqual(["A stream.", false, next, ["ada", "ben"]]);
    expect(test.room.getSnapshot().context).toMatchObject({ muted: ["dan"], budget: { requests: 2 } });
  });

  it("prepares another turn when the next speaker is muted", async () => {
    const test = createTestChatRoom({ participants: ["ada", "ben", "dan"] });
    test.visitorSays("What is light, Ada?");
    await test.nextSays("A wave. What do you say, Ben?");
    await settled();
    test.room.send({ type: "participant.mute", characterId: "ben" });
    await settled();
    expect([
      test.model.calls.map(speakerOf),
      test.model.calls[1]?.ended,
      test.room.getSnapshot().context.next?.speaker,
    ]).toEqual([["ada", "ben", "dan"], true, "dan"]);
  });

  it("keeps the picked speaker when another participant is added or removed", async () => {
    const test = createTestChatRoom({ participants: ["ada", "ben", "cleo", "dan"] });
    test.visitorSays("What is light, Ada?");
    await test.nextSays("A wave. What do you say, Ben?");
    await settled();
    test.room.send({ type: "speaker.pick", characterId: "cleo" });
    test.room.send({ type: "participant.remove", characterId: "dan" });
    expect(test.room.getSnapshot().context.next).toMatchObject({ speaker: "cleo", reason: { kind: "picked" } });
  });

  it("prepares no turn again when no participant changes", async () => {
    const test = createTestChatRoom({ participants: ["ada", "ben"] });
    test.visitorSays("What is light, Ada?");
    await test.nextSays("A wave.");
    await settled();
    const { next } = test.room.getSnapshot().context;
    for (const type of ["participant.add", "participant.unmute"] as const) test.room.send({ type, characterId: "ada" });
    for (const type of ["participant.remove", "participant.mute"] as const)
      test.room.send({ type, characterId: "cleo" });
    expect([test.room.getSnapshot().context.next, next?.speaker]).toEqual([next, "ben"]);
  });

  it("logs a regenerated turn in place of the former one", async () => {
    const test = createTestChatRoom({ participants: ["ada"] });
    test.visitorSays("What is light?");
    await test.nextSays("A wave.");
    await settled();
    await test.pass(timings.noVoiceWait);
    const [former] = test.conversationLog.kept;
    test.room.send({ type: "turn.regenerate" });
    await settled();
    test.room.send({ type: "discussion.pause" });
    test.room.send({ type: "discussion.resume" });
    await test.pass(500);
    await answerLast(test, "A stream.");
    expect(test.conversationLog.kept).toEqual([{ ...former, assistantMessage: "A stream." }]);
    expect(test.transcript()).toEqual(["user: What is light?", "ada: A stream."]);
  });

  it("logs one text of a regenerated turn although the vendor failed in between", async () => {
    const test = createTestChatRoom({ participants: ["ada"] });
    test.visitorSays("What is light?");
    await test.nextSays("A wave.");
    await settled();
    await test.pass(timings.noVoiceWait);
    const [former] = test.conversationLog.kept;
    test.room.send({ type: "turn.regenerate" });
    await settled();
    test.model.calls.at(-1)?.fail(new LanguageModelError("network", "The connection broke."));
    await settled();
    test.room.send({ type: "discussion.retry" });
    await settled();
    await answerLast(test, "A stream.");
    expect(test.conversationLog.kept).toEqual([{ ...former, assistantMessage: "A stream." }]);
  });

  it("regenerates the last turn", async () => {
    const test = createTestChatRoom();
    test.visitorSays("What is light, Ada?");
    await test.nextSays("A wave.");
    await settled();
    await test.pass(timings.noVoiceWait);
    test.room.send({ type: "turn.regenerate" });
    await settled();
    expect(speakerOf(test.model.calls.at(-1)!)).toBe("ada");
    await answerLast(test, "A stream.");
    expect(test.transcript()).toEqual(["user: What is light, Ada?", "ada: A stream."]);
  });

  describe.each<[string, (test: TestChatRoom) => void]>([
    ["the vendor fails", (test) => test.model.calls.at(-1)?.fail("overloaded")],
    ["the visitor stops", (test) => test.room.send({ type: "discussion.stop" })],
    ["the visitor pauses", (test) => test.room.send({ type: "discussion.pause" })],
    ["the speaker is muted", (test) => test.room.send({ type: "participant.mute", characterId: "ada" })],
  ])("before a regenerated turn has text, %s", (_, happens) => {
    const takenAgain = async () => {
      const test = await createStoredChatRoom({ participants: ["ada", "ben"] });
      test.visitorSays("What is light, Ada?");
      await test.nextSays("A wave.");
      await settled();
      await test.pass(timings.noVoiceWait);
      test.room.send({ type: "turn.regenerate" });
      await settled();
      return test;
    };

    it("keeps the former text in its place", async () => {
      const test = await takenAgain();
      const [, former] = test.room.getSnapshot().context.messages;
      happens(test);
      await settled();
      expect(test.transcript().slice(0, 2)).toEqual(["user: What is light, Ada?", "ada: A wave."]);
      expect(test.room.getSnapshot().context.messages[1]).toEqual(former);
    });

    it("keeps it when the page closes in the middle", async () => {
      const test = await takenAgain();
      const found = await reopenChatRoom(test);
      expect(found.transcript()).toEqual(["user: What is light, Ada?", "ada: A wave."]);
    });
  });

  it.each([
    ["failed", "discussion.retry"],
    ["paused", "discussion.resume"],
  ] as const)("regenerates the turn once after it %s, without the former text in the prompt", async (how, type) => {
    const test = createTestChatRoom({ participants: ["ada", "ben"] });
    test.visitorSays("What is light, Ada?");
    await test.nextSays("A wave.");
    await settled();
    await test.pass(timings.noVoiceWait);
    test.room.send({ type: "turn.regenerate" });
    await settled();
    if (how === "failed") test.model.calls.at(-1)?.fail("overloaded");
    else test.room.send({ type: "discussion.pause" });
    await settled();
    test.room.send({ type });
    await test.pass(500);
    const call = test.model.calls.at(-1);
    expect(call?.request.messages).toEqual([
      { role: "user", content: "Visitor: What is light, Ada?\n\n[Write the next reply only as Ada.]" },
    ]);
    await answerLast(test, "A stream.");
    expect(test.transcript().filter((line) => !line.startsWith("system"))).toEqual([
      "user: What is light, Ada?",
      "ada: A stream.",
    ]);
    const { messages } = test.room.getSnapshot().context;
    expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
  });

  it("keeps the former text when another speaker is picked, and adds the visitor’s message after it", async () => {
    const test = createTestChatRoom({ participants: ["ada", "ben"] });
    test.visitorSays("What is light, Ada?");
    await test.nextSays("A wave.");
    await settled();
    await test.pass(timings.noVoiceWait);
    test.room.send({ type: "turn.regenerate" });
    await settled();
    test.visitorSays("Or you, Ben?");
    await test.pass(timings.jumpInPause);
    expect(test.transcript()).toEqual(["user: What is light, Ada?", "ada: A wave.", "user: Or you, Ben?"]);
    expect(test.model.calls.at(-1)?.request.messages[0]?.content).toContain("Ada: A wave.");
  });

  it("gives a regenerated turn another seed, and a discussion with the same actions the same one", async () => {
    const chances = async () => {
      const test = createTestChatRoom({ participants: ["ada"], seed: "the same" });
      test.visitorSays("What is light?");
      await test.nextSays("A wave.");
      await settled();
      await test.pass(timings.noVoiceWait);
      for (let again = 0; again < 2; again += 1) {
        test.room.send({ type: "turn.regenerate" });
        await settled();
        await answerLast(test, "A stream.");
      }
      return test.model.calls.map(({ request }) => request.seed);
    };
    const first = await chances();
    expect([first.length, new Set(first).size, await chances()]).toEqual([3, 3, first]);
  });

  it("prompts a character only with messages from while it was in the room", async () => {
    const test = createTestChatRoom({ participants: ["ada"] });
    test.visitorSays("A secret, Ada.");
    await test.nextSays("It is safe.");
    await settled();
    await test.pass(timings.noVoiceWait);
    await test.pass(timings.turnGap);
    test.room.send({ type: "participant.add", characterId: "ben" });
    test.visitorSays("Good evening, Ben.");
    await settled();
    expect(test.model.calls.at(-1)?.request.messages).toEqual([
      { role: "user", content: "Visitor: Good evening, Ben.\n\n[Write the next reply only as Ben.]" },
    ]);
  });
});

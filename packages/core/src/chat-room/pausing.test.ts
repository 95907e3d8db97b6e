import { describe, expect, it } from "vitest";
import {
  createFakeSpeechSynthesizer,
  type FakeSpeechSynthesizer,
  createTestChatRoom,
  settled,
  speakerOf,
  type TestChatRoom,
} from "@archive-of-minds/testing";
import * as timings from "../shared/timings";
import type { ChatRoomCommand } from "./chat-room.types";

/** Ada speaks, and Cleo's turn is being prepared. */
async function withPreparedTurn() {
  const test = createTestChatRoom({ participants: ["ada", "ben", "cleo"] });
  test.visitorSays("What is light, Ada?");
  await test.nextSays("A wave. What do you say, Cleo?");
  await settled();
  /** Who was asked, and whether the model still writes. */
  const calls = () => test.model.calls.map((call) => `${speakerOf(call)}${call.ended ? "" : ": open"}`);
  return { ...test, calls };
}

/** The voice says the sentence that it has begun. */
async function saysSentence(voice: FakeSpeechSynthesizer): Promise<string | undefined> {
  const [speech] = voice.playing;
  speech?.say(100);
  speech?.finish();
  await settled();
  return speech?.request.text;
}

describe("pausing", () => {
  it("stops the voice, keeps the prepared turn, and begins it half a second after Resume", async () => {
    const test = await withPreparedTurn();
    test.room.send({ type: "discussion.pause" });
    await settled();
    const { next, queued } = test.room.getSnapshot().context;
    expect([test.state(), test.transcript().at(-1), next, queued, test.calls()]).toEqual([
      "paused",
      "ada: A wave. What do you say, Cleo?",
      expect.objectContaining({ speaker: "cleo", reason: { kind: "asked", by: "ada" } }),
      null,
      ["ada", "cleo: open"],
    ]);
    test.room.send({ type: "discussion.resume" });
    await test.pass(499);
    expect(test.state()).toBe("resuming");
    await test.pass(1);
    expect([test.state(), test.room.getSnapshot().context.currentTurn?.id]).toEqual(["running.replying", next?.id]);
    await test.nextSays("A colour.");
    await settled();
    await test.pass(timings.noVoiceWait);
    expect([test.transcript().at(-1), test.calls().slice(0, 2)]).toEqual(["cleo: A colour.", ["ada", "cleo"]]);
  });

  it.each<[string, (test: TestChatRoom) => unknown]>([
    ["pauses", ({ room }) => room.send({ type: "discussion.pause" })],
    ["leaves the page", ({ room }) => room.send({ type: "page.hide" })],
    [
      "pauses again while it resumes",
      ({ room }) => {
        room.send({ type: "discussion.pause" });
        room.send({ type: "discussion.resume" });
        room.send({ type: "discussion.pause" });
      },
    ],
    [
      "pauses between two turns",
      async ({ room, pass }) => {
        await pass(timings.noVoiceWait);
        room.send({ type: "discussion.pause" });
      },
    ],
    [
      "hides the page while no voice is heard",
      async ({ room, pass }) => {
        room.send({ type: "page.conceal" });
        await pass(timings.noVoiceWait);
        room.send({ type: "page.reveal" });
      },
    ],
    [
      "changes the other participants",
      ({ room }) => {
        room.send({ type: "discussion.pause" });
        room.send({ type: "participant.remove", characterId: "ben" });
        room.send({ type: "participant.mute", characterId: "ada" });
        room.send({ type: "participant.add", characterId: "dan" });
      },
    ],
  ])("calls no model again for the prepared turn: the visitor %s", async (_, pause) => {
    const test = await withPreparedTurn();
    const { budget } = test.room.getSnapshot().context;
    await pause(test);
    expect(test.state()).toBe("paused");
    test.room.send({ type: "discussion.resume" });
    await test.pass(timings.roomResume);
    expect([test.state(), test.room.getSnapshot().context.currentTurn?.speaker, test.calls()]).toEqual([
      "running.replying",
      "cleo",
      ["ada", "cleo: open"],
    ]);
    expect(test.room.getSnapshot().context.budget.requests).toBe(budget.requests);
  });

  it.each<[string, ChatRoomCommand]>([
    ["jumps in", { type: "discussion.say", text: "I mean the light of the stars." }],
    ["removes its speaker", { type: "participant.remove", characterId: "cleo" }],
    ["mutes its speaker", { type: "participant.mute", characterId: "cleo" }],
    ["picks a speaker", { type: "speaker.pick", characterId: "ben" }],
    ["regenerates the last message", { type: "turn.regenerate" }],
    ["ends the discussion", { type: "discussion.stop" }],
    ["deletes the discussion", { type: "discussion.clear" }],
  ])("discards the prepared turn when the visitor %s", async (_, command) => {
    const test = await withPreparedTurn();
    test.room.send({ type: "discussion.pause" });
    test.room.send(command);
    await settled();
    expect([test.room.getSnapshot().context.next?.speaker === "cleo", test.calls().slice(0, 2)]).toEqual([
      false,
      ["ada", "cleo"],
    ]);
  });

  it("discards the prepared turn when the discussion ends while it resumes", async () => {
    const test = await withPreparedTurn();
    test.room.send({ type: "discussion.pause" });
    test.room.send({ type: "discussion.resume" });
    test.room.send({ type: "discussion.stop" });
    await settled();
    expect([test.state(), test.room.getSnapshot().context.next, test.calls()]).toEqual(["idle", null, ["ada", "cleo"]]);
  });

  it("shows only after Resume that the prepared turn failed", async () => {
    const test = await withPreparedTurn();
    test.room.send({ type: "discussion.pause" });
    test.model.calls.at(-1)?.fail("overloaded");
    await settled();
    await test.pass(timings.replyCeiling);
    expect([test.state(), test.transcript().at(-1)]).toEqual(["paused", "ada: A wave. What do you say, Cleo?"]);
    test.room.send({ type: "discussion.resume" });
    await test.pass(timings.roomResume);
    expect([test.state(), test.room.getSnapshot().context.failure?.speaker, test.calls()]).toEqual([
      "failed",
      "cleo",
      ["ada", "cleo"],
    ]);
  });

  it("says nothing of a prepared turn before Resume, and then all of it", async () => {
    const voice = createFakeSpeechSynthesizer();
    const test = createTestChatRoom({ participants: ["ada", "ben", "cleo"], speechSynthesizer: voice });
    await test.untilHeard();
    test.visitorSays("What is light, Ada?");
    await test.nextSays("A wave. What do you say, Cleo?");
    (await voice.nextSpeech()).say(1);
    await settled();
    test.room.send({ type: "discussion.pause" });
    await test.nextSays("A colour.");
    await settled();
    await test.pass(60_000);
    expect([test.state(), voice.playing]).toEqual(["paused", []]);
    test.room.send({ type: "discussion.resume" });
    await test.pass(timings.roomResume);
    const said = [await saysSentence(voice), await saysSentence(voice)];
    await test.pass(timings.turnGap);
    said.push(await saysSentence(voice));
    expect([said, test.model.calls.map(speakerOf).filter((speaker) => speaker === "cleo")]).toEqual([
      ["wave.", "What do you say, Cleo?", "A colour."],
      ["cleo"],
    ]);
  });

  describe("before the first word of a turn", () => {
    /** Ada was asked, and has not said a word. */
    async function awaitingAda() {
      const test = createTestChatRoom({ participants: ["ada", "ben", "cleo"] });
      test.visitorSays("What is light, Ada?");
      await settled();
      const speakers = () => test.model.calls.map((call) => `${speakerOf(call)}${call.ended ? "" : ": open"}`);
      /** The answer to the first request. */
      const adaSays = async (text: string) => {
        test.model.calls[0]?.say(text);
        test.model.calls[0]?.finish();
        await settled();
      };
      return { ...test, speakers, adaSays };
    }

    it.each(["discussion.pause", "page.hide"] as const)(
      "keeps the request, and shows its answer after Resume: %s",
      async (type) => {
        const test = await awaitingAda();
        test.room.send({ type });
        await settled();
        expect([test.state(), test.speakers(), test.transcript()]).toEqual([
          "paused",
          ["ada: open"],
          ["user: What is light, Ada?"],
        ]);
        await test.adaSays("A wave.");
        await test.pass(60_000);
        expect([test.state(), test.transcript()]).toEqual(["paused", ["user: What is light, Ada?"]]);
        test.room.send({ type: "discussion.resume" });
        await test.pass(timings.roomResume);
        await test.pass(timings.noVoiceWait);
        expect([test.transcript()[1], test.speakers().filter((speaker) => speaker.startsWith("ada"))]).toEqual([
          "ada: A wave.",
          ["ada"],
        ]);
      },
    );

    it("asks Ben, whom the visitor picked, after it", async () => {
      const test = await awaitingAda();
      test.room.send({ type: "discussion.pause" });
      test.room.send({ type: "discussion.resume" });
      await test.pass(timings.roomResume);
      test.room.send({ type: "speaker.pick", characterId: "ben" });
      test.room.send({ type: "discussion.pause" });
      test.room.send({ type: "discussion.resume" });
      await test.pass(timings.roomResume);
      await test.adaSays("A wave.");
      expect(test.speakers()).toEqual(["ada", "ben: open"]);
    });

    it("says nothing of it while the discussion is paused", async () => {
      const voice = createFakeSpeechSynthesizer();
      const test = createTestChatRoom({ participants: ["ada", "ben", "cleo"], speechSynthesizer: voice });
      await test.untilHeard();
      test.visitorSays("What is light, Ada?");
      await settled();
      test.room.send({ type: "discussion.pause" });
      test.model.calls[0]?.say("A wave.");
      test.model.calls[0]?.finish();
      await settled();
      await test.pass(60_000);
      expect(voice.playing).toEqual([]);
      test.room.send({ type: "discussion.resume" });
      await test.pass(timings.roomResume);
      expect(voice.playing.map(({ request }) => request.text)).toEqual(["A wave."]);
    });

    it.each<[string, ChatRoomCommand]>([
      ["jumps in", { type: "discussion.say", text: "I mean the light of the stars." }],
      ["ends the discussion", { type: "discussion.stop" }],
      ["mutes its speaker", { type: "participant.mute", characterId: "ada" }],
    ])("drops it when the visitor %s", async (_, command) => {
      const test = await awaitingAda();
      test.room.send({ type: "discussion.pause" });
      test.room.send(command);
      await settled();
      expect(test.speakers()[0]).toBe("ada");
    });
  });

  it("releases the wake lock, which it holds while the discussion runs", async () => {
    let held = 0;
    const wakeLock = () => {
      held += 1;
      return () => void (held -= 1);
    };
    const test = createTestChatRoom({ wakeLock });
    const counts = [held];
    test.visitorSays("What is light, Ada?");
    await test.nextSays("A wave.");
    await test.pass(timings.noVoiceWait);
    counts.push(held);
    for (const type of ["discussion.pause", "discussion.resume", "discussion.stop"] as const) {
      test.room.send({ type });
      await test.pass(500);
      counts.push(held);
    }
    expect(counts).toEqual([0, 1, 0, 1, 0]);
    test.visitorSays("And you, Ben?");
    counts.push(held);
    test.room.stop();
    expect([counts.at(-1), held]).toEqual([1, 0]);
  });

  describe("aloud", () => {
    const spoken = async (
      pause: "discussion.pause" | "discussion.stop" | "page.hide",
      until: (voice: FakeSpeechSynthesizer) => Promise<void>,
    ) => {
      const voice = createFakeSpeechSynthesizer();
      const test = createTestChatRoom({ speechSynthesizer: voice });
      await test.untilHeard();
      test.visitorSays("What is light, Ada?");
      await test.nextSays(" A wave, **more** or so. I measured it twice. Who did not? ");
      await until(voice);
      test.room.send({ type: pause });
      return { test, voice, line: test.room.getSnapshot().context.messages.at(-1) };
    };
    const inTheSecondSentence = async (voice: FakeSpeechSynthesizer) => {
      const first = await voice.nextSpeech();
      first.say(1);
      first.finish();
      await settled();
      (await voice.nextSpeech()).say(6);
      await settled();
    };

    it.each(["discussion.pause", "discussion.stop", "page.hide"] as const)(
      "keeps the complete text, and stores how much of it was heard: %s",
      async (pause) => {
        const { line } = await spoken(pause, inTheSecondSentence);
        expect(line).toMatchObject({
          text: "A wave, **more** or so. I measured it twice. Who did not?",
          heardUntil: "A wave, **more** or so. I measured".length,
          status: "interrupted",
          voiced: true,
        });
      },
    );

    it("says the rest of the interrupted turn after Resume", async () => {
      const { test, voice } = await spoken("discussion.pause", inTheSecondSentence);
      test.room.send({ type: "discussion.resume" });
      await test.pass(timings.roomResume);
      const texts = [await saysSentence(voice), await saysSentence(voice)];
      const { messages, budget } = test.room.getSnapshot().context;
      expect([texts, messages.length, messages.at(-1), budget.turns]).toEqual([
        ["it twice.", "Who did not?"],
        2,
        expect.objectContaining({
          author: "ada",
          text: "A wave, **more** or so. I measured it twice. Who did not?",
          status: "complete",
          voiced: true,
        }),
        1,
      ]);
      expect(messages.at(-1)).not.toHaveProperty("heardUntil");
    });

    it("keeps both parts when the rest is interrupted, too", async () => {
      const { test, voice } = await spoken("discussion.pause", inTheSecondSentence);
      test.room.send({ type: "discussion.resume" });
      await test.pass(timings.roomResume);
      voice.playing[0]?.say(1);
      await settled();
      test.room.send({ type: "discussion.pause" });
      expect(test.room.getSnapshot().context.messages.at(-1)).toMatchObject({
        text: "A wave, **more** or so. I measured it twice. Who did not?",
        heardUntil: "A wave, **more** or so. I measured it".length,
        status: "interrupted",
      });
    });

    it("says no rest where the visitor chose who speaks next", async () => {
      const { test } = await spoken("discussion.pause", inTheSecondSentence);
      test.room.send({ type: "speaker.pick", characterId: "ben" });
      await test.pass(timings.roomResume);
      await settled();
      expect(speakerOf(await test.model.nextCall())).toBe("ben");
      expect(test.room.getSnapshot().context.messages.at(-1)).toMatchObject({ author: "ada", status: "interrupted" });
    });

    it("calls a turn complete once its last word was heard", async () => {
      const { line } = await spoken("discussion.pause", async (voice) => {
        for (let sentence = 0; sentence < 3; sentence += 1) {
          const speech = await voice.nextSpeech();
          speech.say(100);
          await settled();
          if (sentence < 2) speech.finish();
          await settled();
        }
      });
      expect(line).toMatchObject({
        text: "A wave, **more** or so. I measured it twice. Who did not?",
        status: "complete",
        voiced: true,
      });
      expect(line).not.toHaveProperty("heard");
    });

    it("shows the whole text when nothing was heard yet", async () => {
      const { line } = await spoken("discussion.pause", () => settled());
      expect(line).toMatchObject({
        text: "A wave, **more** or so. I measured it twice. Who did not?",
        status: "complete",
        voiced: false,
      });
    });

    it("shows the text that a failed voice did not say", async () => {
      const { line } = await spoken("discussion.pause", async (voice) => {
        const first = await voice.nextSpeech();
        first.say(1);
        first.finish();
        await settled();
        (await voice.nextSpeech()).fail("missingKey");
        await settled();
      });
      expect(line).toMatchObject({ status: "complete", voiced: false });
    });
  });

  it.each([
    ["paused", (test: TestChatRoom) => test.room.send({ type: "discussion.pause" })],
    ["on its way", () => {}],
    [
      "failed",
      async (test: TestChatRoom) => {
        test.model.calls.at(-1)?.fail("overloaded");
        await settled();
      },
    ],
  ] as const)("has no next speaker after it is stopped: %s", async (_, before) => {
    const test = createTestChatRoom();
    test.visitorSays("What is light, Ada?");
    await settled();
    await before(test);
    test.room.send({ type: "discussion.stop" });
    const { queued, next } = test.room.getSnapshot().context;
    expect([test.state(), queued, next]).toEqual(["idle", null, null]);
  });

  it("regenerates the last message when the room asks whether to continue", async () => {
    const test = createTestChatRoom({ turnLimit: 1 });
    test.visitorSays("What is light, Ada?");
    await test.nextSays("A wave.");
    await settled();
    await test.pass(timings.noVoiceWait);
    await test.pass(timings.turnGap);
    expect(test.state()).toBe("atLimit");
    test.room.send({ type: "turn.regenerate" });
    expect(test.state()).toBe("running.replying");
    await test.nextSays("A stream.");
    await settled();
    await test.pass(timings.noVoiceWait);
    expect(test.transcript()).toEqual(["user: What is light, Ada?", "ada: A stream."]);
  });

  it("chooses a next speaker when none was chosen", async () => {
    const test = createTestChatRoom({ participants: ["ada", "ben", "cleo"] });
    test.visitorSays("What is light, Ada?");
    const call = await test.model.nextCall();
    call.say("A wa");
    await settled();
    test.room.send({ type: "discussion.pause" });
    expect(["ben", "cleo"]).toContain(test.room.getSnapshot().context.queued?.speaker);
    expect(test.room.getSnapshot().context.messages.at(-1)).toMatchObject({
      author: "ada",
      text: "A wa",
      status: "interrupted",
    });
  });

  it("says that no participant is left to continue", async () => {
    const test = createTestChatRoom();
    test.visitorSays("What is light, Ada?");
    test.room.send({ type: "discussion.pause" });
    for (const characterId of ["ada", "ben"]) test.room.send({ type: "participant.remove", characterId });
    test.room.send({ type: "discussion.resume" });
    expect([test.state(), test.room.getSnapshot().context.alert]).toEqual(["paused", "noParticipants"]);
    test.room.send({ type: "participant.add", characterId: "ben" });
    test.room.send({ type: "discussion.resume" });
    expect([test.state(), test.room.getSnapshot().context.alert]).toEqual(["resuming", null]);
  });

  it("ends when the visitor sends a message", async () => {
    const test = createTestChatRoom();
    test.visitorSays("What is light, Ada?");
    test.room.send({ type: "discussion.pause" });
    test.visitorSays("Go on, Ben.");
    await settled();
    expect([test.state(), speakerOf(test.model.calls.at(-1)!)]).toEqual(["running.replying", "ben"]);
  });
});

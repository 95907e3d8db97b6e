import { describe, expect, it } from "vitest";
import { createFakeSpeechSynthesizer, createTestChatRoom, settled, speakerOf } from "@archive-of-minds/testing";
import * as timings from "../shared/timings";

describe("jumping in", () => {
  it("silences the speaker, keeps the heard part, and adds the visitor’s message to the next prompt", async () => {
    const voice = createFakeSpeechSynthesizer();
    const test = createTestChatRoom({ participants: ["ada", "ben", "cleo"], speechSynthesizer: voice });
    await settled();
    test.visitorSays("What is light, Ada?");
    await test.nextSays("A wave. I measured it.");
    const first = await voice.nextSpeech();
    first.say(3);
    await settled();
    test.visitorSays("Cleo, what do you say?");
    await settled();
    expect(first.hasEnded).toBe(true);
    await test.pass(timings.jumpInPause);
    expect(test.transcript()).toEqual(["user: What is light, Ada?", "ada: A wave.", "user: Cleo, what do you say?"]);
    expect(test.room.getSnapshot().context.messages[1]?.status).toBe("interrupted");
    expect(test.room.getSnapshot().context.messages[1]).not.toHaveProperty("heard");
    const last = test.model.calls.at(-1);
    expect([last && speakerOf(last), last?.request.messages.at(-1)?.content]).toEqual([
      "cleo",
      "Visitor: What is light, Ada?\n\nAda: A wave.\n\nVisitor: Cleo, what do you say?\n\n[Write the next reply only as Cleo.]",
    ]);
    expect(test.model.calls.filter(({ ended }) => !ended)).toEqual([last]);
  });

  it("stores how much of the interrupted sentence was heard", async () => {
    const voice = createFakeSpeechSynthesizer();
    const test = createTestChatRoom({ speechSynthesizer: voice });
    await test.untilHeard();
    test.visitorSays("What is light, Ada?");
    await test.nextSays("It is a wave on a wide sea. I measured it.");
    (await voice.nextSpeech()).say(9);
    await settled();
    test.visitorSays("Is it?");
    expect(test.room.getSnapshot().context.messages[1]).toMatchObject({
      text: "It is a wave on a wide sea.",
      heardUntil: "It is a wave".length,
      status: "interrupted",
    });
  });

  it("asks once after ten messages in a second, with all of them in the prompt", async () => {
    const test = createTestChatRoom({ participants: ["ada", "ben", "cleo"] });
    test.visitorSays("What is light, Ada?");
    const adas = await test.model.nextCall();
    adas.say("A wave, or ");
    await settled();
    const words = Array.from(
      { length: 10 },
      (_, index) => `Word ${String(index + 1)}${index === 2 ? " for you, Cleo" : ""}.`,
    );
    for (const word of words) {
      test.visitorSays(word);
      expect(test.room.getSnapshot().context.currentTurn).toBe(null);
      await test.pass(100);
    }
    expect([test.state(), adas.ended, test.model.calls.length]).toEqual(["running.gathering", true, 1]);
    await test.pass(timings.jumpInPause - 100);
    const asked = test.model.calls.slice(1);
    expect([test.state(), asked.map(speakerOf), test.transcript()]).toEqual([
      "running.replying",
      ["cleo"],
      ["user: What is light, Ada?", "ada: A wave, or", ...words.map((word) => `user: ${word}`)],
    ]);
    expect(asked[0]?.request.messages.at(-1)?.content).toBe(
      `${words.map((word) => `Visitor: ${word}`).join("\n\n")}\n\n[Write the next reply only as Cleo.]`,
    );
  });

  it("keeps the called character while it waits for more messages, also over a pause", async () => {
    const test = createTestChatRoom({ participants: ["ada", "ben", "cleo", "dan"] });
    test.visitorSays("What is light, Ada?");
    test.visitorSays("Or you, Dan?");
    test.room.send({ type: "discussion.pause" });
    expect([test.state(), test.room.getSnapshot().context.queued?.speaker]).toEqual(["paused", "dan"]);
  });

  it("stores only the heard part between two sentences", async () => {
    const voice = createFakeSpeechSynthesizer();
    const test = createTestChatRoom({ speechSynthesizer: voice });
    await settled();
    test.visitorSays("What is light, Ada?");
    await test.nextSays("A wave. I measured it. Twice.");
    const first = await voice.nextSpeech();
    first.say(1);
    first.finish();
    await settled();
    test.visitorSays("Did you?");
    expect(test.transcript()).toEqual(["user: What is light, Ada?", "ada: A wave.", "user: Did you?"]);
  });

  it("ends the current turn at each of ten messages while a voice is heard", async () => {
    const voice = createFakeSpeechSynthesizer();
    const test = createTestChatRoom({ speechSynthesizer: voice });
    await settled();
    for (let time = 1; time <= 10; time += 1) {
      test.visitorSays(`Word ${String(time)}, Ada`);
      if (time > 1) await test.pass(timings.jumpInPause);
      await test.nextSays("A wave.");
      const speech = await voice.nextSpeech();
      speech.say(1);
      await test.pass(100);
      // The next turn is prepared in the meantime, and discarded.
      await test.model.nextCall();
      expect([voice.playing, test.transcript().length]).toEqual([[speech], 2 * time - 1]);
    }
    test.visitorSays("Enough.");
    await test.pass(timings.jumpInPause);
    expect([
      voice.playing,
      test.model.calls.filter(({ ended }) => !ended).length,
      test.transcript().length,
      test.state(),
    ]).toEqual([[], 1, 21, "running.replying"]);
  });
});

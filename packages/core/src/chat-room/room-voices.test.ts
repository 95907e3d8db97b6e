import { describe, expect, it, vi } from "vitest";
import {
  createFakeLanguageModel,
  createFakeSpeechSynthesizer,
  createTestChatRoom,
  settled,
} from "@archive-of-minds/testing";
import * as timings from "../shared/timings";

describe("aloud", () => {
  it("speaks, and has the next voice ready after the gap of a second", async () => {
    const voice = createFakeSpeechSynthesizer();
    const test = createTestChatRoom({ speechSynthesizer: voice });
    await settled();
    test.visitorSays("What is light, Ada?");
    await test.nextSays("A wave. I measured it.");
    await test.nextSays("A stream.");
    const [first, second] = [await voice.nextSpeech(), await voice.nextSpeech()];
    const next = await voice.nextSpeech();
    expect([first, second, next].map(({ request }) => `${request.voice}: ${request.text}`)).toEqual([
      "ada: A wave.",
      "ada: I measured it.",
      "ben: A stream.",
    ]);
    expect([test.state(), next.isPlaying]).toEqual(["running.replying", false]);
    first.say(1);
    expect(test.state()).toBe("running.voicing");
    first.finish();
    await settled();
    second.say(1);
    second.finish();
    await settled();
    expect([test.state(), test.transcript().at(-1), next.isPlaying]).toEqual([
      "running.gap",
      "ada: A wave. I measured it.",
      false,
    ]);
    await test.pass(timings.turnGap);
    expect(next.isPlaying).toBe(true);
    // All requested speech, including that of the next turn.
    expect(test.room.getSnapshot().context.budget).toEqual({
      turns: 1,
      requests: 3,
      spokenCharacters: "A wave.I measured it.A stream.".length,
    });
  });

  it("uses the voice that the visitor chose for a character", async () => {
    const voice = createFakeSpeechSynthesizer();
    const test = createTestChatRoom({ speechSynthesizer: voice, settings: { "aom.voiceOf.ada": "deep" } });
    await test.untilHeard();
    test.visitorSays("What is light, Ada?");
    await test.nextSays("A wave.");
    expect((await voice.nextSpeech()).request).toMatchObject({ voice: "ada", voiceId: "deep", text: "A wave." });
    expect(test.room.getSnapshot().context.budget.spokenCharacters).toBe(7);
  });

  it("waits two seconds after a failed voice, and continues", async () => {
    const voice = createFakeSpeechSynthesizer();
    const test = createTestChatRoom({ participants: ["ada"], speechSynthesizer: voice });
    await settled();
    test.visitorSays("Hello?");
    await test.nextSays("Good evening.");
    (await voice.nextSpeech()).fail("network");
    await settled();
    await test.pass(1_999);
    expect(test.transcript()).toEqual(["user: Hello?"]);
    await test.pass(1);
    expect([test.transcript(), test.room.getSnapshot().context.voice.failure?.reason]).toEqual([
      ["user: Hello?", "ada: Good evening."],
      "network",
    ]);
  });
});

describe("a voice that fails", () => {
  it("does not stop the discussion, is emitted each time, and is shown until the visitor dismisses it", async () => {
    const voice = createFakeSpeechSynthesizer();
    const test = createTestChatRoom({
      speechSynthesizer: voice,
      languageModel: createFakeLanguageModel({ reply: "A wave." }),
    });
    const emitted: string[] = [];
    test.room.on("voice.failed", ({ speaker, failure }) => emitted.push(`${speaker}: ${failure.reason}`));
    await settled();
    test.visitorSays("What is light, Ada?");
    for (let turn = 0; turn < 6; turn += 1) {
      (await voice.nextSpeech()).fail("network");
      await settled();
      await test.pass(2_000);
      await test.pass(timings.turnGap);
      expect(test.room.getSnapshot().context.voice.failure?.reason).toBe("network");
    }
    expect([emitted, test.transcript().length, test.room.getSnapshot().hasTag("running")]).toEqual([
      ["ada", "ben", "ada", "ben", "ada", "ben"].map((id) => `${id}: network`),
      7,
      true,
    ]);
    test.room.send({ type: "voiceFailure.dismiss" });
    expect(test.room.getSnapshot().context.voice.failure).toBe(null);
  });

  it("shows the whole text when it breaks off in the middle, and logs it", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const voice = createFakeSpeechSynthesizer();
    const test = createTestChatRoom({
      participants: ["ada"],
      speechSynthesizer: voice,
      languageModel: createFakeLanguageModel({ reply: "A wave goes on and on for ever. And a stream does not." }),
    });
    await settled();
    test.visitorSays("What is light, Ada?");
    const first = await voice.nextSpeech();
    first.say(1);
    await settled();
    first.finish();
    await settled();
    (await voice.nextSpeech()).fail("network");
    await settled();
    await test.pass(10_000);
    const line = test.room.getSnapshot().context.messages.find(({ author }) => author === "ada");
    expect([line?.text, line?.voiced, warn.mock.calls]).toEqual([
      "A wave goes on and on for ever. And a stream does not.",
      false,
      [[expect.stringMatching(/^The voice of ada failed: network/)]],
    ]);
    warn.mockRestore();
  });

  it("is removed when a voice is heard", async () => {
    const voice = createFakeSpeechSynthesizer();
    const test = createTestChatRoom({
      speechSynthesizer: voice,
      languageModel: createFakeLanguageModel({ reply: "A wave." }),
    });
    await settled();
    test.visitorSays("What is light, Ada?");
    (await voice.nextSpeech()).fail("network");
    await settled();
    await test.pass(2_000);
    await test.pass(timings.turnGap);
    const next = await voice.nextSpeech();
    expect(test.room.getSnapshot().context.voice.failure?.reason).toBe("network");
    next.say(1);
    expect(test.room.getSnapshot().context.voice.failure).toBe(null);
  });

  it("is emitted when the visitor jumps in before its turn is over", async () => {
    const voice = createFakeSpeechSynthesizer();
    const test = createTestChatRoom({ speechSynthesizer: voice });
    const emitted: string[] = [];
    test.room.on("voice.failed", ({ speaker }) => emitted.push(speaker));
    await settled();
    test.visitorSays("What is light, Ada?");
    await test.nextSays("A wave.");
    (await voice.nextSpeech()).fail("network");
    await settled();
    test.visitorSays("Ben?");
    expect([emitted, test.transcript()]).toEqual([
      ["ada"],
      ["user: What is light, Ada?", "ada: A wave.", "user: Ben?"],
    ]);
  });
});

import { describe, expect, it } from "vitest";
import * as timings from "../shared/timings";
import { openChat } from "./microphone.fixture";

describe("Stop & Send before the last words arrive", () => {
  /** The visitor is still speaking when Stop & Send is pressed. */
  async function whileWordsAreOwed(guess = "") {
    const test = await openChat();
    await test.visitorPressesRecord();
    test.detector.beginSpeech();
    if (guess) test.recognizer.session?.guess(guess);
    test.chat.send({ type: "mic.stop" });
    return {
      ...test,
      result: () => [
        test.status(),
        test.recognizer.openCount,
        test.sent(),
        test.context().listening.finalTranscript,
        test.context().composer.draft,
      ],
    };
  }

  it("sends the words that come afterwards", async () => {
    const test = await whileWordsAreOwed();
    expect([test.status(), test.recognizer.session?.isFinishing, test.sent()]).toEqual(["finishing", true, []]);
    test.recognizer.session?.hear("Good evening Mister Tesla");
    expect(test.result()).toEqual(["off", 0, ["Good evening Mister Tesla"], "", ""]);
    await test.silence(timings.recognitionFinish);
    expect(test.sent()).toEqual(["Good evening Mister Tesla"]);
  });

  it.each([
    ["the browser ends", (test: Awaited<ReturnType<typeof whileWordsAreOwed>>) => test.recognizer.session?.end()],
    [
      "the browser fails",
      (test: Awaited<ReturnType<typeof whileWordsAreOwed>>) => test.recognizer.session?.fail("network"),
    ],
    [
      "it is pressed once more",
      (test: Awaited<ReturnType<typeof whileWordsAreOwed>>) => test.chat.send({ type: "mic.stop" }),
    ],
    [
      "700 ms have passed",
      (test: Awaited<ReturnType<typeof whileWordsAreOwed>>) => test.silence(timings.recognitionFinish),
    ],
  ] as const)("sends interim words when %s", async (_, happens) => {
    const test = await whileWordsAreOwed("good evening");
    test.recognizer.session?.guess("good evening mister");
    test.recognizer.session?.hear("  ");
    await test.silence(timings.recognitionFinish - 1);
    expect([test.status(), test.sent()]).toEqual(["finishing", []]);
    await happens(test);
    await test.silence(timings.recognitionFinish);
    expect(test.result()).toEqual(["off", 0, ["good evening mister"], "", ""]);
  });

  it.each([
    ["listening is cancelled", { type: "mic.cancel" }, ""],
    ["the visitor goes to another part of the archive", { type: "mic.leave" }, "good evening"],
    ["the page closes", { type: "page.hide" }, "good evening"],
    ["another character is chosen", { type: "character.select", characterId: "ben" }, ""],
    ["a message is sent", { type: "message.send", text: "Typed" }, "good evening"],
  ] as const)("sends nothing when %s", async (_, event, draft) => {
    const test = await whileWordsAreOwed("good evening");
    test.chat.send(event);
    await test.silence(timings.recognitionFinish);
    expect([
      test.status(),
      test.recognizer.openCount,
      test.sent().includes("good evening"),
      test.context().composer.draft,
    ]).toEqual(["off", 0, false, draft]);
  });

  it("waits for the first words, however long ago the voice ended", async () => {
    const test = await openChat();
    await test.visitorPressesRecord();
    test.detector.beginSpeech();
    await test.silence(1_000);
    test.detector.endSpeech();
    await test.silence(2_000);
    test.chat.send({ type: "mic.stop" });
    expect(test.status()).toBe("finishing");
    test.recognizer.session?.hear("Good evening");
    expect([test.status(), test.sent()]).toEqual(["off", ["Good evening"]]);
  });

  it("disables Record until then", async () => {
    const test = await whileWordsAreOwed();
    expect(test.chat.getSnapshot().can({ type: "mic.start" })).toBe(false);
    test.chat.send({ type: "mic.start" });
    expect([test.status(), test.recognizer.sessions.length]).toEqual(["finishing", 1]);
  });

  it("ends without words, with the reason if the browser gives one", async () => {
    const test = await whileWordsAreOwed();
    await test.silence(timings.recognitionFinish);
    expect(test.result()).toEqual(["off", 0, [], "", ""]);
    const other = await whileWordsAreOwed();
    other.recognizer.session?.fail("network");
    expect([other.status(), other.context().listening.failure?.reason]).toEqual(["failed", "network"]);
  });

  it("ends automatic listening too, with one message", async () => {
    const test = await openChat();
    test.automate();
    await test.visitorPressesRecord();
    test.detector.beginSpeech();
    test.recognizer.session?.hear("Who are you");
    test.detector.endSpeech();
    await test.silence(timings.endOfTurnFinished - 1);
    test.chat.send({ type: "mic.stop" });
    await test.silence(1);
    expect([test.status(), test.sent()]).toEqual(["finishing", []]);
    test.recognizer.session?.hear("really");
    expect([test.status(), test.sent()]).toEqual(["off", ["Who are you really"]]);
  });

  it("sends at once after a silence, after late words, and when the browser does not listen", async () => {
    const silent = await openChat();
    await silent.visitorPressesRecord();
    silent.detector.beginSpeech();
    silent.recognizer.session?.hear("Who are you");
    silent.detector.endSpeech();
    await silent.silence(timings.speechTrail);
    silent.chat.send({ type: "mic.stop" });
    const settled = await openChat();
    await settled.visitorPressesRecord();
    settled.detector.beginSpeech();
    settled.detector.endSpeech();
    settled.recognizer.session?.hear("Who are you");
    settled.chat.send({ type: "mic.stop" });
    const restarting = await openChat();
    await restarting.visitorPressesRecord();
    restarting.detector.beginSpeech();
    restarting.recognizer.session?.guess("Who are you");
    restarting.recognizer.session?.end();
    restarting.chat.send({ type: "mic.stop" });
    expect([silent, settled, restarting].map((test) => [test.status(), test.sent()])).toEqual(
      Array.from({ length: 3 }, () => ["off", ["Who are you"]]),
    );
  });
});

import { describe, expect, it } from "vitest";
import { createChat } from "../chat/create-chat";
import { microphoneStatus } from "../chat/microphone-status";
import type { RecognitionErrorReason } from "../contracts";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";
import * as timings from "../shared/timings";
import {
  exampleMessage,
  createFakeLanguageModel,
  createFakeMicrophoneLock,
  createFakeSpeechRecognizer,
  createFakeSpeechSynthesizer,
  createFakeVoiceActivityDetector,
  createTestChat,
  type TestChatOptions,
} from "@archive-of-minds/testing";
import { fixedEndOfTurn } from "./end-of-turn";

async function open(options: TestChatOptions = {}) {
  const test = await createTestChat(options);
  await test.ready();
  const state = () => test.chat.getSnapshot();
  return {
    ...test,
    status: () => microphoneStatus(state()),
    context: () => state().context,
    sent: () =>
      state()
        .context.memory.messages.filter(({ author }) => author === "user")
        .map(({ text }) => text),
    automate: () => test.chat.send({ type: "turnTaking.automate" }),
    answer: async (text: string) => {
      const call = await test.model.nextCall();
      call.say(text);
      call.finish();
      await test.ready();
    },
  };
}

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

describe("push to talk", () => {
  it("shows the words as they are heard, and sends them on Stop & Send", async () => {
    const test = await open();
    await test.visitorPressesRecord();
    expect([test.chat.getSnapshot().hasTag("listening"), test.chat.getSnapshot().hasTag("locksComposer")]).toEqual([
      true,
      true,
    ]);
    test.recognizer.session?.guess("good");
    expect([test.context().listening.finalTranscript, test.context().listening.interimTranscript]).toEqual([
      "",
      "good",
    ]);
    test.recognizer.session?.hear(" Good evening ");
    test.recognizer.session?.guess("mister");
    expect([test.context().listening.finalTranscript, test.context().listening.interimTranscript]).toEqual([
      "Good evening",
      "mister",
    ]);
    test.chat.send({ type: "mic.stop" });
    test.recognizer.session?.end();
    expect([
      test.status(),
      test.recognizer.openCount,
      test.sent(),
      test.context().listening.finalTranscript,
      test.context().listening.interimTranscript,
    ]).toEqual(["off", 0, ["Good evening mister"], "", ""]);
  });

  it("sends the camera picture with spoken words", async () => {
    const test = await open();
    test.chat.send({ type: "frameSource.attach", frameSource: () => ({ jpegBase64: "seen" }) });
    await test.visitorPressesRecord();
    await test.visitorSpeaks("What do I hold");
    test.chat.send({ type: "mic.stop" });
    expect((await test.model.nextCall()).request.image).toEqual({ jpegBase64: "seen" });
  });

  it("sends nothing when nothing was heard", async () => {
    const test = await open();
    await test.visitorPressesRecord();
    test.recognizer.session?.hear("  ");
    test.chat.send({ type: "mic.stop" });
    await test.silence(timings.recognitionFinish);
    expect([test.status(), test.sent(), test.model.calls.length]).toEqual(["off", [], 0]);
  });

  it("shows that nothing was heard, until the visitor continues", async () => {
    for (const event of [
      { type: "mic.start" },
      { type: "mic.cancel" },
      { type: "message.send", text: "Good evening" },
      { type: "character.select", characterId: "ben" },
    ] as const) {
      const test = await open();
      await test.visitorPressesRecord();
      test.chat.send({ type: "mic.stop" });
      await test.silence(timings.recognitionFinish);
      expect([test.status(), test.context().listening.failure?.reason]).toEqual(["off", "noSpeech"]);
      test.chat.send(event);
      expect(test.context().listening.failure).toBeNull();
    }
  });

  it.each([
    ["network", "failed"],
    ["audioCapture", "failed"],
    ["noSpeech", "off"],
  ] as const)("shows the reason when the browser stopped with %s before a restart", async (reason, status) => {
    for (const waits of [[], [100], [100, 1_000]]) {
      const test = await open();
      await test.visitorPressesRecord();
      test.recognizer.session?.fail(reason);
      for (const wait of waits) {
        await test.silence(wait);
        test.recognizer.session?.fail(reason);
      }
      expect([test.status(), test.context().listening.attempts]).toEqual(["restarting", waits.length + 1]);
      test.chat.send({ type: "mic.stop" });
      expect([test.status(), test.context().listening.failure?.reason, test.sent(), test.recognizer.openCount]).toEqual(
        [status, reason, [], 0],
      );
    }
  });

  it("shows that nothing was heard when the browser ended, did not start, or restarts", async () => {
    const ended = await open();
    await ended.visitorPressesRecord();
    ended.recognizer.session?.end();
    const mute = await open({ speechRecognizer: createFakeSpeechRecognizer({ begins: false }) });
    mute.chat.send({ type: "mic.start" });
    await mute.silence(timings.recognitionStart);
    const again = await open({ speechRecognizer: createFakeSpeechRecognizer({ begins: false }) });
    again.chat.send({ type: "mic.start" });
    await again.silence(0);
    again.recognizer.session?.fail("network");
    await again.silence(timings.recognitionRestart);
    expect([ended, mute, again].map(({ status }) => status())).toEqual(["restarting", "restarting", "starting"]);
    const results = [ended, mute, again].map(({ chat, status, context }) => {
      chat.send({ type: "mic.stop" });
      return [status(), context().listening.failure?.reason];
    });
    expect(results).toEqual([
      ["off", "noSpeech"],
      ["failed", "noAnswer"],
      ["failed", "network"],
    ]);
  });

  it("shows no earlier failure once words were heard after it", async () => {
    const test = await open();
    await test.visitorPressesRecord();
    test.recognizer.session?.fail("network");
    await test.silence(timings.recognitionRestart);
    await test.visitorSpeaks("Who are you");
    test.recognizer.session?.end();
    test.chat.send({ type: "mic.stop" });
    expect([test.status(), test.context().listening.failure, test.sent()]).toEqual(["off", null, ["Who are you"]]);
  });

  it("shows no hint after automatic listening ends, or before the first recording", async () => {
    const test = await open();
    test.automate();
    await test.visitorPressesRecord();
    test.chat.send({ type: "mic.stop" });
    await test.silence(timings.recognitionFinish);
    const other = await open();
    other.chat.send({ type: "mic.start" });
    other.chat.send({ type: "mic.stop" });
    expect([test, other].map(({ status, context }) => [status(), context().listening.failure])).toEqual([
      ["off", null],
      ["off", null],
    ]);
  });

  it("sends nothing when the visitor cancels", async () => {
    const test = await open();
    await test.visitorPressesRecord();
    await test.visitorSpeaks("Good evening");
    test.chat.send({ type: "mic.cancel" });
    expect([
      test.status(),
      test.sent(),
      test.context().listening.finalTranscript,
      test.context().composer.draft,
    ]).toEqual(["off", [], "", ""]);
  });

  it("waits for the visitor through any silence", async () => {
    const test = await open();
    await test.visitorPressesRecord();
    await test.visitorSpeaks("Who are you");
    await test.silence(60_000);
    expect([test.status(), test.sent()]).toEqual(["listening", []]);
  });

  it("requests English, continuous recognition, interim results and five alternatives", async () => {
    const test = await open();
    await test.visitorPressesRecord();
    expect(test.recognizer.session?.options).toEqual({
      language: "en-US",
      continuous: true,
      interim: true,
      alternatives: 5,
      onDevice: false,
      finish: expect.any(AbortSignal),
    });
    test.chat.send({ type: "setting.change", name: "recognizesOnDevice", value: true });
    test.chat.send({ type: "mic.cancel" });
    await test.visitorPressesRecord();
    expect([test.recognizer.session?.options.onDevice, test.settingsStore.read("aom.recognizesOnDevice")]).toEqual([
      true,
      "true",
    ]);
    expect((await open({ settings: { "aom.recognizesOnDevice": "true" } })).context().settings.recognizesOnDevice).toBe(
      true,
    );
  });

  it("keeps the draft in the text box", async () => {
    const test = await open();
    test.chat.send({ type: "draft.change", text: "To be sent later" });
    await test.visitorPressesRecord();
    await test.visitorSpeaks("Who are you");
    test.chat.send({ type: "mic.stop" });
    expect([test.sent(), test.context().composer.draft]).toEqual([["Who are you"], "To be sent later"]);
  });

  it("does not listen after the reply", async () => {
    const test = await open();
    await test.visitorPressesRecord();
    await test.visitorSpeaks("Who are you");
    test.chat.send({ type: "mic.stop" });
    await test.answer("I am Ada.");
    await test.silence(60_000);
    expect([test.status(), test.recognizer.sessions.length]).toEqual(["off", 1]);
  });
});

describe("Stop & Send before the last words arrive", () => {
  /** The visitor is still speaking when Stop & Send is pressed. */
  async function whileWordsAreOwed(guess = "") {
    const test = await open();
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
    const test = await open();
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
    const test = await open();
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
    const silent = await open();
    await silent.visitorPressesRecord();
    silent.detector.beginSpeech();
    silent.recognizer.session?.hear("Who are you");
    silent.detector.endSpeech();
    await silent.silence(timings.speechTrail);
    silent.chat.send({ type: "mic.stop" });
    const settled = await open();
    await settled.visitorPressesRecord();
    settled.detector.beginSpeech();
    settled.detector.endSpeech();
    settled.recognizer.session?.hear("Who are you");
    settled.chat.send({ type: "mic.stop" });
    const restarting = await open();
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

describe("automatic turn taking", () => {
  it("sends three seconds after the last words by the fixed policy", async () => {
    const test = await open({ endOfTurn: fixedEndOfTurn });
    test.automate();
    await test.visitorPressesRecord();
    await test.visitorSpeaks("Who are you");
    await test.silence(2_000);
    await test.visitorSpeaks("really");
    await test.silence(2_999);
    expect(test.sent()).toEqual([]);
    await test.silence(1);
    expect([test.sent(), test.status(), test.recognizer.openCount]).toEqual([["Who are you really"], "suspended", 0]);
  });

  it("sends finished words soon after the visitor is silent", async () => {
    const test = await open();
    test.automate();
    await test.visitorPressesRecord();
    await test.visitorSpeaks("Who are you");
    await test.silence(timings.endOfTurnFinished);
    expect(test.sent()).toEqual(["Who are you"]);
  });

  it("waits three seconds after unfinished words, and while the visitor makes sounds", async () => {
    const test = await open();
    test.automate();
    await test.visitorPressesRecord();
    await test.visitorSpeaks("Tell me about your");
    await test.silence(2_000);
    expect(test.sent()).toEqual([]);
    await test.visitorSpeaks("childhood");
    test.detector.beginSpeech();
    await test.silence(2_000);
    expect(test.sent()).toEqual([]);
    test.detector.endSpeech();
    await test.silence(timings.endOfTurnFinished);
    expect(test.sent()).toEqual(["Tell me about your childhood"]);
  });

  it("sends three seconds after the last words despite noise", async () => {
    const test = await open();
    test.automate();
    await test.visitorPressesRecord();
    await test.visitorSpeaks("Who are you");
    test.detector.beginSpeech();
    await test.silence(timings.endOfTurnCeiling);
    expect(test.sent()).toEqual(["Who are you"]);
  });

  it("sends words that the browser never makes final", async () => {
    const test = await open();
    test.automate();
    await test.visitorPressesRecord();
    test.recognizer.session?.guess("who are you");
    await test.silence(timings.endOfTurnCeiling);
    expect(test.sent()).toEqual(["who are you"]);
  });

  it("sends in time although the browser restarts repeatedly", async () => {
    const test = await open({ endOfTurn: fixedEndOfTurn });
    test.automate();
    await test.visitorPressesRecord();
    await test.visitorSpeaks("Who are you");
    for (let passed = 0; passed < timings.endOfTurnCeiling; passed += 100) {
      test.recognizer.session?.end();
      await test.silence(100);
    }
    expect(test.sent()).toEqual(["Who are you"]);
  });

  it("listens again 300 ms after the reply, also when it was switched on in mid-sentence", async () => {
    const test = await open({ endOfTurn: fixedEndOfTurn });
    await test.visitorPressesRecord();
    await test.visitorSpeaks("Who are you");
    await test.silence(10_000);
    test.automate();
    await test.silence(timings.endOfTurnCeiling);
    expect(test.status()).toBe("suspended");
    await test.answer("I am Ada.");
    expect(test.status()).toBe("resuming");
    await test.silence(timings.listeningResume - 1);
    expect(test.status()).toBe("resuming");
    await test.silence(1);
    expect([test.status(), test.recognizer.sessions.length, test.context().listening.finalTranscript]).toEqual([
      "listening",
      2,
      "",
    ]);
  });

  it("listens again after an apology", async () => {
    const test = await open();
    test.automate();
    await test.visitorPressesRecord();
    await test.visitorSpeaks("Who are you");
    await test.silence(timings.endOfTurnFinished);
    (await test.model.nextCall()).fail("network");
    await test.ready();
    await test.silence(timings.listeningResume);
    expect(test.status()).toBe("listening");
  });

  it("ends for good on Stop & Send, and when the visitor switches to push to talk", async () => {
    const test = await open();
    test.automate();
    await test.visitorPressesRecord();
    await test.visitorSpeaks("Tell me about your");
    test.chat.send({ type: "mic.stop" });
    expect([test.status(), test.sent()]).toEqual(["off", ["Tell me about your"]]);
    await test.answer("Gladly.");
    await test.visitorPressesRecord();
    await test.visitorSpeaks("Who are you");
    await test.silence(timings.endOfTurnFinished);
    expect(test.status()).toBe("suspended");
    test.chat.send({ type: "turnTaking.handOver" });
    expect([test.status(), test.detector.isListening]).toEqual(["off", false]);
  });

  it("sends a typed message, and keeps the heard words", async () => {
    const test = await open({ endOfTurn: fixedEndOfTurn });
    test.automate();
    await test.visitorPressesRecord();
    await test.visitorSpeaks("And who are you");
    test.chat.send({ type: "message.send", text: "Typed" });
    expect([test.status(), test.sent(), test.context().listening.finalTranscript]).toEqual([
      "suspended",
      ["Typed"],
      "And who are you",
    ]);
    await test.answer("Yes.");
    await test.silence(timings.listeningResume);
    await test.silence(timings.endOfTurnCeiling);
    expect(test.sent()).toEqual(["Typed", "And who are you"]);
  });
});

describe("a recogniser that ends", () => {
  it("restarts after 100 ms while listening is on, and loses no word", async () => {
    const test = await open();
    await test.visitorPressesRecord();
    test.recognizer.session?.hear("Who");
    test.recognizer.session?.guess("are you");
    test.recognizer.session?.end();
    expect([
      test.status(),
      test.recognizer.openCount,
      test.context().listening.finalTranscript,
      test.context().listening.interimTranscript,
    ]).toEqual(["restarting", 0, "Who are you", ""]);
    await test.silence(99);
    expect(test.status()).toBe("restarting");
    await test.silence(1);
    expect([test.status(), test.recognizer.openCount]).toEqual(["listening", 1]);
  });

  it.each(["noSpeech", "aborted", "audioCapture", "network"] as const)(
    "with %s restarts after 100 ms, 1 s and 5 s, then listening ends with the reason",
    async (reason) => {
      const test = await open();
      await test.visitorPressesRecord();
      for (const delay of [100, 1_000, 5_000]) {
        test.recognizer.session?.fail(reason);
        await test.silence(delay - 1);
        expect(test.status()).toBe("restarting");
        await test.silence(1);
        expect(test.status()).toBe("listening");
      }
      test.recognizer.session?.fail(reason);
      expect([
        test.status(),
        test.context().listening.failure?.reason,
        test.recognizer.openCount,
        test.detector.isListening,
      ]).toEqual(["failed", reason, 0, false]);
      await test.visitorPressesRecord();
      expect([test.status(), test.context().listening.failure, test.context().listening.attempts]).toEqual([
        "listening",
        null,
        1,
      ]);
    },
  );

  it("resets the count of attempts when words were heard", async () => {
    const test = await open();
    await test.visitorPressesRecord();
    for (let round = 0; round < 10; round += 1) {
      test.recognizer.session?.fail("network");
      await test.silence(100);
      test.recognizer.session?.fail("network");
      await test.silence(1_000);
      await test.visitorSpeaks("word");
    }
    expect([test.status(), test.context().listening.finalTranscript.split(" ").length]).toEqual(["listening", 10]);
  });

  it("counts interim words as heard", async () => {
    const test = await open();
    await test.visitorPressesRecord();
    for (let round = 0; round < 10; round += 1) {
      test.recognizer.session?.guess("word");
      test.recognizer.session?.fail("network");
      await test.silence(100);
    }
    expect([test.status(), test.context().listening.finalTranscript.split(" ").length]).toEqual(["listening", 10]);
  });

  it.each([
    ["at once", (test: Awaited<ReturnType<typeof open>>) => test.recognizer.session?.end(), "noSpeech"],
    ["before it starts", () => {}, "noAnswer"],
  ] as const)("%s, for a day, starts four times", async (_, misbehave, reason) => {
    const test = await open({ speechRecognizer: createFakeSpeechRecognizer({ begins: false }) });
    test.chat.send({ type: "mic.start" });
    for (let second = 0; second < 86_400; second += 60) {
      misbehave(test);
      await test.silence(60_000);
    }
    expect([
      test.status(),
      test.context().listening.failure?.reason,
      test.recognizer.sessions.length,
      test.recognizer.openCount,
    ]).toEqual(["failed", reason, 4, 0]);
  });

  it.each(["notAllowed", "languageNotSupported", "unsupported", "unknown"] as const)(
    "with %s ends listening, drops interim words and keeps final ones",
    async (reason: RecognitionErrorReason) => {
      const test = await open();
      test.chat.send({ type: "draft.change", text: "Dear Ada," });
      await test.visitorPressesRecord();
      test.recognizer.session?.hear("who are");
      test.recognizer.session?.guess("yew");
      test.recognizer.session?.fail(reason);
      expect([
        test.status(),
        test.context().listening.failure?.reason,
        test.context().listening.interimTranscript,
        test.context().composer.draft,
      ]).toEqual(["failed", reason, "", "Dear Ada, who are"]);
      expect([test.chat.getSnapshot().hasTag("listening"), test.chat.getSnapshot().hasTag("locksComposer")]).toEqual([
        false,
        false,
      ]);
      test.chat.send({ type: "mic.cancel" });
      expect([test.status(), test.context().listening.failure]).toEqual(["off", null]);
    },
  );

  it("waits while its permission prompt is open", async () => {
    const test = await open({ speechRecognizer: createFakeSpeechRecognizer({ begins: false }) });
    test.chat.send({ type: "mic.start" });
    expect(test.status()).toBe("starting");
    test.recognizer.session?.ask();
    await test.silence(timings.microphonePermission - 1);
    expect(test.status()).toBe("asking");
    test.recognizer.session?.begin();
    expect(test.status()).toBe("listening");
  });

  it("times out when the visitor never answers the prompt", async () => {
    const test = await open({ speechRecognizer: createFakeSpeechRecognizer({ begins: false }) });
    test.chat.send({ type: "mic.start" });
    test.recognizer.session?.ask();
    await test.silence(timings.microphonePermission);
    expect([test.status(), test.context().listening.failure?.reason, test.recognizer.openCount]).toEqual([
      "failed",
      "notAllowed",
      0,
    ]);
  });

  it("reports that it cannot listen at all", async () => {
    const test = await open({ speechRecognizer: createFakeSpeechRecognizer({ isSupported: false }) });
    test.chat.send({ type: "mic.start" });
    await settle();
    expect([test.status(), test.context().listening.failure?.reason]).toEqual(["failed", "unsupported"]);
  });
});

describe("a page without a recogniser", () => {
  it("shows that there is none when Record is pressed", async () => {
    const chat = createChat({ providers: { languageModel: createFakeLanguageModel() } });
    await expect.poll(() => chat.getSnapshot().can({ type: "mic.start" })).toBe(true);
    chat.send({ type: "mic.start" });
    await settle();
    expect(chat.getSnapshot().context.listening.failure).toEqual({
      reason: "unsupported",
      message: "Speech recognition not supported in this browser",
    });
    chat.stop();
  });

  it("survives a recogniser, a detector and a lock that throw", async () => {
    const broken = () => {
      throw new Error("broken");
    };
    const test = await open({ speechRecognizer: { ...createFakeSpeechRecognizer(), start: broken } });
    test.chat.send({ type: "mic.start" });
    expect([test.status(), test.context().listening.failure]).toEqual([
      "failed",
      { reason: "unknown", message: "Error: broken" },
    ]);
    const other = await open({
      microphoneLock: { claim: broken },
      voiceActivityDetector: { ...createFakeVoiceActivityDetector(), start: broken },
    });
    other.chat.send({ type: "mic.start" });
    await other.silence(timings.microphoneClaim);
    await settle();
    expect([other.status(), other.chat.getSnapshot().matches({ voiceActivity: "unavailable" })]).toEqual([
      "listening",
      true,
    ]);
  });
});

describe("the microphone is closed", () => {
  it.each([
    ["another character is chosen", { type: "character.select", characterId: "ben" }, ""],
    ["the page closes", { type: "page.hide" }, "Who are you"],
    ["a message is sent", { type: "message.send", text: "Typed" }, "Who are you"],
  ] as const)("when %s", async (_, event, draft) => {
    const test = await open();
    await test.visitorPressesRecord();
    await test.visitorSpeaks("Who are you");
    test.chat.send(event);
    expect([
      test.status(),
      test.recognizer.openCount,
      test.detector.isListening,
      test.context().composer.draft,
    ]).toEqual(["off", 0, false, draft]);
  });

  it("when the chat is stopped", async () => {
    const test = await open();
    await test.visitorPressesRecord();
    test.chat.stop();
    expect([test.recognizer.openCount, test.detector.isListening]).toEqual([0, false]);
  });
});

describe("Record", () => {
  it("is disabled during a reply, while the memory loads, and while listening", async () => {
    const loading = await createTestChat({
      memoryStore: { ...createMemoryMemoryStore(), load: () => new Promise(() => {}) },
    });
    expect(loading.chat.getSnapshot().can({ type: "mic.start" })).toBe(false);
    const test = await open();
    const canRecord = () => test.chat.getSnapshot().can({ type: "mic.start" });
    expect(canRecord()).toBe(true);
    const call = await test.visitorSays("Who are you?");
    expect(canRecord()).toBe(false);
    call.say("I am");
    expect(canRecord()).toBe(false);
    call.finish();
    await test.ready();
    expect(canRecord()).toBe(true);
    await test.visitorPressesRecord();
    expect(canRecord()).toBe(false);
  });
});

describe("two pages", () => {
  it("never listen at the same time, and one can take over", async () => {
    const lock = createFakeMicrophoneLock();
    const [here, there] = [await open({ microphoneLock: lock.page() }), await open({ microphoneLock: lock.page() })];
    await here.visitorPressesRecord();
    await here.visitorSpeaks("Who are you");
    there.chat.send({ type: "mic.start" });
    await settle();
    expect([here.status(), there.status(), there.recognizer.sessions.length]).toEqual(["listening", "elsewhere", 0]);
    there.chat.send({ type: "mic.takeOver" });
    await settle();
    expect([here.status(), here.recognizer.openCount, here.context().composer.draft]).toEqual([
      "elsewhere",
      0,
      "Who are you",
    ]);
    expect([there.status(), there.recognizer.openCount]).toEqual(["listening", 1]);
    there.chat.send({ type: "mic.stop" });
    await there.silence(timings.recognitionFinish);
    expect(lock.isHeld).toBe(false);
  });

  it("stops a sounding voice on a take-over, and listens", async () => {
    const lock = createFakeMicrophoneLock();
    const voice = createFakeSpeechSynthesizer();
    const [here, there] = [
      await open({ microphoneLock: lock.page() }),
      await open({
        microphoneLock: lock.page(),
        speechSynthesizer: voice,
        messages: [exampleMessage(1), exampleMessage(2, { author: "ada" })],
      }),
    ];
    await here.visitorPressesRecord();
    there.chat.send({ type: "audio.unlock" });
    there.chat.send({ type: "mic.start" });
    await settle();
    await there.until(({ context }) => context.voice.status !== null);
    there.chat.send({ type: "message.replay", messageId: exampleMessage(2).id });
    const speech = await voice.nextSpeech();
    speech.say(1);
    there.chat.send({ type: "mic.takeOver" });
    await settle();
    expect([speech.hasEnded, here.status(), there.status(), there.recognizer.openCount]).toEqual([
      true,
      "elsewhere",
      "listening",
      1,
    ]);
  });

  it.each([
    ["says something in writing", { type: "message.send", text: "Good evening" }],
    ["goes to another character", { type: "character.select", characterId: "ben" }],
  ] as const)("stop showing that another page listens once the visitor %s", async (_, event) => {
    const lock = createFakeMicrophoneLock();
    const [here, there] = [await open({ microphoneLock: lock.page() }), await open({ microphoneLock: lock.page() })];
    await here.visitorPressesRecord();
    there.chat.send({ type: "mic.start" });
    await settle();
    expect(there.status()).toBe("elsewhere");
    there.chat.send(event);
    expect(there.status()).toBe("off");
  });

  it("stop listening when a late answer reports another page", async () => {
    let answer: (report: "granted" | "refused") => void = () => {};
    const test = await open({
      microphoneLock: {
        claim: (_, report) => {
          answer = report;
          return () => {};
        },
      },
    });
    test.chat.send({ type: "mic.start" });
    await test.silence(timings.microphoneClaim);
    await test.visitorSpeaks("Who are you");
    answer("refused");
    await settle();
    expect([test.status(), test.recognizer.openCount, test.context().composer.draft]).toEqual([
      "elsewhere",
      0,
      "Who are you",
    ]);
  });

  it("listen when the browser cannot report other pages", async () => {
    const test = await open({ microphoneLock: { claim: () => () => {} } });
    test.chat.send({ type: "mic.start" });
    expect(test.status()).toBe("claiming");
    await test.silence(timings.microphoneClaim);
    await settle();
    expect(test.status()).toBe("listening");
  });
});

describe("the level", () => {
  it("is measured while the microphone is on, and notifies only its subscribers", async () => {
    const test = await open();
    let snapshots = 0;
    await test.visitorPressesRecord();
    test.chat.subscribe(() => (snapshots += 1));
    const seen: number[] = [];
    const { level } = test.context().listening;
    level.subscribe(() => seen.push(level.value));
    for (const level of [0.2, 0.4, 0.4]) test.detector.setLevel(level);
    test.chat.send({ type: "mic.cancel" });
    expect([seen, snapshots]).toEqual([[0.2, 0.4, 0], 1]);
  });

  it("is reset: whether the visitor talks is unknown once the microphone is off", async () => {
    const test = await open();
    await test.visitorPressesRecord();
    test.detector.beginSpeech();
    expect(test.context().listening.visitorVoice).toBe("talking");
    test.chat.send({ type: "mic.cancel" });
    expect(test.context().listening.visitorVoice).toBe("unknown");
  });

  it("is left out when it cannot be measured", async () => {
    const test = await open();
    await test.visitorPressesRecord();
    test.detector.fail("notAllowed");
    expect([
      test.status(),
      test.chat.getSnapshot().matches({ voiceActivity: "unavailable" }),
      test.context().listening.visitorVoice,
    ]).toEqual(["listening", true, "unknown"]);
    test.recognizer.session?.end();
    await test.silence(100);
    expect([test.status(), test.detector.starts]).toEqual(["listening", 1]);
  });
});

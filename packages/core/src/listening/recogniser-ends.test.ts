import { describe, expect, it } from "vitest";
import * as chatSelectors from "../chat/chat.selectors";
import { createChat } from "../chat/create-chat";
import type { RecognitionErrorReason } from "../contracts";
import {
  createFakeLanguageModel,
  createFakeSpeechRecognizer,
  createFakeVoiceActivityDetector,
} from "@archive-of-minds/testing";
import * as timings from "../shared/timings";
import { openChat, settle } from "./microphone.fixture";

describe("a recogniser that ends", () => {
  it("restarts after 100 ms while listening is on, and loses no word", async () => {
    const test = await openChat();
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
      const test = await openChat();
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
    const test = await openChat();
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
    const test = await openChat();
    await test.visitorPressesRecord();
    for (let round = 0; round < 10; round += 1) {
      test.recognizer.session?.guess("word");
      test.recognizer.session?.fail("network");
      await test.silence(100);
    }
    expect([test.status(), test.context().listening.finalTranscript.split(" ").length]).toEqual(["listening", 10]);
  });

  it.each([
    ["at once", (test: Awaited<ReturnType<typeof openChat>>) => test.recognizer.session?.end(), "noSpeech"],
    ["before it starts", () => {}, "noAnswer"],
  ] as const)("%s, for a day, starts four times", async (_, misbehave, reason) => {
    const test = await openChat({ speechRecognizer: createFakeSpeechRecognizer({ begins: false }) });
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
      const test = await openChat();
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
    const test = await openChat({ speechRecognizer: createFakeSpeechRecognizer({ begins: false }) });
    test.chat.send({ type: "mic.start" });
    expect(test.status()).toBe("starting");
    test.recognizer.session?.ask();
    await test.silence(timings.microphonePermission - 1);
    expect(test.status()).toBe("asking");
    test.recognizer.session?.begin();
    expect(test.status()).toBe("listening");
  });

  it("times out when the visitor never answers the prompt", async () => {
    const test = await openChat({ speechRecognizer: createFakeSpeechRecognizer({ begins: false }) });
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
    const test = await openChat({ speechRecognizer: createFakeSpeechRecognizer({ isSupported: false }) });
    test.chat.send({ type: "mic.start" });
    await settle();
    expect([test.status(), test.context().listening.failure?.reason]).toEqual(["failed", "unsupported"]);
  });
});

describe("a page without a recogniser", () => {
  it("has no microphone to turn on", async () => {
    const chat = createChat({ providers: { languageModel: createFakeLanguageModel() } });
    await expect.poll(() => chatSelectors.isIdle(chat.getSnapshot())).toBe(true);
    chat.send({ type: "mic.start" });
    await settle();
    const snapshot = chat.getSnapshot();
    expect([
      chatSelectors.hasMicrophone(snapshot),
      snapshot.can({ type: "mic.start" }),
      chatSelectors.isMicrophoneOn(snapshot),
      snapshot.context.listening.failure,
    ]).toEqual([false, false, false, null]);
    chat.stop();
  });

  it("survives a recogniser, a detector and a lock that throw", async () => {
    const broken = () => {
      throw new Error("broken");
    };
    const test = await openChat({ speechRecognizer: { ...createFakeSpeechRecognizer(), start: broken } });
    test.chat.send({ type: "mic.start" });
    expect([test.status(), test.context().listening.failure]).toEqual([
      "failed",
      { reason: "unknown", message: "Error: broken" },
    ]);
    const other = await openChat({
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

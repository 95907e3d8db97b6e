import { describe, expect, it } from "vitest";
import { createMemoryMemoryStore } from "../memory/memory-memory-store";
import { createFakeSpeechRecognizer, createTestChat } from "@archive-of-minds/testing";
import * as timings from "../shared/timings";
import { openChat } from "./microphone.fixture";

describe("push to talk", () => {
  it("shows the words as they are heard, and sends them on Stop & Send", async () => {
    const test = await openChat();
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
    const test = await openChat();
    test.chat.send({ type: "frameSource.attach", frameSource: () => ({ jpegBase64: "seen" }) });
    await test.visitorPressesRecord();
    await test.visitorSpeaks("What do I hold");
    test.chat.send({ type: "mic.stop" });
    expect((await test.model.nextCall()).request.image).toEqual({ jpegBase64: "seen" });
  });

  it("sends nothing when nothing was heard", async () => {
    const test = await openChat();
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
      const test = await openChat();
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
      const test = await openChat();
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
    const ended = await openChat();
    await ended.visitorPressesRecord();
    ended.recognizer.session?.end();
    const mute = await openChat({ speechRecognizer: createFakeSpeechRecognizer({ begins: false }) });
    mute.chat.send({ type: "mic.start" });
    await mute.silence(timings.recognitionStart);
    const again = await openChat({ speechRecognizer: createFakeSpeechRecognizer({ begins: false }) });
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
    const test = await openChat();
    await test.visitorPressesRecord();
    test.recognizer.session?.fail("network");
    await test.silence(timings.recognitionRestart);
    await test.visitorSpeaks("Who are you");
    test.recognizer.session?.end();
    test.chat.send({ type: "mic.stop" });
    expect([test.status(), test.context().listening.failure, test.sent()]).toEqual(["off", null, ["Who are you"]]);
  });

  it("shows no hint after automatic listening ends, or before the first recording", async () => {
    const test = await openChat();
    test.automate();
    await test.visitorPressesRecord();
    test.chat.send({ type: "mic.stop" });
    await test.silence(timings.recognitionFinish);
    const other = await openChat();
    other.chat.send({ type: "mic.start" });
    other.chat.send({ type: "mic.stop" });
    expect([test, other].map(({ status, context }) => [status(), context().listening.failure])).toEqual([
      ["off", null],
      ["off", null],
    ]);
  });

  it("sends nothing when the visitor cancels", async () => {
    const test = await openChat();
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
    const test = await openChat();
    await test.visitorPressesRecord();
    await test.visitorSpeaks("Who are you");
    await test.silence(60_000);
    expect([test.status(), test.sent()]).toEqual(["listening", []]);
  });

  it("requests English, continuous recognition, interim results and five alternatives", async () => {
    const test = await openChat();
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
    expect(
      (await openChat({ settings: { "aom.recognizesOnDevice": "true" } })).context().settings.recognizesOnDevice,
    ).toBe(true);
  });

  it.each([
    ["American English, until a language is chosen", {}, "en-US"],
    ["the language of the chat", { language: "de-AT" }, "de-AT"],
    ["a language without a country as most speak it", { language: "pt" }, "pt-BR"],
    ["what is no language tag, as it is", { language: "de_DE" }, "de_DE"],
    [
      "the visitor's language, whatever that of the chat",
      { language: "de-AT", settings: { "aom.recognitionLanguage": "fr-FR" } },
      "fr-FR",
    ],
  ])("hears %s", async (_, options, language) => {
    const test = await openChat(options);
    await test.visitorPressesRecord();
    expect(test.recognizer.session?.options.language).toBe(language);
  });

  it("listens in another language from the next recording on", async () => {
    const test = await openChat();
    test.chat.send({ type: "setting.change", name: "recognitionLanguage", value: "de-DE" });
    await test.visitorPressesRecord();
    expect([test.recognizer.session?.options.language, test.settingsStore.read("aom.recognitionLanguage")]).toEqual([
      "de-DE",
      "de-DE",
    ]);
  });

  it("listens in the language of the page, once the visitor has chosen another", async () => {
    const test = await openChat();
    test.chat.send({ type: "language.change", language: "de" });
    await test.visitorPressesRecord();
    expect(test.recognizer.session?.options.language).toBe("de-DE");
  });

  it("keeps the draft in the text box", async () => {
    const test = await openChat();
    test.chat.send({ type: "draft.change", text: "To be sent later" });
    await test.visitorPressesRecord();
    await test.visitorSpeaks("Who are you");
    test.chat.send({ type: "mic.stop" });
    expect([test.sent(), test.context().composer.draft]).toEqual([["Who are you"], "To be sent later"]);
  });

  it("does not listen after the reply", async () => {
    const test = await openChat();
    await test.visitorPressesRecord();
    await test.visitorSpeaks("Who are you");
    test.chat.send({ type: "mic.stop" });
    await test.answer("I am Ada.");
    await test.silence(60_000);
    expect([test.status(), test.recognizer.sessions.length]).toEqual(["off", 1]);
  });
});

describe("Record", () => {
  it("is disabled during a reply, while the memory loads, and while listening", async () => {
    const loading = await createTestChat({
      memoryStore: { ...createMemoryMemoryStore(), load: () => new Promise(() => {}) },
    });
    expect(loading.chat.getSnapshot().can({ type: "mic.start" })).toBe(false);
    const test = await openChat();
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

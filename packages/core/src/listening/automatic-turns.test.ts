import { describe, expect, it } from "vitest";
import { fixedEndOfTurn } from "./end-of-turn";
import * as timings from "../shared/timings";
import { openChat } from "./microphone.fixture";

describe("automatic turn taking", () => {
  it("sends three seconds after the last words by the fixed policy", async () => {
    const test = await openChat({ endOfTurn: fixedEndOfTurn });
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
    const test = await openChat();
    test.automate();
    await test.visitorPressesRecord();
    await test.visitorSpeaks("Who are you");
    await test.silence(timings.endOfTurnFinished);
    expect(test.sent()).toEqual(["Who are you"]);
  });

  it("waits three seconds after unfinished words, and while the visitor makes sounds", async () => {
    const test = await openChat();
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
    const test = await openChat();
    test.automate();
    await test.visitorPressesRecord();
    await test.visitorSpeaks("Who are you");
    test.detector.beginSpeech();
    await test.silence(timings.endOfTurnCeiling);
    expect(test.sent()).toEqual(["Who are you"]);
  });

  it("sends words that the browser never makes final", async () => {
    const test = await openChat();
    test.automate();
    await test.visitorPressesRecord();
    test.recognizer.session?.guess("who are you");
    await test.silence(timings.endOfTurnCeiling);
    expect(test.sent()).toEqual(["who are you"]);
  });

  it("sends in time although the browser restarts repeatedly", async () => {
    const test = await openChat({ endOfTurn: fixedEndOfTurn });
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
    const test = await openChat({ endOfTurn: fixedEndOfTurn });
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
    const test = await openChat();
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
    const test = await openChat();
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
    const test = await openChat({ endOfTurn: fixedEndOfTurn });
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

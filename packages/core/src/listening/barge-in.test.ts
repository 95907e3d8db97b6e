import { describe, expect, it } from "vitest";
import { microphoneStatus } from "../chat/microphone-status";
import * as timings from "../shared/timings";
import { createFakeSpeechSynthesizer, createTestChat } from "@archive-of-minds/testing";

/** The visitor has asked something aloud in automatic turn taking, and Ada is in the middle of a long answer. */
async function whileAdaSpeaks({ begins = true } = {}) {
  const voice = createFakeSpeechSynthesizer({ begins });
  const test = await createTestChat({ speechSynthesizer: voice });
  await test.ready();
  await test.until(({ context }) => context.voice.status !== null);
  test.chat.send({ type: "audio.unlock" });
  test.chat.send({ type: "turnTaking.automate" });
  await test.visitorPressesRecord();
  await test.visitorSpeaks("Who are you");
  await test.silence(timings.endOfTurnFinished);
  const call = await test.model.nextCall();
  call.say("I am Ada. I count. I have always counted. ");
  await expect.poll(() => voice.volume).toBe(1);
  const state = () => test.chat.getSnapshot();
  return {
    ...test,
    voice,
    call,
    bargeIn: () => (state().value as { bargeIn: string }).bargeIn,
    status: () => microphoneStatus(state()),
    isSpeaking: () => state().hasTag("speaking"),
    texts: () =>
      state().context.memory.messages.map(
        ({ author, text, status }) => `${author}${status ? ` (${status})` : ""}: ${text}`,
      ),
  };
}

describe("interrupting a character", () => {
  it("lowers the volume at the first sound, and stops the voice when the visitor continues", async () => {
    const test = await whileAdaSpeaks();
    expect([test.bargeIn(), test.status(), test.recognizer.openCount, test.detector.isListening]).toEqual([
      "watching",
      "suspended",
      0,
      true,
    ]);
    test.detector.beginSpeech();
    expect([test.bargeIn(), test.voice.volume, test.recognizer.openCount]).toEqual(["suspected", 0.2, 1]);
    await test.silence(timings.bargeInConfirm - 1);
    expect(test.isSpeaking()).toBe(true);
    await test.silence(1);
    expect([test.bargeIn(), test.isSpeaking(), test.voice.playing.length > 0, test.status()]).toEqual([
      "confirmed",
      false,
      false,
      "listening",
    ]);
    expect([test.texts().at(-1), test.call.signal.aborted]).toEqual([
      "ada (interrupted): I am Ada. I count. I have always counted.",
      true,
    ]);
    await test.silence(timings.bargeInYield);
    expect(test.bargeIn()).toBe("off");
  });

  it("keeps the recogniser open that opened at the first sound, so that no word is lost", async () => {
    const test = await whileAdaSpeaks();
    test.detector.beginSpeech();
    await test.silence(timings.bargeInConfirm);
    test.recognizer.session?.hear("Wait what about Edison");
    test.detector.endSpeech();
    await test.silence(timings.endOfTurnFinished);
    expect([test.recognizer.sessions.length, test.texts().at(-1)]).toEqual([2, "user: Wait what about Edison"]);
  });

  it("is confirmed by the first word", async () => {
    const test = await whileAdaSpeaks();
    test.detector.beginSpeech();
    await test.silence(1);
    test.recognizer.session?.guess("wait");
    expect([test.bargeIn(), test.isSpeaking(), test.chat.getSnapshot().context.listening.interimTranscript]).toEqual([
      "confirmed",
      false,
      "wait",
    ]);
  });

  it("is ignored before the voice sounds: neither noise nor earlier speech discards the reply", async () => {
    const test = await whileAdaSpeaks({ begins: false });
    test.detector.beginSpeech();
    await test.silence(timings.bargeInConfirm * 3);
    expect([test.bargeIn(), test.isSpeaking(), test.recognizer.openCount]).toEqual(["suspected", true, 1]);
    test.voice.playing.at(-1)?.say(0);
    await test.silence(timings.bargeInConfirm - 1);
    test.detector.endSpeech();
    expect([test.bargeIn(), test.isSpeaking(), test.voice.volume, test.call.signal.aborted]).toEqual([
      "falseAlarm",
      true,
      1,
      false,
    ]);
  });

  it("is confirmed when the visitor continues past the first sound, and at once by words", async () => {
    const goesOn = await whileAdaSpeaks({ begins: false });
    goesOn.detector.beginSpeech();
    await goesOn.silence(timings.bargeInConfirm);
    goesOn.voice.playing.at(-1)?.say(0);
    await goesOn.silence(timings.bargeInConfirm);
    expect([goesOn.bargeIn(), goesOn.isSpeaking()]).toEqual(["confirmed", false]);
    const speaks = await whileAdaSpeaks({ begins: false });
    speaks.detector.beginSpeech();
    await speaks.silence(1);
    speaks.recognizer.session?.guess("And");
    expect([speaks.bargeIn(), speaks.isSpeaking()]).toEqual(["confirmed", false]);
  });

  it("restores the volume after a cough, and ignores the next noise", async () => {
    const test = await whileAdaSpeaks();
    test.detector.beginSpeech();
    await test.silence(timings.bargeInConfirm - 1);
    test.detector.endSpeech();
    expect([test.bargeIn(), test.voice.volume, test.status(), test.recognizer.openCount]).toEqual([
      "falseAlarm",
      1,
      "listening",
      1,
    ]);
    test.detector.beginSpeech();
    await test.silence(timings.bargeInCooldown);
    expect([test.bargeIn(), test.voice.volume, test.status(), test.recognizer.openCount]).toEqual([
      "watching",
      1,
      "suspended",
      0,
    ]);
    test.detector.beginSpeech();
    expect(test.bargeIn()).toBe("suspected");
  });

  it.each(["guess", "hear"] as const)("is confirmed by a word that is reported after its sound (%s)", async (kind) => {
    const test = await whileAdaSpeaks();
    test.detector.beginSpeech();
    await test.silence(270);
    test.detector.endSpeech();
    await test.silence(timings.bargeInCooldown - 1);
    test.recognizer.session?.[kind]("Stop");
    expect([
      test.bargeIn(),
      test.isSpeaking(),
      test.voice.playing.length > 0,
      test.status(),
      test.recognizer.openCount,
    ]).toEqual(["confirmed", false, false, "listening", 1]);
    await test.silence(timings.endOfTurnCeiling);
    expect([test.recognizer.sessions.length, test.texts().at(-1)]).toEqual([2, "user: Stop"]);
  });

  it("is not possible during a replay, which plays with the recogniser closed", async () => {
    const test = await whileAdaSpeaks();
    test.call.finish();
    await test.ready();
    test.detector.beginSpeech();
    test.chat.send({ type: "message.replay", messageId: test.chat.getSnapshot().context.memory.messages.at(-1)!.id });
    expect([test.bargeIn(), test.isSpeaking(), test.recognizer.openCount]).toEqual(["watching", true, 0]);
  });

  it("can be suspected any number of times: restarts for a cough do not count as failures", async () => {
    const test = await whileAdaSpeaks();
    for (let cough = 0; cough < 6; cough += 1) {
      test.detector.beginSpeech();
      test.detector.endSpeech();
      await test.silence(timings.bargeInCooldown);
    }
    test.detector.beginSpeech();
    await test.silence(timings.bargeInConfirm);
    test.recognizer.session?.end();
    expect(test.status()).toBe("restarting");
  });

  it("ends when the voice ends, and listening continues", async () => {
    const test = await whileAdaSpeaks();
    test.call.finish();
    await test.ready();
    test.detector.beginSpeech();
    for (let sentence = 0; sentence < 3; sentence += 1) {
      test.voice.playing.at(-1)?.finish();
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    expect([test.isSpeaking(), test.bargeIn(), test.status(), test.recognizer.sessions.length]).toEqual([
      false,
      "off",
      "listening",
      2,
    ]);
  });

  it("is off in push to talk: nothing is recorded while a character speaks", async () => {
    const test = await whileAdaSpeaks();
    test.chat.send({ type: "turnTaking.handOver" });
    expect([
      test.bargeIn(),
      test.status(),
      test.recognizer.openCount,
      test.detector.isListening,
      test.isSpeaking(),
    ]).toEqual(["off", "off", 0, false, true]);
  });

  it("happens at once when Record is pressed after the text is complete", async () => {
    const test = await whileAdaSpeaks();
    test.chat.send({ type: "turnTaking.handOver" });
    test.call.finish();
    await test.ready();
    expect(test.isSpeaking()).toBe(true);
    await test.visitorPressesRecord();
    expect([test.isSpeaking(), test.status()]).toEqual([false, "listening"]);
  });
});

describe("a replayed message", () => {
  it("suspends automatic listening until it ends", async () => {
    const test = await whileAdaSpeaks();
    test.chat.send({ type: "reply.stop" });
    await test.silence(timings.listeningResume);
    expect(test.status()).toBe("listening");
    await test.visitorSpeaks("And then");
    test.chat.send({ type: "message.replay", messageId: test.chat.getSnapshot().context.memory.messages.at(-1)!.id });
    expect([
      test.status(),
      test.recognizer.openCount,
      test.chat.getSnapshot().context.listening.finalTranscript,
    ]).toEqual(["suspended", 0, "And then"]);
    test.chat.send({ type: "voice.stop" });
    await test.silence(timings.listeningResume);
    expect([test.status(), test.chat.getSnapshot().context.listening.finalTranscript]).toEqual([
      "listening",
      "And then",
    ]);
  });
});

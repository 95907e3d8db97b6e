import { describe, expect, it } from "vitest";
import { exampleMessage } from "@archive-of-minds/testing";
import * as chatSelectors from "./chat.selectors";
import { state, startTest } from "./chat.fixture";

describe("the view", () => {
  it("clears the list in voice-only mode, and keeps the memory", async () => {
    const test = await startTest({ messages: [exampleMessage(1), exampleMessage(2)] });
    test.chat.send({ type: "text.hide" });
    expect([
      state(test).matches({ view: "voiceOnly" }),
      state(test).context.memory.hidden,
      (await test.stored("ada")).length,
      test.settingsStore.read("aom.voiceOnly"),
    ]).toEqual([true, 2, 2, "true"]);
    test.chat.send({ type: "text.show" });
    expect([
      state(test).matches({ view: "text" }),
      state(test).context.memory.hidden,
      test.settingsStore.read("aom.voiceOnly"),
    ]).toEqual([true, 2, null]);
  });

  it("shows the earlier messages again on request", async () => {
    const test = await startTest({ messages: [exampleMessage(1), exampleMessage(2)] });
    const canShow = () => state(test).can({ type: "messages.show" });
    expect(canShow()).toBe(false);
    test.chat.send({ type: "text.hide" });
    test.chat.send({ type: "text.show" });
    expect(canShow()).toBe(true);
    test.chat.send({ type: "messages.show" });
    expect([state(test).context.memory.hidden, canShow()]).toEqual([0, false]);
  });

  it("opens in the mode it was closed in", async () => {
    const test = await startTest({ settings: { "aom.voiceOnly": "true" } });
    expect(state(test).value).toMatchObject({ view: "voiceOnly", turnTaking: "pushToTalk", audio: "locked" });
  });
});

describe("a chat without a speech recogniser", () => {
  it("opens with its text, and has no microphone to start", async () => {
    const test = await startTest({ speechRecognizer: null, settings: { "aom.voiceOnly": "true" } });
    expect([state(test).matches({ view: "text" }), chatSelectors.hasMicrophone(state(test))]).toEqual([true, false]);
    test.chat.send({ type: "mic.start" });
    expect([state(test).matches({ microphone: "off" }), state(test).context.listening.failure]).toEqual([true, null]);
  });
});

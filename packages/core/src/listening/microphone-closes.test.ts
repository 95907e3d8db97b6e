import { describe, expect, it } from "vitest";
import { openChat } from "./microphone.fixture";

describe("the microphone is closed", () => {
  it.each([
    ["another character is chosen", { type: "character.select", characterId: "ben" }, ""],
    ["the page closes", { type: "page.hide" }, "Who are you"],
    ["a message is sent", { type: "message.send", text: "Typed" }, "Who are you"],
  ] as const)("when %s", async (_, event, draft) => {
    const test = await openChat();
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
    const test = await openChat();
    await test.visitorPressesRecord();
    test.chat.stop();
    expect([test.recognizer.openCount, test.detector.isListening]).toEqual([0, false]);
  });
});

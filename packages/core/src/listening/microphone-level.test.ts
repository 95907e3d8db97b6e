import { describe, expect, it } from "vitest";
import { openChat } from "./microphone.fixture";

describe("the level", () => {
  it("is measured while the microphone is on, and notifies only its subscribers", async () => {
    const test = await openChat();
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
    const test = await openChat();
    await test.visitorPressesRecord();
    test.detector.beginSpeech();
    expect(test.context().listening.visitorVoice).toBe("talking");
    test.chat.send({ type: "mic.cancel" });
    expect(test.context().listening.visitorVoice).toBe("unknown");
  });

  it("is left out when it cannot be measured", async () => {
    const test = await openChat();
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

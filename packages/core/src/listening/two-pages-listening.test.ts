import { describe, expect, it } from "vitest";
import { exampleMessage, createFakeMicrophoneLock, createFakeSpeechSynthesizer } from "@archive-of-minds/testing";
import * as timings from "../shared/timings";
import { openChat, settle } from "./microphone.fixture";

describe("two pages", () => {
  it("never listen at the same time, and one can take over", async () => {
    const lock = createFakeMicrophoneLock();
    const [here, there] = [
      await openChat({ microphoneLock: lock.page() }),
      await openChat({ microphoneLock: lock.page() }),
    ];
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
      await openChat({ microphoneLock: lock.page() }),
      await openChat({
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
    const [here, there] = [
      await openChat({ microphoneLock: lock.page() }),
      await openChat({ microphoneLock: lock.page() }),
    ];
    await here.visitorPressesRecord();
    there.chat.send({ type: "mic.start" });
    await settle();
    expect(there.status()).toBe("elsewhere");
    there.chat.send(event);
    expect(there.status()).toBe("off");
  });

  it("stop listening when a late answer reports another page", async () => {
    let answer: (report: "granted" | "refused") => void = () => {};
    const test = await openChat({
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
    const test = await openChat({ microphoneLock: { claim: () => () => {} } });
    test.chat.send({ type: "mic.start" });
    expect(test.status()).toBe("claiming");
    await test.silence(timings.microphoneClaim);
    await settle();
    expect(test.status()).toBe("listening");
  });
});

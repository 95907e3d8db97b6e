import { describe, expect, it } from "vitest";
import { createFakeSpeechSynthesizer, type TestChatOptions, exampleMessage } from "@archive-of-minds/testing";
import { isStopped, open, playedBy, settle, textsOf } from "./voice.fixture";

describe("replaying a message", () => {
  const messages = [
    exampleMessage(1),
    exampleMessage(2, { author: "ada", text: "One. Two." }),
    exampleMessage(3, { author: "ada", text: "Three." }),
  ];
  const [, second, third] = messages as [unknown, { id: string }, { id: string }];

  it("speaks it again, one at a time", async () => {
    const { chat, heard, voice, isSpeaking } = await open({ messages });
    chat.send({ type: "message.replay", messageId: second.id });
    const first = await heard();
    expect([first.request.text, chat.getSnapshot().context.voice.replayingId]).toEqual(["One.", second.id]);
    chat.send({ type: "message.replay", messageId: third.id });
    await expect.poll(() => playedBy(voice).at(-1)?.request.text).toBe("Three.");
    expect([isStopped(first), chat.getSnapshot().context.voice.replayingId]).toEqual([true, third.id]);
    playedBy(voice).at(-1)!.say(0);
    playedBy(voice).at(-1)!.finish();
    await expect.poll(isSpeaking).toBe(false);
    expect(chat.getSnapshot().context.voice.replayingId).toBeNull();
  });

  it("does not change the message when the visitor interrupts it", async () => {
    const { chat, heard, isSpeaking } = await open({ messages });
    chat.send({ type: "message.replay", messageId: second.id });
    (await heard()).say(0);
    chat.send({ type: "voice.interrupt" });
    expect([chat.getSnapshot().context.memory.messages, isSpeaking()]).toEqual([messages, false]);
  });

  it("ends the mark when its voice fails", async () => {
    const { chat, heard, isSpeaking } = await open({ messages });
    chat.send({ type: "message.replay", messageId: third.id });
    (await heard()).fail("network");
    await expect.poll(isSpeaking).toBe(false);
    expect(chat.getSnapshot().context.voice.replayingId).toBeNull();
  });

  describe("during the end of a reply", () => {
    async function replied(options: TestChatOptions = {}) {
      const test = await open({ messages, ...options });
      const call = await test.visitorSays("Speak");
      test.chat.send({ type: "message.replay", messageId: third.id });
      const replay = await test.heard();
      replay.say(0);
      call.say("Four.");
      call.finish();
      await test.ready();
      await settle();
      expect(textsOf(playedBy(test.voice))).toEqual(["Three."]);
      return { ...test, replay };
    }

    it("is spoken to its end, then the reply", async () => {
      const { replay, voice, chat, isSpeaking } = await replied();
      replay.finish();
      await expect.poll(() => playedBy(voice).at(-1)?.request.text).toBe("Four.");
      expect([chat.getSnapshot().context.voice.replayingId, isSpeaking()]).toEqual([null, true]);
      playedBy(voice).at(-1)!.say(0);
      chat.send({ type: "voice.interrupt" });
      expect(chat.getSnapshot().context.memory.messages.at(-1)).toMatchObject({ text: "Four.", status: "interrupted" });
    });

    it("is followed by the reply also when its voice fails", async () => {
      const { replay, voice } = await replied();
      replay.fail("network");
      await expect.poll(() => playedBy(voice).at(-1)?.request.text).toBe("Four.");
    });

    it.each([
      { type: "voice.stop" },
      { type: "voice.interrupt" },
      { type: "voice.disable" },
      { type: "mic.start" },
      { type: "page.hide" },
    ] as const)("is followed by silence when the visitor stops the voice (%s)", async (event) => {
      const { voice, chat, isSpeaking } = await replied();
      chat.send(event);
      await settle();
      expect([textsOf(playedBy(voice)), isSpeaking()]).toEqual([["Three."], false]);
      chat.send({ type: "message.replay", messageId: third.id });
      await expect.poll(() => playedBy(voice).length).toBe(2);
      playedBy(voice).at(-1)!.say(0);
      playedBy(voice).at(-1)!.finish();
      await expect.poll(isSpeaking).toBe(false);
    });

    it.each([{ type: "voice.stop" }, { type: "voice.interrupt" }, { type: "voice.disable" }] as const)(
      "is followed by silence when the visitor stops the voice during the next reply (%s)",
      async (event) => {
        const { voice, chat, isSpeaking, visitorSays, heard, ready } = await open({ messages });
        const call = await visitorSays("Speak");
        chat.send({ type: "message.replay", messageId: third.id });
        (await heard()).say(0);
        call.say("Four is here. ");
        await settle();
        chat.send(event);
        chat.send({ type: "voice.enable" });
        call.say("Five is here. ");
        await settle();
        expect([textsOf(playedBy(voice)), isSpeaking()]).toEqual([["Three."], false]);
        call.finish();
        await ready();
        expect([isSpeaking(), chat.getSnapshot().context.memory.messages.at(-1)]).toMatchObject([
          false,
          { text: "Four is here. Five is here.", status: "complete" },
        ]);
      },
    );

    it("is followed by silence when the voice is off", async () => {
      const { replay, isSpeaking } = await replied({ settings: { "aom.voice": "false" } });
      replay.finish();
      await expect.poll(isSpeaking).toBe(false);
    });
  });

  it("uses a voice that became available, at the next press", async () => {
    const voice = createFakeSpeechSynthesizer({ availability: "unavailable" });
    const { chat, until, heard } = await open({ messages }, voice);
    const replay = { type: "message.replay", messageId: second.id } as const;
    voice.setAvailability("ready");
    expect(chat.getSnapshot().can(replay)).toBe(false);
    chat.send({ type: "audio.unlock" });
    await until((snapshot) => snapshot.can(replay));
    chat.send(replay);
    expect((await heard()).request.text).toBe("One.");
  });

  it("does not speak a message of the visitor", async () => {
    const { chat } = await open({ messages });
    expect(chat.getSnapshot().can({ type: "message.replay", messageId: "message-000001" })).toBe(false);
  });

  it("plays one voice for ten presses", async () => {
    const { chat, voice } = await open({ messages });
    for (let count = 0; count < 10; count += 1) chat.send({ type: "message.replay", messageId: third.id });
    await settle();
    expect(playedBy(voice).filter((sentence) => !isStopped(sentence)).length).toBe(1);
  });
});

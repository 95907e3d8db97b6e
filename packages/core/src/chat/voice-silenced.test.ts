import { describe, expect, it } from "vitest";
import { exampleMessage } from "@archive-of-minds/testing";
import { isStopped, open, playedBy, settle, textsOf } from "./voice.fixture";

describe("stops the voice at once", () => {
  it.each([
    ["Stop is pressed", { type: "voice.stop" }],
    ["the reply is stopped", { type: "reply.stop" }],
    ["another character is chosen", { type: "character.select", characterId: "ben" }],
    ["the page closes", { type: "page.hide" }],
    ["the visitor speaks over it", { type: "voice.interrupt" }],
    ["the voice is switched off", { type: "voice.disable" }],
  ] as const)("when %s", async (_, event) => {
    const { visitorSays, heard, chat, isSpeaking } = await open();
    const call = await visitorSays("Speak");
    call.say("One. Two. Three. ");
    const sentence = await heard();
    sentence.say(0);
    chat.send(event);
    expect([isSpeaking(), isStopped(sentence)]).toEqual([false, true]);
  });

  it("and stores that the reply was interrupted", async () => {
    const { visitorSays, heard, chat } = await open();
    const call = await visitorSays("Speak");
    call.say("One. Two");
    await heard();
    chat.send({ type: "voice.interrupt" });
    expect(chat.getSnapshot().context.memory.messages.at(-1)).toMatchObject({
      author: "ada",
      text: "One. Two",
      status: "interrupted",
    });
    expect(call.signal.aborted).toBe(true);
  });

  it("and stores the interruption of a reply whose text was complete", async () => {
    const { visitorSays, heard, chat, ready, stored, isSpeaking } = await open();
    const call = await visitorSays("Speak");
    call.say("One. Two. Three.");
    call.finish();
    await ready();
    (await heard()).say(0);
    const written = chat.getSnapshot().context.memory.messages;
    expect([written.at(-1)?.status, isSpeaking()]).toEqual(["complete", true]);
    chat.send({ type: "voice.interrupt" });
    const marked = [written[0], { ...written[1], status: "interrupted", heardUntil: 0 }];
    expect([chat.getSnapshot().context.memory.messages, isSpeaking()]).toEqual([marked, false]);
    await expect.poll(() => stored("ada")).toEqual(marked);
  });

  describe("and stores how far it was heard", () => {
    const last = ({ chat }: { chat: Awaited<ReturnType<typeof open>>["chat"] }) =>
      chat.getSnapshot().context.memory.messages.at(-1);

    it("to the word, when its text was complete", async () => {
      const test = await open();
      const call = await test.visitorSays("Speak");
      call.say("I am Ada. **I**  count stars, as I always have.");
      call.finish();
      await test.ready();
      const first = await test.heard();
      first.say(0);
      first.finish();
      await expect.poll(() => playedBy(test.voice).at(-1)?.request.text).toBe("I count stars, as I always have.");
      playedBy(test.voice).at(-1)!.say("I count st".length);
      test.chat.send({ type: "voice.interrupt" });
      const message = last(test);
      expect([message?.status, message?.text.slice(0, message.heardUntil)]).toEqual([
        "interrupted",
        "I am Ada. **I**  count stars,",
      ]);
      await expect.poll(async () => (await test.stored("ada")).at(-1)).toEqual(message);
    });

    it("when its text was streaming, and sends the model the heard part", async () => {
      const test = await open();
      const call = await test.visitorSays("Speak");
      call.say("I am Ada. I count. I have always ");
      const first = await test.heard();
      first.say(4);
      test.chat.send({ type: "voice.interrupt" });
      expect(last(test)).toMatchObject({
        status: "interrupted",
        text: "I am Ada. I count. I have always",
        heardUntil: 4,
      });
      const next = await test.visitorSays("Wait");
      expect(next.request.messages).toEqual([
        { role: "user", content: "Speak" },
        { role: "assistant", content: "I am… [interrupted here]" },
        { role: "user", content: "Wait" },
      ]);
    });

    it("to the sentence, when the same sentence occurs twice", async () => {
      const test = await open();
      const call = await test.visitorSays("Laugh");
      call.say("Ha! Ha! Ha! ");
      const first = await test.heard();
      first.say(3);
      first.finish();
      await expect.poll(() => playedBy(test.voice).length).toBe(2);
      test.chat.send({ type: "voice.interrupt" });
      expect(last(test)).toMatchObject({ status: "interrupted", heardUntil: 3 });
    });

    it.each([{ type: "voice.stop" }, { type: "mic.start" }, { type: "message.send", text: "Wait" }] as const)(
      "when only the voice was stopped, and tells the model (%s)",
      async (event) => {
        const test = await open();
        const call = await test.visitorSays("Speak");
        call.say("I am Ada. I count. I have always.");
        call.finish();
        await test.ready();
        const first = await test.heard();
        first.say(4);
        test.chat.send(event);
        const reply = test.chat.getSnapshot().context.memory.messages[1];
        expect(reply).toMatchObject({ status: "complete", text: "I am Ada. I count. I have always.", heardUntil: 4 });
        await expect.poll(async () => (await test.stored("ada"))[1]).toEqual(reply);
        test.chat.send({ type: "mic.cancel" });
        if (event.type !== "message.send") test.chat.send({ type: "message.send", text: "Wait" });
        expect((await test.model.nextCall()).request.messages).toEqual([
          { role: "user", content: "Speak" },
          {
            role: "assistant",
            content: "I am [heard up to here, the rest in writing only] Ada. I count. I have always.",
          },
          { role: "user", content: "Wait" },
        ]);
      },
    );

    it("when nothing was heard", async () => {
      const test = await open();
      const call = await test.visitorSays("Speak");
      call.say("I am Ada. I ");
      await test.heard();
      test.chat.send({ type: "voice.interrupt" });
      expect(last(test)).toMatchObject({ status: "interrupted", heardUntil: 0 });
      const next = await test.visitorSays("Wait");
      expect(next.request.messages[1]).toEqual({ role: "assistant", content: "… [interrupted here]" });
    });
  });

  it.each([{ type: "voice.stop" }, { type: "voice.disable" }, { type: "page.hide" }] as const)(
    "and keeps the reply complete when only the voice is stopped (%s)",
    async (event) => {
      const { visitorSays, heard, chat, ready } = await open();
      const call = await visitorSays("Speak");
      call.say("One. Two.");
      call.finish();
      await ready();
      (await heard()).say(0);
      chat.send(event);
      expect(chat.getSnapshot().context.memory.messages.at(-1)).toMatchObject({
        text: "One. Two.",
        status: "complete",
      });
    },
  );
});

it("sends the next question after the text of the reply, before its voice ends", async () => {
  const { visitorSays, heard, chat, until, isSpeaking } = await open();
  const call = await visitorSays("Speak");
  call.say("One. Two. ");
  const sentence = await heard();
  sentence.say(0);
  const next = { type: "message.send", text: "And then?" } as const;
  expect([chat.getSnapshot().can(next), chat.getSnapshot().can({ type: "message.send", text: " " })]).toEqual([
    false,
    false,
  ]);
  call.finish();
  await until((snapshot) => !snapshot.hasTag("typing"));
  expect([
    chat.getSnapshot().can(next),
    chat.getSnapshot().can({ type: "message.send", text: " " }),
    isSpeaking(),
  ]).toEqual([true, false, true]);
  chat.send(next);
  expect([isSpeaking(), isStopped(sentence)]).toEqual([false, true]);
});

it("speaks a regenerated reply, and stops the voice of the former one", async () => {
  const { visitorSays, heard, chat, ready, model, voice } = await open();
  const call = await visitorSays("Speak");
  call.say("One. Two.");
  call.finish();
  await ready();
  const before = await heard();
  before.say(0);
  chat.send({ type: "reply.regenerate" });
  expect(isStopped(before)).toBe(true);
  (await model.nextCall()).say("Three. Four. ");
  await expect.poll(() => playedBy(voice).at(-1)?.request.text).toBe("Three.");
});

it("stops the voice of a cut reply on retry, and a second retry does not stop the answer", async () => {
  const { visitorSays, heard, chat, ready, model, voice, isSpeaking } = await open();
  const call = await visitorSays("Speak");
  call.say("One. Two. ");
  const before = await heard();
  before.say(0);
  call.fail("network");
  await ready();
  expect(isSpeaking()).toBe(true);
  chat.send({ type: "reply.retry" });
  expect(isStopped(before)).toBe(true);
  (await model.nextCall()).say("Three. Four. ");
  await expect.poll(() => playedBy(voice).at(-1)?.request.text).toBe("Three.");
  chat.send({ type: "reply.retry" });
  expect(isSpeaking()).toBe(true);
});

describe("during a possible interruption", () => {
  it("lowers the volume, and restores it after a false alarm", async () => {
    const { visitorSays, heard, chat } = await open();
    const call = await visitorSays("Speak");
    call.say("One. Two. ");
    const sentence = await heard();
    chat.send({ type: "voice.duck" });
    expect(sentence.playback?.volume.value).toBeLessThan(0.5);
    chat.send({ type: "voice.unduck" });
    expect(sentence.playback?.volume.value).toBe(1);
  });
});

describe("stopping the voice", () => {
  it("before the first word silences that reply only", async () => {
    const { visitorSays, voice, chat, ready, isSpeaking, heard } = await open();
    const call = await visitorSays("Speak");
    chat.send({ type: "voice.stop" });
    call.say("One is here. Two is here. ");
    call.finish();
    await ready();
    await settle();
    expect([isSpeaking(), textsOf(voice.prepared)]).toEqual([false, []]);
    const next = await visitorSays("Speak again");
    next.say("Three is here. ");
    expect((await heard()).request.text).toBe("Three is here.");
  });

  it("during a replay does not interrupt the pending reply", async () => {
    const test = await open({
      messages: [exampleMessage(1), exampleMessage(2, { author: "ada", text: "An earlier message." })],
    });
    const call = await test.visitorSays("Speak");
    test.chat.send({ type: "message.replay", messageId: "message-000002" });
    await test.heard();
    call.say("One. ");
    await settle();
    test.chat.send({ type: "voice.interrupt" });
    call.say("Two.");
    call.finish();
    await test.ready();
    expect(test.chat.getSnapshot().context.memory.messages.at(-1)).toMatchObject({
      text: "One. Two.",
      status: "complete",
    });
  });
});

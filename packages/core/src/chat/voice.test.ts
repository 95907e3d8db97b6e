import * as chatVoiceSelectors from "./chat-voice.selectors";
import { describe, expect, it, vi } from "vitest";
import { SpeechError, type SpeechSynthesizer } from "../contracts";
import { createAutoSpeechSynthesizer } from "../providers/browser/audio/auto-speech-synthesizer";
import { createTestChat, createFakeSpeechSynthesizer, exampleCharacter } from "@archive-of-minds/testing";
import { createSilentVoice, open, settle } from "./voice.fixture";

describe("a reply", () => {
  it("is heard from its first sentence on, while it is still being written", async () => {
    const { visitorSays, voice, isSpeaking, heard, chat } = await open();
    const call = await visitorSays("Who are you?");
    call.say("I am Ada. I ");
    const first = await heard();
    expect([first.text, voice.prepared, isSpeaking()]).toEqual(["I am Ada.", ["I am Ada."], true]);
    call.say("count. And ");
    await settle();
    expect(voice.prepared).toEqual(["I am Ada.", "I count."]);
    first.say(0);
    first.finish();
    await expect.poll(() => voice.playing.map(({ text }) => text)).toEqual(["I am Ada.", "I count."]);
    call.say("you?");
    call.finish();
    voice.playing[1]!.say(0);
    voice.playing[1]!.finish();
    await expect.poll(() => voice.playing.at(-1)?.text).toBe("And you?");
    voice.playing[2]!.say(0);
    voice.playing[2]!.finish();
    await expect.poll(isSpeaking).toBe(false);
    expect(chat.getSnapshot().context.voice.failure).toBeNull();
  });

  it("lets the voice know what it said just before", async () => {
    const speechSynthesizer = createFakeSpeechSynthesizer({ speaks: true });
    const test = await createTestChat({ speechSynthesizer });
    await test.ready();
    await test.until(({ context }) => context.voice.status !== null);
    test.chat.send({ type: "audio.unlock" });
    const call = await test.visitorSays("Speak");
    call.say("One. *nods* Two. ");
    call.finish();
    await expect
      .poll(() => speechSynthesizer.prepared.map(({ request }) => [request.previousText, request.text]))
      .toEqual([
        [undefined, "One."],
        ["One.", "Two."],
      ]);
  });

  it("never has more than the next sentence fetched ahead", async () => {
    const { visitorSays, voice } = await open();
    const call = await visitorSays("Speak");
    call.say("One. Two. Three. Four. Five. ");
    await expect.poll(() => voice.prepared).toEqual(["One.", "Two."]);
  });

  it("is not heard where the visitor wants no voice, the page may make no sound, or nothing speaks", async () => {
    const off = await open({ settings: { "aom.voice": "false" } });
    const locked = await createTestChat({ speechSynthesizer: createSilentVoice().synthesizer });
    await locked.ready();
    const mute = await open({}, createSilentVoice("unavailable"));
    for (const test of [off, locked, mute]) {
      const call = await test.visitorSays("Speak");
      call.say("One. Two. ");
      await test.until((snapshot) =>
        snapshot.matches({ conversation: { ready: { replying: { answering: "streaming" } } } }),
      );
      expect(test.chat.getSnapshot().matches({ voice: "silent" })).toBe(true);
    }
  });

  it("is heard from its beginning by a voice that is ready a little later", async () => {
    const voice = createSilentVoice("downloadable");
    const { visitorSays, heard, chat, isSpeaking } = await open({}, voice);
    const call = await visitorSays("Speak");
    call.say("One. Two. ");
    await settle();
    expect(isSpeaking()).toBe(false);
    chat.send({ type: "voice.checked", voice: "ada", status: { availability: "ready", engine: null } });
    expect((await heard()).text).toBe("One.");
    chat.send({ type: "voice.stop" });
    expect(isSpeaking()).toBe(false);
  });

  it("says nothing of stage directions, and nothing at all where there is nothing else", async () => {
    const { visitorSays, voice, isSpeaking } = await open();
    const call = await visitorSays("Act");
    call.say("*bows deeply*");
    call.finish();
    await expect.poll(isSpeaking).toBe(false);
    expect(voice.prepared).toEqual([]);
  });
});

describe("the voice of a character", () => {
  const voices = [
    { id: "low", name: "Low" },
    { id: "high", name: "High" },
  ];

  it("can be chosen for each character by itself, and is kept", async () => {
    const speechSynthesizer = createFakeSpeechSynthesizer({ voices });
    const { chat, settingsStore, ready, until } = await createTestChat({
      speechSynthesizer,
      settings: { "aom.voiceOf.ben": "low" },
    });
    await ready();
    await until(({ context }) => context.voice.status !== null);
    const chosen = () => chat.getSnapshot().context.voice.ids;
    expect([chat.getSnapshot().context.voice.status?.voices, chosen()]).toEqual([voices, { ben: "low" }]);
    chat.send({ type: "voice.choose", id: "high" });
    expect([chosen(), settingsStore.read("aom.voiceOf.ada")]).toEqual([{ ada: "high", ben: "low" }, "high"]);
    chat.send({ type: "character.select", characterId: "ben" });
    chat.send({ type: "voice.choose", id: null });
    expect([chosen(), settingsStore.read("aom.voiceOf.ben")]).toEqual([{ ada: "high" }, null]);
  });

  it("is asked for by name", async () => {
    const speechSynthesizer = createFakeSpeechSynthesizer({ voices, speaks: true });
    const { chat, visitorSays, until, ready } = await createTestChat({
      speechSynthesizer,
      settings: { "aom.voiceOf.ben": "low" },
    });
    await ready();
    await until(({ context }) => context.voice.status !== null);
    chat.send({ type: "audio.unlock" });
    const call = await visitorSays("Speak");
    call.say("One. ");
    await expect.poll(() => speechSynthesizer.prepared.length).toBe(1);
    chat.send({ type: "voice.choose", id: "high" });
    call.say("Two. ");
    await expect
      .poll(() => speechSynthesizer.prepared.map(({ request }) => request.voiceId))
      .toEqual([undefined, "high"]);
  });

  it("is nothing to choose where there is one", async () => {
    const { chat, until } = await createTestChat({
      speechSynthesizer: createFakeSpeechSynthesizer({ voices: voices.slice(1) }),
    });
    await until(({ context }) => context.voice.status !== null);
    expect(chat.getSnapshot().context.voice.status).toEqual({
      availability: "ready",
      engine: { name: "Fake voice", kind: "builtIn" },
    });
  });
});

describe("sounds that a reply writes as words", () => {
  const flux = { ...exampleCharacter("ada"), speaksInSounds: true };

  it("can be switched off and on again, and are not said in either case", async () => {
    const heardSounds: string[] = [];
    const soundEffects = {
      play: async (effects: readonly { type: string }[]) => void heardSounds.push(...effects.map(({ type }) => type)),
    };
    const { visitorSays, voice, chat, settingsStore, ready } = await open({ soundEffects, characters: [flux] });
    const hear = async (text: string) => {
      const call = await visitorSays("Are you there?");
      call.say(text);
      call.finish();
      await ready();
      const sounding = voice.prepared.length;
      await expect.poll(() => voice.playing.length).toBe(sounding);
      chat.send({ type: "voice.stop" });
    };
    chat.send({ type: "setting.change", name: "soundEffectsOn", value: false });
    expect([chat.getSnapshot().context.settings.soundEffectsOn, settingsStore.read("aom.soundEffects")]).toEqual([
      false,
      "false",
    ]);
    await hear("Bzzzt. I am.");
    expect(heardSounds).toEqual([]);
    chat.send({ type: "setting.change", name: "soundEffectsOn", value: true });
    expect([chat.getSnapshot().context.settings.soundEffectsOn, settingsStore.read("aom.soundEffects")]).toEqual([
      true,
      null,
    ]);
    await hear("Whoooosh. I am not.");
    expect([heardSounds, voice.prepared]).toEqual([["whoosh"], ["I am.", "I am not."]]);
  });

  it("are no matter of choice where nothing makes them", async () => {
    const { chat } = await open();
    chat.send({ type: "setting.change", name: "soundEffectsOn", value: false });
    expect(chatVoiceSelectors.soundEffectsOn(chat.getSnapshot())).toBeNull();
  });

  it("are made before the words they stand with, and not said", async () => {
    const heardSounds: string[][] = [];
    const soundEffects = {
      play: async (effects: readonly { type: string }[]) => void heardSounds.push(effects.map(({ type }) => type)),
    };
    const { visitorSays, voice } = await open({ soundEffects, characters: [flux] });
    const call = await visitorSays("Are you there?");
    call.say("Bzzzt. I am, whoosh, everywhere. ");
    await expect.poll(() => voice.playing.map(({ text }) => text)).toEqual(["I am, everywhere."]);
    expect([heardSounds, voice.prepared]).toEqual([[["buzz"], ["whoosh"]], ["I am, everywhere."]]);
  });

  it("are words in the mouth of whoever does not speak in them", async () => {
    const heardSounds: string[] = [];
    const soundEffects = {
      play: async (effects: readonly { type: string }[]) => void heardSounds.push(...effects.map(({ type }) => type)),
    };
    const { visitorSays, voice } = await open({ soundEffects });
    const call = await visitorSays("What did you study?");
    call.say("Hmmm, let me think: light, static, and thunder. ");
    await expect
      .poll(() => voice.playing.map(({ text }) => text))
      .toEqual(["Hmmm, let me think: light, static, and thunder."]);
    expect(heardSounds).toEqual([]);
  });

  it("take no words with them when they fail", async () => {
    const soundEffects = { play: () => Promise.reject(new SpeechError("unsupported", "No sounds here")) };
    const { visitorSays, voice } = await open({ soundEffects, characters: [flux] });
    const call = await visitorSays("Are you there?");
    call.say("Bzzzt. I am here. ");
    await expect.poll(() => voice.playing.map(({ text }) => text)).toEqual(["I am here."]);
  });

  it("lock the page again when it may make none", async () => {
    const soundEffects = { play: () => Promise.reject(new SpeechError("blocked", "Press first")) };
    const { visitorSays, chat } = await open({ soundEffects, characters: [flux] });
    const call = await visitorSays("Are you there?");
    call.say("Bzzzt. I am here. ");
    await expect.poll(() => chat.getSnapshot().value.audio).toBe("locked");
  });

  it("are passed over where nothing makes them", async () => {
    const { visitorSays, voice } = await open({ characters: [flux] });
    const call = await visitorSays("Are you there?");
    call.say("Bzzzt. I am here. ");
    await expect.poll(() => voice.playing.map(({ text }) => text)).toEqual(["I am here."]);
  });
});

describe("when the voice fails", () => {
  it("one sentence is given up and the next is said", async () => {
    const { visitorSays, heard, voice, isSpeaking } = await open();
    const call = await visitorSays("Speak");
    call.say("One. Two. Three. ");
    const first = await heard();
    first.fail("network");
    await expect.poll(() => voice.playing.map(({ text }) => text)).toEqual(["One.", "Two."]);
    expect(isSpeaking()).toBe(true);
  });

  it("twice in a row, it stops, and the reply goes on in writing", async () => {
    const { visitorSays, voice, isSpeaking, chat } = await open();
    const call = await visitorSays("Speak");
    call.say("One. Two. Three. Four. ");
    for (let count = 1; count <= 2; count += 1) {
      await expect.poll(() => voice.playing.length).toBe(count);
      voice.playing[count - 1]!.fail("network");
    }
    await expect.poll(isSpeaking).toBe(false);
    expect([chat.getSnapshot().context.voice.failure?.reason, chat.getSnapshot().hasTag("typing")]).toEqual([
      "network",
      true,
    ]);
  });

  it.each(["a reply", "a replay"] as const)("of %s, its status and body are written to the console", async (what) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    try {
      const { visitorSays, voice, isSpeaking, chat, ready } = await open();
      const call = await visitorSays("Speak");
      call.say("One.");
      call.finish();
      await ready();
      await expect.poll(() => voice.playing.length).toBe(1);
      if (what === "a replay") {
        chat.send({ type: "voice.stop" });
        chat.send({ type: "message.replay", messageId: chat.getSnapshot().context.memory.messages.at(-1)!.id });
        await expect.poll(() => voice.playing.length).toBe(2);
      }
      voice.playing.at(-1)!.fail("http", 'ElevenLabs answered 500: {"detail":"out of order"}');
      await expect.poll(isSpeaking).toBe(false);
      expect(warn.mock.calls).toEqual([
        ['The voice of ada failed: http. ElevenLabs answered 500: {"detail":"out of order"}'],
      ]);
    } finally {
      warn.mockRestore();
    }
  });

  describe("in passing, and nobody else can speak", () => {
    const overloaded = new SpeechError("http", "Overloaded.", { status: 503 });
    async function alone() {
      const vendor = createFakeSpeechSynthesizer({ name: "ElevenLabs", kind: "remote" });
      const system = createFakeSpeechSynthesizer({ name: "System voice", kind: "system", availability: "unavailable" });
      const test = await createTestChat({
        speechSynthesizer: createAutoSpeechSynthesizer([vendor, system], { now: () => 0 }),
      });
      await test.ready();
      await test.until(({ context }) => context.voice.status !== null);
      test.chat.send({ type: "audio.unlock" });
      return { ...test, vendor, system, texts: () => vendor.prepared.map(({ request }) => request.text) };
    }

    it("the sentences after the one that failed are said", async () => {
      const { visitorSays, vendor, texts } = await alone();
      const call = await visitorSays("Speak");
      call.say("One. Two. Three. ");
      (await vendor.nextSpeech()).fail(overloaded);
      for (const text of ["Two.", "Three."]) {
        const speech = await vendor.nextSpeech();
        expect(speech.request.text).toBe(text);
        await expect.poll(() => speech.isPlaying).toBe(true);
        speech.say(0);
        speech.finish();
      }
      expect(texts()).toEqual(["One.", "Two.", "Three."]);
    });

    it("the next message is said, and the last can be said once more", async () => {
      const { visitorSays, vendor, ready, until, chat } = await alone();
      const call = await visitorSays("Speak");
      call.say("One. Two. ");
      call.finish();
      await ready();
      for (let count = 0; count < 2; count += 1) (await vendor.nextSpeech()).fail(overloaded);
      await until((snapshot) => snapshot.matches({ voice: "silent" }));
      await settle();
      const { voice, memory } = chat.getSnapshot().context;
      expect([voice.status, voice.failure?.reason]).toEqual([
        { availability: "ready", engine: { name: "ElevenLabs", kind: "remote" } },
        "http",
      ]);
      expect(chat.getSnapshot().can({ type: "message.replay", messageId: memory.messages.at(-1)!.id })).toBe(true);
      const next = await visitorSays("And now?");
      next.say("Three. ");
      expect((await vendor.nextSpeech()).request.text).toBe("Three.");
    });

    it("a voice that has come meanwhile says the next message", async () => {
      const { visitorSays, vendor, system, until, ready, chat } = await alone();
      vendor.setAvailability("unavailable");
      chat.send({ type: "voices.check" });
      await until(({ context }) => context.voice.status?.availability === "unavailable");
      system.setAvailability("ready");
      const say = async (text: string) => {
        const call = await visitorSays("Speak");
        call.say(text);
        call.finish();
        await ready();
        const speech = await system.nextSpeech();
        chat.send({ type: "voice.stop" });
        return speech.request.text;
      };
      expect(await say("One.")).toBe("One.");
      system.setAvailability("unavailable");
      chat.send({ type: "voices.check" });
      await until(({ context }) => context.voice.status?.availability === "unavailable");
      system.setAvailability("ready");
      chat.send({ type: "reply.regenerate" });
      await until(({ context }) => context.voice.status?.availability === "ready");
    });
  });

  it("because the page may make no sound, it is locked until the next press", async () => {
    const { visitorSays, heard, chat, voice } = await open();
    const call = await visitorSays("Speak");
    call.say("One. Two. ");
    (await heard()).fail("blocked");
    await expect.poll(() => chat.getSnapshot().matches({ audio: "locked", voice: "silent" })).toBe(true);
    expect(chat.getSnapshot().context.voice.failure?.reason).toBe("blocked");
    chat.send({ type: "audio.unlock" });
    expect([voice.unlocked(), chat.getSnapshot().context.voice.failure]).toEqual([2, null]);
  });

  it("it is told who failed, and nothing of it any more once the visitor goes on", async () => {
    for (const event of [
      { type: "message.send", text: "And?" },
      { type: "character.select", characterId: "ben" },
      { type: "voice.disable" },
    ] as const) {
      const voice = createSilentVoice();
      let speaker = "Silent voice";
      const test = await open(
        {},
        {
          ...voice,
          synthesizer: {
            ...voice.synthesizer,
            get name() {
              return speaker;
            },
            describe: async () => ({ availability: "ready", engine: { name: speaker, kind: "builtIn" } }),
          },
        },
      );
      const call = await test.visitorSays("Speak");
      call.say("One.");
      call.finish();
      await test.ready();
      const sentence = await test.heard();
      sentence.say(0);
      await settle();
      sentence.fail("timeout");
      await expect.poll(test.isSpeaking).toBe(false);
      speaker = "Stand-in";
      test.chat.send({ type: "voices.check" });
      await test.until(({ context }) => context.voice.status?.engine?.name === "Stand-in");
      expect(test.chat.getSnapshot().context.voice.failure).toEqual({
        reason: "timeout",
        message: "No sound",
        engine: "Silent voice",
      });
      test.chat.send(event);
      expect(test.chat.getSnapshot().context.voice.failure).toBeNull();
    }
  });

  it("it is told who did not begin in time", async () => {
    const { visitorSays, heard, clock, chat } = await open();
    const call = await visitorSays("Speak");
    call.say("One. ");
    await heard();
    clock.increment(20_000);
    expect(chat.getSnapshot().context.voice.failure).toMatchObject({ reason: "timeout", engine: "Silent voice" });
  });

  it("and never begins, it is given up after its deadline", async () => {
    const { visitorSays, heard, isSpeaking, clock, chat } = await open();
    const call = await visitorSays("Speak");
    call.say("One. Two. ");
    await heard();
    clock.increment(19_999);
    expect(isSpeaking()).toBe(true);
    clock.increment(1);
    expect([isSpeaking(), chat.getSnapshot().context.voice.failure?.reason]).toEqual([false, "timeout"]);
  });
});

describe("who speaks", () => {
  const speaker = (name: string) => ({ name, kind: "builtIn" as const });
  const engineOf = (chat: Awaited<ReturnType<typeof createTestChat>>["chat"]) =>
    chat.getSnapshot().context.voice.status?.engine?.name;

  it("is named as it is, also when another has to stand in", async () => {
    const voice = createSilentVoice();
    let now = speaker("System voice");
    const synthesizer: SpeechSynthesizer = {
      ...voice.synthesizer,
      name: "First of the list",
      describe: async () => ({ availability: "ready", engine: now }),
    };
    const test = await createTestChat({ speechSynthesizer: synthesizer });
    await test.ready();
    await test.until(({ context }) => context.voice.status !== null);
    expect(engineOf(test.chat)).toBe("System voice");
    test.chat.send({ type: "audio.unlock" });
    const call = await test.visitorSays("Speak");
    call.say("One. Two. ");
    await expect.poll(() => voice.playing.length).toBe(1);
    now = speaker("Built-in voice");
    voice.playing[0]!.say(0);
    await expect.poll(() => engineOf(test.chat)).toBe("Built-in voice");
  });

  it("is told apart from whom the visitor chose and who has no key", async () => {
    const vendor = createFakeSpeechSynthesizer({ name: "ElevenLabs", kind: "remote" });
    const own = createFakeSpeechSynthesizer({ name: "Built-in voice", speaks: true });
    const test = await createTestChat({
      speechSynthesizer: createAutoSpeechSynthesizer([vendor, own]),
      settings: { "aom.voiceEngine": "ElevenLabs" },
    });
    await test.ready();
    await test.until(({ context }) => context.voice.status !== null);
    test.chat.send({ type: "audio.unlock" });
    const call = await test.visitorSays("Speak");
    call.say("One.");
    call.finish();
    (await vendor.nextSpeech()).fail("missingKey");
    await test.until((snapshot) => snapshot.context.voice.status?.engine?.name === "Built-in voice");
    const { voice } = test.chat.getSnapshot().context;
    expect([voice.status?.missingKey, voice.failure]).toEqual([{ name: "ElevenLabs", kind: "remote" }, null]);
  });

  it("is offered anew when the one there was will not come back", async () => {
    const voice = createSilentVoice();
    const test = await open({ voiceDownload: { totalBytes: 1, download: () => Promise.resolve() } }, voice);
    const call = await test.visitorSays("Speak");
    call.say("One. ");
    const first = await test.heard();
    voice.state.availability = "downloadable";
    first.fail("missingKey");
    await test.until((snapshot) => snapshot.matches({ voiceOffer: "offered" }));
    expect(test.chat.getSnapshot().context.voice.failure?.reason).toBe("missingKey");
  });

  it("is what was found last, however long an earlier look took", async () => {
    const looks: ((availability: "ready" | "unavailable") => void)[] = [];
    const synthesizer: SpeechSynthesizer = {
      ...createSilentVoice().synthesizer,
      describe: async () => ({
        availability: await new Promise<"ready" | "unavailable">((resolve) => looks.push(resolve)),
        engine: null,
      }),
    };
    const { chat, ready } = await createTestChat({ speechSynthesizer: synthesizer });
    await ready();
    chat.send({ type: "voices.check" });
    const [slow, quick] = looks as [(typeof looks)[number], (typeof looks)[number]];
    quick("ready");
    await settle();
    slow("unavailable");
    await settle();
    expect(chat.getSnapshot().context.voice.status?.availability).toBe("ready");
  });
});

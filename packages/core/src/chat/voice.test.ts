import * as chatVoiceSelectors from "./chat-voice.selectors";
import { describe, expect, it, vi } from "vitest";
import { SpeechError, type SpeechSynthesizer } from "../contracts";
import { createAutoSpeechSynthesizer } from "../providers/browser/audio/auto-speech-synthesizer";
import { createTestChat, createFakeSpeechSynthesizer, exampleCharacter } from "@archive-of-minds/testing";
import { open, playedBy, settle, textsOf } from "./voice.fixture";

describe("a spoken reply", () => {
  it("starts with the first sentence, while the text is still streaming", async () => {
    const { visitorSays, voice, isSpeaking, heard, chat } = await open();
    const call = await visitorSays("Who are you?");
    call.say("I am Ada. I ");
    const first = await heard();
    expect([first.request.text, textsOf(voice.prepared), isSpeaking()]).toEqual(["I am Ada.", ["I am Ada."], true]);
    call.say("count. And ");
    await settle();
    expect(textsOf(voice.prepared)).toEqual(["I am Ada.", "I count."]);
    first.say(0);
    first.finish();
    await expect.poll(() => textsOf(playedBy(voice))).toEqual(["I am Ada.", "I count."]);
    call.say("you?");
    call.finish();
    playedBy(voice)[1]!.say(0);
    playedBy(voice)[1]!.finish();
    await expect.poll(() => playedBy(voice).at(-1)?.request.text).toBe("And you?");
    playedBy(voice)[2]!.say(0);
    playedBy(voice)[2]!.finish();
    await expect.poll(isSpeaking).toBe(false);
    expect(chat.getSnapshot().context.voice.failure).toBeNull();
  });

  it("passes the previous sentence to the voice", async () => {
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

  it("fetches at most one sentence ahead", async () => {
    const { visitorSays, voice } = await open();
    const call = await visitorSays("Speak");
    call.say("One. Two. Three. Four. Five. ");
    await expect.poll(() => textsOf(voice.prepared)).toEqual(["One.", "Two."]);
  });

  it("stays silent when the voice is off, the page is muted, or no voice is available", async () => {
    const off = await open({ settings: { "aom.voice": "false" } });
    const locked = await createTestChat({ speechSynthesizer: createFakeSpeechSynthesizer() });
    await locked.ready();
    const mute = await open({}, createFakeSpeechSynthesizer({ availability: "unavailable" }));
    for (const test of [off, locked, mute]) {
      const call = await test.visitorSays("Speak");
      call.say("One. Two. ");
      await test.until((snapshot) =>
        snapshot.matches({ conversation: { ready: { replying: { answering: "streaming" } } } }),
      );
      expect(test.chat.getSnapshot().matches({ voice: "silent" })).toBe(true);
    }
  });

  it("is spoken from its beginning once a voice is ready", async () => {
    const voice = createFakeSpeechSynthesizer({ availability: "downloadable" });
    const { visitorSays, heard, chat, isSpeaking } = await open({}, voice);
    const call = await visitorSays("Speak");
    call.say("One. Two. ");
    await settle();
    expect(isSpeaking()).toBe(false);
    chat.send({ type: "voice.checked", voice: "ada", status: { availability: "ready", engine: null } });
    expect((await heard()).request.text).toBe("One.");
    chat.send({ type: "voice.stop" });
    expect(isSpeaking()).toBe(false);
  });

  it("does not speak stage directions", async () => {
    const { visitorSays, voice, isSpeaking } = await open();
    const call = await visitorSays("Act");
    call.say("*bows deeply*");
    call.finish();
    await expect.poll(isSpeaking).toBe(false);
    expect(textsOf(voice.prepared)).toEqual([]);
  });
});

describe("the voice of a character", () => {
  const voices = [
    { id: "low", name: "Low" },
    { id: "high", name: "High" },
  ];

  it("can be chosen for each character, and is stored", async () => {
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

  it("is requested by id", async () => {
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

  it("offers no choice when there is only one", async () => {
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

describe("sound effects", () => {
  const flux = { ...exampleCharacter("ada"), speaksInSounds: true };

  it("can be switched off and on, and are not spoken as words", async () => {
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
      await expect.poll(() => playedBy(voice).length).toBe(sounding);
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
    expect([heardSounds, textsOf(voice.prepared)]).toEqual([["whoosh"], ["I am.", "I am not."]]);
  });

  it("offer no switch without a player", async () => {
    const { chat } = await open();
    chat.send({ type: "setting.change", name: "soundEffectsOn", value: false });
    expect(chatVoiceSelectors.soundEffectsOn(chat.getSnapshot())).toBeNull();
  });

  it("play before the words of their sentence, and are not spoken", async () => {
    const heardSounds: string[][] = [];
    const soundEffects = {
      play: async (effects: readonly { type: string }[]) => void heardSounds.push(effects.map(({ type }) => type)),
    };
    const { visitorSays, voice } = await open({ soundEffects, characters: [flux] });
    const call = await visitorSays("Are you there?");
    call.say("Bzzzt. I am, whoosh, everywhere. ");
    await expect.poll(() => textsOf(playedBy(voice))).toEqual(["I am, everywhere."]);
    expect([heardSounds, textsOf(voice.prepared)]).toEqual([[["buzz"], ["whoosh"]], ["I am, everywhere."]]);
  });

  it("are spoken as words by a character without sound effects", async () => {
    const heardSounds: string[] = [];
    const soundEffects = {
      play: async (effects: readonly { type: string }[]) => void heardSounds.push(...effects.map(({ type }) => type)),
    };
    const { visitorSays, voice } = await open({ soundEffects });
    const call = await visitorSays("What did you study?");
    call.say("Hmmm, let me think: light, static, and thunder. ");
    await expect.poll(() => textsOf(playedBy(voice))).toEqual(["Hmmm, let me think: light, static, and thunder."]);
    expect(heardSounds).toEqual([]);
  });

  it("do not stop the speech when they fail", async () => {
    const soundEffects = { play: () => Promise.reject(new SpeechError("unsupported", "No sounds here")) };
    const { visitorSays, voice } = await open({ soundEffects, characters: [flux] });
    const call = await visitorSays("Are you there?");
    call.say("Bzzzt. I am here. ");
    await expect.poll(() => textsOf(playedBy(voice))).toEqual(["I am here."]);
  });

  it("lock the audio when the browser blocks them", async () => {
    const soundEffects = { play: () => Promise.reject(new SpeechError("blocked", "Press first")) };
    const { visitorSays, chat } = await open({ soundEffects, characters: [flux] });
    const call = await visitorSays("Are you there?");
    call.say("Bzzzt. I am here. ");
    await expect.poll(() => chat.getSnapshot().value.audio).toBe("locked");
  });

  it("are skipped without a player", async () => {
    const { visitorSays, voice } = await open({ characters: [flux] });
    const call = await visitorSays("Are you there?");
    call.say("Bzzzt. I am here. ");
    await expect.poll(() => textsOf(playedBy(voice))).toEqual(["I am here."]);
  });
});

describe("a failing voice", () => {
  it("skips one sentence, and speaks the next", async () => {
    const { visitorSays, heard, voice, isSpeaking } = await open();
    const call = await visitorSays("Speak");
    call.say("One. Two. Three. ");
    const first = await heard();
    first.fail("network");
    await expect.poll(() => textsOf(playedBy(voice))).toEqual(["One.", "Two."]);
    expect(isSpeaking()).toBe(true);
  });

  it("stops after two failures in a row, and the text continues", async () => {
    const { visitorSays, voice, isSpeaking, chat } = await open();
    const call = await visitorSays("Speak");
    call.say("One. Two. Three. Four. ");
    for (let count = 1; count <= 2; count += 1) {
      await expect.poll(() => playedBy(voice).length).toBe(count);
      playedBy(voice)[count - 1]!.fail("network");
    }
    await expect.poll(isSpeaking).toBe(false);
    expect([chat.getSnapshot().context.voice.failure?.reason, chat.getSnapshot().hasTag("typing")]).toEqual([
      "network",
      true,
    ]);
  });

  it.each(["a spoken reply", "a replay"] as const)("logs the status and body of a failure in %s", async (what) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    try {
      const { visitorSays, voice, isSpeaking, chat, ready } = await open();
      const call = await visitorSays("Speak");
      call.say("One.");
      call.finish();
      await ready();
      await expect.poll(() => playedBy(voice).length).toBe(1);
      if (what === "a replay") {
        chat.send({ type: "voice.stop" });
        chat.send({ type: "message.replay", messageId: chat.getSnapshot().context.memory.messages.at(-1)!.id });
        await expect.poll(() => playedBy(voice).length).toBe(2);
      }
      playedBy(voice).at(-1)!.fail(new SpeechError("http", 'ElevenLabs answered 500: {"detail":"out of order"}'));
      await expect.poll(isSpeaking).toBe(false);
      expect(warn.mock.calls).toEqual([
        ['The voice of ada failed: http. ElevenLabs answered 500: {"detail":"out of order"}'],
      ]);
    } finally {
      warn.mockRestore();
    }
  });

  describe("that recovers, without another voice", () => {
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

    it("speaks the sentences after the failed one", async () => {
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

    it("speaks the next message, and can replay the last one", async () => {
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

    it("speaks the next message with a voice that has become available", async () => {
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

  it("locks the audio until the next press when the browser blocks it", async () => {
    const { visitorSays, heard, chat, voice } = await open();
    const call = await visitorSays("Speak");
    call.say("One. Two. ");
    (await heard()).fail("blocked");
    await expect.poll(() => chat.getSnapshot().matches({ audio: "locked", voice: "silent" })).toBe(true);
    expect(chat.getSnapshot().context.voice.failure?.reason).toBe("blocked");
    chat.send({ type: "audio.unlock" });
    expect([voice.unlocks, chat.getSnapshot().context.voice.failure]).toEqual([2, null]);
  });

  it("names the failed engine until the visitor continues", async () => {
    for (const event of [
      { type: "message.send", text: "And?" },
      { type: "character.select", characterId: "ben" },
      { type: "voice.disable" },
    ] as const) {
      const voice = createFakeSpeechSynthesizer();
      let speaker = "Fake voice";
      const test = await open(
        {},
        {
          ...voice,
          get name() {
            return speaker;
          },
          describe: async () => ({ availability: "ready", engine: { name: speaker, kind: "builtIn" } }),
        },
      );
      const call = await test.visitorSays("Speak");
      call.say("One.");
      call.finish();
      await test.ready();
      const sentence = await test.heard();
      sentence.say(0);
      await settle();
      sentence.fail(new SpeechError("timeout", "No sound"));
      await expect.poll(test.isSpeaking).toBe(false);
      speaker = "Stand-in";
      test.chat.send({ type: "voices.check" });
      await test.until(({ context }) => context.voice.status?.engine?.name === "Stand-in");
      expect(test.chat.getSnapshot().context.voice.failure).toEqual({
        reason: "timeout",
        message: "No sound",
        engine: "Fake voice",
      });
      test.chat.send(event);
      expect(test.chat.getSnapshot().context.voice.failure).toBeNull();
    }
  });

  it("names the engine that did not start in time", async () => {
    const { visitorSays, heard, clock, chat } = await open();
    const call = await visitorSays("Speak");
    call.say("One. ");
    await heard();
    clock.increment(20_000);
    expect(chat.getSnapshot().context.voice.failure).toMatchObject({ reason: "timeout", engine: "Fake voice" });
  });

  it("is stopped at its deadline when it never starts", async () => {
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

describe("the engine that speaks", () => {
  const speaker = (name: string) => ({ name, kind: "builtIn" as const });
  const engineOf = (chat: Awaited<ReturnType<typeof createTestChat>>["chat"]) =>
    chat.getSnapshot().context.voice.status?.engine?.name;

  it("is named, also when another one replaces it", async () => {
    const voice = createFakeSpeechSynthesizer();
    let now = speaker("System voice");
    const synthesizer: SpeechSynthesizer = {
      ...voice,
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
    await expect.poll(() => playedBy(voice).length).toBe(1);
    now = speaker("Built-in voice");
    playedBy(voice)[0]!.say(0);
    await expect.poll(() => engineOf(test.chat)).toBe("Built-in voice");
  });

  it("is distinguished from the chosen engine without a key", async () => {
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

  it("is replaced by an offer when the current engine is lost", async () => {
    const voice = createFakeSpeechSynthesizer();
    const test = await open({ voiceDownload: { totalBytes: 1, download: () => Promise.resolve() } }, voice);
    const call = await test.visitorSays("Speak");
    call.say("One. ");
    const first = await test.heard();
    voice.setAvailability("downloadable");
    first.fail("missingKey");
    await test.until((snapshot) => snapshot.matches({ voiceOffer: "offered" }));
    expect(test.chat.getSnapshot().context.voice.failure?.reason).toBe("missingKey");
  });

  it("is the result of the latest check, also when an earlier one ends later", async () => {
    const looks: ((availability: "ready" | "unavailable") => void)[] = [];
    const synthesizer: SpeechSynthesizer = {
      ...createFakeSpeechSynthesizer(),
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

import { SpeechError, timings } from "@archive-of-minds/core";
import { createAutoSpeechSynthesizer } from "@archive-of-minds/core/providers/browser";
import {
  createFakeMicrophoneLock,
  createFakeSpeechRecognizer,
  createFakeSpeechSynthesizer,
  type FakeSpeechSynthesizer,
  type TestChat,
  type TestChatOptions,
} from "@archive-of-minds/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { chatStory, exampleConversation, playground } from "../../stories/story-kit";

const meta: Meta = { title: "Voice/In the chat" };
export default meta;

type Story = StoryObj<Meta>;

const REPLY = "I build the machine in my mind first. I run it there for some weeks. Then I look for wear.";

/** A chat with a voice; sound is unlocked. */
function spoken(
  act: (test: TestChat, voice: FakeSpeechSynthesizer) => unknown,
  options: TestChatOptions = {},
  voice = createFakeSpeechSynthesizer({ name: "Built-in voice" }),
): Story {
  return chatStory({ messages: exampleConversation, speechSynthesizer: voice, ...options }, async (test) => {
    await test.ready();
    await test.until(({ context }) => context.voice.status !== null);
    test.chat.send({ type: "audio.unlock" });
    await act(test, voice);
  });
}

async function beginReply({ visitorSays, chat }: TestChat, voice: FakeSpeechSynthesizer) {
  const call = await visitorSays("How do you invent?");
  call.say(`${REPLY} `);
  const speech = await voice.nextSpeech();
  return { call, speech, chat };
}

/** The voice waits for the first sentence of the reply. */
export const WaitingForWords = spoken(async ({ visitorSays, until }) => {
  const call = await visitorSays("How do you invent?");
  call.say("I ");
  await until((snapshot) => snapshot.hasTag("speaking"));
});
/** The sentence reader is loading. */
export const FetchingReader = spoken(async ({ visitorSays, until, chat }) => {
  const call = await visitorSays("How do you invent?");
  call.say("I ");
  await until((snapshot) => snapshot.hasTag("speaking"));
  chat.getSnapshot().children.turn?.getSnapshot().children.voice?.send({ type: "reader.missing" });
});
/** The sound of a sentence is being fetched. */
export const FetchingVoice = spoken(async (test, voice) => void (await beginReply(test, voice)));
/** The reply is spoken. */
export const Speaking = spoken(async (test, voice) => {
  const { speech } = await beginReply(test, voice);
  speech.say(12);
});
/** The voice is quieter, because the visitor may be speaking. */
export const Ducked = spoken(async (test, voice) => {
  const { speech, chat } = await beginReply(test, voice);
  speech.say(12);
  chat.send({ type: "voice.duck" });
});
/** An earlier message is about to be spoken again. */
export const FetchingReplay = spoken(({ chat }) =>
  chat.send({ type: "message.replay", messageId: exampleConversation[1]?.id ?? "" }),
);
/** An earlier message is spoken again. */
export const Replaying = spoken(async ({ chat }, voice) => {
  chat.send({ type: "message.replay", messageId: exampleConversation[1]?.id ?? "" });
  (await voice.nextSpeech()).say(3);
});
/** The reply is spoken while the text is hidden. */
export const SpeakingVoiceOnly = spoken(async (test, voice) => {
  test.chat.send({ type: "text.hide" });
  const { speech } = await beginReply(test, voice);
  speech.say(22);
});
/** The browser blocks sound until the visitor presses something. */
export const AudioLockedAgain: Story = {
  ...spoken(async (test, voice) => {
    const { speech, call } = await beginReply(test, voice);
    speech.fail("blocked");
    call.finish();
    await test.until((snapshot) => snapshot.matches({ audio: "locked" }));
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/the browser blocked the sound/);
  },
};

const failing = (reason: ConstructorParameters<typeof SpeechError>[0]) =>
  spoken(async (test, voice) => {
    const { speech, call } = await beginReply(test, voice);
    speech.fail(reason);
    if (reason !== "missingKey" && reason !== "unsupported") (await voice.nextSpeech()).fail(reason);
    await test.until(({ context }) => context.voice.failure !== null);
    call.finish();
  });
/** The voice failed: no key is set up for it. */
export const FailedMissingKey = failing("missingKey");
/** The voice failed: the page is out of date. */
export const FailedOutdatedClient = failing("outdatedClient");
/** The voice failed: its server refused. */
export const FailedHttp = failing("http");
/** The voice failed: the network does not work. */
export const FailedNetwork = failing("network");
/** The voice failed: this browser cannot play it. */
export const FailedUnsupported = failing("unsupported");
/** The voice failed: what came is no sound. */
export const FailedInvalid = failing("invalid");
/** The voice failed: it took too long. */
export const FailedTimeout = failing("timeout");
/** The voice failed, for a reason that is not known. */
export const FailedUnknown = failing("unknown");

const voiceDownload = { totalBytes: 21_530_456, download: () => new Promise<void>(() => {}) };
const downloadable = (act: (test: TestChat) => unknown, download: TestChatOptions["voiceDownload"] = voiceDownload) =>
  spoken(act, download && { voiceDownload: download }, createFakeSpeechSynthesizer({ availability: "downloadable" }));

/** A voice can be downloaded. */
export const VoiceOffered = downloadable(() => {});
/** The visitor asked for a voice that has to be downloaded. */
export const VoiceAskedAbout = downloadable(({ chat }) => chat.send({ type: "voice.offer" }));
/** The voice is being downloaded. */
export const VoiceDownloading = downloadable(({ chat }) => chat.send({ type: "voice.download" }), {
  totalBytes: 21_530_456,
  download: ({ onProgress }) => {
    onProgress?.({ loaded: 8_612_182, total: 21_530_456, bytesPerSecond: 2_100_000 });
    return new Promise<void>(() => {});
  },
});
/** The network failed during the download of the voice. */
export const VoiceDownloadFailed = downloadable(
  async ({ chat, until }) => {
    chat.send({ type: "voice.download" });
    await until((snapshot) => snapshot.matches({ voiceOffer: "failed" }));
  },
  {
    totalBytes: 21_530_456,
    download: () => Promise.reject(new SpeechError("network", "The voice could not be downloaded.")),
  },
);

/** The visitor chose the built-in voice, which is still loading; the system's voice speaks until then. */
const currentIn = (act: (test: TestChat) => unknown): Story => {
  const own = createFakeSpeechSynthesizer({ name: "Built-in voice", availability: "downloadable" });
  const system = createFakeSpeechSynthesizer({ name: "System voice", kind: "system", speaks: true });
  return chatStory(
    {
      messages: exampleConversation,
      speechSynthesizer: createAutoSpeechSynthesizer([own, system]),
      voiceDownload,
      settings: { "aom.voiceEngine": "Built-in voice" },
    },
    async (test) => {
      await test.until((snapshot) => snapshot.matches({ voiceOffer: "offered" }));
      await act(test);
    },
  );
};
/** The chosen voice has to be downloaded; another speaks until then. */
export const VoiceOfferedForAnother = currentIn(() => {});
/** The visitor declined the download; the settings still offer it. */
export const VoiceDeclined: Story = {
  ...currentIn(({ chat }) => chat.send({ type: "voice.decline" })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Menu" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Settings" }));
    await canvas.findByRole("button", { name: "Download voice" });
  },
};
/** The chosen voice has no key, and another speaks instead. */
export const ChosenVoiceHasNoKey: Story = {
  ...(() => {
    const vendor = createFakeSpeechSynthesizer({ name: "ElevenLabs", kind: "remote" });
    const own = createFakeSpeechSynthesizer({ name: "Built-in voice", speaks: true });
    return chatStory(
      {
        messages: exampleConversation,
        speechSynthesizer: createAutoSpeechSynthesizer([vendor, own]),
        settings: { "aom.voiceEngine": "ElevenLabs" },
      },
      async (test) => {
        await test.ready();
        await test.until(({ context }) => context.voice.status !== null);
        test.chat.send({ type: "audio.unlock" });
        const call = await test.visitorSays("How do you invent?");
        call.say(REPLY);
        call.finish();
        (await vendor.nextSpeech()).fail("missingKey");
        await test.until(({ context }) => context.voice.status?.missingKey !== undefined);
      },
    );
  })(),
  play: async ({ canvas }) => {
    await canvas.findByRole("alert");
  },
};

/** Without the messages. */
const byEar = (
  act: (test: TestChat, voice: FakeSpeechSynthesizer) => unknown,
  options: TestChatOptions = {},
  voice?: FakeSpeechSynthesizer,
) =>
  spoken(
    async (test, fake) => {
      test.chat.send({ type: "text.hide" });
      await act(test, fake);
    },
    options,
    voice,
  );
const mute = () => createFakeSpeechSynthesizer({ availability: "unavailable" });

/** A reply is awaited while the text is hidden. */
export const ThinkingVoiceOnly = byEar(({ visitorSays }) => visitorSays("How do you invent?"));
/** A reply is written while the text is hidden, and there is no voice. */
export const WritingVoiceOnly = byEar(
  async ({ visitorSays }) => (await visitorSays("How do you invent?")).say(REPLY),
  {},
  mute(),
);
/** A reply cannot be spoken, and is shown although the text is hidden. */
export const UnspokenVoiceOnly = byEar(
  async ({ visitorSays, ready }) => {
    const call = await visitorSays("How do you invent?");
    call.say(`${REPLY}\n\n${exampleConversation[1]?.text ?? ""} ${exampleConversation[1]?.text ?? ""}`);
    call.finish();
    await ready();
  },
  {},
  mute(),
);
/** The voice failed while the text is hidden. */
export const FailedVoiceOnly = byEar(async (test, voice) => {
  const { call, speech } = await beginReply(test, voice);
  speech.fail("unsupported");
  call.finish();
  await test.ready();
});
/** The network failed while the text is hidden: there is no reply. */
export const UnansweredVoiceOnly = byEar(async ({ visitorSays, until }) => {
  const call = await visitorSays("How do you invent?");
  call.fail("network");
  await until(({ context }) => context.reply.failure !== null);
});

/** A chat that can listen. */
const heard = (act: (test: TestChat) => unknown, options: TestChatOptions = {}): Story =>
  chatStory({ messages: exampleConversation, ...options }, async (test) => {
    await test.ready();
    await act(test);
  });

/** The microphone is on, and nobody speaks. */
export const ListeningQuiet = heard(({ visitorPressesRecord }) => visitorPressesRecord());
/** The microphone is on, and the visitor speaks. */
export const ListeningTalking = heard(async ({ visitorPressesRecord, recognizer, detector }) => {
  await visitorPressesRecord();
  detector.beginSpeech();
  detector.setLevel(0.6);
  recognizer.session?.guess("Is it true that you");
});
/** The visitor pauses; the message is sent unless more is said. */
export const ListeningPausing = heard(async ({ visitorPressesRecord, visitorSpeaks }) => {
  await visitorPressesRecord();
  await visitorSpeaks("Is it true that you see machines");
});
/** The microphone was turned off, and the last words are awaited. */
export const Finishing = heard(async ({ visitorPressesRecord, chat, recognizer, detector }) => {
  await visitorPressesRecord();
  detector.beginSpeech();
  recognizer.session?.guess("Is it true that you see");
  chat.send({ type: "mic.stop" });
});
/** Nothing was heard. */
export const NothingHeard: Story = {
  ...heard(async ({ visitorPressesRecord, chat, recognizer }) => {
    await visitorPressesRecord();
    chat.send({ type: "mic.stop" });
    recognizer.session?.end();
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Nothing was heard/);
  },
};
/** The microphone is starting. */
export const MicrophoneStarting = heard(({ chat }) => chat.send({ type: "mic.start" }), {
  speechRecognizer: createFakeSpeechRecognizer({ begins: false }),
});
/** The browser asks for permission to use the microphone. */
export const MicrophoneAsking = heard(
  async ({ chat, recognizer, until }) => {
    chat.send({ type: "mic.start" });
    await until(() => recognizer.session !== null);
    recognizer.session?.ask();
  },
  { speechRecognizer: createFakeSpeechRecognizer({ begins: false }) },
);
/** Asks other tabs whether they use the microphone. */
export const MicrophoneClaiming = heard(({ chat }) => chat.send({ type: "mic.start" }), {
  microphoneLock: { claim: () => () => {} },
});
/** Listening failed because of the network, and begins again. */
export const MicrophoneRestarting = heard(async ({ visitorPressesRecord, recognizer }) => {
  await visitorPressesRecord();
  recognizer.session?.fail("network");
});
/** Listening failed again because of the network, and begins once more. */
export const MicrophoneRestartingAgain = heard(async ({ visitorPressesRecord, recognizer, silence }) => {
  await visitorPressesRecord();
  recognizer.session?.fail("network");
  await silence(timings.recognitionRestart);
  recognizer.session?.fail("network");
});
/** Another tab has the microphone in use. */
export const MicrophoneElsewhere = heard(
  async ({ chat, until }) => {
    chat.send({ type: "mic.start" });
    await until((snapshot) => snapshot.matches({ microphone: "elsewhere" }));
  },
  {
    microphoneLock: (() => {
      const lock = createFakeMicrophoneLock();
      lock.page().claim({ takeOver: false }, () => {});
      return lock.page();
    })(),
  },
);

const deaf = (reason: "notAllowed" | "audioCapture" | "network" | "languageNotSupported" | "unknown") =>
  heard(async ({ visitorPressesRecord, recognizer, clock, until, chat }) => {
    await visitorPressesRecord();
    for (let attempt = 0; attempt < 4 && !chat.getSnapshot().matches({ microphone: "failed" }); attempt += 1) {
      recognizer.session?.fail(reason);
      clock.increment(5_000);
    }
    await until((snapshot) => snapshot.matches({ microphone: "failed" }));
  });
/** The microphone was refused: the visitor or the browser gave no permission. */
export const MicrophoneDenied = deaf("notAllowed");
/** Listening failed: the network does not work. */
export const MicrophoneNetworkFailed = deaf("network");
/** The microphone gives no sound. */
export const MicrophoneSilent = deaf("audioCapture");
/** The browser does not understand this language. */
export const MicrophoneLanguageUnknown = deaf("languageNotSupported");
/** Listening failed, for a reason that is not known. */
export const MicrophoneFailed = deaf("unknown");
/** This browser cannot listen. */
export const MicrophoneUnsupported = heard(
  async ({ chat, until }) => {
    chat.send({ type: "mic.start" });
    await until((snapshot) => snapshot.matches({ microphone: "failed" }));
  },
  { speechRecognizer: createFakeSpeechRecognizer({ isSupported: false }) },
);
/** This device cannot notice by itself that the visitor speaks. */
export const VoiceActivityUnavailable = heard(async ({ visitorPressesRecord, detector }) => {
  await visitorPressesRecord();
  detector.fail("audioCapture");
});

/** Automatic turn taking: the visitor has spoken, and the character answers. */
const conversing = (act: (test: TestChat, voice: FakeSpeechSynthesizer) => unknown): Story =>
  spoken(async (test, voice) => {
    test.chat.send({ type: "turnTaking.automate" });
    await test.visitorPressesRecord();
    await test.visitorSpeaks("How do you invent?");
    await test.silence(3_000);
    await act(test, voice);
  });
const answering = async ({ model, until }: TestChat, voice: FakeSpeechSynthesizer) => {
  const call = await model.nextCall();
  call.say(`${REPLY} `);
  const speech = await voice.nextSpeech();
  speech.say(12);
  await until((snapshot) => snapshot.matches({ bargeIn: "watching" }));
  return { call, speech };
};
/** Listens by itself; the microphone waits until the reply is over. */
export const AutomaticSuspended = conversing(() => {});
/** The character speaks, and the visitor may speak over it. */
export const BargeInWatching = conversing(async (test, voice) => void (await answering(test, voice)));
/** There is a sound: the visitor may be speaking over the character. */
export const BargeInSuspected = conversing(async (test, voice) => {
  await answering(test, voice);
  test.detector.beginSpeech();
});
/** The sound was no speech: the character goes on. */
export const BargeInFalseAlarm = conversing(async (test, voice) => {
  await answering(test, voice);
  test.detector.beginSpeech();
  test.detector.endSpeech();
});
/** The visitor spoke over the character, which stopped. */
export const BargeInConfirmed = conversing(async (test, voice) => {
  await answering(test, voice);
  test.detector.beginSpeech();
  test.clock.increment(300);
});
/** The reply is over, and the microphone is about to listen again. */
export const AutomaticResuming = conversing(async (test, voice) => {
  const { call, speech } = await answering(test, voice);
  call.finish();
  await test.until((snapshot) => !snapshot.hasTag("typing"));
  speech.finish();
  for (let sentence = 1; sentence < 3; sentence += 1) {
    const next = await voice.nextSpeech();
    next.say(1);
    next.finish();
  }
  await test.until((snapshot) => snapshot.matches({ microphone: { on: "resuming" } }));
});

/** Every state of this file, to be chosen by a control. */
export const Playground = playground({
  Speaking,
  WaitingForWords,
  FetchingReader,
  FetchingVoice,

  Ducked,
  FetchingReplay,
  Replaying,
  SpeakingVoiceOnly,
  AudioLockedAgain,
  FailedMissingKey,
  FailedOutdatedClient,
  FailedHttp,
  FailedNetwork,
  FailedUnsupported,
  FailedInvalid,
  FailedTimeout,
  FailedUnknown,
  VoiceOffered,
  VoiceAskedAbout,
  VoiceDownloading,
  VoiceDownloadFailed,
  VoiceOfferedForAnother,
  VoiceDeclined,
  ChosenVoiceHasNoKey,
  ThinkingVoiceOnly,
  WritingVoiceOnly,
  UnspokenVoiceOnly,
  FailedVoiceOnly,
  UnansweredVoiceOnly,
  ListeningQuiet,
  ListeningTalking,
  ListeningPausing,
  Finishing,
  NothingHeard,
  MicrophoneStarting,
  MicrophoneAsking,
  MicrophoneClaiming,
  MicrophoneRestarting,
  MicrophoneRestartingAgain,
  MicrophoneElsewhere,
  MicrophoneDenied,
  MicrophoneNetworkFailed,
  MicrophoneSilent,
  MicrophoneLanguageUnknown,
  MicrophoneFailed,
  MicrophoneUnsupported,
  VoiceActivityUnavailable,
  AutomaticSuspended,
  BargeInWatching,
  BargeInSuspected,
  BargeInFalseAlarm,
  BargeInConfirmed,
  AutomaticResuming,
});

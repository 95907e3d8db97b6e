import {
  SpeechError,
  type PreparedSpeech,
  type SpeechErrorReason,
  type SpeechPlayback,
  type SpeechRequest,
  type SpeechSynthesizer,
  type SpeechVoice,
  type VoiceStatus,
} from "@archive-of-minds/core";

/** One text on its way to be heard, which the test lets be heard. */
export interface FakeSpeech {
  readonly request: SpeechRequest;
  /** Preparing's own. */
  readonly signal: AbortSignal;
  /** What it is played with, from then on. */
  readonly playback: SpeechPlayback | null;
  readonly isPlaying: boolean;
  /** Whether it is over: finished, failed or aborted. What the test does afterwards reaches nobody. */
  readonly hasEnded: boolean;
  /** So many characters have been spoken; the first time it is heard. */
  say(spokenCharacters: number): void;
  /** The last sound was heard; where it does not play yet, it ends as soon as it does. */
  finish(): void;
  fail(error: SpeechErrorReason | Error): void;
}

/** A voice in memory, whose sounds the test decides. It has no timers. */
export interface FakeSpeechSynthesizer extends SpeechSynthesizer {
  /** Everything that was prepared, oldest first. */
  readonly prepared: readonly FakeSpeech[];
  /** What plays now; more than one at a time would be a fault of whoever plays them. */
  readonly playing: readonly FakeSpeech[];
  /** The next one that was not handed out yet; waits for one where there is none. */
  nextSpeech(): Promise<FakeSpeech>;
  /** How often it was unlocked. */
  readonly unlocks: number;
  /** For all voices from now on. */
  setAvailability(availability: Availability): void;
}

type Availability = VoiceStatus["availability"];

export interface FakeSpeechSynthesizerOptions {
  readonly name?: string;
  readonly kind?: SpeechSynthesizer["kind"];
  /** `ready` where left out. */
  readonly availability?: Availability;
  /** What may be chosen from, for everybody. */
  readonly voices?: readonly SpeechVoice[];
  /** Says everything by itself, word by word and in no time. Left out, the test does. */
  readonly speaks?: boolean;
}

/**
 * @example
 * const voice = createFakeSpeechSynthesizer()
 * const played = voice.prepare({ text: 'Good evening.', voice: 'tesla' }, { signal }).play({ signal, volume })
 * const speech = await voice.nextSpeech()
 * speech.say(4)
 * speech.finish()
 * await played
 */
export function createFakeSpeechSynthesizer(options: FakeSpeechSynthesizerOptions = {}): FakeSpeechSynthesizer {
  const { name = "Fake voice", kind = "builtIn", voices = [], speaks = false } = options;
  let { availability = "ready" } = options;
  const prepared: FakeSpeech[] = [];
  const untaken: FakeSpeech[] = [];
  const waiting: ((speech: FakeSpeech) => void)[] = [];
  let unlocks = 0;

  return {
    name,
    kind,
    prepared,
    get playing() {
      return prepared.filter(({ isPlaying }) => isPlaying);
    },
    get unlocks() {
      return unlocks;
    },
    describe: async () => ({
      availability,
      engine: { name, kind },
      ...(voices.length > 1 && { voices }),
    }),
    setAvailability: (next) => void (availability = next),
    unlock: () => void (unlocks += 1),
    nextSpeech: async () => untaken.shift() ?? new Promise<FakeSpeech>((resolve) => waiting.push(resolve)),
    prepare(request, { signal }) {
      const { speech, play } = prepareSpeech(request, signal, speaks);
      prepared.push(speech);
      const taker = waiting.shift();
      if (taker === undefined) untaken.push(speech);
      else taker(speech);
      return { play };
    },
  };
}

function prepareSpeech(
  request: SpeechRequest,
  signal: AbortSignal,
  speaks: boolean,
): { readonly speech: FakeSpeech } & PreparedSpeech {
  let playback: SpeechPlayback | null = null;
  let hasEnded = false;
  let settle = (_error: Error | null) => {};
  const outcome = new Promise<void>((resolve, reject) => {
    settle = (error) => {
      hasEnded = true;
      if (error === null) resolve();
      else reject(error);
    };
  });
  outcome.catch(() => {});
  const aborted = () => settle(new DOMException("The speech was aborted.", "AbortError"));
  const isAborted = () => signal.aborted || playback?.signal.aborted === true;

  const speech: FakeSpeech = {
    request,
    signal,
    get playback() {
      return playback;
    },
    get isPlaying() {
      return playback !== null && !speech.hasEnded;
    },
    get hasEnded() {
      return hasEnded || isAborted();
    },
    say(spokenCharacters) {
      if (speech.isPlaying) playback?.onProgress?.(spokenCharacters);
    },
    finish() {
      if (!speech.hasEnded) settle(null);
    },
    fail(error) {
      if (!speech.hasEnded)
        settle(error instanceof Error ? error : new SpeechError(error, `The fake fails: ${error}.`));
    },
  };

  const sayAll = async () => {
    // Lets an abort in the same turn overtake the first sound.
    await Promise.resolve();
    speech.say(0);
    for (const word of request.text.matchAll(/\S+/g)) {
      await Promise.resolve();
      speech.say(word.index + word[0].length);
    }
    speech.say(request.text.length);
    speech.finish();
  };

  return {
    speech,
    async play(given) {
      playback = given;
      if (isAborted()) aborted();
      signal.addEventListener("abort", aborted, { once: true });
      given.signal.addEventListener("abort", aborted, { once: true });
      try {
        if (speaks) void sayAll();
        await outcome;
      } finally {
        signal.removeEventListener("abort", aborted);
        given.signal.removeEventListener("abort", aborted);
      }
    },
  };
}

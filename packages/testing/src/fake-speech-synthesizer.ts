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
import { createPendingQueue } from "./pending-queue";

/** One prepared text, whose playback the test controls. */
export interface FakeSpeech {
  readonly request: SpeechRequest;
  /** The signal passed to `prepare`. */
  readonly signal: AbortSignal;
  /** The options passed to `play`; `null` before that. */
  readonly playback: SpeechPlayback | null;
  readonly isPlaying: boolean;
  /** Whether it is over: finished, failed or aborted. Later calls have no effect. */
  readonly hasEnded: boolean;
  /** Reports how many characters have been spoken. The first call is the first sound. */
  say(spokenCharacters: number): void;
  /** Ends the playback; before it plays, it ends as soon as it plays. */
  finish(): void;
  fail(error: SpeechErrorReason | Error): void;
}

/** A voice in memory, whose playback the test controls. It has no timers. */
export interface FakeSpeechSynthesizer extends SpeechSynthesizer {
  /** Every prepared text, oldest first. */
  readonly prepared: readonly FakeSpeech[];
  /** What plays now; more than one at a time is an error of the caller. */
  readonly playing: readonly FakeSpeech[];
  /** How loud it plays now; `null` while nothing plays. */
  readonly volume: number | null;
  /** The oldest one that was not returned before; waits for one if there is none. */
  nextSpeech(): Promise<FakeSpeech>;
  /** How often it was unlocked. */
  readonly unlocks: number;
  /** Sets the availability of all voices. */
  setAvailability(availability: Availability): void;
}

type Availability = VoiceStatus["availability"];

/** What a fake voice is, and how much of its playback happens by itself. */
export interface FakeSpeechSynthesizerOptions {
  /** Default `Fake voice`. */
  readonly name?: string;
  /** Default `builtIn`. */
  readonly kind?: SpeechSynthesizer["kind"];
  /** `ready` by default. */
  readonly availability?: Availability;
  /** The voices that every character offers; a single one is no choice and is not listed. Default: none. */
  readonly voices?: readonly SpeechVoice[];
  /** Whether the first sound is heard as soon as it plays. Otherwise, the default, the test reports it. */
  readonly begins?: boolean;
  /** Whether it speaks everything by itself, word by word at once. Otherwise, the default, the test does. */
  readonly speaks?: boolean;
}

/**
 * A fake of a voice, without sound. The test takes each text with `nextSpeech`, reports its progress with `say`, and
 * ends it with `finish` or `fail`; with `speaks`, each text plays by itself.
 *
 * @example
 * const voice = createFakeSpeechSynthesizer()
 * const played = voice.prepare({ text: 'Good evening.', voice: 'tesla' }, { signal }).play({ signal, volume })
 * const speech = await voice.nextSpeech()
 * speech.say(4)
 * speech.finish()
 * await played
 */
export function createFakeSpeechSynthesizer(options: FakeSpeechSynthesizerOptions = {}): FakeSpeechSynthesizer {
  const { name = "Fake voice", kind = "builtIn", voices = [], begins = false, speaks = false } = options;
  let { availability = "ready" } = options;
  const prepared: FakeSpeech[] = [];
  const pending = createPendingQueue<FakeSpeech>();
  let unlocks = 0;

  const playing = () => prepared.filter(({ isPlaying }) => isPlaying);

  return {
    name,
    kind,
    prepared,
    get playing() {
      return playing();
    },
    get volume() {
      return playing().at(-1)?.playback?.volume.value ?? null;
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
    nextSpeech: pending.next,
    prepare(request, { signal }) {
      const { speech, play } = prepareSpeech(request, signal, { begins, speaks });
      prepared.push(speech);
      pending.push(speech);
      return { play };
    },
  };
}

function prepareSpeech(
  request: SpeechRequest,
  signal: AbortSignal,
  { begins, speaks }: { readonly begins: boolean; readonly speaks: boolean },
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
        if (begins) speech.say(0);
        if (speaks) void sayAll();
        await outcome;
      } finally {
        signal.removeEventListener("abort", aborted);
        given.signal.removeEventListener("abort", aborted);
      }
    },
  };
}

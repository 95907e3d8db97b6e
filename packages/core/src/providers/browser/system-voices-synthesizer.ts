import {
  SpeechError,
  type SpeechErrorReason,
  type SpeechPlayback,
  type SpeechRequest,
  type SpeechSynthesizer,
} from "../../contracts";
import { abortError, anySignal, onAbort } from "../../shared/aborting";
import { pickSystemVoice, rankSystemVoices, systemCasting } from "./system-voices";

/** What {@link createSystemSpeechSynthesizer} takes; everything has a default. */
export interface SystemSpeechSynthesizerOptions {
  /** The browser's own, looked up when used. */
  readonly synthesis?: SpeechSynthesis;
  /** Makes an utterance of a text. Left out, `new SpeechSynthesisUtterance(text)`. */
  readonly createUtterance?: (text: string) => SpeechSynthesisUtterance;
  /** How long a voice may take to begin, in milliseconds; five seconds if left out. */
  readonly startMs?: number;
  /** Whether a sentence can be paused and resumed. Left out, everywhere but on Android, where pausing ends it. */
  readonly canHold?: boolean;
}

/** Below this volume it pauses: the volume cannot change within a sentence. */
const HELD_BELOW = 0.5;

const engine = { name: "System voice", kind: "system" } as const;

/** How long voices may take to be found: browsers list them some time after the page has loaded. */
const VOICES_MS = 1_500;
const POLL_MS = 100;
const PROGRESS_MS = 200;
/** Slower than any voice speaks; one that takes longer has stopped without an event. */
const SLOWEST_CHARACTERS_PER_SECOND = 6;
const LONGEST_PAUSE_MS = 5_000;
const CHARACTERS_PER_SECOND = 15;

const reasons: Readonly<Record<string, SpeechErrorReason>> = {
  "not-allowed": "blocked",
  network: "network",
  "synthesis-unavailable": "unsupported",
  "language-unavailable": "unsupported",
  "voice-unavailable": "unsupported",
  "text-too-long": "invalid",
  "invalid-argument": "invalid",
};

/**
 * Speaks with the voices of the operating system, those on this device only. The volume cannot change
 * within a sentence: at a low volume the sentence pauses, and a new volume applies from the next sentence.
 *
 * @example
 * const voice = createSystemSpeechSynthesizer()
 * const { availability } = await voice.describe('tesla')
 */
export function createSystemSpeechSynthesizer(options: SystemSpeechSynthesizerOptions = {}): SpeechSynthesizer {
  const {
    startMs = 5_000,
    canHold = !/Android/i.test(globalThis.navigator?.userAgent ?? ""),
    createUtterance = (text: string) => new SpeechSynthesisUtterance(text),
  } = options;
  const synthesisOrNull = () =>
    options.synthesis ?? (globalThis.speechSynthesis as SpeechSynthesis | undefined) ?? null;
  // A browser that has collected an utterance sends no more events for it.
  const utterances = new Set<SpeechSynthesisUtterance>();
  let primed = false;
  // Waits for voices only once; later ones are still found when they load.
  let patienceMs = VOICES_MS;
  const find = async (synthesis: SpeechSynthesis, voice: string, id?: string) => {
    const found = await findVoice(synthesis, voice, id, patienceMs);
    if (found === null) patienceMs = 0;
    return found;
  };

  const speak = (
    synthesis: SpeechSynthesis,
    { text, voice, settings }: SpeechRequest,
    chosen: SpeechSynthesisVoice,
    { signal, volume, onProgress }: SpeechPlayback,
  ) =>
    new Promise<void>((resolve, reject) => {
      const casting = systemCasting(voice);
      const utterance = createUtterance(text);
      const rate = Math.min(2, Math.max(0.5, casting.rate * (settings?.speed ?? 1)));
      utterance.voice = chosen;
      utterance.lang = chosen.lang.replace("_", "-");
      utterance.rate = rate;
      utterance.pitch = casting.pitch;
      utterance.volume = Number.isFinite(volume.value) ? Math.min(1, Math.max(0, volume.value)) : 1;

      let over = false;
      let spoken = 0;
      let lastWord = 0;
      let ticker: ReturnType<typeof setInterval> | undefined;
      let watchdog: ReturnType<typeof setTimeout> | undefined;
      let forget = () => {};
      let isHeld = false;
      const hold = () => {
        const wanted = volume.value < HELD_BELOW && utterance.volume >= HELD_BELOW;
        if (over || !canHold || wanted === isHeld) return;
        isHeld = wanted;
        if (isHeld) synthesis.pause();
        else synthesis.resume();
      };
      const unsubscribe = volume.subscribe(hold);

      const finish = (settle: () => void) => {
        if (over) return;
        over = true;
        unsubscribe();
        // The next utterance would be paused, too.
        if (isHeld) synthesis.resume();
        clearInterval(ticker);
        clearTimeout(watchdog);
        forget();
        utterances.delete(utterance);
        settle();
      };
      const fail = (error: Error) =>
        finish(() => {
          synthesis.cancel();
          reject(error);
        });
      const expectWithin = (milliseconds: number) => {
        clearTimeout(watchdog);
        watchdog = setTimeout(() => fail(new SpeechError("timeout", "The voice fell silent.")), milliseconds);
      };
      const notify = (characters: number) => {
        if (over) return;
        spoken = Math.max(spoken, Math.min(text.length, Math.floor(characters)));
        onProgress?.(spoken);
      };

      utterance.onstart = () => {
        if (over) return;
        expectWithin((text.length / SLOWEST_CHARACTERS_PER_SECOND / rate) * 1_000 + LONGEST_PAUSE_MS);
        const began = performance.now();
        lastWord = began;
        notify(0);
        ticker = setInterval(() => {
          if (isHeld) return;
          const now = performance.now();
          // Where no words are reported, the progress is estimated by time.
          const guessed = ((now - began) / 1_000) * CHARACTERS_PER_SECOND * rate;
          notify(now - lastWord > 1_000 ? Math.min(guessed, text.length - 1) : spoken);
        }, PROGRESS_MS);
      };
      utterance.onboundary = ({ charIndex }) => {
        lastWord = performance.now();
        notify(charIndex);
      };
      utterance.onend = () => {
        notify(text.length);
        finish(resolve);
      };
      utterance.onerror = ({ error }) =>
        finish(() => reject(new SpeechError(reasons[error] ?? "unknown", `The system's voice failed: ${error}.`)));

      utterances.add(utterance);
      forget = onAbort(signal, () => fail(abortError()));
      expectWithin(startMs);
      // A former page or a dead utterance may have left entries in the queue.
      synthesis.cancel();
      synthesis.speak(utterance);
    });

  return {
    ...engine,

    async describe(voice) {
      const synthesis = synthesisOrNull();
      if (synthesis === null || (await find(synthesis, voice)) === null) return { availability: "unavailable", engine };
      const voices = rankSystemVoices(synthesis.getVoices(), voice).map(({ voiceURI, name, lang }) => ({
        id: voiceURI,
        name: `${name} (${lang.replace("_", "-")})`,
      }));
      return { availability: "ready", engine, ...(voices.length > 1 && { voices }) };
    },

    unlock() {
      const synthesis = synthesisOrNull();
      if (synthesis === null || primed) return;
      primed = true;
      // Phones drop utterances outside a press, until one was spoken inside a press.
      const silence = createUtterance("");
      silence.volume = 0;
      synthesis.speak(silence);
    },

    prepare(request, { signal }) {
      return {
        async play(playback) {
          if (signal.aborted || playback.signal.aborted) throw abortError();
          const both = anySignal(signal, playback.signal);
          try {
            const synthesis = synthesisOrNull();
            const voice = synthesis === null ? null : await find(synthesis, request.voice, request.voiceId);
            if (both.signal.aborted) throw abortError();
            if (synthesis === null || voice === null)
              throw new SpeechError("unsupported", "This system has no voice for English.");
            await speak(synthesis, request, voice, { ...playback, signal: both.signal });
          } finally {
            both.release();
          }
        },
      };
    },
  };
}

/** Browsers list no voices at first; some fire an event when they have them, and some do not. */
function findVoice(
  synthesis: SpeechSynthesis,
  voice: string,
  id: string | undefined,
  patienceMs: number,
): Promise<SpeechSynthesisVoice | null> {
  const look = () => pickSystemVoice(synthesis.getVoices(), voice, id);
  const found = look();
  if (found !== null || patienceMs === 0 || synthesis.getVoices().length > 0) return Promise.resolve(found);
  return new Promise((resolve) => {
    const settle = (result: SpeechSynthesisVoice | null) => {
      clearInterval(poll);
      clearTimeout(patience);
      synthesis.removeEventListener("voiceschanged", check);
      resolve(result);
    };
    const check = () => {
      if (synthesis.getVoices().length > 0) settle(look());
    };
    const poll = setInterval(check, POLL_MS);
    const patience = setTimeout(() => settle(null), patienceMs);
    synthesis.addEventListener("voiceschanged", check);
  });
}

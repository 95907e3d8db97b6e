import { SpeechError, type SoundEffectsPlayer, type SpeechSynthesizer, type VoiceDownload } from "../../contracts";
import { createLoadable } from "../../shared/fetch-once";

/** What speaks, and what belongs to it. */
export interface Voices {
  readonly synthesizer: SpeechSynthesizer;
  readonly download: VoiceDownload;
  readonly soundEffects: SoundEffectsPlayer;
  readonly outputLevel: () => number;
}

/** In milliseconds, where idle time is not reported. */
const IDLE_FALLBACK = 500;

/** Runs a task when the page is idle; later in browsers that do not report that. */
function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(task);
  else setTimeout(task, IDLE_FALLBACK);
}

/** Starting the output takes a slow phone 0.2 s, which the first press after the login would wait for. */
function unlockAhead(voices: Voices): Voices {
  if (navigator.userActivation?.hasBeenActive) whenIdle(() => voices.synthesizer.unlock());
  return voices;
}

/** What {@link createLazyVoices} has to know before the voices are loaded. */
export interface LazyVoicesOptions {
  /** What `download` will fetch, in bytes, told before the voices are loaded. */
  readonly totalBytes: number;
}

/**
 * Voices that are loaded on first use, so that the first page does not contain them.
 *
 * @example
 * const voices = createLazyVoices(async () => (await import('./voices')).voices, { totalBytes: fliteBytes })
 */
export function createLazyVoices(load: () => Promise<Voices>, { totalBytes }: LazyVoicesOptions): Voices {
  const voices = createLoadable(() =>
    load().then(unlockAhead, (cause: unknown) => {
      throw new SpeechError("network", "The voices could not be loaded.", { cause });
    }),
  );
  return {
    synthesizer: {
      get name() {
        return voices.value?.synthesizer.name ?? "Voice";
      },
      get kind() {
        return voices.value?.synthesizer.kind ?? "builtIn";
      },
      describe: async (voice) => (await voices.load()).synthesizer.describe(voice),
      unlock: () => voices.value?.synthesizer.unlock(),
      prepare(request, options) {
        const prepared = voices.load().then(({ synthesizer }) => synthesizer.prepare(request, options));
        prepared.catch(() => {});
        return { play: async (playback) => (await prepared).play(playback) };
      },
    },
    soundEffects: { play: async (effects, playback) => (await voices.load()).soundEffects.play(effects, playback) },
    outputLevel: () => voices.value?.outputLevel() ?? 0,
    download: {
      totalBytes,
      download: async (options) => (await voices.load()).download.download(options),
    },
  };
}

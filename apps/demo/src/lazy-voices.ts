import {
  SpeechError,
  type SoundEffectsPlayer,
  type SpeechSynthesizer,
  type VoiceDownload,
} from "@archive-of-minds/core";
import { fliteBytes } from "@archive-of-minds/core/providers/flite-voice";

interface Voices {
  readonly synthesizer: SpeechSynthesizer;
  readonly download: VoiceDownload;
  readonly soundEffects: SoundEffectsPlayer;
  readonly outputLevel: () => number;
}

/** Voices that are loaded on first use, so that the first page does not contain them. */
export function createLazyVoices(load: () => Promise<Voices>): Voices {
  let loaded: Voices | null = null;
  let loading: Promise<Voices> | null = null;
  const voices = async (): Promise<Voices> => {
    loading ??= load().then(
      (value) => (loaded = value),
      (cause: unknown) => {
        loading = null;
        throw new SpeechError("network", "The voices could not be loaded.", { cause });
      },
    );
    return loading;
  };
  return {
    synthesizer: {
      get name() {
        return loaded?.synthesizer.name ?? "Voice";
      },
      get kind() {
        return loaded?.synthesizer.kind ?? "builtIn";
      },
      describe: async (voice) => (await voices()).synthesizer.describe(voice),
      unlock: () => loaded?.synthesizer.unlock(),
      prepare(request, options) {
        const prepared = voices().then(({ synthesizer }) => synthesizer.prepare(request, options));
        prepared.catch(() => {});
        return { play: async (playback) => (await prepared).play(playback) };
      },
    },
    soundEffects: { play: async (effects, playback) => (await voices()).soundEffects.play(effects, playback) },
    outputLevel: () => loaded?.outputLevel() ?? 0,
    download: {
      totalBytes: fliteBytes,
      download: async (options) => (await voices()).download.download(options),
    },
  };
}

import {
  SpeechError,
  createLoadable,
  type SoundEffectsPlayer,
  type SpeechSynthesizer,
  type VoiceDownload,
} from "@archive-of-minds/core";
import { fliteBytes } from "@archive-of-minds/core/providers/flite-voice";
import { whenIdle } from "./when-idle";

interface Voices {
  readonly synthesizer: SpeechSynthesizer;
  readonly download: VoiceDownload;
  readonly soundEffects: SoundEffectsPlayer;
  readonly outputLevel: () => number;
}

/** Starting the output takes a slow phone 0.2 s, which the first press after the login would wait for. */
function unlockAhead(voices: Voices): Voices {
  if (navigator.userActivation?.hasBeenActive) whenIdle(() => voices.synthesizer.unlock());
  return voices;
}

/** Voices that are loaded on first use, so that the first page does not contain them. */
export function createLazyVoices(load: () => Promise<Voices>): Voices {
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
      totalBytes: fliteBytes,
      download: async (options) => (await voices.load()).download.download(options),
    },
  };
}

import type { SoundEffectsPlayer } from "../../../contracts";
import type { AudioOutput } from "./audio-output";
import { renderSoundEffects } from "./render-sound-effects";
import type { SoundPiece } from "./sound";

const SAMPLE_RATE = 22_050;

/**
 * Plays sound effects through the page's audio output. They are computed here: no file is loaded.
 *
 * @example
 * void createSoundEffectsPlayer(output).play([{ type: 'buzz' }], { signal, volume })
 */
export function createSoundEffectsPlayer(output: Pick<AudioOutput, "prepare">): SoundEffectsPlayer {
  return {
    async play(effects, playback) {
      if (effects.length === 0) return;
      const pieces = async function* (): AsyncGenerator<SoundPiece> {
        yield { samples: renderSoundEffects(effects, SAMPLE_RATE), sampleRate: SAMPLE_RATE, characters: 0 };
      };
      await output
        .prepare({ kind: "samples", pieces: pieces(), characters: 0, cancel: () => {} }, playback)
        .play(playback);
    },
  };
}

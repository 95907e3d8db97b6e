import type { SpeechPlayback } from '../../../contracts'
import type { SoundEffect } from '../../../speaking/sound-effects'
import type { AudioOutput } from './audio-output'
import { renderSoundEffects } from './render-sound-effects'
import type { SoundPiece } from './sound'

/** Makes the sounds a text was found to hold. */
export interface SoundEffectsPlayer {
  /** Ends when the last of them has died away. Throws as a speech does. */
  play(effects: readonly Pick<SoundEffect, 'type'>[], playback: SpeechPlayback): Promise<void>
}

const SAMPLE_RATE = 22_050

/**
 * @example
 * const { effects, text } = findSoundEffects('Bzzzt, hello.')
 * void createSoundEffectsPlayer(output).play(effects, { signal, volume })
 */
export function createSoundEffectsPlayer(output: Pick<AudioOutput, 'prepare'>): SoundEffectsPlayer {
  return {
    async play(effects, playback) {
      if (effects.length === 0) return
      const pieces = async function* (): AsyncGenerator<SoundPiece> {
        yield { samples: renderSoundEffects(effects, SAMPLE_RATE), sampleRate: SAMPLE_RATE, characters: 0 }
      }
      await output.prepare({ kind: 'samples', pieces: pieces(), characters: 0, cancel: () => {} }, playback).play(playback)
    },
  }
}

import type { SpeechSynthesizer } from '../contracts'

/** A voice whose sentences begin at once and end when the test says so. */
export function createSilentVoice() {
  const playing = new Map<symbol, { finish(): void; volume(): number }>()
  const synthesizer: SpeechSynthesizer = {
    name: 'Silent voice',
    kind: 'builtIn',
    availability: () => Promise.resolve('ready'),
    unlock: () => {},
    prepare: () => ({
      play: ({ signal, volume, onProgress }) =>
        new Promise<void>((resolve, reject) => {
          const id = Symbol('sentence')
          playing.set(id, { finish: () => { playing.delete(id); resolve() }, volume: () => volume.value })
          signal.addEventListener('abort', () => { playing.delete(id); reject(new DOMException('stopped', 'AbortError')) })
          onProgress?.(0)
        }),
    }),
  }
  return {
    synthesizer,
    isPlaying: () => playing.size > 0,
    volume: () => [...playing.values()].at(-1)?.volume() ?? null,
    finishSentence: () => [...playing.values()].at(-1)?.finish(),
  }
}

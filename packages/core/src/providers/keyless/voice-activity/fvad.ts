import { FRAME_SAMPLES, SAMPLE_RATE } from './framer'

/** Judges one frame of sound after the other. */
export interface SpeechJudge {
  isSpeech(frame: Int16Array): boolean
  free(): void
}

/** From 0, which takes much for speech, to 3, which takes little. */
const STRICTNESS = 2

/**
 * Loads the WebRTC voice activity detector (libfvad, BSD licence) and gives a maker of judges, each with a memory of its
 * own.
 *
 * @param wasm the file `fvad.wasm` of the package `@echogarden/fvad-wasm`.
 */
export async function loadFvad(wasm: ArrayBuffer): Promise<() => SpeechJudge> {
  const { default: load } = await import('@echogarden/fvad-wasm')
  const module = await load({ wasmBinary: wasm, print: () => {}, printErr: () => {} })
  return () => {
    const instance = module._fvad_new()
    const address = module._malloc(FRAME_SAMPLES * Int16Array.BYTES_PER_ELEMENT)
    module._fvad_set_mode(instance, STRICTNESS)
    module._fvad_set_sample_rate(instance, SAMPLE_RATE)
    return {
      isSpeech(frame) {
        module.HEAP16.set(frame, address / Int16Array.BYTES_PER_ELEMENT)
        return module._fvad_process(instance, address, FRAME_SAMPLES) === 1
      },
      free() {
        module._free(address)
        module._fvad_free(instance)
      },
    }
  }
}

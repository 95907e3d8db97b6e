import { FRAME_SAMPLES, SAMPLE_RATE } from "./framer";

/** Classifies one frame of sound after the other. */
export interface SpeechJudge {
  isSpeech(frame: Int16Array): boolean;
  free(): void;
}

/** From 0, which accepts much as speech, to 3, which accepts little. */
const STRICTNESS = 2;

/** The exports of the program, under the short names of its compiler. */
interface FvadExports {
  readonly c: WebAssembly.Memory;
  /** Has to run before anything else. */
  readonly d: () => void;
  readonly e: () => number;
  readonly f: (bytes: number) => number;
  readonly h: (instance: number) => void;
  readonly i: (address: number) => void;
  readonly j: (instance: number, mode: number) => number;
  readonly k: (instance: number, sampleRate: number) => number;
  /** 1 for speech, 0 for anything else, -1 for a frame of the wrong length. */
  readonly l: (instance: number, samples: number, length: number) => number;
}

// A detector takes less than a kilobyte of the program's 16 MB, so the memory never grows.
const imports = {
  a: {
    a: () => {
      throw new Error("The voice activity detector found a fault in itself.");
    },
    b: () => 0,
  },
};

/**
 * Loads the WebRTC voice activity detector (libfvad, BSD licence) and returns a factory of detectors, each with its own
 * state.
 *
 * The program is started without its own script, which imports Node's `module` and so breaks bundlers for browsers.
 *
 * @param wasm the file `fvad.wasm` of the package `@echogarden/fvad-wasm` 0.2.0.
 */
export async function loadFvad(wasm: ArrayBuffer): Promise<() => SpeechJudge> {
  const { instance: program } = await WebAssembly.instantiate(wasm, imports);
  const {
    c: memory,
    d: begin,
    e: make,
    f: allocate,
    h: discard,
    i: release,
    j: setMode,
    k: setSampleRate,
    l: judge,
  } = program.exports as unknown as FvadExports;
  begin();
  const samples = new Int16Array(memory.buffer);
  return () => {
    const instance = make();
    const address = allocate(FRAME_SAMPLES * Int16Array.BYTES_PER_ELEMENT);
    setMode(instance, STRICTNESS);
    setSampleRate(instance, SAMPLE_RATE);
    return {
      isSpeech(frame) {
        samples.set(frame, address / Int16Array.BYTES_PER_ELEMENT);
        return judge(instance, address, FRAME_SAMPLES) === 1;
      },
      free() {
        release(address);
        discard(instance);
      },
    };
  };
}

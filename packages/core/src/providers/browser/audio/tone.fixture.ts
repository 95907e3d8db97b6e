import type { EncodedSound, SampledSound } from "./sound";
import { toWav } from "./wav";

export function toneSamples(seconds: number, { hertz = 440, sampleRate = 16_000 } = {}): Float32Array<ArrayBuffer> {
  return Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, index) => 0.5 * Math.sin((2 * Math.PI * hertz * index) / sampleRate),
  );
}

/** Pieces of a tone, each as long as it takes to say so many characters. */
export function toneSound(
  pieces: readonly { readonly seconds: number; readonly characters: number }[],
  cancel = () => {},
): SampledSound {
  async function* make() {
    for (const { seconds, characters } of pieces)
      yield { samples: toneSamples(seconds), sampleRate: 16_000, characters };
  }
  return {
    kind: "samples",
    pieces: make(),
    characters: pieces.reduce((sum, { characters }) => sum + characters, 0),
    cancel,
  };
}

/** A tone as a file. */
export function toneWav(seconds: number, hertz = 440): Uint8Array<ArrayBuffer> {
  const samples = Int16Array.from(toneSamples(seconds, { hertz }), (sample) => sample * 32_767);
  return toWav([new Uint8Array(samples.buffer)], 16_000);
}

export function wavSound(
  bytes: readonly Uint8Array<ArrayBuffer>[],
  { rate = 1, characters = 10, cancel = () => {} } = {},
): EncodedSound {
  async function* make() {
    yield* bytes;
  }
  return { kind: "encoded", mimeType: "audio/wav", bytes: make(), rate, characters, cancel };
}

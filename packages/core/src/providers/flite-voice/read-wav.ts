export interface Samples {
  readonly samples: Float32Array<ArrayBuffer>;
  readonly sampleRate: number;
}

/** Reads 16-bit samples of one channel (RIFF WAVE); an empty list where there are none. */
export function readWav(bytes: Uint8Array): Samples {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let sampleRate = 16_000;
  for (let at = 12; at + 8 <= bytes.length;) {
    const id = String.fromCharCode(...bytes.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    if (id === "fmt ") sampleRate = view.getUint32(at + 12, true);
    if (id === "data") {
      const count = Math.floor(Math.min(length, bytes.length - at - 8) / 2);
      const samples = new Float32Array(count);
      for (let index = 0; index < count; index += 1) samples[index] = view.getInt16(at + 8 + 2 * index, true) / 32_768;
      return { samples, sampleRate };
    }
    at += 8 + length + (length % 2);
  }
  return { samples: new Float32Array(0), sampleRate };
}

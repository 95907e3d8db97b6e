/** A minute and forty seconds at most, however long the text. */
const LONGEST_MS = 100_000;

/** The duration of a spoken text, in milliseconds: fifteen characters a second. */
export function speakingTime(text: string): number {
  return Math.min(LONGEST_MS, Math.max(200, Math.round((text.length / 15) * 1000)));
}

/** A soft tone as 16-bit little-endian samples, one channel. */
export function tone(milliseconds: number, sampleRate: number): Buffer {
  const samples = Math.round((milliseconds / 1000) * sampleRate);
  const bytes = Buffer.alloc(samples * 2);
  for (let index = 0; index < samples; index += 1) {
    // Its volume rises and falls three times a second, as in speech.
    const loudness = 0.3 * Math.sin((Math.PI * index * 3) / sampleRate) ** 2;
    bytes.writeInt16LE(Math.round(loudness * 32_767 * Math.sin((2 * Math.PI * 220 * index) / sampleRate)), index * 2);
  }
  return bytes;
}

const ULAW_BIAS = 0x84;
const ULAW_CLIP = 32_635;

/** Encodes 16-bit samples for a telephone, one byte each (ITU-T G.711, µ-law). */
export function toUlaw(samples: Buffer): Buffer {
  const bytes = Buffer.alloc(samples.length / 2);
  for (let index = 0; index < bytes.length; index += 1) {
    const sample = samples.readInt16LE(index * 2);
    const magnitude = Math.min(ULAW_CLIP, Math.abs(sample)) + ULAW_BIAS;
    const exponent = 31 - Math.clz32(magnitude) - 7;
    const mantissa = (magnitude >> (exponent + 3)) & 0x0f;
    bytes[index] = ~((sample < 0 ? 0x80 : 0) | (exponent << 4) | mantissa) & 0xff;
  }
  return bytes;
}

interface Mp3Layout {
  /** The four bytes at the start of every frame. */
  readonly header: readonly number[];
  readonly frameBytes: number;
  readonly frameMs: number;
}

/** One-channel layer III (ISO/IEC 11172-3 and 13818-3): rates in Hz and kbit/s. */
const mp3Layouts: Readonly<Record<string, Mp3Layout>> = {
  mp3_22050_32: { header: [0xff, 0xf3, 0x40, 0xc0], frameBytes: 104, frameMs: 576 / 22.05 },
  mp3_44100_32: { header: [0xff, 0xfb, 0x10, 0xc0], frameBytes: 104, frameMs: 1152 / 44.1 },
  mp3_44100_64: { header: [0xff, 0xfb, 0x50, 0xc0], frameBytes: 208, frameMs: 1152 / 44.1 },
  mp3_44100_96: { header: [0xff, 0xfb, 0x70, 0xc0], frameBytes: 313, frameMs: 1152 / 44.1 },
  mp3_44100_128: { header: [0xff, 0xfb, 0x90, 0xc0], frameBytes: 417, frameMs: 1152 / 44.1 },
};

export interface EncodedSpeech {
  readonly contentType: string;
  /** The sound in pieces of about a fifth of a second, each playable after the one before. */
  readonly pieces: readonly Buffer[];
}

/**
 * Sound as long as the text takes to say: a tone for `pcm_<rate>`, silence for `mp3_<rate>_<kbps>`, whose empty frames
 * every decoder plays.
 *
 * @returns `null` for a format that the stand-in does not have.
 */
export function encodeSpeech(text: string, format: string): EncodedSpeech | null {
  const duration = speakingTime(text);
  const rate = /^pcm_(8000|16000|22050|24000|44100|48000)$/.exec(format)?.[1];
  if (rate !== undefined)
    return {
      contentType: "audio/pcm",
      pieces: inPieces(tone(duration, Number(rate)), 2 * Math.round(Number(rate) / 5)),
    };
  const layout = mp3Layouts[format];
  if (layout === undefined) return null;
  const frame = Buffer.alloc(layout.frameBytes);
  frame.set(layout.header);
  const frames = Math.ceil(duration / layout.frameMs);
  return {
    contentType: "audio/mpeg",
    pieces: inPieces(Buffer.concat(Array<Buffer>(frames).fill(frame)), layout.frameBytes * 8),
  };
}

function inPieces(bytes: Buffer, size: number): Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}

/** Samples of one channel, as they are made; they are heard without a gap. */
export interface SampledSound {
  readonly kind: "samples";
  readonly pieces: AsyncIterable<SoundPiece>;
  /** How many characters of the text they speak in total. */
  readonly characters: number;
  /** Called when the rest is not needed. */
  readonly cancel: () => void;
}

/** A piece of a {@link SampledSound}. */
export interface SoundPiece {
  /** From -1 to 1. */
  readonly samples: Float32Array<ArrayBuffer>;
  /** In hertz. */
  readonly sampleRate: number;
  /** How many characters of the text it speaks. */
  readonly characters: number;
}

/** A file in a format browsers play, as it arrives. */
export interface EncodedSound {
  readonly kind: "encoded";
  readonly mimeType: "audio/mpeg" | "audio/wav";
  readonly bytes: AsyncIterable<Uint8Array<ArrayBuffer>>;
  /** How much faster than recorded; the pitch is kept. */
  readonly rate: number;
  /** How many characters of the text it speaks. */
  readonly characters: number;
  /** Called when the rest is not needed. */
  readonly cancel: () => void;
}

/** What `AudioOutput.prepare` takes: samples as they are made, or an encoded file as it arrives. */
export type Sound = SampledSound | EncodedSound;

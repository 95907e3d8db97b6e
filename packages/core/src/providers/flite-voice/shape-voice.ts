import type { FliteCasting } from "../../characters";

/** The effects that are applied to a rendered voice. */
export type VoiceShape = Pick<FliteCasting, "gain" | "ring">;

/** The share of the unmodified voice in the machine effect. */
const DRY = 0.35;
/** Louder samples are compressed, so that none is clipped. */
const KNEE = 0.7;

/** Changes the samples in place. */
export function shapeVoice(samples: Float32Array, sampleRate: number, { ring, gain }: VoiceShape): void {
  const step = (2 * Math.PI * (ring ?? 0)) / sampleRate;
  for (let index = 0; index < samples.length; index += 1) {
    const share = ring === undefined ? 1 : DRY + (1 - DRY) * Math.sin(step * index);
    samples[index] = limit(samples[index]! * share * gain);
  }
}

function limit(sample: number): number {
  const loudness = Math.abs(sample);
  if (loudness <= KNEE) return sample;
  return Math.sign(sample) * (KNEE + (1 - KNEE) * Math.tanh((loudness - KNEE) / (1 - KNEE)));
}

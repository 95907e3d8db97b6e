import type { FliteCasting } from "../../characters";

/** What is done to a voice after it was made. */
export type VoiceShape = Pick<FliteCasting, "gain" | "ring">;

/** How much of the voice itself is left beside the machine. */
const DRY = 0.35;
/** What is louder than this is bent, so that nothing is cut off. */
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

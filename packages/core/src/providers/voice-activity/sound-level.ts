/** The levels of silence and of a loud voice, in decibels relative to full scale. */
const SILENT = -60;
const LOUD = -15;

/** The perceived loudness of a piece of sound: 0 for silence, 1 for a loud voice. */
export function soundLevel(samples: Float32Array): number {
  let energy = 0;
  for (const sample of samples) energy += sample * sample;
  if (energy === 0) return 0;
  const decibels = 10 * Math.log10(energy / samples.length);
  return Math.max(0, Math.min(1, (decibels - SILENT) / (LOUD - SILENT)));
}

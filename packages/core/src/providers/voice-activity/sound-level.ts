/** In decibels below full scale: what counts as silence, and what as loud. */
const SILENT = -60;
const LOUD = -15;

/** How loud a stretch of sound is to the ear: 0 for silence, 1 for a loud voice. */
export function soundLevel(samples: Float32Array): number {
  let energy = 0;
  for (const sample of samples) energy += sample * sample;
  if (energy === 0) return 0;
  const decibels = 10 * Math.log10(energy / samples.length);
  return Math.max(0, Math.min(1, (decibels - SILENT) / (LOUD - SILENT)));
}

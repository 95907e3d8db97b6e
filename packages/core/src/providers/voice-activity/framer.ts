/** In samples a second: what the detector is given, whatever the microphone gives. */
export const SAMPLE_RATE = 16_000;
/** In milliseconds. */
export const FRAME_LENGTH = 30;
export const FRAME_SAMPLES = (SAMPLE_RATE / 1000) * FRAME_LENGTH;

/**
 * Cuts sound of any rate into frames of 30 ms at 16 kHz. Samples that fall together are averaged, which is filter enough
 * for telling speech.
 *
 * @returns takes the next samples, -1 to 1, and gives the frames that are full now.
 */
export function createFramer(rate: number): (samples: Float32Array) => readonly Int16Array[] {
  const step = rate / SAMPLE_RATE;
  let frame = new Int16Array(FRAME_SAMPLES);
  let filled = 0;
  let sum = 0;
  let count = 0;
  /** How many samples of the microphone, in part perhaps, are still wanted for the next one of the frame. */
  let wanted = step;
  return (samples) => {
    const frames: Int16Array[] = [];
    for (const sample of samples) {
      sum += sample;
      count += 1;
      wanted -= 1;
      // More than once where the microphone gives less than 16 kHz.
      while (wanted <= 0) {
        frame[filled] = toInt16(count === 0 ? sample : sum / count);
        filled += 1;
        sum = 0;
        count = 0;
        wanted += step;
        if (filled < FRAME_SAMPLES) continue;
        frames.push(frame);
        frame = new Int16Array(FRAME_SAMPLES);
        filled = 0;
      }
    }
    return frames;
  };
}

function toInt16(sample: number): number {
  return Math.max(-1, Math.min(1, sample)) * 32_767;
}

/** The sample rate of the detector, whatever the rate of the microphone. */
export const SAMPLE_RATE = 16_000;
/** In milliseconds. */
export const FRAME_LENGTH = 30;
export const FRAME_SAMPLES = (SAMPLE_RATE / 1000) * FRAME_LENGTH;

/**
 * Cuts sound of any sample rate into frames of 30 ms at 16 kHz. Samples that fall into one are averaged, a filter that is
 * sufficient to detect speech.
 *
 * @returns a function that takes the next samples, -1 to 1, and returns the frames that are complete.
 */
export function createFramer(rate: number): (samples: Float32Array) => readonly Int16Array[] {
  const step = rate / SAMPLE_RATE;
  let frame = new Int16Array(FRAME_SAMPLES);
  let filled = 0;
  let sum = 0;
  let count = 0;
  /** The number of microphone samples, possibly fractional, that the next sample of the frame still needs. */
  let wanted = step;
  return (samples) => {
    const frames: Int16Array[] = [];
    for (const sample of samples) {
      sum += sample;
      count += 1;
      wanted -= 1;
      // Repeats a sample if the microphone has less than 16 kHz.
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

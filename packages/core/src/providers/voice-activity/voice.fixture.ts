/** A second of a voice-like sound: harmonics of 120 Hz through three formants, in syllables. */
export function voiceAt(seconds: number): number {
  let sum = 0;
  for (let harmonic = 1; harmonic < 25; harmonic += 1) {
    const frequency = harmonic * 120;
    const formants = [
      [600, 300, 1],
      [1_500, 300, 0.6],
      [2_500, 400, 0.3],
    ] as const;
    const gain = formants.reduce(
      (total, [centre, width, strength]) => total + strength * Math.exp(-(((frequency - centre) / width) ** 2)),
      0,
    );
    sum += gain * Math.sin(2 * Math.PI * frequency * seconds);
  }
  return sum * 0.12 * (0.6 + 0.4 * Math.sin(2 * Math.PI * 4 * seconds));
}

/** Sound of so many seconds from a function of time. */
export function soundOf(seconds: number, rate: number, at: (second: number) => number): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: Math.round(seconds * rate) }, (_, index) => at(index / rate));
}

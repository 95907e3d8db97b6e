import type { RandomSource } from "../contracts/clock";

/** Random numbers that are the same for the same seed, so that the same request is answered the same way. */
export function createSeededRandom(seed: string): RandomSource {
  // FNV-1a spreads the text, mulberry32 draws the numbers: both are a line long and good enough for picking phrases.
  let state = 2166136261;
  for (let i = 0; i < seed.length; i += 1) state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  return {
    next() {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    },
  };
}

import type { SoundEffectType } from "../../../contracts";
import type { SoundEffect } from "../../../speaking/sound-effects";

/** How long each sound lasts, in seconds. */
const durations: Readonly<Record<SoundEffectType, number>> = {
  buzz: 0.3,
  static: 0.4,
  hum: 0.5,
  whoosh: 0.6,
  flicker: 0.25,
};

/** From the beginning of one sound to that of the next. */
const SPACING_SECONDS = 0.1;
const LOUDEST = 0.5;
const FADE_SECONDS = 0.02;

/** One moment of a sound: its amplitude at a time in seconds, given noise of -1 to 1. */
type Wave = (time: number, noise: () => number) => number;

const sine = (hertz: number, time: number) => Math.sin(2 * Math.PI * hertz * time);
const saw = (hertz: number, time: number) => 2 * ((hertz * time) % 1) - 1;

const waves: Readonly<Record<SoundEffectType, () => Wave>> = {
  buzz: () => (time) => 0.5 * saw(118, time) * (0.7 + 0.3 * sine(31, time)),
  static: () => {
    let last = 0;
    return (_time, noise) => {
      const now = noise();
      // The difference of two samples is the high-frequency part of the noise.
      const bright = (now - last) / 2;
      last = now;
      return bright * (Math.abs(noise()) > 0.94 ? 1.6 : 0.6);
    };
  },
  hum: () => (time) => 0.6 * sine(60, time) + 0.3 * sine(120, time) + 0.12 * sine(180.7, time),
  whoosh: () => {
    let [low, band] = [0, 0];
    return (time, noise) => {
      const share = time / durations.whoosh;
      // A band of noise that rises and falls: a state-variable filter.
      const width = 0.05 + 0.5 * Math.sin(Math.PI * share);
      low += width * band;
      band += width * (noise() - low - 0.6 * band);
      return band * Math.sin(Math.PI * share) ** 2;
    };
  },
  flicker: () => (time) => (Math.floor(time * 48) % 3 === 0 ? 0.5 * sine(1_900 - 3_200 * time, time) : 0),
};

/** Renders all sounds of a text, each a tenth of a second after the one before. */
export function renderSoundEffects(
  effects: readonly Pick<SoundEffect, "type">[],
  sampleRate: number,
): Float32Array<ArrayBuffer> {
  const seconds = effects.reduce(
    (longest, { type }, index) => Math.max(longest, index * SPACING_SECONDS + durations[type]),
    0,
  );
  const mixed = new Float32Array(Math.ceil(seconds * sampleRate));
  for (const [index, { type }] of effects.entries())
    addTo(mixed, Math.round(index * SPACING_SECONDS * sampleRate), type, sampleRate);
  return mixed.map((sample) => LOUDEST * Math.tanh(sample / LOUDEST));
}

function addTo(mixed: Float32Array, from: number, type: SoundEffectType, sampleRate: number): void {
  const wave = waves[type]();
  const noise = createNoise();
  const length = Math.min(Math.round(durations[type] * sampleRate), mixed.length - from);
  for (let index = 0; index < length; index += 1) {
    const time = index / sampleRate;
    const fade = Math.min(1, time / FADE_SECONDS, (length - 1 - index) / sampleRate / FADE_SECONDS);
    mixed[from + index]! += fade * wave(time, noise);
  }
}

/** The same noise every time (xorshift32). */
function createNoise(): () => number {
  let state = 0x9e3779b9;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x7fffffff - 1;
  };
}

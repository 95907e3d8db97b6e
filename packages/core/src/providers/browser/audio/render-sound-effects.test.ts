import { expect, it } from "vitest";
import { renderSoundEffects } from "./render-sound-effects";

const RATE = 22_050;
const secondsOf = (samples: Float32Array) => samples.length / RATE;
const peakOf = (samples: Float32Array) => samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);

it.each([
  ["buzz", 0.3],
  ["static", 0.4],
  ["hum", 0.5],
  ["whoosh", 0.6],
  ["flicker", 0.25],
] as const)("makes a %s of %d seconds", (type, seconds) => {
  const samples = renderSoundEffects([{ type }], RATE);
  expect(secondsOf(samples)).toBeCloseTo(seconds, 3);
  expect(peakOf(samples)).toBeGreaterThan(0.1);
  expect(peakOf(samples)).toBeLessThanOrEqual(0.5);
  expect(samples[0]).toBeCloseTo(0, 3);
  expect(samples.at(-1)).toBeCloseTo(0, 3);
  expect(renderSoundEffects([{ type }], RATE)).toEqual(samples);
});

it("begins each a tenth of a second after the one before", () => {
  const both = renderSoundEffects([{ type: "flicker" }, { type: "whoosh" }], RATE);
  expect(secondsOf(both)).toBeCloseTo(0.7, 3);
  const alone = renderSoundEffects([{ type: "flicker" }], RATE);
  const tenth = Math.round(0.1 * RATE);
  expect(both.slice(0, tenth)).toEqual(alone.slice(0, tenth));
  expect(both.slice(tenth + 500, alone.length)).not.toEqual(alone.slice(tenth + 500));
});

it("stays bearable however many there are", () => {
  expect(
    peakOf(
      renderSoundEffects(
        Array.from({ length: 40 }, () => ({ type: "hum" as const })),
        RATE,
      ),
    ),
  ).toBeLessThanOrEqual(0.5);
});

it("makes nothing of nothing", () => {
  expect(renderSoundEffects([], RATE).length).toBe(0);
});

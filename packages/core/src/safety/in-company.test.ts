import { expect, it } from "vitest";
import { readHeldOut } from "../../evaluation/need/phrasings";
import { readProse } from "../../evaluation/need/prose";
import { trialsOf } from "../../evaluation/need/trials";
import { finder } from "./english/english";

const phrasings = readHeldOut("english");
const trials = trialsOf(
  {
    harmless: phrasings.filter(({ source }) => source === "visitors").map(({ text }) => text),
    need: phrasings.filter(({ kind }) => kind !== null).map(({ text }) => text),
    prose: readProse(),
  },
  1_000,
);

const rateOf = (trial: string): number => {
  const { texts } = trials.find(({ name }) => name === trial)!;
  return texts.filter((text) => finder.findNeed(text) !== null).length / texts.length;
};

// The figures of evaluation/need/README.md, with a few messages to spare.
it.each([
  ["2 harmless", 0.08],
  ["4 harmless", 0.1],
  ["8 harmless", 0.18],
])("is seldom found in ordinary messages of several sentences: %s", (trial, most) => {
  expect(rateOf(trial)).toBeLessThanOrEqual(most);
});

it.each([
  ["need of several sentences", 0.88],
  ["need, 1 harmless", 0.9],
  ["2 harmless, need, 2 harmless", 0.9],
  ["4 harmless, need, 4 harmless", 0.9],
])("is found among harmless sentences: %s", (trial, least) => {
  expect(rateOf(trial)).toBeGreaterThanOrEqual(least);
});

import { expect, it } from "vitest";
import { heldOut, type Phrasing, readPhrasings } from "../../evaluation/need/phrasings";
import { findNeed } from "./find-need";

const judge = (phrasings: readonly Phrasing[]) => {
  const figures = { need: 0, met: 0, kindRight: 0, alike: 0, taken: 0 };
  for (const { text, kind } of phrasings) {
    const found = findNeed(text);
    if (kind === null) {
      figures.alike += 1;
      if (found) figures.taken += 1;
      continue;
    }
    figures.need += 1;
    if (found) figures.met += 1;
    if (found?.kind === kind) figures.kindRight += 1;
  }
  return figures;
};

it("recognises the phrasings its weights were trained on", () => {
  const figures = judge(readPhrasings());

  // This proves that the weights match the data, and nothing about other phrasings.
  expect(figures.met / figures.need).toBeGreaterThanOrEqual(0.99);
  expect(figures.taken / figures.alike).toBeLessThanOrEqual(0.01);
  expect(figures.kindRight / figures.met).toBeGreaterThanOrEqual(0.9);
});

// The figures of evaluation/need/README.md, with a few phrasings to spare.
it.each([
  ["batch-9", 0.91, 0.095],
  ["new-author", 0.91, 0.09],
  ["short", 0.81, 0.025],
  ["visitors", null, 0.03],
])("keeps what it reached on phrasings that it was not trained on: %s", (set, leastMet, mostTaken) => {
  const figures = judge(readPhrasings(heldOut).filter(({ source }) => source.startsWith(set)));
  expect(leastMet === null ? figures.need : figures.met / figures.need).toBeGreaterThanOrEqual(leastMet ?? 0);
  expect(figures.taken / figures.alike).toBeLessThanOrEqual(mostTaken);
});

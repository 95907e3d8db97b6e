import { expect, it } from "vitest";
import { readPhrasings } from "../../evaluation/need/phrasings";
import { findNeed } from "./find-need";

it("recognises the phrasings its weights were trained on", () => {
  const figures = { need: 0, met: 0, kindRight: 0, alike: 0, taken: 0 };
  for (const { text, kind } of readPhrasings()) {
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

  // This proves that the weights match the data, and nothing about other phrasings.
  expect(figures.met / figures.need).toBeGreaterThanOrEqual(0.99);
  expect(figures.taken / figures.alike).toBeLessThanOrEqual(0.01);
  expect(figures.kindRight / figures.met).toBeGreaterThanOrEqual(0.9);
});

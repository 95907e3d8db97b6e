import { describe, expect, it } from "vitest";
import { type Language, type Phrasing, readHeldOut, readLearned } from "../../evaluation/need/phrasings";
import { finder as english } from "./english/english";
import type { NeedFinder } from "./find-need";
import { finder as german } from "./german/german";

const judge = ({ findNeed }: NeedFinder, phrasings: readonly Phrasing[]) => {
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

const finders: Readonly<Record<Language, NeedFinder>> = { english, german };

describe.each([
  ["english", 0.99],
  ["german", 0.98],
] as const)("in %s", (language, leastMet) => {
  it("recognises the phrasings its weights were trained on", () => {
    const figures = judge(finders[language], readLearned(language));

    // This proves that the weights match the data, and nothing about other phrasings.
    expect(figures.met / figures.need).toBeGreaterThanOrEqual(leastMet);
    expect(figures.taken / figures.alike).toBeLessThanOrEqual(0.01);
    expect(figures.kindRight / figures.met).toBeGreaterThanOrEqual(0.9);
  });
});

// The figures of evaluation/need/README.md, with a few phrasings to spare.
it.each([
  ["english", "batch-9", 0.91, 0.095],
  ["english", "new-author", 0.91, 0.09],
  ["english", "short", 0.81, 0.025],
  ["english", "visitors", null, 0.03],
  ["german", "native", 0.91, 0.045],
] as const)(
  "keeps what it reached on phrasings that it was not trained on: %s, %s",
  (language, set, leastMet, mostTaken) => {
    const figures = judge(
      finders[language],
      readHeldOut(language).filter(({ source }) => source.startsWith(set)),
    );
    expect(leastMet === null ? figures.need : figures.met / figures.need).toBeGreaterThanOrEqual(leastMet ?? 0);
    expect(figures.taken / figures.alike).toBeLessThanOrEqual(mostTaken);
  },
);

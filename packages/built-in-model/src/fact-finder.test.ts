import { expect, it } from "vitest";
import { builtInCorpora } from "./generated/index";
import { createFactFinder } from "./fact-finder";

const findFacts = createFactFinder({ corpora: builtInCorpora });

it("finds what the corpus of a character says about a question", async () => {
  const [first = ""] = await findFacts({ characterId: "tesla", text: "What did you see in that park in Budapest?" });
  expect(first).toMatch(/rotating|field|Goethe/);
  expect((await findFacts({ characterId: "cheesemaster", text: "Why does Emmental have holes?" })).join(" ")).toMatch(
    /hay/,
  );
});

it("finds three at most, each of them once", async () => {
  const facts = await findFacts({ characterId: "tesla", text: "What was your quarrel with Edison about currents?" });
  expect(facts.length).toBeGreaterThan(0);
  expect(facts.length).toBeLessThanOrEqual(3);
  expect(new Set(facts).size).toBe(facts.length);
});

it("finds nothing about what the corpus does not know, nor for another character", async () => {
  expect(await findFacts({ characterId: "tesla", text: "Who won the cup final on Saturday?" })).toEqual([]);
  expect(await findFacts({ characterId: "ada", text: "What is light?" })).toEqual([]);
});

it("finds nothing while a corpus cannot be fetched, and finds it later", async () => {
  let tries = 0;
  const corpora = {
    tesla: async () => {
      tries += 1;
      if (tries === 1 || builtInCorpora.tesla === undefined) throw new TypeError("Failed to fetch");
      return builtInCorpora.tesla();
    },
  };
  const find = createFactFinder({ corpora });
  const question = { characterId: "tesla", text: "What did you see in that park in Budapest?" };
  expect(await find(question)).toEqual([]);
  expect(await find(question)).not.toEqual([]);
});

import { describe, expect, test } from "vitest";
import { createLoadedModel, discuss } from "./discussion.fixture";
import { themes } from "./generated/themes";
import { builtInCorpora } from "./index";
import { splitSentences } from "./sentences";

const ids = Object.keys(builtInCorpora);
const corpora = await Promise.all(Object.values(builtInCorpora).map(async (load) => load()));
const languageModel = await createLoadedModel(ids);
const seeds = ["one", "two", "three"];

const nameOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);
const corpusOf = (id: string) => corpora.find(({ characterId }) => characterId === id);
const cardsOf = async (theme: string) =>
  ((await themes[theme]?.()) ?? []).flatMap((turns) =>
    Object.values(turns).flatMap(({ opens, adds, answers }) => [...opens, ...adds, ...Object.values(answers).flat()]),
  );
const hasCard = (text: string, cards: readonly string[]) => cards.some((card) => text.includes(card));

/** The lines of a discussion after a jump-in. */
async function after(question: string, jumpIn: string, seed: string, cast: readonly string[] = ids) {
  const lines = await discuss({ languageModel, text: question, seed, ids: cast, turns: 7, later: { 4: jumpIn } });
  return lines.slice(lines.findIndex(({ text }) => text === jumpIn) + 1);
}

describe.each(seeds)("a visitor jumps in, discussion %s", (seed) => {
  test.each([
    ["My sister got married in Lisbon last weekend.", "glad", /Lisbon/],
    ["We moved house last week and the cat hates it.", "plain", /moved house/],
    ["my grandfather died in spring", "grief", /spring/],
    ["i painted my kitchen yellow last weekend", "plain", /yellow/],
    ["my mother is in hospital since monday", "hard", /monday/i],
  ] as const)(
    '"%s" is received once, in its mood, and the discussion returns to its question',
    async (jumpIn, mood, noun) => {
      const cards = await cardsOf("truth");
      const [answer, ...rest] = await after("Is it ever right to lie?", jumpIn, seed);
      const groups = corpusOf(answer?.author ?? "")?.room?.news[mood] ?? [];
      const sentences = splitSentences(answer?.text ?? "");
      expect(
        groups.filter((group) => group.at(-1)?.replace("{name}", "") === sentences.at(-1)).map(({ length }) => length),
      ).toEqual([sentences.length]);
      expect(rest[0]?.text).toContain('"Is it ever right to lie?"');
      expect(rest.map(({ text }) => hasCard(text, cards))).toEqual(rest.map(() => true));
      expect([answer, ...rest].filter((line) => noun.test(line?.text ?? ""))).toEqual([]);
    },
  );

  test.each(ids)("%s answers a question about itself from its own facts, and the discussion returns", async (id) => {
    const name = id.charAt(0).toUpperCase() + id.slice(1);
    const cards = await cardsOf("truth");
    const [answer, next] = await after("Is it ever right to lie?", `${name}, what are you afraid of?`, seed);
    expect(answer?.author).toBe(id);
    const facts = (corpusOf(id)?.facts ?? []).flatMap(({ answer: told, details = [] }) => [...told, ...details]);
    expect(splitSentences(answer?.text ?? "").filter((sentence) => facts.includes(sentence)).length).toBeGreaterThan(1);
    expect(next?.author).not.toBe(id);
    expect(hasCard(next?.text ?? "", cards)).toBe(true);
  });

  test("the one who is contradicted keeps to the position, or gives in", async () => {
    const cast = ["tesla", "hypatia"];
    const [answer] = await after("Is it ever right to lie?", "Hypatia, I disagree with you.", seed, cast);
    expect(answer?.author).toBe("hypatia");
    const { mine = [], yield: given = [] } = corpusOf("hypatia")?.room?.objection ?? {};
    expect([...mine, ...given.map(([first = ""]) => first)]).toContain(splitSentences(answer?.text ?? "")[0]);
  });

  test.each(["that's just taste", "nah you're all wrong", "people lie all the time"])(
    '"%s" is taken up: another sides with it against the one who spoke, or gives its own position',
    async (jumpIn) => {
      const lines = await discuss({
        languageModel,
        text: "Is it ever right to lie?",
        seed,
        ids,
        turns: 3,
        later: { 2: jumpIn },
      });
      const [contradicted, , answer] = lines.slice(-3);
      const { side = [], other = [], yield: given = [] } = corpusOf(answer?.author ?? "")?.room?.objection ?? {};
      const name = nameOf(contradicted?.author ?? "");
      const firsts = [...side, ...other, ...given.map(([first = ""]) => first)].map((line) =>
        line.replaceAll("{rival}", name),
      );
      expect(firsts).toContain(splitSentences(answer?.text ?? "")[0]);
      expect(hasCard(answer?.text ?? "", await cardsOf("truth"))).toBe(true);
    },
  );

  test("another question changes the subject, and on one that nothing leads to the first speaker says so", async () => {
    const [first] = await after("Is it ever right to lie?", "Should everybody do hard work?", seed);
    expect(hasCard(first?.text ?? "", await cardsOf("work"))).toBe(true);
    const [answer, ...rest] = await after("Is it ever right to lie?", "What about lawnmowers?", seed);
    const { none = [] } = corpusOf(answer?.author ?? "")?.manners ?? {};
    expect(none).toContain(splitSentences(answer?.text ?? "")[0]);
    expect(rest.flatMap(({ text }) => splitSentences(text)).filter((sentence) => none.includes(sentence))).toEqual([]);
  });
});

test("a discussion opens, has two exchanges of disagreement by name, and goes on to the next question", async () => {
  const [first = {}, second = {}] = (await themes["truth"]?.()) ?? [];
  const cast = ["tesla", "faust"];
  for (const seed of seeds) {
    const lines = await discuss({ languageModel, text: "Is it ever right to lie?", seed, ids: cast, turns: 6 });
    const [opening, ...turns] = lines.slice(1);
    expect(opening?.text).toContain(first[opening?.author ?? ""]?.opens[0]);
    const isAnswer = (text: string, author: string) =>
      Object.values(first[author]?.answers ?? {}).some((card) => card.every((sentence) => text.includes(sentence)));
    expect(turns.filter(({ text, author }) => isAnswer(text, author)).length).toBeGreaterThanOrEqual(2);
    expect(turns.some(({ text, author }) => text.includes(second[author]?.opens[0] ?? "-"))).toBe(true);
  }
});

test("a discussion that ends by itself ends with a closing word of each", async () => {
  const discussions = (await Promise.all(Object.values(themes).map(async (load) => load()))).flat();
  const cast = ["hypatia", "flux", "cheesemaster"];
  for (const seed of seeds) {
    const lines = await discuss({ languageModel, text: "Can money make us happy?", seed, ids: cast, turns: 60 });
    const [notice] = lines.slice(-1);
    expect(notice?.author).toBe("system");
    const last = lines.slice(-4, -1);
    expect(last.map(({ author }) => author).toSorted()).toEqual(cast.toSorted());
    const closing = last.filter(({ author, text }) =>
      discussions.some((turns) => turns[author]?.closes.every((sentence) => text.includes(sentence))),
    );
    expect(closing).toHaveLength(3);
    expect(last.map(({ text }) => splitSentences(text).length)).toEqual([4, 4, 4]);
  }
});

test("two who have said all they have on a theme move to another one, and discuss that", async () => {
  const cast = ["tesla", "faust"];
  const lines = await discuss({ languageModel, text: "Is it ever right to lie?", seed: "two", ids: cast, turns: 22 });
  const war = await cardsOf("war");
  const discussed = await Promise.all(
    Object.keys(themes).map(async (id) => {
      const cards = await cardsOf(id);
      return lines.some(({ text }) => hasCard(text, cards)) ? [id] : [];
    }),
  );
  expect(discussed.flat().length).toBeGreaterThan(1);
  expect(lines.filter(({ text }) => hasCard(text, war))).toEqual([]);
});

import { describe, expect, test } from "vitest";
import { createLoadedModel, discuss } from "./discussion.fixture";
import { themes } from "./generated/themes";
import { builtInCorpora } from "./index";
import { splitSentences } from "./sentences";

const ids = Object.keys(builtInCorpora);
const corpora = await Promise.all(Object.values(builtInCorpora).map(async (load) => load()));
const languageModel = await createLoadedModel(ids);
const seeds = ["one", "two", "three"];

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
    ["My sister got married in Lisbon last weekend.", /Lisbon|sister/],
    ["We moved house last week and the cat hates it.", /moved house|\bcat\b/],
  ])('"%s" is answered once, by one, and the discussion returns to its question', async (jumpIn, noun) => {
    const cards = await cardsOf("truth");
    const [answer, ...rest] = await after("Is it ever right to lie?", jumpIn, seed);
    expect(hasCard(answer?.text ?? "", cards)).toBe(false);
    const { counsel, phrases } = corpusOf(answer?.author ?? "") ?? {};
    const said = [
      ...Object.values(counsel?.kinds ?? {}).flatMap(({ tell }) => tell.flat()),
      ...(phrases?.social.happy.body.flat() ?? []),
    ];
    expect(splitSentences(answer?.text ?? "").filter((sentence) => said.includes(sentence)).length).toBeGreaterThan(1);
    expect(rest.map(({ text }) => hasCard(text, cards))).toEqual(rest.map(() => true));
    expect(rest.filter(({ text }) => noun.test(text))).toEqual([]);
  });

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

  test("the one who is contradicted keeps to the position, and asks what is wrong with it", async () => {
    const cast = ["tesla", "hypatia"];
    const [answer] = await after("Is it ever right to lie?", "Hypatia, I disagree with you.", seed, cast);
    expect(answer?.author).toBe("hypatia");
    const { hold = [], challenge = [] } = corpusOf("hypatia")?.manners ?? {};
    const sentences = splitSentences(answer?.text ?? "");
    expect(hold).toContain(sentences[0]);
    expect(challenge).toContain(sentences.at(-1));
  });

  test("another question changes the subject, and another topic is met with the nearest theme", async () => {
    const [first] = await after("Is it ever right to lie?", "Should everybody do hard work?", seed);
    expect(hasCard(first?.text ?? "", await cardsOf("work"))).toBe(true);
    const [answer] = await after("Is it ever right to lie?", "What about lawnmowers?", seed);
    const { nearest = [] } = corpusOf(answer?.author ?? "")?.room ?? {};
    expect(nearest.map((line) => line.replace("{theme}", "truth"))).toContain(splitSentences(answer?.text ?? "")[0]);
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

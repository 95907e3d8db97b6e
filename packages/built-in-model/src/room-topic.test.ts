import { expect, test } from "vitest";
import { propertySample } from "@archive-of-minds/testing";
import { createLoadedModel, discuss } from "./discussion.fixture";
import { english } from "./english";
import { themes } from "./generated/themes";
import { createLanguage } from "./language";
import { findSubject } from "./room-subject";
import { findTheme } from "./room-theme";
import { splitSentences } from "./sentences";

/** Questions of a visitor, and the theme that they belong to, or to which they are nearest. */
const topics: readonly (readonly [question: string, theme: string, fit: "own" | "nearest"])[] = [
  ["Should we colonise Mars?", "machines", "nearest"],
  ["What is AI?", "machines", "own"],
  ["pizza", "food", "own"],
  ["Let us talk about football.", "work", "nearest"],
  ["Are video games good for children?", "children", "own"],
  ["What do you think about bitcoin?", "money", "own"],
  ["Should school start later?", "learning", "own"],
  ["Is it wrong to lie?", "truth", "own"],
  ["Do we have free will?", "truth", "nearest"],
  ["How can we stop climate change?", "light", "nearest"],
  ["Are cats better than dogs?", "love", "nearest"],
  ["Should meat be forbidden?", "food", "own"],
  ["What makes a good friend?", "love", "own"],
  ["Is social media harmful?", "machines", "nearest"],
  ["What is beauty?", "art", "own"],
  ["Is democracy the best government?", "truth", "nearest"],
  ["What is the meaning of life?", "death", "nearest"],
  ["Does luck exist?", "truth", "nearest"],
  ["Are ghosts real?", "truth", "own"],
  ["Should cars be banned from cities?", "machines", "own"],
  ["What is courage?", "war", "nearest"],
  ["Is time travel possible?", "death", "nearest"],
  ["Is jazz dead?", "art", "own"],
  ["What is happiness?", "love", "nearest"],
  ["Is chess a sport?", "work", "nearest"],
  ["Will robots take our jobs?", "machines", "own"],
  ["Are tattoos beautiful?", "art", "own"],
  ["Is tea better than coffee?", "food", "own"],
  ["Talk about dragons!", "children", "nearest"],
];
const everybody = ["hypatia", "faust", "tesla", "flux", "cheesemaster"];
const three = ["tesla", "hypatia", "flux"];
const casts = propertySample([three, ["faust", "cheesemaster"], everybody], 3);
const seeds = propertySample(["a", "b", "c"], 3);
const languageModel = await createLoadedModel(everybody);
const language = createLanguage(english);

const turnsOf = async (text: string, seed: string, ids: readonly string[], turns = 10) =>
  (await discuss({ languageModel, text, seed, ids, turns }))
    .filter(({ author }) => ids.includes(author))
    .map(({ text }) => text);

const cards = new Map(
  await Promise.all(
    Object.entries(themes).map(async ([id, load]) => {
      const said = (await load()).flatMap((turns) =>
        Object.values(turns).flatMap(({ opens, adds, answers }) => [
          opens[0],
          adds[0],
          ...Object.values(answers).map(([first]) => first),
        ]),
      );
      return [id, said.filter((each): each is string => each !== undefined)] as const;
    }),
  ),
);

test.each(topics)('"%s" is about %s: %s', (text, id, fit) => {
  const found = findTheme(language, findSubject(language, [{ kind: "visitor", text }], everybody));
  expect([found?.entry.id, found?.nearness === "same" || found?.nearness === "own" ? "own" : "nearest"]).toEqual([
    id,
    fit,
  ]);
});

test.each(topics)(
  'ten turns on "%s" stay with one theme, quote nothing, and nothing is said twice',
  async (question, id) => {
    for (const ids of casts) {
      for (const seed of seeds) {
        const turns = await turnsOf(question, seed, ids);
        expect(turns).toHaveLength(10);
        const themesOf = (turn: string) =>
          [...cards].flatMap(([theme, said]) => (said.some((each) => turn.includes(each)) ? [theme] : []));
        expect(new Set(turns.flatMap(themesOf))).toEqual(new Set([id]));
        // A character that has an answer of its own to another subject gives that first.
        expect(turns.filter((turn) => themesOf(turn).length > 0).length).toBeGreaterThanOrEqual(5);
        const quoted = turns.flatMap((turn) => Array.from(turn.matchAll(/"([^"]+)"/g), ([, words = ""]) => words));
        expect(quoted.filter((words) => question.toLowerCase().includes(words.toLowerCase()))).toEqual([]);
        const sentences = turns.flatMap(splitSentences);
        expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
      }
    }
  },
);

/** Facts of the lives of Tesla, Hypatia and Flux that answer none of these. */
const biography =
  /six feet|black hair|eyes had once|never married|grandmother|weighed|my height|Smiljan|walked to the bench/i;

test.each(["Should we colonise Mars?", "pizza", "Is jazz dead?", "Talk about dragons!", "Does luck exist?"])(
  'no character speaks of hair or height when "%s" is asked',
  async (question) => {
    for (const seed of seeds)
      expect((await turnsOf(question, seed, three, 12)).filter((turn) => biography.test(turn))).toEqual([]);
  },
);

test.each([
  ["Was ist Zeit?", /ist Zeit/],
  ["¿Qué es el amor?", /amor/],
  ["Qu'est-ce que la vie?", /\bla vie|est-ce/],
])('"%s" is not quoted in English sentences', async (question, fragment) => {
  expect((await turnsOf(question, "a", ["hypatia", "flux"], 4)).filter((turn) => fragment.test(turn))).toEqual([]);
});

test("no character is asked about itself by name", async () => {
  for (const seed of seeds) {
    const turns = await turnsOf("Is Tesla a genius? Tell us about Tesla.", seed, three, 8);
    expect(turns.flatMap(splitSentences).filter((sentence) => /Tesla.*, Tesla\?$/.test(sentence))).toEqual([]);
  }
});

/** A plural topic right beside a singular verb. */
const disagreeing =
  /\b(?:is|was|does|has) (?:cats|robots|ghosts|dragons)\b|(?<!\b(?:of|in|on|for|about|against|with|over) )\b(?:cats|robots|ghosts|dragons) (?:is|was|has|hums|does|costs|means)\b/i;

test.each(["Are cats better than dogs?", "Are ghosts real?", "Talk about dragons!"])(
  '"%s" is used as a plural',
  async (question) => {
    for (const seed of seeds)
      for (const ids of casts)
        expect((await turnsOf(question, seed, ids)).filter((turn) => disagreeing.test(turn))).toEqual([]);
  },
);

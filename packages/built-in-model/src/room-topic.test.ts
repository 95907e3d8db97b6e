import { expect, test } from "vitest";
import { propertySample } from "@archive-of-minds/testing";
import { createLoadedModel, discuss } from "./discussion.fixture";
import { splitSentences } from "./sentences";

/** Questions of a visitor, and the words that show that a line is about them. */
const topics: readonly (readonly [question: string, words: RegExp])[] = [
  ["Should we colonise Mars?", /\bMars|planet/i],
  ["What is AI?", /\bAI\b|artificial/i],
  ["pizza", /pizza|mozzarella/i],
  ["Let us talk about football.", /football/i],
  ["Are video games good for children?", /video games?|child/i],
  ["What do you think about bitcoin?", /bitcoin/i],
  ["Should school start later?", /school|universit|educat|colleg/i],
  ["Is it wrong to lie?", /\bl(?:ie|ying)|wrong|truth/i],
  ["Do we have free will?", /\bfree/i],
  ["How can we stop climate change?", /climate/i],
  ["Are cats better than dogs?", /\bcat/i],
  ["Should meat be forbidden?", /meat/i],
  ["What makes a good friend?", /friend/i],
  ["Is social media harmful?", /social media/i],
  ["What is beauty?", /beaut/i],
  ["Is democracy the best government?", /democra|government/i],
  ["What is the meaning of life?", /meaning|life/i],
  ["Does luck exist?", /luck/i],
  ["Are ghosts real?", /ghost/i],
  ["Should cars be banned from cities?", /\bcar|cit(?:y|ies)/i],
  ["What is courage?", /courage/i],
  ["Is time travel possible?", /\btime/i],
  ["Is jazz dead?", /jazz/i],
  ["What is happiness?", /happ/i],
  ["Is chess a sport?", /chess/i],
  ["Will robots take our jobs?", /robot|job|work/i],
  ["Are tattoos beautiful?", /tattoo/i],
  ["Is tea better than coffee?", /\btea\b|coffee/i],
  ["Is slavery ever justified?", /slave/i],
  ["Talk about dragons!", /dragon/i],
];
const everybody = ["hypatia", "faust", "tesla", "flux", "cheesemaster"];
const three = ["tesla", "hypatia", "flux"];
const casts = propertySample([three, ["faust", "cheesemaster"], everybody], 3);
const seeds = propertySample(["a", "b", "c"], 3);
const languageModel = await createLoadedModel(everybody);

const turnsOf = async (text: string, seed: string, ids: readonly string[], turns = 10) =>
  (await discuss({ languageModel, text, seed, ids, turns }))
    .filter(({ author }) => ids.includes(author))
    .map(({ text }) => text);

test.each(topics)(
  'ten turns on "%s" come back to it at least every second turn, and nothing is said twice',
  async (question, words) => {
    for (const ids of casts) {
      for (const seed of seeds) {
        const turns = await turnsOf(question, seed, ids);
        expect(turns).toHaveLength(10);
        const strayed = turns.filter((turn, at) => at > 0 && !words.test(turn) && !words.test(turns[at - 1] ?? ""));
        expect(strayed).toEqual([]);
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

import { expect, test } from "vitest";
import { propertySample } from "@archive-of-minds/testing";
import { english } from "./english";
import { createLoadedModel, discuss } from "./discussion.fixture";
import { builtInCorpora } from "./index";
import { fewestInRoom } from "./random-talk.fixture";
import { createLanguage } from "./language";
import { splitSentences } from "./sentences";

const language = createLanguage(english);
const ids = Object.keys(builtInCorpora);
const nameOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);
const languageModel = await createLoadedModel(ids);

const seeds = ["one", "two", "three"];

test.each(propertySample(["What is light?", "Should a machine ever be trusted with a secret?", "Is cheese alive?"], 3))(
  'five discuss "%s" for twenty turns, each time in another way',
  async (question) => {
    const transcripts: string[] = [];
    for (const seed of seeds) {
      const lines = await discuss({ languageModel, text: question, seed, ids, turns: 20 });
      const turns = lines.filter(({ author }) => ids.includes(author));
      transcripts.push(turns.map(({ author, text }) => `${author}: ${text}`).join("\n"));
      expect(turns).toHaveLength(20);
      expect(new Set(turns.map(({ author }) => author))).toEqual(new Set(ids));
      const sentences = turns.map(({ text }) => splitSentences(text));
      expect(sentences.filter(({ length }) => length < fewestInRoom || length > 6)).toEqual([]);
      const all = sentences.flat();
      expect(all.filter((sentence, at) => all.indexOf(sentence) !== at)).toEqual([]);
      const asked = language.termsOf(question);
      const reacting = turns.filter(
        ({ text, author }) =>
          ids.some((id) => id !== author && text.includes(nameOf(id))) ||
          language.termsOf(text).some((term) => asked.includes(term)),
      );
      expect(reacting.length / turns.length).toBeGreaterThanOrEqual(0.8);
      // The one asked by name speaks next.
      const handedOn = turns.flatMap(({ text }, at) =>
        ids
          .filter((id) => text.endsWith(`, ${nameOf(id)}?`) && at < 19)
          .map((id) => ({ id, next: turns[at + 1]?.author })),
      );
      expect(handedOn.length).toBeGreaterThanOrEqual(4);
      expect(handedOn.filter(({ id, next }) => id !== next)).toEqual([]);
    }
    expect(new Set(transcripts).size).toBe(seeds.length);
  },
);

test("one character alone does not begin all discussions in one way, and the same discussion begins the same", async () => {
  const first = async (seed: string) =>
    (
      await discuss({
        languageModel: await createLoadedModel(["tesla"]),
        text: "What is light?",
        seed,
        ids: ["tesla"],
        turns: 1,
      })
    ).at(-1)?.text;
  const begun = await Promise.all(seeds.map(first));
  expect(new Set(begun).size).toBeGreaterThan(1);
  expect(await first("one")).toBe(begun[0]);
});

import { describe, expect, test } from "vitest";
import type { PromptMessage } from "@archive-of-minds/core";
import { createCharacterModel } from "./character-model";
import { composeReply } from "./compose";
import type { Piece, Pieces } from "./corpus";
import { exampleCorpus } from "./corpus.fixture";
import { english } from "./english";
import { builtInCorpora } from "./index";
import { createLanguage } from "./language";
import { findRequest } from "./pieces";

const language = createLanguage(english);
const allOf = ({ poems, stories, lists, recipes, lessons }: Pieces): readonly Piece[] =>
  [poems, stories, lists, recipes, lessons].flat();

describe("what a visitor wants made", () => {
  test.each([
    ["Write me a poem about the sea", "poem"],
    ["could you please recite a short poem", "poem"],
    ["a haiku about autumn, please", "poem"],
    ["I'd like a bedtime story", "story"],
    ["Tell my son a story", "story"],
    ["tell us a story", "story"],
    ["Can you make a list of things to pack?", "list"],
    ["give me five ideas for a rainy day", "list"],
    ["do you have a recipe for soup?", "recipe"],
    ["teach me something new", "lesson"],
    ["Write a cover letter for me", "other"],
    ["translate this into French", "other"],
    ["let's play a game", "other"],
    ["ask me a quiz question", "other"],
    ["roast me", "other"],
    ["give me three exercises about circles", "other"],
    ["a name for my boat?", "other"],
  ])('"%s" asks for %s', (text, kind) => {
    expect(findRequest(language, text)?.kind).toBe(kind);
  });

  test.each([
    "Did you write poems?",
    "What is your favourite poem?",
    "Tell me a story about your mother",
    "Tell me the story of the tower",
    "Do you like stories?",
    "Is poetry a waste of time?",
    "I wrote a poem yesterday",
    "Make me understand alternating current",
    "Tell me about the recipe of life",
  ])('"%s" asks for nothing to be made', (text) => {
    expect(findRequest(language, text)).toBeUndefined();
  });
});

test("a character without pieces says that it makes nothing", () => {
  const reply = composeReply(createCharacterModel(english, exampleCorpus), [
    { role: "user", content: "Write me a poem about the sea" },
  ]);
  expect(english.phrases.lacking.some((line) => reply.startsWith(line))).toBe(true);
});

describe.each(Object.keys(builtInCorpora))("%s", async (characterId) => {
  const corpus = await builtInCorpora[characterId]?.();
  if (!corpus?.pieces) throw new Error(`There are no pieces of ${characterId}.`);
  const { pieces, phrases, facts } = corpus;
  const model = createCharacterModel(english, corpus);
  const talk = (...lines: readonly string[]) => {
    const messages: PromptMessage[] = [];
    return lines.map((content) => {
      messages.push({ role: "user", content });
      const reply = composeReply(model, messages);
      messages.push({ role: "assistant", content: reply });
      return reply;
    });
  };
  const recitedIn = (reply = "") => allOf(pieces).find(({ text }) => reply.endsWith(text))?.title;

  test("has two poems, two stories, ten jokes, three lists, a recipe and a lesson", () => {
    const { poems, stories, lists, recipes, lessons } = pieces;
    const counts = [poems, stories, phrases.social.joke.body, lists, recipes, lessons].map(({ length }) => length);
    expect(counts.map((count, at) => count >= [2, 2, 10, 3, 1, 1][at]!)).toEqual(Array<boolean>(6).fill(true));
    expect(new Set(allOf(pieces).map(({ title }) => title)).size).toBe(counts.reduce((a, b) => a + b) - counts[2]!);
    expect(allOf(pieces).filter(({ title, text }) => /[*{}#]/.test(title + text))).toEqual([]);
  });

  test.each([
    ["Write me a poem", "poems"],
    ["please tell me a story", "stories"],
    ["Give me a list of anything", "lists"],
    ["any recipe for tonight?", "recipes"],
    ["give me a lesson", "lessons"],
  ] as const)('"%s" is met frankly and with one of its %s', (content, kind) => {
    const [reply = ""] = talk(content);
    expect(pieces[kind].map(({ title }) => title)).toContain(recitedIn(reply));
    const opening = reply.slice(0, reply.indexOf("\n\n"));
    expect(
      [...pieces.frank, ...pieces.beside].map((line) =>
        line.replaceAll("{kind}", kind.replace(/ies$/, "y").replace(/s$/, "")),
      ),
    ).toContain(opening);
  });

  test.each([
    "do it again but funnier",
    "Could you do that again, only shorter",
    "now one about the sea?",
    "and another about love",
  ])('after a story, "%s" asks for another story', (content) => {
    const [one, two] = talk("Tell me a story", content);
    expect(new Set([recitedIn(one), recitedIn(two)])).toEqual(new Set(pieces.stories.map(({ title }) => title)));
  });

  test("a subject of a piece that was recited is not called missing", () => {
    const [first] = pieces.stories.flatMap(({ about }) => about.slice(0, 1));
    const [one, two = ""] = talk(`Tell me a story about ${first}`, `now one about ${first}`);
    expect([recitedIn(one), recitedIn(two)]).toEqual(pieces.stories.map(({ title }) => title));
    expect(pieces.frank.some((line) => two.startsWith(line.replaceAll("{kind}", "story")))).toBe(true);
  });

  test("another one is another piece, and then it says that there are no more", () => {
    const [one, two, three = ""] = talk("Tell me a story", "another one", "tell me another story");
    expect(new Set([recitedIn(one), recitedIn(two)])).toEqual(new Set(pieces.stories.map(({ title }) => title)));
    expect(pieces.spent.some((line) => three.startsWith(line.replaceAll("{kind}", "story")))).toBe(true);
  });

  test("ten requests for a joke get ten jokes", () => {
    const replies = talk(...Array<string>(10).fill("tell me a joke"));
    const told = replies.map((reply) => phrases.social.joke.body.findIndex((joke) => reply.includes(joke.join(" "))));
    expect([told.includes(-1), new Set(told).size]).toEqual([false, 10]);
  });

  test("what it has not is declined with what it has, and no fact follows", () => {
    const [reply = ""] = talk("Write an e-mail to my landlord about the heating");
    expect(pieces.lacking.some((line) => reply.includes(line))).toBe(true);
    expect(reply.endsWith(pieces.shelf)).toBe(true);
    expect(facts.filter(({ answer }) => reply.includes(answer[0] ?? "-"))).toEqual([]);
  });

  test("a subject that no piece is about is not claimed", () => {
    const [reply = ""] = talk("Compose a poem about accountancy software");
    expect(pieces.beside.some((line) => reply.startsWith(line.replaceAll("{kind}", "poem")))).toBe(true);
  });
});

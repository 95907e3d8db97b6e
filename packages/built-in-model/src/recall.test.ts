import { expect, test } from "vitest";
import type { PromptMessage } from "@archive-of-minds/core";
import { english } from "./english";
import { exampleCorpus } from "./corpus.fixture";
import { createLanguage } from "./language";
import { createRecall, findName, isSaidIn, withoutSpeaker } from "./recall";
import { createRetrieval } from "./retrieval";

const language = createLanguage(english);
const { items } = createRetrieval(language, exampleCorpus);
const talk = (...lines: readonly string[]): PromptMessage[] =>
  lines.map((content, at) => ({ role: at % 2 === 0 ? "user" : "assistant", content }));

test("another character’s name is not part of what it said", () => {
  expect(["Hypatia: I disagree.", "Dr. Faust: No.", "I say: no.", "https://a.b", "plain"].map(withoutSpeaker)).toEqual([
    "I disagree.",
    "No.",
    "no.",
    "https://a.b",
    "plain",
  ]);
});

test("a sentence is recognised whatever filled its placeholders", () => {
  expect(isSaidIn("Of {topic} I know nothing.", 'Ah. Of "bitcoin" I know nothing. And you?')).toBe(true);
  expect(isSaidIn("Good day{name}, come in.", "Good day, Anna, come in.")).toBe(true);
  expect(isSaidIn("Good day{name}, come in.", "Good day, Anna.")).toBe(false);
});

test.each([
  ["My name is anna", "Anna"],
  ["Hi, I’m Tom.", "Tom"],
  ["I am Maria and I love physics", "Maria"],
  ["call me Ishmael", "Ishmael"],
  ["I am German", undefined],
  ["I’m happy", undefined],
  ["I am not sure", undefined],
])('hears in "%s" the name %s', (text, name) => {
  expect(findName(language, text)).toBe(name);
});

test("what was said is read back from the messages", () => {
  const recall = createRecall(
    language,
    talk(
      "My name is Anna and I have a dog called Rex.",
      "Good.",
      "Did you love a pigeon?",
      "Well. I fed the pigeons of New York for years. And you?",
      "Did you love a pigeon, please?",
    ),
    items,
  );
  expect({
    turn: recall.turn,
    name: recall.visitorName,
    said: recall.since("I fed the pigeons of New York for years."),
    unsaid: recall.since("When she died, something went out of my life."),
    last: recall.lastItem?.id,
    isRepeated: recall.isRepeated,
    dog: recall.visitorSaid("dog's name"),
    rex: recall.visitorSaid("dog"),
    previous: recall.previousLine,
  }).toEqual({
    turn: 3,
    name: "Anna",
    said: 1,
    unsaid: Infinity,
    last: "pigeon",
    isRepeated: true,
    dog: "My name is Anna and I have a dog called Rex.",
    rex: "My name is Anna and I have a dog called Rex.",
    previous: "Did you love a pigeon?",
  });
});

test("another character’s name is not the visitor’s", () => {
  expect(createRecall(language, talk("Hypatia: My name is Hypatia."), items).visitorName).toBeUndefined();
});

test("an empty conversation holds nothing", () => {
  const recall = createRecall(language, [], items);
  expect({
    turn: recall.turn,
    name: recall.visitorName,
    last: recall.lastItem,
    isRepeated: recall.isRepeated,
    previous: recall.previousLine,
  }).toEqual({
    turn: 1,
    name: undefined,
    last: undefined,
    isRepeated: false,
    previous: undefined,
  });
});

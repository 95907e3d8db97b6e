import { expect, test } from "vitest";
import { countSentences } from "../sentences";
import { english } from "./index";

const { future, wish, private: others, middle, question, told, careful, noName, ownName, ownWords } = english.phrases;

test("each common phrase is one sentence, and takes up what it must", () => {
  const taking = [future, wish, others, middle, question, told, ownName, ownWords].flat();
  expect(
    [...taking, careful, noName].flat().filter((phrase) => countSentences(phrase.replace(/\{\w+\}/, "rain")) !== 1),
  ).toEqual([]);
  expect(taking.filter((phrase) => !/\{(?:topic|own)\}/.test(phrase))).toEqual([]);
});

test("no word is listed twice", () => {
  const twice = [...Object.values(english.words), english.synonyms.join(" ")].flatMap((list: string) =>
    list.split(" ").filter((word, at, all) => all.indexOf(word) !== at),
  );
  expect(twice).toEqual([]);
});

test("a sentence that depends on the one before it is distinguished from an independent one", () => {
  const { dangling } = english.patterns;
  expect(
    [
      "He gave it away.",
      "Then, they say, she left.",
      "The others stayed.",
      "What was lost is lost.",
      "In one of them he asks for help.",
    ].filter((sentence) => !dangling.test(sentence)),
  ).toEqual([]);
  expect(
    [
      "The lamp was lit at dusk.",
      "My father taught there.",
      "Copper is soft, and they knew it.",
      "I had no children.",
    ].filter((sentence) => dangling.test(sentence)),
  ).toEqual([]);
});

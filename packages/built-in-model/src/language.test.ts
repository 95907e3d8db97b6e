import { expect, test } from "vitest";
import { english } from "./english";
import { createLanguage, isReadable } from "./language";

const language = createLanguage(english);
const { wordsOf, termsOf, isStopWord, stemOf } = language;

test("cuts a text into plain lower-case words", () => {
  expect(wordsOf("I don't know Đuka’s café, do you?")).toEqual(["i", "do", "know", "đuka", "cafe", "do", "you"]);
});

test.each([
  ["inventions", "inventor"],
  ["electricity", "electrical"],
  ["running", "run"],
  ["married", "wife"],
  ["mom", "mother"],
  ["died", "death"],
  ["philosophy", "philosopher"],
  ["pigeons", "pigeon"],
])('files "%s" and "%s" under the same stem', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

test("keeps words apart that only look alike", () => {
  expect(new Set(["wireless", "wire", "mother", "moth", "physics", "physician"].map(stemOf)).size).toBe(6);
});

test("leaves out the words without information", () => {
  expect(termsOf("What do you really think about the speed of light?")).toEqual(["spe", "light"]);
  expect(["the", "makes", "x"].map(isStopWord)).toEqual([true, true, true]);
});

test("English is distinguished from other languages and from noise", () => {
  expect(
    ["What is love?", "bitcoin", "Las Vegas", "Gabriel García Márquez", "ok", "Tell me about Dostoevsky"].map((text) =>
      isReadable(language, text),
    ),
  ).toEqual([true, true, true, true, true, true]);
  expect(
    [
      "¿Qué piensas de la electricidad?",
      "Was denkst du über die Liebe?",
      "Qui est le meilleur inventeur pour vous?",
      "Привет, как дела?",
      "你好",
      "asdfgh qwrtp",
      "😀😀😀",
      "!!!",
      "",
    ].map((text) => isReadable(language, text)),
  ).toEqual(Array(9).fill(false));
});

test.each([
  ["What exactly is the One?", "What is the One?"],
  ["Who ruled Egypt when you were alive?", "Who ruled Egypt in your time?"],
  ["What did people eat back in your day?", "What did people eat in your time?"],
  ["How come you never left?", "Why you never left?"],
  ["What is your biggest invention?", "What is your most important invention?"],
])('reads "%s" as "%s"', (one, other) => {
  expect(wordsOf(one)).toEqual(wordsOf(other));
});

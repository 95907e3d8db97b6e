import { expect, test } from "vitest";
import { english } from "./english";
import { createLanguage, tidy } from "./language";
import { memoryOf } from "./memory-question";
import { readTurn } from "./read-turn";
import { createRecall } from "./recall";

const language = createLanguage(english);

test.each([
  ["whats my dogs name", "what's my dog's name"],
  ["im sure u dont know it", "i'm sure you don't know it"],
  ["Thats ur cat, isnt it", "That's your cat, isn't it"],
  ["WHATS MY NAME", "what's my name"],
  ["NASA", "NASA"],
  ["its colour and whats in it", "its colour and what's in it"],
  ["Ill luck, and I am ill", "Ill luck, and I am ill"],
])('"%s" is read as "%s"', (text, read) => {
  expect(tidy(language, text)).toBe(read);
});

/** The answer to a question about what was said before. */
const remember = (question: string, ...earlier: readonly string[]) => {
  const messages = [...earlier, question].map((content) => ({ role: "user" as const, content }));
  const { text } = readTurn(language, question, "tesla");
  return memoryOf(language, text, createRecall(language, messages, []))?.lines[0];
};

test.each([
  ["whats my name", "my names Bob", "You told me that your name is Bob."],
  ["WHATS MY NAME", "im called Sue", "You told me that your name is Sue."],
  ["whats my dogs name", "my dogs called Rex", "Your dog is called Rex."],
  ["whats my job", "im a plumber", "You told me that you are a plumber."],
])('"%s" after "%s" is answered with "%s"', (question, told, answer) => {
  expect(remember(question, told)).toBe(answer);
});

import { expect, test } from "vitest";
import { findSum } from "./arithmetic";
import { english } from "./english";
import { createLanguage } from "./language";

const language = createLanguage(english);

test.each([
  ["What is 12 times 12?", "12 times 12", "144"],
  ["what is 17*3", "17 times 3", "51"],
  ["2+2", "2 plus 2", "4"],
  ["solve 3x + 7 = 25", "the x in 3x + 7 = 25", "6"],
  ["what is y if 2y - 3 = -4?", "the y in 2y - 3 = -4", "minus 0.5"],
  ["How much is 2 + 3 x 4?", "2 plus 3 times 4", "14"],
  ["what is seven plus five", "7 plus 5", "12"],
  ["what is 10 divided by 4?", "10 divided by 4", "2.5"],
  ["calculate 10 - 25", "10 minus 25", "minus 15"],
  ["5 / 0 = ?", "5 divided by 0", "undefined"],
  ["what is 1,000 times 1,000", "1000 times 1000", "1,000,000"],
  ["What is the square root of 144?", "the square root of 144", "12"],
  ["whats 15% of 80", "15 percent of 80", "12"],
  ["what is 9 squared?", "9 squared", "81"],
  ["what is 2 to the power of 10", "2 to the power of 10", "1,024"],
])('works out "%s"', (text, sum, result) => {
  expect(findSum(language, text)).toEqual({ sum, result });
});

test.each([
  "Tesla (1856-1943)",
  "I am here 24/7",
  "What happened on 9/11?",
  "read pages 3-7 please",
  "one or the other",
  "Are you one times lucky?",
  "I am 12",
  "",
  "version 1.2.3",
  "What is and/or?",
  "Prove to me that the square root of two is irrational.",
])('sees no sum in "%s"', (text) => {
  expect(findSum(language, text)).toBeUndefined();
});

test("never answers with an asterisk", () => {
  expect(JSON.stringify(findSum(language, "what is 3 * 3 * 3"))).not.toContain("*");
});

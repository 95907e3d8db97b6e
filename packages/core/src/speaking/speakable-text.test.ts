import { expect, it } from "vitest";
import { speakableText } from "./speakable-text";

it.each([
  ["*bows deeply* Good evening.", "Good evening."],
  ["It *really* hums.", "It hums."],
])("leaves out stage directions: %j", (text, spoken) => {
  expect(speakableText(text)).toBe(spoken);
});

it.each([
  ["* apples\n* pears", "apples\npears"],
  ["5 * 3 is 15. Then 2 * 4 is 8.", "5 × 3 is 15. Then 2 × 4 is 8."],
  ["I have one * left over", "I have one × left over"],
  ["The area is 5*3 square metres.", "The area is 5 × 3 square metres."],
  ["5*3 is 15 and 2*4 is 8.", "5 × 3 is 15 and 2 × 4 is 8."],
  ["That is un*believ*able.", "That is unbelievable."],
])("keeps text where an asterisk marks a list or a product: %j", (text, spoken) => {
  expect(speakableText(text)).toBe(spoken);
});

it.each([
  ["I am *smiles*, here and there.", "I am, here and there."],
  ["I am here *bows*. And there.", "I am here. And there."],
  ["I wait *sighs*… and wait.", "I wait… and wait."],
  ["I wait *sighs* and wait.", "I wait and wait."],
])("leaves no space before punctuation after removed text: %j", (text, spoken) => {
  expect(speakableText(text)).toBe(spoken);
});

it.each(["*", "***", "* * *", "*sighs*", " \n "])("finds nothing to speak in %j", (text) => {
  expect(speakableText(text).replace(/[^\p{L}\p{N}]/gu, "")).toBe("");
});

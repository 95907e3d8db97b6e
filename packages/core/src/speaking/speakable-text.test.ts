import { expect, it } from "vitest";
import { speakableText } from "./speakable-text";

it.each([
  ["*bows deeply* Good evening.", "Good evening."],
  ["*Bzzzt.* It hums.", "It hums."],
  ["*slowly leans back* You ask well.", "You ask well."],
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

it.each([
  ["It *really* hums.", "It really hums."],
  ["*Never* do that.", "Never do that."],
  ["It is **very** old, and __quite__ dry, and _not_ cheap.", "It is very old, and quite dry, and not cheap."],
  ["# The coil\n\n- copper\n- iron\n\n> Quoted.", "The coil\ncopper\niron\nQuoted."],
  ["Read [the patent](https://example.org/a_(b)) and run `npm start`.", "Read the patent and run npm start."],
  ["So:\n```js\nlet x = 1\n```\nDone.", "So:\nlet x = 1\nDone."],
  ["snake_case_name and 3_000 stay.", "snake_case_name and 3_000 stay."],
])("says the words of Markdown without its marks: %j", (text, spoken) => {
  expect(speakableText(text)).toBe(spoken);
});

it.each(["*", "***", "* * *", "*sighs*", " \n "])("finds nothing to speak in %j", (text) => {
  expect(speakableText(text).replace(/[^\p{L}\p{N}]/gu, "")).toBe("");
});

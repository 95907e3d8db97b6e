import { expect, it } from "vitest";
import { isEnglish } from "./is-english";

it.each([
  "I built the coil in Colorado, and it threw lightning forty metres.",
  "Not the answer you wanted, I see.",
  "A circle is what you get when a point refuses to change its mind. — H.",
])("is English: %s", (text) => {
  expect(isEnglish(text)).toBe(true);
});

it.each([
  "Ich baute die Spule in Colorado, und sie warf Blitze vierzig Meter weit.",
  "Was für eine Frage! Das war mein Leben, und ich will dir antworten.",
  "J’ai construit la bobine dans le Colorado.",
  "Ik bouwde de spoel in Colorado, en het was een mooie tijd.",
  "私はコイルを作りました。",
  "Bzzzt.",
  "",
])("is not clearly English: %s", (text) => {
  expect(isEnglish(text)).toBe(false);
});

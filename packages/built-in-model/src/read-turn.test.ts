import { expect, test } from "vitest";
import { english } from "./english";
import { createLanguage } from "./language";
import { unknowableIn } from "./read-turn";

const language = createLanguage(english);

test.each([
  ["Who will win the World Cup in 2038?", "future"],
  ["what will the stock market do next year", "future"],
  ["What is my cousin Laura's favourite song?", "private"],
  ["is my neighbour Brenda’s banana bread any good?", "private"],
  ["My cousin says she has a horse. Where is it?", "private"],
  ["My chemistry teacher says glass flows. Is that true?", undefined],
  ["What happened in 1969?", undefined],
  ["Should I tell my boss?", undefined],
  ["Can my dog eat cheese?", undefined],
])('"%s" asks for what lies in: %s', (text, kind) => {
  expect(unknowableIn(language, text)).toBe(kind);
});

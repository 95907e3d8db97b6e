import { expect, test } from "vitest";
import { english } from "./english";
import { createLanguage } from "./language";
import { memoryOf } from "./memory-question";
import { createRecall } from "./recall";

const language = createLanguage(english);

const remember = (question: string, ...earlier: readonly string[]) => {
  const messages = [...earlier, question].map((content) => ({ role: "user" as const, content }));
  return memoryOf(language, question, createRecall(language, messages, []))?.lines[0];
};

test.each([
  ["What is my name?", ["My name is Anna"], "You told me that your name is Anna."],
  ["what's my name", ["Hi"], "I did not catch your name, if you gave it."],
  ["What did I just say?", ["I like   *rain*... Do you?? :-)"], 'Your own words were "I like rain, Do you".'],
  ["Do you remember my dog?", ["My dog is called Rex!", "Hi"], 'Your own words were "My dog is called Rex".'],
  ["What is my fault?", ["Hi"], undefined],
  ["What did I say?", [], undefined],
  ["What did I say?", ["fuck this"], undefined],
  ["What is love?", ["I love rain"], undefined],
])('"%s" after %j is answered with %j', (question, earlier, answer) => {
  expect(remember(question, ...earlier)).toBe(answer);
});

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

test.each([
  [
    "who am i?",
    ["I'm an electrician, 22 years on the tools."],
    "You told me that you are an electrician, 22 years on the tools.",
  ],
  ["Who am I?", ["My name is Anna"], "You told me that your name is Anna."],
  ["what pet do i have", ["My cat died last week."], "You told me that your cat died last week."],
  ["What animal did I have?", ["It rains", "We had a parrot"], "You told me that you had a parrot."],
  ["Where does my aunt come from?", ["My aunt comes from Oslo"], "You told me that your aunt comes from Oslo."],
  [
    "who is visiting me?",
    ["My cousin comes to visit on Friday"],
    "You told me that your cousin comes to visit on Friday.",
  ],
  ["What is the name of my son?", ["It is a boy, his name is Emil"], "Your son is called Emil."],
  ["which city do i live in", ["I moved to Leeds in May"], "You told me that you moved to Leeds in May."],
  [
    "why can't i eat bread",
    ["I need bread for eight people", "I have an allergy"],
    "You told me that you have an allergy.",
  ],
  ["what did i tell you", ["I lost a tooth", "What is love?"], "You told me that you lost a tooth."],
  ["How many times did I fail the exam?", ["failed my exam twice"], 'Your own words were "failed my exam twice".'],
  ["what did i tell you", ["What is love?"], "I did not catch that, if you told me."],
  ["what was my cat called?", ["My cat Pepper sleeps all day"], "Your cat is called Pepper."],
  ["what is my cat called?", ["My cat, I'd say, is old"], "I did not catch that, if you told me."],
  ["do you remember what I'm growing?", ["I'm growing beans"], "You told me that you are growing beans."],
  ["Can you recall where we're going?", ["we are going to Malta"], "You told me that you are going to Malta."],
  ["do you know what I'm talking about?", ["I talk a lot"], undefined],
  ["Can you tell me what I've told you about my dog?", ["My dog limps", "Hm"], "You told me that your dog limps."],
  ["what should i eat", ["I eat rice"], undefined],
  ["how do i get over my exam", ["I failed my exam"], undefined],
])('"%s" after the told %j is answered with %j', (question, earlier, answer) => {
  expect(remember(question, ...earlier)).toBe(answer);
});

test.each([
  [
    "do you remember what I'm joining in May?",
    "I found a choir. I join in May",
    "you found a choir, and you join in May",
  ],
  ["do you remember what I'm joining in May?", "Is it late? I join in May", "you join in May"],
])('"%s" is answered with the sentence that "%s" tells it in', (question, told, answer) => {
  expect(remember(question, told, "Hm")).toBe(`You told me that ${answer}.`);
});

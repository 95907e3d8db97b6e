import { expect, test } from "vitest";
import { english } from "./english";
import { createLanguage } from "./language";
import { findTopic, ownOf } from "./topic";

const language = createLanguage(english);

test.each([
  ["What do you think of pineapple on pizza?", "pineapple"],
  ["Who is Elon Musk?", "Elon Musk"],
  ["Tell me about TikTok", "TikTok"],
  ["bitcoin", "bitcoin"],
  ["Explain the offside rule", "offside rule"],
  ["What is the speed of light?", "speed of light"],
  ["Who is the president of the United States?", "United States"],
  ["Have you watched Breaking Bad?", "Breaking Bad"],
  ["Do quantum computers dream?", "quantum computers"],
  ["Are tomatoes fruits?", "tomatoes"],
  ["Is climate change real?", "climate change"],
  ["Can penguins fly?", "penguins"],
  ["Is love stronger than death?", "love"],
  ["My cat is called Whiskers", "Whiskers"],
  ["should I quit my job to start a company", "job"],
  ["I had spaghetti for lunch", "spaghetti"],
  ["What do you know about my grandfather’s farm?", "grandfather's farm"],
  ['What does "carpe diem" mean?', "carpe diem"],
  ["what should I cook for dinner tonight?", "dinner"],
  ["What do you think about swimming?", "swimming"],
  ["what do you think about the war in Ukraine?", "war"],
  ["I'm a nurse from Toronto", "nurse"],
  ["My dad thinks science is a waste of time", "science"],
  ["WHAT IS A BLOCKCHAIN", "BLOCKCHAIN"],
  ["Who does the tidying up?", "tidying up"],
  ["Should the cleaning up be shared?", "cleaning up"],
  ["Did you enjoy the fishing off the coast?", "fishing"],
])('takes up from "%s" the topic "%s"', (text, topic) => {
  expect(findTopic(language, text)).toBe(topic);
});

test.each([
  "Why?",
  "Really?",
  "Who are you?",
  "What do you want?",
  "I am so happy",
  "Could you help me?",
  "hmm",
  "12 34",
  "😀😀",
  "",
  "Good evening, Tesla",
  "What happened in 1969?",
  "It was fucking great",
  "I think people are getting dumber",
  "it's hard to see people suffer",
])('takes up nothing from "%s"', (text) => {
  expect(findTopic(language, text, "tesla")).toBeUndefined();
});

test("never takes up more than four words, nor a sign that would break a sentence", () => {
  const topic = findTopic(
    language,
    "Tell me about extremely** <complicated>... legislative budget reconciliation procedures committee!!",
  );
  expect(topic).toMatch(/^[\p{L}' -]+$/u);
  expect(topic?.split(" ").length).toBeLessThanOrEqual(4);
});

test.each([
  ["I failed my driving test for the third time", "your driving test"],
  ["My boss yelled at me", "your boss"],
  ["my cat died this morning", "your cat"],
  ["My band broke up on Saturday", "your band"],
  ["I am sad", undefined],
])('what "%s" calls its own is %s', (text, own) => {
  expect(ownOf(language, text)).toBe(own);
});

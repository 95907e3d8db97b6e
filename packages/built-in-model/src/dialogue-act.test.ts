import { describe, expect, test } from "vitest";
import { english } from "./english";
import { findAct, isAboutClock, isDespair, stripGreeting } from "./dialogue-act";
import { createLanguage } from "./language";

const language = createLanguage(english);

describe("what a visitor does", () => {
  test.each([
    ["Hi", "greeting"],
    ["Good evening, Tesla", "greeting"],
    ["My name is Anna", "greeting"],
    ["Goodbye, Tesla!", "farewell"],
    ["I have to go now", "farewell"],
    ["thanks, bye", "farewell"],
    ["Thank you so much", "thanks"],
    ["That helped a lot", "thanks"],
    ["How are you today?", "howAreYou"],
    ["what's up", "howAreYou"],
    ["Who are you?", "whoAreYou"],
    ["Who is Tesla?", "whoAreYou"],
    ["What is your name?", "whoAreYou"],
    ["Are you an AI?", "areYouReal"],
    ["are you really a human being", "areYouReal"],
    ["Am I talking to a bot?", "areYouReal"],
    ["Are you a real cheese?", "areYouReal"],
    ["Am I talking to a bot right now?", "areYouReal"],
    ["What exactly am I talking to?", "areYouReal"],
    ["You're just a computer program, right?", "areYouReal"],
    ["You sound like a language model.", "areYouReal"],
    ["You're not real, you're just a program.", "areYouReal"],
    ["You can't really be Tesla", "areYouReal"],
    ["I feel so sad today", "sad"],
    ["My dog died yesterday", "sad"],
    ["I lost my job", "sad"],
    ["I don't know how to go on", "sad"],
    ["I'm so happy!", "happy"],
    ["I just passed my exam", "happy"],
    ["You are a genius", "praise"],
    ["I love your work", "praise"],
    ["Well said!", "praise"],
    ["You are stupid", "insult"],
    ["shut up", "insult"],
    ["Should I quit my job?", "advice"],
    ["Can you give me some advice?", "advice"],
    ["Tell me a joke", "joke"],
    ["Are you really Tesla, or just imitating him?", "areYouReal"],
    ["Are you him or only pretending to be?", "areYouReal"],
    ["Why?", "more"],
    ["tell me more", "more"],
    ["Go on.", "more"],
    ["I don’t agree with you", "more"],
    ["Really?", "more"],
    ["You didn’t answer my question", "more"],
    ["Explain it to me like I’m five", "more"],
    ["What advice would you give to young people?", "advice"],
  ])('"%s" is %s', (text, act) => {
    expect(findAct(language, text, "tesla")).toBe(act);
  });

  test.each([
    "Why did you hate Edison?",
    "How are you able to make lightning?",
    "Were you ever lonely?",
    "What do you think of ChatGPT?",
    "How did your mother die?",
    "What happened on your last night?",
    "Tell me more about Edison",
    "I am learning German",
    "Did you say goodbye to your students?",
    "Hiking is my hobby",
  ])('"%s" is no social act', (text) => {
    expect(findAct(language, text, "tesla")).toBeUndefined();
  });
});

test("a greeting and a name before a question are removed", () => {
  expect(stripGreeting(language, "Hi! Why did you hate Edison?", "tesla")).toBe("Why did you hate Edison?");
  expect(stripGreeting(language, "Good evening, Mr Tesla, what is a coil?", "tesla")).toBe("what is a coil?");
  expect(stripGreeting(language, "History is long", "tesla")).toBe("History is long");
});

test("despair is distinguished from a talk about death", () => {
  expect(["I want to die", "i want to kill myself", "I am suicidal"].map((text) => isDespair(language, text))).toEqual([
    true,
    true,
    true,
  ]);
  expect(
    ["Did you want to die?", "What do you think about suicide?", "How did you die?"].map((text) =>
      isDespair(language, text),
    ),
  ).toEqual([false, false, false]);
});

test("a question for the time is distinguished from one about time", () => {
  expect(
    ["What time is it?", "what's the time now", "Tell me the time please"].map((text) => isAboutClock(language, text)),
  ).toEqual([true, true, true]);
  expect(
    ["What is time?", "What day is it today?", "What was the best day of your life?"].map((text) =>
      isAboutClock(language, text),
    ),
  ).toEqual([false, false, false]);
});

import { describe, expect, test } from "vitest";
import type { PromptMessage } from "@archive-of-minds/core";
import { createCharacterModel } from "./character-model";
import { composeReply } from "./compose";
import { isNameable } from "./decline";
import { isDissent } from "./dissent";
import { english } from "./english";
import { builtInCorpora } from "./index";
import { createLanguage } from "./language";
import { readTurn } from "./read-turn";
import { splitSentences } from "./sentences";
import { askedTongue, tongueOf } from "./tongue";

const language = createLanguage(english);
const read = (text: string) => readTurn(language, text, "tesla");

test.each([
  ["Kannst du mir etwas über dich erzählen?", "German"],
  ["Buenas tardes, ¿quién eres?", "Spanish"],
  ["Pourquoi êtes-vous dans ce musée ?", "French"],
  ["Buongiorno, come stai?", "Italian"],
  ["Как дела?", "Russian or Bulgarian"],
  ["ciao, come stai?", "Italian"],
  ["bonjour, ca va?", "French"],
  ["habla español?", "Spanish"],
  ["danke tschüss", "German"],
  ["Hvala i doviđenja", "Serbian or Croatian"],
  ["元気ですか", "Chinese or Japanese"],
  ["Did the old man die in the hall?", undefined],
  ["My dog is in a mist, I must tell you", undefined],
  ["asdfgh", undefined],
])('"%s" is in %s', (text, name) => {
  expect(tongueOf(language, text)).toBe(name);
});

test.each([
  ["please answer in German", "German"],
  ["can you say that in spanish?", "Spanish"],
  ["Can you speak German?", "German"],
  ["do you speak Swiss German", "Swiss German"],
  ["in french please", "French"],
  ["Did you speak German at home?", undefined],
  ["What happened in German cities?", undefined],
  ["I study in German", undefined],
])('"%s" asks for %s', (text, name) => {
  expect(askedTongue(language, text)).toBe(name);
});

test.each([
  "That is wrong.",
  "no, you're mistaken",
  "I really don't agree",
  "that's not true at all",
  "i doubt that",
  "you're just making this up",
])('"%s" contradicts', (text) => {
  expect(isDissent(language, read(text))).toBe(true);
});

test.each([
  "That is true",
  "you are right",
  "Is that wrong?",
  "What is truth?",
  "I agree with you",
  "That is quite right",
])('"%s" does not contradict', (text) => {
  expect(isDissent(language, read(text))).toBe(false);
});

test.each([
  ["What is a sextant?", true],
  ["Have you heard of Marie Curie?", true],
  ["what do you think about cartoons", true],
  ["How long does a kettle take to boil?", false],
  ["which bus goes to the harbour from here?", false],
])('the topic of "%s" may be said back: %s', (text, isNamed) => {
  expect(isNameable(language, read(text))).toBe(isNamed);
});

test.each([
  ["where the hell did you grow up?", "where did you grow up?"],
  ["You idiot, who was your father?", "who was your father?"],
  ["Just answer my question: what is a coil?", "what is a coil?"],
  ["what is a damn coil, you moron?", "what is a coil?"],
])('"%s" asks "%s"', (rude, asked) => {
  expect(read(rude).text).toBe(asked);
});

describe.each(Object.keys(builtInCorpora))("%s", async (characterId) => {
  const corpus = await builtInCorpora[characterId]?.();
  const { manners, listening } = corpus ?? {};
  if (!corpus || !manners || !listening) throw new Error(`There are no manners of ${characterId}.`);
  const { facts, stances, phrases } = corpus;
  const model = createCharacterModel(english, corpus);
  const talk = (...lines: readonly string[]) => {
    const messages: PromptMessage[] = [];
    let reply = "";
    for (const content of lines) {
      messages.push({ role: "user", content });
      reply = composeReply(model, messages);
      messages.push({ role: "assistant", content: reply });
    }
    return reply;
  };
  const startsWithOneOf = (reply: string, lines: readonly string[]) => lines.some((line) => reply.startsWith(line));
  const fact = facts.find(({ questions, details = [], answer }) => questions[details.length] && answer.length > 2)!;
  const question = fact.questions[fact.details?.length ?? 0] ?? "";

  test("a fact that is contradicted is held to with its reason, and the visitor is asked what is wrong", () => {
    const reply = talk(question, "no, that is wrong");
    expect(startsWithOneOf(reply, manners.hold)).toBe(true);
    expect([...fact.answer, ...fact.deeper].some((sentence) => reply.includes(sentence))).toBe(true);
    expect(manners.challenge.some((line) => reply.endsWith(line))).toBe(true);
    expect(startsWithOneOf(reply, phrases.continuing)).toBe(false);
  });

  test("a statement of the visitor’s own day is no question on food or clothes", () => {
    const reply = talk("I spilled the soup over my best shirt");
    expect(facts.filter(({ answer }) => reply.includes(answer[0] ?? "-"))).toEqual([]);
  });

  test("an opinion that is contradicted is conceded", () => {
    const view = stances.find(({ questions, details = [] }) => questions[details.length])!;
    const reply = talk(view.questions[view.details?.length ?? 0] ?? "", "I disagree");
    expect(startsWithOneOf(reply, manners.concede)).toBe(true);
  });

  test("a question that goes on with the last subject is not answered with another", () => {
    const reply = talk(question, "and what did people in my street make of that?");
    const said = [...fact.answer, ...fact.deeper, fact.ask];
    expect(said.some((sentence) => reply.includes(sentence))).toBe(true);
  });

  test.each([
    ["Bonsoir, comment allez-vous ?", "French"],
    ["Wie geht es dir und woher kommst du?", "German"],
  ])('"%s" is named as %s', (text, name) => {
    const reply = talk(text);
    expect(
      startsWithOneOf(
        reply,
        manners.foreign.map((line) => line.replace("{language}", name)),
      ),
    ).toBe(true);
  });

  test.each([
    "how many spots does a ladybird have?",
    "why do geese fly in a row?",
    "how do you whistle with two fingers?",
  ])('"%s" is declined, and questions are offered only if one of its words leads to them', (content) => {
    const reply = talk(content);
    const [said = "", ...questions] = reply.split("\n");
    expect(startsWithOneOf(said, manners.none)).toBe(true);
    const leadsTo = language.termsOf(content);
    const items = [...facts, ...stances].filter((item) => item.questions.some((each) => questions.includes(each)));
    expect(items).toHaveLength(questions.length);
    expect(
      items.filter(
        ({ tags, questions: all }) =>
          !language.termsOf([...tags, ...all].join(" ")).some((term) => leadsTo.includes(term)),
      ),
    ).toEqual([]);
    expect(manners.offer.some((line) => said.endsWith(line))).toBe(questions.length > 0);
    expect(reply).not.toMatch(/spots"|fingers"|row"/);
  });

  test.each([
    ["how do I descale a kettle?", "house"],
    ["how do I get my zip unstuck?", "house"],
    ["which printer should I buy?", "buy"],
    ["which platform does the night train leave from?", "travel"],
    ["which podcast is good on a long drive?", "show"],
    ["how many sets does a tennis match have?", "sport"],
  ] as const)('"%s" is answered with what it can say of such things', (content, subject) => {
    const { say, ask } = manners.outside[subject];
    expect(talk(content)).toBe([...say, ask].join(" "));
  });

  test("where no question is near, it says what it likes to talk about", () => {
    const reply = talk("how do you whistle with two fingers?");
    expect(manners.likes.some((line) => reply.includes(line))).toBe(true);
    expect(reply).not.toContain("\n");
  });

  test.each(["Guten Tag", "bonjour", "Buenas tardes!", "hi there", "Hello there!", "hey there"])(
    '"%s" is greeted',
    (content) => {
      expect(
        startsWithOneOf(
          talk(content),
          phrases.social.greeting.open.map((line) => line.replace("{name}", "")),
        ),
      ).toBe(true);
    },
  );

  test.each(["hello?? anybody there", "is this thing on?", "anyone home?", "u there", "are you there?"])(
    '"%s" is told that somebody is there',
    (content) => {
      expect(startsWithOneOf(talk(content), listening.here)).toBe(true);
    },
  );

  test("a question declined twice in one breath stays within six sentences", () => {
    const reply = talk("hello, how do geese whistle?", "hello, how do geese whistle?");
    expect(splitSentences(reply).length).toBeLessThanOrEqual(6);
  });

  test("three declined questions are declined in other words and with other offers", () => {
    const messages: PromptMessage[] = [];
    const said: string[] = [];
    for (const content of [
      "how do I descale a kettle?",
      "how do I fold a fitted sheet?",
      "what size tyres do I need?",
    ]) {
      messages.push({ role: "user", content });
      const reply = composeReply(model, messages);
      said.push(...reply.split("\n"));
      messages.push({ role: "assistant", content: reply });
    }
    expect(new Set(said).size).toBe(said.length);
  });
});

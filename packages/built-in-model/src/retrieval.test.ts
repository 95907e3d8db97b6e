import { expect, test } from "vitest";
import { withDetails } from "./details.fixture";
import { english } from "./english";
import { exampleCorpus } from "./corpus.fixture";
import { createLanguage } from "./language";
import { createRetrieval } from "./retrieval";
import { findTopic } from "./topic";

const language = createLanguage(english);
const retrieval = createRetrieval(language, exampleCorpus);
const find = (text: string) =>
  retrieval.search({ text, topic: findTopic(language, text, "tesla") }).map(({ item }) => item.id);

test.each([
  ["Why did you hate Edison?", "edison"],
  ["tell me about edison", "edison"],
  ["What was your mum like?", "mother"],
  ["did you really love a pigoen", "pigeon"],
  ["How do alternating current motors work?", "alternating"],
  ["Are robots the future?", "robots"],
  ["What do you think of love?", "love"],
  ["Are you afraid of dying?", "death"],
])('"%s" finds what is held on it', (text, id) => {
  expect(find(text)[0]).toBe(id);
});

test.each([
  "Hello Tesla",
  "What is bitcoin?",
  "Do you like football?",
  "What happened in 1969?",
  "Who won the World Cup?",
  "What do you think about Brexit?",
  "",
])('"%s" finds nothing', (text) => {
  expect(find(text)).toEqual([]);
});

test("a question about an unknown name is not answered with what the character says of itself", () => {
  const tall = createRetrieval(language, {
    ...exampleCorpus,
    facts: [
      ...exampleCorpus.facts,
      {
        id: "height",
        tags: ["tall", "height", "how tall"],
        questions: ["How tall were you?"],
        answer: ["I was six feet two."],
        deeper: ["And thin."],
        ask: "And you?",
      },
    ],
  });
  const ask = (text: string) =>
    tall.search({ text, topic: findTopic(language, text, "tesla") }).map(({ item }) => item.id);
  expect([ask("How tall are you?"), ask("How tall is Kilimanjaro?"), ask("How tall is the Eiffel tower?")]).toEqual([
    ["height"],
    [],
    [],
  ]);
});

test("a question in the words of the corpus is an exact match", () => {
  const [best] = retrieval.search({ text: "did you feed birds" });
  expect({ id: best?.item.id, isExact: best?.isExact, isStrong: best?.isStrong }).toEqual({
    id: "pigeon",
    isExact: true,
    isStrong: true,
  });
});

test("a fact of what happened with a thing does not say what it is", () => {
  const lamps = createRetrieval(language, {
    ...exampleCorpus,
    facts: [
      {
        id: "lamp-story",
        tags: ["lamp", "lamps"],
        questions: ["Did you ever break a lamp?"],
        answer: ["I broke one in Paris."],
        deeper: ["It was hot."],
        ask: "And you?",
      },
      {
        id: "lamp-itself",
        tags: ["lamp", "glowing wire", "glass", "vacuum"],
        questions: ["How does a lamp work?"],
        answer: ["A lamp is a wire that glows in a glass without air."],
        deeper: ["The wire is thin."],
        ask: "And yours?",
      },
    ],
  });
  const found = (text: string) => lamps.search({ text, topic: findTopic(language, text, "tesla") })[0];
  expect(found("What is a lamp?")?.item.id).toBe("lamp-itself");
  expect(found("Did you break a lamp once?")?.item.id).toBe("lamp-story");
});

test("the best of a kind is not the worst of it", () => {
  const { search } = createRetrieval(language, {
    ...exampleCorpus,
    facts: [
      {
        id: "best-lamp",
        tags: ["lamp", "best lamp"],
        questions: ["What is the best lamp?"],
        answer: ["The arc lamp is the best."],
        deeper: ["It is bright."],
        ask: "And yours?",
      },
    ],
  });
  const isNear = (text: string) => search({ text, topic: findTopic(language, text, "tesla") })[0]?.isNear;
  expect([isNear("What is the best lamp?"), isNear("Which lamp is the worst?")]).toEqual([false, true]);
});

test("the items near a question have its weightiest word", () => {
  const near = (text: string) =>
    retrieval.related({ text, topic: findTopic(language, text, "tesla") }, 0.5).map(({ id }) => id);
  expect(near("how long does a pigeon sleep?")).toContain("pigeon");
  expect(near("how do I descale a kettle?")).toEqual([]);
});

test("a requested opinion comes before a fact of the same subject", () => {
  const both = createRetrieval(language, {
    ...exampleCorpus,
    facts: [
      {
        id: "romance",
        tags: ["love"],
        questions: ["Were you in love?"],
        answer: ["I was not."],
        deeper: ["Never."],
        ask: "And you?",
      },
    ],
  });
  const first = (text: string) => both.search({ text, topic: "love" })[0]?.item.id;
  expect([first("What do you think of love?"), first("Did you ever love?")]).toEqual(["love", "romance"]);
});

test("a question without a significant word is recognised by its small words, after any topic", () => {
  const again = createRetrieval(language, {
    ...exampleCorpus,
    facts: [
      ...exampleCorpus.facts,
      {
        id: "again",
        tags: ["same life"],
        questions: ["Would you do it all again?"],
        answer: ["I would."],
        deeper: ["Gladly."],
        ask: "And you?",
      },
    ],
  });
  const last = again.items.find(({ id }) => id === "edison");
  expect(again.search({ text: "Would you do it all again?", topic: "", last })[0]?.item.id).toBe("again");
});

test("the index can be built a few items at a time", () => {
  const slow = createRetrieval(language, exampleCorpus);
  let rounds = 1;
  while (!slow.prepare(10)) rounds += 1;
  expect(rounds).toBe(Math.ceil(slow.items.length / 10));
  expect(slow.search({ text: "Why did you hate Edison?" })).toEqual(
    retrieval.search({ text: "Why did you hate Edison?" }),
  );
});

test("related items come nearest first, without the item itself", () => {
  const edison = retrieval.items.find(({ id }) => id === "edison");
  if (!edison) throw new Error("The fixture has lost its Edison.");
  const akin = retrieval.akin(edison);
  expect(akin[0]?.id).toBe("alternating");
  expect(akin).not.toContain(edison);
  expect(akin).toHaveLength(retrieval.items.length - 1);
});

test("a question for a time is only a weak match with an item without one", () => {
  const near = (text: string) => retrieval.search({ text, topic: findTopic(language, text, "tesla") })[0]?.isNear;
  expect([near("When did you build a robot?"), near("When did the white pigeon come?")]).toEqual([false, true]);
});

const detailed = createRetrieval(language, {
  ...exampleCorpus,
  facts: withDetails(exampleCorpus.facts, {
    mother: [
      ["Who taught your mother to weave?", "Her own mother taught her to weave."],
      ["Was your mother strict?", "Yes, she was strict on weekdays."],
      ["Why did your mother never learn to read?", "Nobody had sent her to school, so she never learned to read."],
    ],
  }),
});
const detailOf = (text: string) => detailed.search({ text, topic: findTopic(language, text, "tesla") })[0]?.detail;

test.each([
  ["Was your mother strict?", "Yes, she was strict on weekdays."],
  ["was your mum a strict woman", "Yes, she was strict on weekdays."],
  ["Why did your mother not learn to read?", "Nobody had sent her to school, so she never learned to read."],
  ["So who taught your mother weaving?", "Her own mother taught her to weave."],
])('"%s" finds the sentence that answers just that', (text, sentence) => {
  expect(detailOf(text)).toBe(sentence);
});

test.each([
  "Why was your mother strict?",
  "Who was strict, your mother?",
  "What was your mother like?",
  "Was your mother rich?",
  "Tell me about your mother",
])('no other question\u2019s sentence answers "%s"', (text) => {
  expect(detailOf(text)).toBeUndefined();
});

test("a question in the words of a detail finds the fact it belongs to", () => {
  expect(detailed.search({ text: "Why did she never learn to read?" })[0]?.item.id).toBe("mother");
});

test("of a fact’s other sentences the one that the question names comes first, if it can stand alone", () => {
  expect(detailOf("Does direct current sag after a mile?")).toBe("Direct current sags within a mile of its dynamo.");
  expect(detailOf("How many verses did your mother know by heart?")).toBeUndefined();
});

test("a yes or no does not answer a question with another word in place of its own", () => {
  const facts = withDetails(
    [
      {
        id: "city",
        tags: ["city", "London"],
        questions: ["What was London like?"],
        answer: ["London is a city."],
        deeper: ["It rains."],
        ask: "And yours?",
      },
    ],
    {
      city: [
        ["Was London a dangerous city?", "Yes, after dark it was."],
        ["Who founded London?", "The Romans did."],
      ],
    },
  );
  const { search } = createRetrieval(language, { ...exampleCorpus, facts: [...exampleCorpus.facts, ...facts] });
  const detail = (text: string) => search({ text, topic: findTopic(language, text, "tesla") })[0]?.detail;
  expect(detail("Was London a dangerous city?")).toBe("Yes, after dark it was.");
  expect(detail("Was London really such a dangerous city?")).toBe("Yes, after dark it was.");
  expect(detail("Was London a tolerant city?")).not.toBe("Yes, after dark it was.");
});

test("a question about one person is not answered with a fact about another", () => {
  const facts = withDetails(
    [
      {
        id: "fire",
        tags: ["fire", "Anna", "Bruno"],
        questions: ["What happened in the fire?"],
        answer: ["The house burned."],
        deeper: ["All of it."],
        ask: "And yours?",
      },
    ],
    {
      fire: [
        ["What role did Anna play in the fire?", "She lit it."],
        ["What did Bruno save from the fire?", "He saved a chair."],
      ],
    },
  );
  const { search } = createRetrieval(language, { ...exampleCorpus, facts: [...exampleCorpus.facts, ...facts] });
  const detail = (text: string) => search({ text, topic: findTopic(language, text, "tesla") })[0]?.detail;
  expect([detail("What role did Anna play in the fire?"), detail("What role did Bruno play in the fire?")]).toEqual([
    "She lit it.",
    undefined,
  ]);
});

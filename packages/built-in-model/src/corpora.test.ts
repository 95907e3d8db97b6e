import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { propertyRuns, propertySample } from "@archive-of-minds/testing";
import { composeReply } from "./compose";
import { createCharacterModel } from "./character-model";
import type { PersonaCorpus } from "./corpus";
import { english } from "./english";
import { builtInCorpora } from "./index";
import { anyInput, faultsOf, repetitionsIn } from "./random-talk.fixture";
import { sampleQuestions } from "./sample-questions.fixture";
import { countSentences, splitSentences } from "./sentences";

const patience = 60_000;

function sentencesOf({ facts, stances, phrases, counsel, manners, listening }: PersonaCorpus): string[] {
  const { social, unknownBody, vagueBody, ...pools } = phrases;
  const { outside, ...lines } = manners!;
  const { sorrow, life, reactions, ...replies } = listening!;
  const { kinds, decide, remembered, unheard, ...openings } = counsel!;
  return [
    ...facts.flatMap(({ details = [], answer, deeper, ask }) => [...details, ...answer, ...deeper, ask]),
    ...stances.flatMap(({ details = [], view, ask }) => [...details, ...view, ask]),
    ...Object.values(social).flatMap(({ open, body, close }) => [...open, ...body.flat(), ...close]),
    ...Object.values(openings).flat(),
    ...Object.values(lines).flat(),
    ...[...Object.values(sorrow), ...Object.values(life)].flatMap(({ say, ask }) => [...say, ...ask]),
    ...Object.values(reactions).flat(),
    ...Object.values(replies).flat(),
    ...Object.values(outside).flatMap(({ say, ask }) => [...say, ask]),
    ...[...remembered, ...unheard, ...Object.values(decide).flat()].flat(),
    ...Object.values(kinds).flatMap(({ tell, ask }) => [...tell.flat(), ...ask]),
    ...unknownBody.flat(),
    ...vagueBody.flat(),
    ...Object.values(pools).flat(),
  ];
}

const filled = (sentence: string) =>
  sentence
    .replace("{name}", ", Anna")
    .replace("{pick}", "the sea")
    .replace("{other}", "the mountains")
    .replace("{language}", "Welsh")
    .replace("{whom}", "your aunt")
    .replace("{note}", "Cats purr.")
    .replace("{topics}", '"cats" and "dogs"')
    .replace("{topic}", '"climate change"')
    .replace("{sum}", "12 times 12")
    .replace("{result}", "144")
    .replace("{scene}", "a bright scene");

/** One in a hundred; in a sample chance may gather five more. */
const mostMissed = (tried: readonly unknown[], all: readonly unknown[]) =>
  tried.length / 100 + (tried.length < all.length ? 5 : 0);

const twiceIn = (list: readonly string[]) => list.filter((each, at) => list.indexOf(each) !== at);

describe.each(Object.keys(builtInCorpora))("the corpus of %s", async (characterId) => {
  const corpus = await builtInCorpora[characterId]?.();
  if (!corpus) throw new Error(`There is no corpus for ${characterId}.`);
  const { facts, stances, phrases } = corpus;
  const sentences = sentencesOf(corpus);
  const model = createCharacterModel(english, corpus);

  test("belongs to its character and is large enough to talk", () => {
    expect(corpus.characterId).toBe(characterId);
    expect(facts.length).toBeGreaterThanOrEqual(25);
    expect(stances.length).toBeGreaterThanOrEqual(15);
    const pools = {
      reactions: 8,
      continuing: 4,
      unknownTopic: 6,
      unknownBody: 8,
      vague: 6,
      vagueBody: 6,
      repeated: 3,
      asides: 15,
      questions: 15,
      arithmetic: 2,
      picture: 3,
    } as const;
    expect(Object.entries(pools).filter(([pool, least]) => phrases[pool as keyof typeof pools].length < least)).toEqual(
      [],
    );
    expect(
      Object.entries(phrases.social).filter(
        ([, { open, body, close }]) => open.length < 2 || body.length < 3 || close.length < 2,
      ),
    ).toEqual([]);
  });

  test("has one sentence in each string, whatever fills it", () => {
    expect(
      sentences.filter((sentence) => countSentences(filled(sentence)) !== 1 || sentence !== sentence.trim()),
    ).toEqual([]);
  });

  test("ends each sentence so that the next one begins", () => {
    expect(sentences.filter((sentence) => countSentences(`${filled(sentence)} Then more.`) !== 2)).toEqual([]);
  });

  test("holds no asterisk, no unknown placeholder and nothing twice", () => {
    expect(sentences.filter((sentence) => sentence.includes("*"))).toEqual([]);
    expect(
      sentences.filter((sentence) =>
        /[{}]/.test(sentence.replace(/\{(?:name|topic|language|whom|note|topics|sum|result|scene|pick|other)\}/g, "")),
      ),
    ).toEqual([]);
    expect(twiceIn(sentences)).toEqual([]);
    expect(twiceIn([...facts, ...stances].map(({ id }) => id))).toEqual([]);
  });

  test("contains the visitor’s topic in the phrases that must", () => {
    expect(phrases.unknownTopic.filter((sentence) => !sentence.includes("{topic}"))).toEqual([]);
    expect(phrases.picture.filter((sentence) => !sentence.includes("{scene}"))).toEqual([]);
    expect(
      phrases.arithmetic.filter((sentence) => !sentence.includes("{sum}") || !sentence.includes("{result}")),
    ).toEqual([]);
    expect(
      [...phrases.reactions, ...phrases.asides, ...phrases.questions, ...phrases.continuing].filter((sentence) =>
        sentence.includes("{topic}"),
      ),
    ).toEqual([]);
  });

  test("answers each of its own questions with the fact it belongs to", { timeout: patience }, () => {
    const all = facts.flatMap(({ id, questions, answer }) => questions.map((content) => ({ id, content, answer })));
    const tried = propertySample(all, 10);
    const missed = tried.filter(({ content, answer }) => {
      const reply = composeReply(model, [{ role: "user", content }]);
      return !answer.some((sentence) => reply.includes(sentence));
    });
    expect(missed.length, missed.map(({ id, content }) => `${id}: ${content}`).join("\n")).toBeLessThanOrEqual(
      mostMissed(tried, all),
    );
  });

  test("has something to tell about each word that its facts are listed under", { timeout: patience }, () => {
    const words = [...facts, ...stances].flatMap(({ tags }) => tags).filter((tag) => /^\p{L}{4,}$/u.test(tag));
    const openings = [...(phrases.unasked ?? []), ...phrases.unknownTopic].map((line) => line.split("{topic}"));
    const knowsNothing = (reply: string) => openings.some((parts) => parts.every((part) => reply.includes(part)));
    const missed = propertySample([...new Set(words)], 10).filter((word) =>
      ["Tell me about", "Tell me about your", "What do you know about"].some((ask) =>
        knowsNothing(composeReply(model, [{ role: "user", content: `${ask} ${word}.` }])),
      ),
    );
    expect(missed).toEqual([]);
  });

  test("answers a narrower question with its own sentence first", { timeout: patience }, () => {
    const narrower = [...facts, ...stances].flatMap(({ id, questions, details = [] }) =>
      details.map((detail, at) => ({ id, content: questions[at] ?? "", detail })),
    );
    const tried = propertySample(narrower, 10);
    const missed = tried.filter(({ content, detail }) => {
      const reply = splitSentences(composeReply(model, [{ role: "user", content }]));
      return reply.indexOf(detail) < 0 || reply.indexOf(detail) > 1;
    });
    expect(missed.length, missed.map(({ id, content }) => `${id}: ${content}`).join("\n")).toBeLessThanOrEqual(
      mostMissed(tried, narrower),
    );
  });

  test.each([
    "What are you?",
    "Are you real?",
    "Are you an AI?",
    "Is this a script?",
    "Who wrote you?",
    "Who writes your answers?",
    "How do you work?",
    "Are you ChatGPT?",
    "Where do your words come from?",
    "What am I really talking to?",
    "Do you actually think or are these canned lines?",
  ])('says plainly what it is when asked "%s"', (content) => {
    expect(composeReply(model, [{ role: "user", content }])).toMatch(
      /AI model|artificial intelligence|language model|by hand|written beforehand/,
    );
  });

  test.each([
    "Would you rather have a friend or a fortune?",
    "Kindness or fame?",
    "Which matters more to you, a promise or money?",
  ])('chooses one of two when asked "%s"', (content) => {
    expect(composeReply(model, [{ role: "user", content }])).toMatch(/friend|kindness|promise/i);
  });

  test("recognises a new question as new", () => {
    const told = composeReply(model, [{ role: "user", content: facts[0]?.questions[0] ?? "" }]);
    const reply = composeReply(model, [
      { role: "user", content: facts[0]?.questions[0] ?? "" },
      { role: "assistant", content: told },
      { role: "user", content: "Do you like trombones?" },
    ]);
    expect(facts[0]?.deeper.filter((sentence) => reply.includes(sentence))).toEqual([]);
    expect(reply).toContain('"trombones"');
  });

  test("answers anything in one to six clean sentences", { timeout: patience }, () => {
    fc.assert(
      fc.property(anyInput, (content) => {
        expect(faultsOf(composeReply(model, [{ role: "user", content }]))).toEqual([]);
      }),
      { numRuns: propertyRuns(2_000) },
    );
  });

  test("holds a conversation of fifteen turns without repeating itself", () => {
    const questions = sampleQuestions[characterId] ?? [];
    expect(questions.length).toBeGreaterThanOrEqual(60);
    const starts = questions.map((_, at) => at).filter((at) => at % 9 === 0 && at + 15 <= questions.length);
    expect(starts.flatMap((at) => repetitionsIn(model, questions.slice(at, at + 15)))).toEqual([]);
  });

  test("says no sentence twice within fifteen turns", { timeout: patience }, () => {
    const own = fc.constantFrom(...facts.flatMap(({ questions }) => questions), "Why?", "Tell me more");
    fc.assert(
      fc.property(fc.array(fc.oneof(own, anyInput), { minLength: 15, maxLength: 15 }), (inputs) => {
        expect(repetitionsIn(model, inputs)).toEqual([]);
      }),
      { numRuns: propertyRuns(100) },
    );
  });
});

import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import * as timings from "../shared/timings";
import { adaptiveEndOfTurn, fixedEndOfTurn, sentenceEnds, type TurnSoFar } from "./end-of-turn";
import { endsLikeSentence } from "./sentence-end";
import { propertyRuns } from "@archive-of-minds/testing";

const FINISHED = [
  "Good evening",
  "good evening Mr Tesla",
  "hello",
  "Yes",
  "no thanks",
  "stop",
  "why",
  "who are you",
  "where are you from",
  "what are you thinking about",
  "who were you talking to",
  "what is it made of",
  "tell me about your childhood",
  "I would like to hear a story",
  "do you think electric cars will stop climate change",
  "what do you think of wireless ballast today",
  "I know who you are",
  "because I said so my dear friend and nobody ever doubted it",
  "when did you arrive in New York",
  "when was that",
  "I was born in 1856",
  "that is not what I asked. tell me the truth",
  "Is it true?",
  "It is true.",
  "He said “never.”",
  "yes you can",
  "help me",
  "how do you do",
  "how old are you",
  "it was wonderful",
  "what happened to your laboratory",
  "you were right",
  "thank you very much",
];
const UNFINISHED = [
  "",
  "  ",
  "I",
  "and",
  "um",
  "I would like to",
  "I would like to hear about",
  "do you think",
  "could you",
  "can you please",
  "what about",
  "tell me about",
  "tell me about your",
  "I was wondering",
  "if I had a million dollars",
  "when I was young",
  "because I like it",
  "it was the",
  "I think that",
  "well,",
  "I mean…",
  "so...",
  "one of",
  "electricity is",
  "the most",
  "I talked to Mr.",
  "the first",
  "it's",
  "he is a",
  "let us talk about",
  "and then I went to",
  "Nikola",
  "I like trains but",
  "as soon as we",
  "not only because of",
];

describe("the end of a sentence", () => {
  it.each(FINISHED)("is found in “%s”", (text) => expect(endsLikeSentence(text)).toBe(true));
  it.each(UNFINISHED)("is not found in “%s”", (text) => expect(endsLikeSentence(text)).toBe(false));

  it("is decided for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => typeof endsLikeSentence(text) === "boolean"),
      { numRuns: propertyRuns(2000) },
    );
  });
});

const turn = (changes: Partial<TurnSoFar>): TurnSoFar => ({
  text: "Who are you",
  isFinal: true,
  voice: "silent",
  ...changes,
});

describe("the end of a turn", () => {
  beforeAll(async () => void (await sentenceEnds.load()));

  it("comes after three seconds until the rules have loaded with the first sound", async () => {
    vi.resetModules();
    const { adaptiveEndOfTurn: untouched } = await import("./end-of-turn");
    expect(untouched.wait(turn({}))).toBe(timings.endOfTurnCeiling);
    await vi.waitFor(() => expect(untouched.wait(turn({}))).toBe(timings.endOfTurnFinished), 60_000);
  });

  it.each([
    ["finished words and silence", turn({}), timings.endOfTurnFinished],
    ["unfinished words and silence", turn({ text: "Tell me about your" }), timings.endOfTurnCeiling],
    ["finished words while the visitor makes sounds", turn({ voice: "talking" }), timings.endOfTurnCeiling],
    ["finished words where nobody can hear silence", turn({ voice: "unknown" }), timings.endOfTurnCeiling],
    ["words that may still change", turn({ isFinal: false }), timings.endOfTurnCeiling],
  ])("comes early only when all conditions are met (adaptive policy): %s", (_, so, wait) => {
    expect(adaptiveEndOfTurn.wait(so)).toBe(wait);
  });

  it("comes after three seconds (fixed policy)", () => {
    expect([turn({}), turn({ text: "and" }), turn({ voice: "unknown" })].map(fixedEndOfTurn.wait)).toEqual([
      3000, 3000, 3000,
    ]);
  });
});

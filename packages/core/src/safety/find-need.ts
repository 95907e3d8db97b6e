import type { NeedKind } from "../contracts/safety-check";
import { asksForOther } from "./asks-for-other";
import { english } from "./english";
import { featuresOf, hasSign, topicsOf } from "./features";
import { normalize } from "./normalize";
import { scoreOf } from "./weights";

const WINDOW = 60;
const STEP = 40;

/** Long texts are read in overlapping stretches: the work grows with the length, and distant words are not joined. */
export function* stretchesOf(words: string): Generator<string> {
  const list = words.trim().split(" ");
  for (let from = 0; ; from += STEP) {
    yield ` ${list.slice(from, from + WINDOW).join(" ")} `;
    if (from + WINDOW >= list.length) return;
  }
}

/** The end of a sentence that has punctuation. Dictated text has none and is read in stretches alone. */
const SENTENCE_END = /(?<=[.!?…;])\s+|\n+/;

const sentencesOf = (text: string): string[] =>
  text
    .split(SENTENCE_END)
    .map(normalize)
    .filter((words) => words.trim() !== "");

/** Each sentence with the next: need is often told in two. */
const pairsOf = (sentences: readonly string[]): string[] =>
  sentences.slice(1).map((next, at) => sentences[at]!.trimEnd() + next);

const kindOf = (stretch: string): NeedKind => {
  const topics = topicsOf(stretch, english.concepts);
  const scores = english.kinds.map(({ kind, bias, weights }) => ({ kind, score: scoreOf(topics, weights) + bias }));
  return scores.reduce((best, each) => (each.score > best.score ? each : best)).kind;
};

/** How far a text is beyond the score from which on it is taken for need. One without any sign of need has to reach more. */
const excessOf = (stretch: string): number => {
  const { concepts, signs, need, threshold, plainThreshold } = english;
  return (
    scoreOf(featuresOf(stretch, concepts), need) - (hasSign(stretch, concepts, signs) ? threshold : plainThreshold)
  );
};

interface Reading {
  readonly stretch: string;
  readonly excess: number;
}

const strongestOf = (readings: readonly Reading[]): Reading =>
  readings.reduce((best, each) => (each.excess > best.excess ? each : best));

const read = (words: string): Reading =>
  strongestOf([...new Set(stretchesOf(words))].map((stretch) => ({ stretch, excess: excessOf(stretch) })));

/** Of the answers that people in need give to the question whether they are safe, nine in ten stay less far below the threshold. */
const UNRELATED = -3.5;

/** Whether an English message, sent soon after a need was found, clearly asks for something else. */
export const isUnrelated = (text: string): boolean => {
  if (!asksForOther(text)) return false;
  const sentences = sentencesOf(text);
  return [normalize(text), ...sentences, ...pairsOf(sentences)].every((words) => read(words).excess < UNRELATED);
};

/** Each sentence is a further trial, in which a harmless one may be taken for need. */
const MARGIN_IN_COMPANY = 0.1;
/** More sentences than these mostly speak of several things. */
const FEW_SENTENCES = 3;
/** Unless they are fragments of one, as in "no more. please. i want out. tonight." */
const FEW_WORDS = 12;
/** Where two of many sentences tell of need together, one of them mostly comes this near alone. Harmless ones do so seldom. */
const NEAR = 0.35;

const isOneThought = (words: string, sentences: readonly string[]): boolean =>
  sentences.length <= FEW_SENTENCES || words.trim().split(" ").length <= FEW_WORDS;

/** Each sentence by itself, so that harmless ones do not hide it, and together those that may belong together. */
const readSentences = (words: string, sentences: readonly string[]): Reading[] => {
  const alone = sentences.map(read);
  if (isOneThought(words, sentences)) return [...alone, ...pairsOf(sentences).map(read), read(words)];
  const isNear = (at: number): boolean => alone[at]!.excess > -NEAR;
  return [
    ...alone,
    ...pairsOf(sentences)
      .filter((_, at) => isNear(at) || isNear(at + 1))
      .map(read),
  ];
};

/** The kind of need that an English message shows; `null` if it shows none. */
export function findNeed(text: string): { kind: NeedKind } | null {
  const words = normalize(text);
  const sentences = sentencesOf(text);
  const inCompany = sentences.length > 1;
  const { stretch, excess } = inCompany ? strongestOf(readSentences(words, sentences)) : read(words);
  return excess > (inCompany ? MARGIN_IN_COMPANY : 0) ? { kind: kindOf(stretch) } : null;
}

import type { NeedKind } from "../contracts/safety-check";
import { featuresOf, hasSign, topicsOf } from "./features";
import type { NeedRules } from "./need-rules";
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

const sentencesOf = (text: string, { normalize }: NeedRules): string[] =>
  text
    .split(SENTENCE_END)
    .map(normalize)
    .filter((words) => words.trim() !== "");

/** Each sentence with the next: need is often told in two. */
const pairsOf = (sentences: readonly string[]): string[] =>
  sentences.slice(1).map((next, at) => sentences[at]!.trimEnd() + next);

const kindOf = (stretch: string, rules: NeedRules): NeedKind => {
  const topics = topicsOf(stretch, rules);
  const scores = rules.kinds.map(({ kind, bias, weights }) => ({ kind, score: scoreOf(topics, weights) + bias }));
  return scores.reduce((best, each) => (each.score > best.score ? each : best)).kind;
};

/** How far a text is beyond the score from which on it is taken for need. One without any sign of need has to reach more. */
const excessOf = (stretch: string, rules: NeedRules): number =>
  scoreOf(featuresOf(stretch, rules), rules.need) - (hasSign(stretch, rules) ? rules.threshold : rules.plainThreshold);

interface Reading {
  readonly stretch: string;
  readonly excess: number;
}

const strongestOf = (readings: readonly Reading[]): Reading =>
  readings.reduce((best, each) => (each.excess > best.excess ? each : best));

const read = (words: string, rules: NeedRules): Reading =>
  strongestOf([...new Set(stretchesOf(words))].map((stretch) => ({ stretch, excess: excessOf(stretch, rules) })));

/** Of the answers that people in need give to the question whether they are safe, nine in ten stay less far below the threshold. */
const UNRELATED = -3.5;

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
const readSentences = (words: string, sentences: readonly string[], rules: NeedRules): Reading[] => {
  const alone = sentences.map((sentence) => read(sentence, rules));
  const pairs = pairsOf(sentences);
  if (isOneThought(words, sentences)) return [...alone, ...pairs.map((pair) => read(pair, rules)), read(words, rules)];
  const isNear = (at: number): boolean => alone[at]!.excess > -NEAR;
  return [...alone, ...pairs.filter((_, at) => isNear(at) || isNear(at + 1)).map((pair) => read(pair, rules))];
};

/** Reads messages of one language. */
export interface NeedFinder {
  /** The kind of need that a message shows; `null` if it shows none. */
  readonly findNeed: (text: string) => { kind: NeedKind } | null;
  /** Whether a message, sent soon after a need was found, clearly asks for something else. */
  readonly isUnrelated: (text: string) => boolean;
}

export const createNeedFinder = (rules: NeedRules): NeedFinder => ({
  findNeed(text) {
    const words = rules.normalize(text);
    const sentences = sentencesOf(text, rules);
    const inCompany = sentences.length > 1;
    const { stretch, excess } = inCompany ? strongestOf(readSentences(words, sentences, rules)) : read(words, rules);
    return excess > (inCompany ? MARGIN_IN_COMPANY : 0) ? { kind: kindOf(stretch, rules) } : null;
  },
  isUnrelated(text) {
    if (!rules.asksForOther(text)) return false;
    const sentences = sentencesOf(text, rules);
    return [rules.normalize(text), ...sentences, ...pairsOf(sentences)].every(
      (words) => read(words, rules).excess < UNRELATED,
    );
  },
});

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

/** The whole text, each sentence by itself and each with the next, so that harmless sentences do not hide one. */
function* readingsOf(text: string): Generator<string> {
  yield* stretchesOf(normalize(text));
  const sentences = text
    .split(SENTENCE_END)
    .map(normalize)
    .filter((words) => words.trim() !== "");
  if (sentences.length < 2) return;
  for (const [at, words] of sentences.entries()) {
    yield* stretchesOf(words);
    const next = sentences[at + 1];
    if (next !== undefined) yield* stretchesOf(words.trimEnd() + next);
  }
}

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

/** Of the answers that people in need give to the question whether they are safe, nine in ten stay less far below the threshold. */
const UNRELATED = -3.5;

/** Whether an English message, sent soon after a need was found, clearly asks for something else. */
export const isUnrelated = (text: string): boolean =>
  asksForOther(text) && [...new Set(readingsOf(text))].every((stretch) => excessOf(stretch) < UNRELATED);

/** The kind of need that an English message shows; `null` if it shows none. */
export function findNeed(text: string): { kind: NeedKind } | null {
  let strongest = { excess: 0, stretch: "" };
  for (const stretch of new Set(readingsOf(text))) {
    const excess = excessOf(stretch);
    if (excess > strongest.excess) strongest = { excess, stretch };
  }
  return strongest.excess > 0 ? { kind: kindOf(strongest.stretch) } : null;
}

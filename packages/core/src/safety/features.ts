import { type Concepts, signs } from "./concepts";

/** What the features of a text need to know of its language. */
export interface Grammar {
  /** Plain words in lower case, each followed by one space. */
  readonly normalize: (text: string) => string;
  readonly concepts: Concepts;
  readonly stemOf: (word: string) => string;
  /** How a question or a request begins; the text begins with a space. */
  readonly opensQuestion: RegExp;
}

/** Pairs of words may have up to two words between them. */
const REACH = 3;
const PIECE = 4;
const ID_BITS = 18;

/** Features have numbers instead of names, so that the weights are small: FNV-1a, folded. */
export const idOf = (feature: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return ((hash >>> ID_BITS) ^ hash) & ((1 << ID_BITS) - 1);
};

function* shapesOf(stretch: string, concepts: ReadonlySet<string>, opensQuestion: RegExp): Generator<string> {
  const self = concepts.has("SELF");
  if (concepts.has("YOU") && !self) yield "?you";
  if (!self && !concepts.has("US") && !concepts.has("THEM")) yield "?none";
  if (!opensQuestion.test(stretch)) return;
  yield "?asks";
  if (!self) yield "?asksWithoutSelf";
}

/** A word as itself and as every concept it belongs to. */
const namesOf = (word: string, { concepts, stemOf }: Grammar): readonly string[] => {
  if (/^\d+$/.test(word)) return ["#"];
  const stem = stemOf(word);
  return [stem, ...concepts(stem)];
};

const wordsOf = (stretch: string): string[] => stretch.split(" ").filter((word) => word !== "" && word !== "~");

/** The names of the features that `featuresOf` numbers. */
export function* namedFeatures(stretch: string, grammar: Grammar): Generator<string> {
  const words = wordsOf(stretch);
  const named = [["^"], ...words.map((word) => namesOf(word, grammar)), ["$"]];
  const met = new Set(named.flatMap((names) => names.slice(1)));
  for (const [at, names] of named.entries()) {
    yield* names;
    for (let gap = 1; gap <= REACH; gap++) {
      for (const first of names)
        for (const second of named[at + gap] ?? []) yield gap === 1 ? `${first} ${second}` : `${first}_${second}`;
    }
  }
  // Character n-grams match the same word with another ending or a typing error.
  for (const word of words)
    for (let from = 0; from + PIECE <= word.length + 2; from++) yield `-${`<${word}>`.slice(from, from + PIECE)}`;
  for (const first of met) for (const second of met) if (first < second) yield `${first}&${second}`;
  yield* shapesOf(stretch, met, grammar.opensQuestion);
}

const idsOf = (features: Iterable<string>): Set<number> => {
  const ids = new Set<number>();
  for (const feature of features) ids.add(idOf(feature));
  return ids;
};

/** The features for the kind of need: words and their concepts alone. */
export const topicsOf = (stretch: string, grammar: Grammar): Set<number> =>
  idsOf(wordsOf(stretch).flatMap((word) => namesOf(word, grammar)));

/** The features for need: words, concepts, pairs of them, character n-grams and the shape of a question. */
export const featuresOf = (stretch: string, grammar: Grammar): Set<number> => idsOf(namedFeatures(stretch, grammar));

/** Whether a text has a word of one of the concepts that speak of need. */
export const hasSign = (stretch: string, { concepts, stemOf }: Grammar): boolean =>
  wordsOf(stretch).some((word) => concepts(stemOf(word)).some((concept) => signs.has(concept)));

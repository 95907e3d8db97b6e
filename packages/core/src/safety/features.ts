const endings = ["ing", "ed", "es", "s", "ly"];
/** Only after these is "es" an ending of its own: "notes" is "note", and not "not". */
const sibilantEnding = /(?:s|x|z|ch|sh)es$/;

const endsWith = (word: string, end: string): boolean =>
  word.endsWith(end) && word.length - end.length >= 3 && (end !== "es" || sibilantEnding.test(word));

/** "hits", "hitting" and "hit" are one word: a simple suffix cut, the same for the weights and for the text. */
export const stemOf = (word: string): string => {
  const ending = endings.find((end) => endsWith(word, end));
  if (ending === undefined) return word;
  const cut = word.slice(0, -ending.length);
  const last = cut.at(-1);
  return cut.length > 3 && last === cut.at(-2) && last !== "s" && last !== "l" ? cut.slice(0, -1) : cut;
};

/** Which concepts a stem belongs to. */
export type Concepts = ReadonlyMap<string, readonly string[]>;

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

const opensQuestion = /^ (what|why|who|how|which|when|where|did|does|do|is|are|can|could|would|tell|explain|was|were) /;

function* shapesOf(stretch: string, concepts: ReadonlySet<string>): Generator<string> {
  const self = concepts.has("SELF");
  if (concepts.has("YOU") && !self) yield "?you";
  if (!self && !concepts.has("US") && !concepts.has("THEM")) yield "?none";
  if (!opensQuestion.test(stretch)) return;
  yield "?asks";
  if (!self) yield "?asksWithoutSelf";
}

/** A word as itself and as every concept it belongs to. */
const namesOf = (word: string, concepts: Concepts): readonly string[] => {
  if (/^\d+$/.test(word)) return ["#"];
  const stem = stemOf(word);
  return [stem, ...(concepts.get(stem) ?? [])];
};

const wordsOf = (stretch: string): string[] => stretch.split(" ").filter((word) => word !== "" && word !== "~");

/** The names of the features that `featuresOf` numbers. */
export function* namedFeatures(stretch: string, concepts: Concepts): Generator<string> {
  const words = wordsOf(stretch);
  const named = [["^"], ...words.map((word) => namesOf(word, concepts)), ["$"]];
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
  yield* shapesOf(stretch, met);
}

const idsOf = (features: Iterable<string>): Set<number> => {
  const ids = new Set<number>();
  for (const feature of features) ids.add(idOf(feature));
  return ids;
};

/** The features for the kind of need: words and their concepts alone. */
export const topicsOf = (stretch: string, concepts: Concepts): Set<number> =>
  idsOf(wordsOf(stretch).flatMap((word) => namesOf(word, concepts)));

/** The features for need: words, concepts, pairs of them, character n-grams and the shape of a question. */
export const featuresOf = (stretch: string, concepts: Concepts): Set<number> => idsOf(namedFeatures(stretch, concepts));

/** Whether a text has a word of one of these concepts. */
export const hasSign = (stretch: string, concepts: Concepts, signs: ReadonlySet<string>): boolean =>
  wordsOf(stretch).some((word) => concepts.get(stemOf(word))?.some((concept) => signs.has(concept)));

import { characters } from "../characters";

/** How a language is written, and written wrongly. */
export interface Spelling {
  /** Letters that are written in two ways, in lower case, such as "ä" and "ae". */
  readonly fold?: (text: string) => string;
  /** Short forms, slang and common typing errors, and the plain words for them. */
  readonly spellings: ReadonlyMap<string, string>;
  /** Long decisive words: one typing error in them is tolerated. */
  readonly typoTargets: readonly string[];
  /** Corrections that depend on the next words, in their order. */
  readonly phrases: ReadonlyArray<readonly [RegExp, string]>;
}

/** The names that visitors address the characters by, as alternatives of a regular expression. */
export const namesOfCharacters = characters.flatMap(({ calledBy }) => calledBy).join("|");

/** `written forms: plain words`, one a line. Apostrophes are gone already. */
export const readSpellings = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [written = "", plain = ""] = line.split(": ");
        return written.split(" ").map((form) => [form, plain] as const);
      }),
  );

/** Longer than most words: longer runs are noise and are cut. */
const LONGEST_WORD = 24;
const SHORTEST_FUZZY = 6;

const withoutOne = (word: string): string[] => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

const lettersOf = (word: string): string => Array.from(word).sort().join("");

/** Finds the key word that is meant by a word with one typing error; every other word is itself. */
const createNearest = (typoTargets: readonly string[]): ((word: string) => string) => {
  /** Each key word under every spelling without one letter: one look-up finds a missing, doubled, wrong or swapped letter. */
  const nearSpellings = new Map<string, string>();
  for (const target of typoTargets) {
    nearSpellings.set(target, target);
    for (const near of withoutOne(target)) if (!nearSpellings.has(near)) nearSpellings.set(near, target);
  }
  const known = new Set(typoTargets);
  return (word) => {
    if (word.length < SHORTEST_FUZZY || known.has(word)) return word;
    const direct = nearSpellings.get(word);
    if (direct?.[0] === word[0]) return direct!;
    for (const near of withoutOne(word)) {
      if (near[0] !== word[0]) continue;
      const target = known.has(near) ? near : undefined;
      if (target !== undefined) return target;
      // Two letters swapped, or one wrong: both lack one letter in the same spelling.
      const swapped = nearSpellings.get(near);
      if (swapped !== undefined && swapped.length === word.length && lettersOf(word) === lettersOf(swapped))
        return swapped;
    }
    return word;
  };
};

/** "sooo" and "pleaseee" are "so" and "please"; hardly a word has a letter three times in a row. */
const squeeze = (word: string): string =>
  word.replace(/([a-z])\1{2,}/g, (_, letter: string) => (letter === "l" || letter === "s" ? letter + letter : letter));

/** Cyrillic letters that look like Latin ones. */
const LATIN: Readonly<Record<string, string>> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  і: "i",
  ј: "j",
  ѕ: "s",
  ԁ: "d",
  һ: "h",
};

/**
 * Makes the function that reduces a text to plain words in lower case, each followed by one space: contractions expanded,
 * slang and common typing errors replaced, punctuation dropped, since dictated text has none. Linear in the length of the text.
 */
export const createNormalize = ({ fold = (text) => text, spellings, typoTargets, phrases }: Spelling) => {
  const nearest = createNearest(typoTargets);
  const wordsOf = (raw: string): string => {
    const word = squeeze(raw.slice(0, LONGEST_WORD));
    return spellings.get(word) ?? spellings.get(nearest(word)) ?? nearest(word);
  };
  return (text: string): string => {
    const plain = fold(text.normalize("NFKC").toLowerCase())
      .normalize("NFKD")
      .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
      .replace(/[аеорсухіјѕԁһ]/g, (letter) => LATIN[letter] ?? letter)
      .replace(/[\u0300-\u036f'’‘ʼ`´]/g, "");
    const words = plain.match(/[a-z0-9]+/g) ?? [];
    let joined = ` ${words.map(wordsOf).join(" ")} `;
    for (const [pattern, replacement] of phrases) joined = joined.replace(pattern, replacement);
    return joined;
  };
};

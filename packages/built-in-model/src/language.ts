import type { LanguagePack, WordLists } from "./language-pack";
import type { Replacement } from "./listening-patterns";

/** A language pack, ready for use. */
export interface Language extends LanguagePack {
  /** The words of a text: lower case, without accents, contractions cut to their first part. */
  wordsOf(text: string): string[];
  /** A word without its endings. This is not a linguistic stemmer: it only has to treat questions and the corpus alike. */
  bareOf(word: string): string;
  /** The index key of a word: its synonym's head, or itself without endings. */
  stemOf(word: string): string;
  /** Whether a word is in a list; verbs are listed without their endings, framing words by their stems. */
  isIn(list: keyof WordLists, word: string): boolean;
  /** Whether a word carries no information about the question. */
  isStopWord(word: string): boolean;
  /** A word in the form for comparison: a stop word unchanged, any other by its stem. */
  tokenOf(word: string): string;
  /** The stems of a text in order, with repetitions, without stop words. */
  termsOf(text: string): string[];
}

/** Lower case, straight quotes. */
export const plainly = (text: string): string => text.toLowerCase().replace(/[‘’`]/g, "'");

export const replaceAll = (text: string, replacements: readonly Replacement[]): string =>
  replacements.reduce((left, [found, instead]) => left.replace(found, instead), text);

/** A message as the patterns read it: typed in haste or in capitals, it asks the same. */
export function tidy({ patterns }: Pick<LanguagePack, "patterns">, text: string): string {
  const isShouted = !/\p{Ll}/u.test(text) && /\p{Lu}{2}.*\s.*\p{Lu}{2}/su.test(text);
  return replaceAll(isShouted ? text.toLowerCase() : text, patterns.tidying);
}

const mostStems = 20_000;

export function createLanguage(pack: LanguagePack): Language {
  const { endings, vowel, joined, clitic } = pack.patterns;
  const lists = new Map<string, Set<string>>(
    Object.entries(pack.words).map(([name, words]) => [name, new Set(words.split(" "))]),
  );
  const isIn = (list: keyof WordLists, word: string) => lists.get(list)?.has(word) === true;
  const isStopWord = (word: string) =>
    (word.length < 2 && !/\d/.test(word)) || isIn("stop", word) || isIn("stop", word.replace(/s$/, ""));

  const bareOf = (word: string) =>
    endings.reduce((left, [ending, instead, least]) => {
      const shorter = left.replace(ending, instead);
      return shorter.length >= least && (least === 0 || vowel.test(shorter)) ? shorter : left;
    }, word);

  const heads = new Map<string, string>();
  for (const group of pack.synonyms) {
    const [head = "", ...others] = group.split(/:? /);
    for (const word of [head, ...others]) {
      heads.set(word, head);
      // "Moth" must not match "mother".
      const bare = bareOf(word);
      if (word !== head || bare.length >= word.length - 1) heads.set(bare, head);
    }
  }

  // A corpus repeats each word five times on average.
  const stems = new Map<string, string>();
  const stemOf = (word: string) => {
    let known = stems.get(word);
    if (known === undefined) {
      const bare = bareOf(word);
      known = heads.get(word) ?? heads.get(word.replace(/s$/, "")) ?? heads.get(bare) ?? bare;
      if (stems.size > mostStems) stems.clear();
      stems.set(word, known);
    }
    return known;
  };

  for (const list of ["verbs", "framing", "feelings"] as const)
    lists.set(list, new Set(pack.words[list].split(" ").map(list === "verbs" ? bareOf : stemOf)));

  const tokenOf = (word: string) => (isStopWord(word) ? word : stemOf(word));

  const wordsOf = (text: string) => {
    // Most text is plain ASCII, and normalising accents costs more than all the rest.
    const isAscii = /^[\n -~]*$/.test(text);
    const plain = replaceAll(plainly(isAscii ? text : text.normalize("NFD").replace(/\p{M}/gu, "")), joined);
    return (plain.match(isAscii ? /[a-z\d][a-z\d']*/g : /[\p{L}\p{N}][\p{L}\p{N}']*/gu) ?? [])
      .map((word) => (word.includes("'") ? word.replace(clitic, "") : word))
      .filter(Boolean);
  };
  const termsOf = (text: string) =>
    wordsOf(text)
      .filter((word) => !isStopWord(word))
      .map(stemOf);

  return { ...pack, wordsOf, bareOf, stemOf, isIn, isStopWord, tokenOf, termsOf };
}

/** Whether a text is in the language, judged by its small words and vowels. */
export function isReadable({ patterns, wordsOf, isIn, isStopWord }: Language, text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length < 2 || letters.filter((letter) => patterns.letters.test(letter)).length < letters.length * 0.7)
    return false;
  const words = wordsOf(text);
  const foreign =
    words.filter((word) => isIn("foreign", word)).length + (text.match(patterns.foreignLetters) ?? []).length / 2;
  const known = words.filter((word) => isStopWord(word) && !isIn("foreign", word)).length;
  if (foreign > known && (foreign >= 2 || (known === 0 && words.length >= 3))) return false;
  const odd = words.filter((word) => patterns.odd.test(word)).length;
  return odd === 0 || odd * 2 < words.length;
}

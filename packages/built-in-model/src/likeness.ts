import type { Language } from "./language";

export const sum = (values: Iterable<number>): number => Array.from(values).reduce((total, value) => total + value, 0);

/** The words of a question with their weights. */
export type Bag = ReadonlyMap<string, number>;

/** Whether a question names something that another one does not name. */
export const goesBeyond = (one: Bag, other: Bag): boolean =>
  Array.from(one).some(([word, weight]) => weight === 1 && !other.has(word));

/** The similarity of two questions, 0 to 1: Dice's coefficient over weighted words. */
export function likeness(one: Bag, other: Bag): number {
  const common = sum(Array.from(one, ([word, weight]) => (other.has(word) ? weight : 0)));
  return (2 * common) / (sum(one.values()) + sum(other.values()) || 1);
}

/** A word, and its variants with one letter removed. */
const lessOne = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

/** Whether two words with the same first letter differ by one letter, or by two exchanged letters. */
export function isMisspelt(one: string, other: string): boolean {
  const left = lessOne(one);
  return (
    one.slice(0, 2) === other.slice(0, 2) &&
    Math.abs(one.length - other.length) < 2 &&
    lessOne(other).some((word) => left.includes(word))
  );
}

/** Brings questions into the forms in which they are compared. */
export function createComparison({ patterns, wordsOf, tokenOf, isIn, isStopWord }: Language) {
  /** The words of a phrase as one string, for containment: "falling in love" and "fall in love" are the same. */
  const chainOf = (text: string) => ` ${wordsOf(text).map(tokenOf).join(" ")} `;
  /** Small words weigh little, but "where" and "from" distinguish "Where are you from?" from "How are you?". */
  const bagOf = (text: string): Bag =>
    new Map(
      wordsOf(text).map((word) => [
        tokenOf(word),
        !isStopWord(word) ? (isIn("framing", tokenOf(word)) ? 0.5 : 1) : patterns.telling.test(word) ? 0.5 : 0.2,
      ]),
    );

  const openingOf = (bag: Bag) => Array.from(bag.keys()).find((word) => patterns.telling.test(word));
  return { chainOf, bagOf, openingOf };
}

export type Comparison = ReturnType<typeof createComparison>;

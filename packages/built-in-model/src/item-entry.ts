import type { Item } from "./item";
import { plainly, type Language } from "./language";
import type { Bag, Comparison } from "./likeness";

const saidIn = ({ answer, deeper }: Item): string => [...answer, ...deeper].join(" ");

/** Makes the entries of an index: the words of one item, by where they stand. */
export function createEntries({ askings, patterns, termsOf }: Language, { chainOf, bagOf }: Comparison) {
  /** Words that count only for an item with another word in common with the question. */
  const detailsOf = (item: Item) => {
    const said = saidIn(item);
    const asked = item.questions.map(plainly);
    const bags = item.questions.map(bagOf);
    /** Words that are in nearly all questions of one item do not distinguish them. */
    const keen = (bag: Bag): Bag =>
      new Map(
        Array.from(bag, ([word, weight]) => [
          word,
          weight * (1 - bags.filter((each) => each.has(word)).length / (bags.length + 1)),
        ]),
      );
    return {
      keen,
      keenly: bags.map(keen),
      phrases: item.tags
        .filter((tag) => /\S\s+\S/.test(tag))
        .map((tag) => ({ chain: chainOf(tag), terms: termsOf(tag) })),
      bags,
      asked: askings.map(({ asks }) => asked.some((question) => asks.test(question))),
      shown: askings.map(({ shows }) => shows?.test(said) !== false),
      /** The words of what the item says what it is. */
      defined: new Set([
        ...item.questions.filter((question) => patterns.definition.test(question)).flatMap(termsOf),
        ...item.answer.flatMap((line) => termsOf(patterns.defines.exec(line)?.[1] ?? "")),
      ]),
      lines: [...item.answer, ...item.deeper].map((line) => ({ line, terms: [...new Set(termsOf(line))] })),
    };
  };

  return (item: Item) => {
    // A word that is a whole tag counts more than a word of a longer tag.
    const tags = new Map<string, number>();
    for (const terms of item.tags.map(termsOf))
      for (const term of terms) tags.set(term, (tags.get(term) ?? 0) + 1 / terms.length);
    const asked = item.questions.map(termsOf);
    let details: ReturnType<typeof detailsOf> | undefined;
    return {
      item,
      tags,
      leads: new Set([...tags.keys(), ...asked.flat()]),
      text: new Set(termsOf(saidIn(item))),
      heads: new Set([item.id, item.tags[0] ?? ""].filter((name) => !/[\s-]/.test(name)).flatMap(termsOf)),
      /** "What are you?" has no significant word, so it is compared as a whole. */
      wordless: item.questions.filter((_, at) => asked[at]?.length === 0).map(bagOf),
      details: () => (details ??= detailsOf(item)),
    };
  };
}

export type Entry = ReturnType<ReturnType<typeof createEntries>>;

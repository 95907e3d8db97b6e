import type { PersonaCorpus } from "./corpus";
import { itemsOf, type Item, type Match } from "./item";
import { createItemIndex } from "./item-index";
import type { Language } from "./language";
import { createComparison, likeness, sum } from "./likeness";
import { createQueryReader, type Query } from "./query";
import { createScorer, strong } from "./score-items";

export interface Retrieval {
  readonly items: readonly Item[];
  /** Indexes this many more items; `true` once the index is complete. A search builds the missing part. */
  prepare(most?: number): boolean;
  /** What the character holds of the future, which no word of a question need lead to. */
  readonly expectations: readonly Match[];
  /** The items that may answer, best first. */
  search(query: Query): Match[];
  /** The items to which at least this share of a text's weight leads, whether or not they answer it. */
  related(query: Query, least: number): Item[];
  /** Whether every word of a text occurs in the corpus. */
  knows(text: string): boolean;
  /** All other items, the most related first. */
  akin(item: Item): Item[];
}

/** The number of items with the most common words that are scored in full. */
const looked = 24;

const byScore = (one: { score: number }, other: { score: number }): number => other.score - one.score;

/** Builds the index over a corpus: which words lead to which item, and what kind of question each answers. */
export function createRetrieval(language: Language, corpus: PersonaCorpus): Retrieval {
  const items = itemsOf(corpus);
  const comparison = createComparison(language);
  const index = createItemIndex(language, comparison, items);
  const { entries, prepare, rarity } = index;
  const read = createQueryReader(language, comparison, index, corpus.characterId);
  const { meet, match, shareOf } = createScorer(language, index, comparison.openingOf);

  function search(asked: Query): Match[] {
    prepare();
    const query = read(asked);
    if (query.isWordless) {
      // "Would you do it all again?" asks about a life, even if "it" could be the last topic.
      const whole = entries.filter(({ wordless }) => wordless.some((each) => likeness(query.bag, each) > 0.95));
      if (whole.length > 0 || !query.isPointing)
        return whole.map(({ item }) => ({ item, score: strong, isExact: true, isStrong: true, isNear: false }));
    }
    return entries
      .flatMap((entry) => meet(entry, query) ?? [])
      .sort(byScore)
      .slice(0, looked)
      .flatMap((met) => match(met, query) ?? [])
      .sort(byScore);
  }

  function related(asked: Query, least: number): Item[] {
    prepare();
    const query = read(asked);
    return entries
      .map((entry) => ({ entry, share: shareOf(entry, query) }))
      .filter(({ share }) => share >= least)
      .sort((one, other) => other.share - one.share)
      .map(({ entry }) => entry.item);
  }

  function akin(item: Item): Item[] {
    prepare();
    const at = items.indexOf(item);
    const own = entries[at]?.leads;
    // A corpus is written theme by theme: if no word is shared, the next fact is nearer than the one before.
    return [...entries.slice(at + 1), ...entries.slice(0, at)]
      .map(({ item: each, tags }) => ({
        each,
        score: sum(Array.from(tags.keys(), (term) => (own?.has(term) ? rarity(term) : 0))),
      }))
      .sort(byScore)
      .map(({ each }) => each);
  }

  const knows = (text: string) => prepare() && language.termsOf(text).every(index.has);

  const expectations = items
    .filter(({ tags }) => tags.some((tag) => language.patterns.futureTag.test(tag)))
    .map((item): Match => ({ item, score: 0, isExact: false, isStrong: false, isNear: false }));
  return { items, expectations, prepare, search, related, knows, akin };
}

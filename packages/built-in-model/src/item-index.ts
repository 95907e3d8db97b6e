import type { Item } from "./item";
import { createEntries, type Entry } from "./item-entry";
import type { Language } from "./language";
import { isMisspelt, type Comparison } from "./likeness";

/** Which words lead to which item, and how rare each word is. It is built item by item. */
export function createItemIndex(language: Language, comparison: Comparison, items: readonly Item[]) {
  const { termsOf, isIn } = language;
  const entryOf = createEntries(language, comparison);
  const entries: Entry[] = [];
  /** For each word, the number of items with it in their tags, questions or texts. */
  const spread = new Map<string, number>();
  /** Words that lead to an item. */
  const known = new Set<string>();
  // "Breaking Bad" must not match the character's opinion on breaking: a name matches only a name.
  const names = new Set<string>();

  /** Indexes this many more items; `true` once the index is complete. */
  function prepare(most = items.length): boolean {
    if (entries.length === items.length) return true;
    for (const item of items.slice(entries.length, entries.length + most)) {
      const entry = entryOf(item);
      entries.push(entry);
      for (const term of entry.leads) known.add(term);
      for (const name of item.tags.join(" ").match(/\p{Lu}[\p{L}'-]*/gu) ?? [])
        for (const term of termsOf(name)) names.add(term);
    }
    if (entries.length < items.length) return false;
    // A word that leads to no item is as rare as its frequency in the text, and no rarer than one in two items.
    for (const { leads, text } of entries) {
      for (const term of leads) spread.set(term, (spread.get(term) ?? 0) + 1);
      for (const term of text) if (!known.has(term)) spread.set(term, (spread.get(term) ?? 1) + 1);
    }
    return true;
  }

  /** How rare a word is, 0 to 1. */
  const rarity = (term: string, otherwise = 0) => {
    const count = spread.get(term);
    return (
      (count === undefined ? otherwise : Math.log(1 + items.length / count) / Math.log(1 + items.length)) *
      (isIn("framing", term) ? 0.4 : 1)
    );
  };

  /** The corpus's form of an unknown word: a longer or shorter form, or the right spelling. */
  const nearest = (term: string) =>
    known.has(term) || term.length < 5
      ? term
      : ([...known].find(
          (word) =>
            word.length > 4 &&
            (word.startsWith(term) || term.startsWith(word) || (term.length > 5 && isMisspelt(term, word))),
        ) ?? term);

  return {
    entries: entries as readonly Entry[],
    prepare,
    rarity,
    nearest,
    /** Whether a word occurs in the corpus. */
    has: (term: string) => spread.has(term),
    isName: (term: string) => names.has(term),
  };
}

export type ItemIndex = ReturnType<typeof createItemIndex>;

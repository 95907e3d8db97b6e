import type { Item } from "./item";
import type { ItemIndex } from "./item-index";
import { plainly, type Language } from "./language";
import { sum, type Comparison } from "./likeness";

export interface Query {
  readonly text: string;
  /** What the text is about; its words weigh more. */
  readonly topic?: string | undefined;
  /** The last used item, to which "he" or "that" refers. */
  readonly last?: Item | undefined;
}

/** A question with at most this weight cannot be matched by its few words alone. */
const lightest = 0.6;

/** The weight of a word that is not in the corpus, relative to the rarest one: an unknown name, an unknown topic, any other. */
const unknown = { name: 1.2, topic: 0.6, other: 0.4 };

/** Makes the reader of queries: what a text asks for, and how much each of its words weighs. */
export function createQueryReader(language: Language, comparison: Comparison, index: ItemIndex, characterId: string) {
  const { patterns, askings, termsOf, isIn } = language;

  return ({ text, topic = "", last }: Query) => {
    const plain = plainly(text);
    const isName = /^\p{Lu}/u.test(topic) && text.indexOf(topic) > 0;
    const isPointing = last !== undefined && topic === "" && patterns.pronoun.test(text);
    const named = new Set(termsOf(topic).map(index.nearest));
    const weights = new Map<string, number>();
    const weigh = (term: string, share: number) => {
      const word = index.nearest(term);
      const otherwise = !named.has(word) ? unknown.other : isName ? unknown.name : unknown.topic;
      if (!weights.has(word))
        weights.set(
          word,
          index.rarity(word, otherwise) * (isIn("feelings", word) ? 1.6 : named.has(word) ? 1.2 : 1) * share,
        );
    };
    // The character's own name says nothing: everything in the corpus is about it.
    for (const term of termsOf(text)) if (term !== characterId) weigh(term, 1);
    const isWordless = weights.size === 0;
    // "Tell me about your work" asks for the topic alone, however common a word it is.
    const isBare = !isWordless && Array.from(weights.keys()).every((word) => named.has(word));
    // "How did he die?" asks about the last person, and about no other.
    const meant = isPointing ? termsOf(last.tags[0] ?? "") : [];
    for (const term of meant) weigh(term, 0.5);
    return {
      last,
      topic,
      bag: comparison.bagOf(text),
      chain: comparison.chainOf(text),
      asks: askings.map((asking) => asking.asks.test(plain)),
      leaning: patterns.opinion.test(text) ? 1 : patterns.toYou.test(text) ? -1 : patterns.general.test(text) ? 1 : 0,
      isName,
      isDefining: patterns.defining.test(plain),
      isDefinition: patterns.definition.test(plain),
      isPointing,
      named,
      // "How tall is the Eiffel tower?" is not "How tall are you?", however alike they are.
      isForeign: isName && !patterns.toYou.test(text) && Array.from(named).some((word) => !index.has(word)),
      weights: weights as ReadonlyMap<string, number>,
      /** Whether it has no significant word. */
      isWordless,
      isBare,
      meant,
      called: (text.slice(1).match(/\p{Lu}[\p{L}'-]+/gu) ?? []).flatMap(termsOf).filter(index.isName),
      isPerson: isPointing && patterns.person.test(text),
      scale: Math.max(sum(weights.values()), isBare ? 0 : lightest),
    };
  };
}

export type ReadQuery = ReturnType<ReturnType<typeof createQueryReader>>;

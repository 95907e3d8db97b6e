import type { PersonaCorpus } from "./corpus";
import { plainly } from "./language";
import type { Language } from "./language";

/** A fact or a stance, as retrieval and composition see it. */
export interface Item {
  readonly id: string;
  readonly isOpinion: boolean;
  readonly tags: readonly string[];
  readonly questions: readonly string[];
  /** For the first of the questions: the sentence that answers just that one. */
  readonly details?: readonly string[];
  /** The first answer. */
  readonly answer: readonly string[];
  /** The rest, for "why?" and "tell me more". */
  readonly deeper: readonly string[];
  readonly ask: string;
}

/** An item that may answer the message. */
export interface Match {
  readonly item: Item;
  /** The score: from about 3 for a common word to about 15 for every word and more. */
  readonly score: number;
  /** Whether the message is nearly the same as one of the item's own questions. */
  readonly isExact: boolean;
  /** Whether nearly all of the question is matched: such a match outranks a social act. */
  readonly isStrong: boolean;
  /** Whether it is only related to the question. */
  readonly isNear: boolean;
  /** Whether the question differs from the item's own questions, so that a yes, a no or a because may not fit. */
  readonly isLoose?: boolean;
  /** The sentence of the item that answers only this question. */
  readonly detail?: string | undefined;
}

interface Query {
  readonly text: string;
  /** What the text is about; its words weigh more. */
  readonly topic?: string | undefined;
  /** The last used item, to which "he" or "that" refers. */
  readonly last?: Item | undefined;
}

export interface Retrieval {
  readonly items: readonly Item[];
  /** Indexes this many more items; `true` once the index is complete. A search builds the missing part. */
  prepare(most?: number): boolean;
  /** What the character holds of the future, which no word of a question need lead to. */
  readonly expectations: readonly Match[];
  /** The items that may answer, best first. */
  search(query: Query): Match[];
  /** Whether every word of a text occurs in the corpus. */
  knows(text: string): boolean;
  /** All other items, the most related first. */
  akin(item: Item): Item[];
}

/**
 * The weights of the signs that an item answers a question.
 * Fitted on the sample questions of the corpora, each asked with itself and half of its item's tags left out.
 */
const worth = {
  lead: 8,
  text: 5,
  whole: 3,
  phrase: 3.5,
  small: 0.25,
  head: 2,
  defined: 3,
  tag: 3.5,
  topic: 1.2,
  asked: 0.4,
  unanswered: -1.2,
  leaning: 0.75,
  last: 2.5,
  lately: 0.8,
  other: -4,
  foreign: -10,
  fit: 60,
};

/** A question with at most this weight cannot be matched by its few words alone. */
const lightest = 0.6;

/** Below this, a match is accidental. */
const least = 4.4;
/** Below this, an item is related to the question and seldom answers it. */
const sure = 6;
const strong = 7.6;
const exact = 0.8;
/** The similarity from which on a detail's own question counts as asked. */
const fitting = 0.6;
/** How much more of a question a sentence must match than the first one to come before it. */
const ahead = 0.4;

/** The weight of a word that is not in the corpus, relative to the rarest one: an unknown name, an unknown topic, any other. */
const unknown = { name: 1.2, topic: 0.6, other: 0.4 };

/** The number of items with the most common words that are scored in full. */
const looked = 24;

const byScore = (one: { score: number }, other: { score: number }): number => other.score - one.score;

const saidIn = ({ answer, deeper }: Item): string => [...answer, ...deeper].join(" ");

const sum = (values: Iterable<number>): number => Array.from(values).reduce((total, value) => total + value, 0);

/** The words of a question with their weights. */
type Bag = ReadonlyMap<string, number>;

/** Whether a question names something that another one does not name. */
const goesBeyond = (one: Bag, other: Bag): boolean =>
  Array.from(one).some(([word, weight]) => weight === 1 && !other.has(word));

/** The similarity of two questions, 0 to 1: Dice's coefficient over weighted words. */
function likeness(one: Bag, other: Bag): number {
  const common = sum(Array.from(one, ([word, weight]) => (other.has(word) ? weight : 0)));
  return (2 * common) / (sum(one.values()) + sum(other.values()) || 1);
}

/** A word, and its variants with one letter removed. */
const lessOne = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

/** Whether two words with the same first letter differ by one letter, or by two exchanged letters. */
function isMisspelt(one: string, other: string): boolean {
  const left = lessOne(one);
  return (
    one.slice(0, 2) === other.slice(0, 2) &&
    Math.abs(one.length - other.length) < 2 &&
    lessOne(other).some((word) => left.includes(word))
  );
}

/** Builds the index over a corpus: which words lead to which item, and what kind of question each answers. */
export function createRetrieval(language: Language, corpus: PersonaCorpus): Retrieval {
  const { patterns, askings, wordsOf, termsOf, tokenOf, isIn, isStopWord } = language;

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

  const items: Item[] = [
    ...corpus.facts.map((fact) => ({ ...fact, isOpinion: false })),
    ...corpus.stances.map(({ view, ...stance }) => ({
      ...stance,
      isOpinion: true,
      answer: view.slice(0, 3),
      deeper: view.slice(3),
    })),
  ];
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
      lines: [...item.answer, ...item.deeper].map((line) => ({ line, terms: [...new Set(termsOf(line))] })),
    };
  };

  const entryOf = (item: Item) => {
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

  const entries: ReturnType<typeof entryOf>[] = [];
  /** For each word, the number of items with it in their tags, questions or texts. */
  const spread = new Map<string, number>();
  /** Words that lead to an item. */
  const known = new Set<string>();
  // "Breaking Bad" must not match the character's opinion on breaking: a name matches only a name.
  const names = new Set<string>();

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

  function search({ text, topic = "", last }: Query): Match[] {
    prepare();
    const bag = bagOf(text);
    const chain = chainOf(text);
    const plain = plainly(text);
    const asks = askings.map((asking) => asking.asks.test(plain));
    const leaning = patterns.opinion.test(text)
      ? 1
      : patterns.toYou.test(text)
        ? -1
        : patterns.general.test(text)
          ? 1
          : 0;
    const isName = /^\p{Lu}/u.test(topic) && text.indexOf(topic) > 0;
    const isDefining = patterns.defining.test(plain);
    const isPointing = last !== undefined && topic === "" && patterns.pronoun.test(text);
    const named = new Set(termsOf(topic).map(nearest));
    // "How tall is the Eiffel tower?" is not "How tall are you?", however alike they are.
    const isForeign = isName && !patterns.toYou.test(text) && Array.from(named).some((word) => !spread.has(word));
    const weights = new Map<string, number>();
    const weigh = (term: string, share: number) => {
      const word = nearest(term);
      const otherwise = !named.has(word) ? unknown.other : isName ? unknown.name : unknown.topic;
      if (!weights.has(word))
        weights.set(word, rarity(word, otherwise) * (isIn("feelings", word) ? 1.6 : named.has(word) ? 1.2 : 1) * share);
    };
    // The character's own name says nothing: everything in the corpus is about it.
    for (const term of termsOf(text)) if (term !== corpus.characterId) weigh(term, 1);
    const isWordless = weights.size === 0;
    // "How did he die?" asks about the last person, and about no other.
    const meant = isPointing ? termsOf(last.tags[0] ?? "") : [];
    const called = (text.slice(1).match(/\p{Lu}[\p{L}'-]+/gu) ?? []).flatMap(termsOf).filter((word) => names.has(word));
    const isPerson = isPointing && patterns.person.test(text);
    for (const term of meant) weigh(term, 0.5);
    const whole = sum(weights.values());
    const scale = Math.max(whole, lightest);
    if (isWordless) {
      // "Would you do it all again?" asks about a life, even if "it" could be the last topic.
      const asked = entries.filter(({ wordless }) => wordless.some((each) => likeness(bag, each) > 0.95));
      if (asked.length > 0 || !isPointing)
        return asked.map(({ item }) => ({ item, score: strong, isExact: true, isStrong: true, isNear: false }));
    }

    const rough = entries.flatMap((entry) => {
      const { item, tags, leads, text: words, heads } = entry;
      const isLast = isPointing && item === last;
      let score = isLast
        ? worth.last
        : item === last && topic === ""
          ? worth.lately
          : isPerson && !meant.some((term) => tags.has(term))
            ? worth.other
            : isForeign
              ? worth.foreign
              : 0;
      let isMet = isLast;
      // A word in a comparison is no topic: "enjoy swimming" does not ask for something that is compared to a swimmer.
      let lead = isLast ? 2 : 0;
      let ledTo = 0;
      for (const [word, weight] of weights) {
        const share = weight / scale;
        const count = tags.get(word) ?? 0;
        if (leads.has(word)) ledTo += weight;
        if (leads.has(word)) score += (worth.lead + (worth.tag * count) / (count + 1)) * share;
        else if (words.has(word)) score += worth.text * share;
        if (count > 0 && named.has(word)) score += worth.topic;
        if (heads.has(word)) score += (worth.head + (isDefining ? worth.defined : 0)) * Math.min(1, weight);
        if (!isIn("framing", word)) lead += leads.has(word) ? 2 : Number(words.has(word));
        isMet ||= (leads.has(word) || words.has(word)) && (!isName || !named.has(word) || names.has(word));
      }
      // An item that matches all words of the question is better than one that matches only its main word strongly.
      score += worth.whole * (ledTo / scale) ** 3;
      if (leaning !== 0) score += leaning > 0 === item.isOpinion ? worth.leaning : -worth.leaning;
      return isMet ? [{ entry, score, isLast, isLed: lead > 1 }] : [];
    });
    return rough
      .sort(byScore)
      .slice(0, looked)
      .flatMap(({ entry: { item, heads, details }, score: met, isLast, isLed }): Match[] => {
        const { phrases, bags, keen, keenly, asked, shown, lines } = details();
        const told = lines.map(({ terms }) =>
          sum(terms.map((term) => (heads.has(term) ? 0 : (weights.get(term) ?? 0)))),
        );
        const phrase = Math.max(
          0,
          ...phrases.map(({ chain: each, terms }) =>
            chain.includes(each)
              ? sum(terms.map((term) => rarity(term))) + worth.small * (each.split(" ").length - 2 - terms.length)
              : 0,
          ),
        );
        // "When?" needs a time and "how long?" a duration: a text without one does not answer.
        const isAsked = asks.some((is, at) => is && asked[at]);
        const isUnanswered = !isAsked && asks.some((is, at) => is && shown[at] === false);
        const likenesses = bags.map((each) => likeness(bag, each));
        const alike = Math.max(0, ...likenesses);
        const sharp = keen(bag);
        // A yes does not answer "who?", and a because does not answer "whether?".
        // A sentence about Peter does not answer a question about Orestes.
        const isOfAnother = (each: Bag) =>
          called.some((word) => !each.has(word)) &&
          Array.from(each.keys()).some((word) => names.has(word) && !bag.has(word));
        const fits = keenly.map((each, at) =>
          openingOf(each) === openingOf(bag) && !isOfAnother(each)
            ? Math.min(likenesses[at] ?? 0, likeness(sharp, each) + 0.05)
            : 0,
        );
        const fit = isForeign ? 0 : Math.max(...fits);
        const isExact = !isForeign && alike >= exact;
        const most = Math.max(...told);
        const line = lines[told.indexOf(most)]?.line ?? "";
        const at = fits.indexOf(fit);
        const narrow = fit < fitting ? undefined : item.details?.[at];
        const nearby = bags[at] ?? bag;
        // "Yes, it was dangerous" does not answer whether it was tolerant.
        const own =
          narrow && patterns.verdict.test(narrow) && goesBeyond(bag, nearby) && goesBeyond(nearby, bag)
            ? undefined
            : narrow;
        // Of the item's other sentences the best match comes first, if it can stand alone.
        const detail =
          own ??
          (fit < fitting && most > (told[0] ?? 0) + ahead * scale && !patterns.dangling.test(line) ? line : undefined);
        const score =
          met +
          worth.phrase * Math.min(1.5, phrase) +
          (isAsked ? worth.asked : isUnanswered ? worth.unanswered : 0) +
          worth.fit * Math.max(0, fit - 0.5) ** 2;
        return score < (isLed ? least : strong) && !isExact
          ? []
          : [
              {
                item,
                score,
                isExact,
                isStrong: isExact || score >= strong,
                isNear: !isExact && !isLast && !own && (isUnanswered || score < sure),
                isLoose: !isExact && fit < fitting,
                detail,
              },
            ];
      })
      .sort(byScore);
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

  const knows = (text: string) => prepare() && termsOf(text).every((term) => spread.has(term));

  const expectations = items
    .filter(({ tags }) => tags.some((tag) => patterns.futureTag.test(tag)))
    .map((item): Match => ({ item, score: 0, isExact: false, isStrong: false, isNear: false }));
  return { items, expectations, prepare, search, knows, akin };
}

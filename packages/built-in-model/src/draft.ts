import type { RandomSource } from "@archive-of-minds/core";
import type { Language } from "./language";
import type { Recall } from "./recall";
import { countSentences } from "./sentences";

/** The values of a phrase's placeholders; a missing value excludes the phrases that need it. */
export interface Fillings {
  readonly name?: string | undefined;
  readonly topic?: string | undefined;
  /** The article of the topic: "the" or "your". */
  readonly article?: string | undefined;
  /** What the visitor called "my", as "your driving test". */
  readonly own?: string | undefined;
  readonly sum?: string | undefined;
  readonly result?: string | undefined;
  /** The name of the language that the visitor wrote in. */
  readonly language?: string | undefined;
  readonly scene?: string | undefined;
  /** Of two named things, the chosen one and the other. */
  readonly pick?: string | undefined;
  readonly other?: string | undefined;
  /** The topic as it can be said without quotation marks, such as `a machine`. */
  readonly subject?: string | undefined;
  /** Whom the message is about, such as `your grandad`; in a discussion the character that is asked next. */
  readonly whom?: string | undefined;
  /** In a discussion: the last speaker. */
  readonly speaker?: string | undefined;
  /** The one whom the visitor contradicts. */
  readonly rival?: string | undefined;
  /** What is discussed, as a question in quotation marks. */
  readonly question?: string | undefined;
  /** The theme that is nearest to the subject. */
  readonly theme?: string | undefined;
}

/** A reply has at least four sentences and at most six. */
export const leastSentences = 4;
export const mostSentences = 6;

/** Fifteen turns, in messages: no sentence within them is repeated. */
const freshAfter = 31;

/** A reply under construction: accepts only sentences that are fresh and still fit. */
export interface Draft {
  /** How many sentences it holds. */
  count(): number;
  /** Adds a sentence if it is fresh and the reply stays within `limit` sentences (by default one short of the most, for the closing one). */
  add(template: string, limit?: number): boolean;
  /** Adds one sentence of the pool: of the fresh ones, one that was never used or was used longest ago. */
  addOneOf(pool: readonly string[], limit?: number): boolean;
  /** Adds sentences in their order, at most `most` of them; returns how many. */
  addSome(sentences: readonly string[], most: number, limit?: number): number;
  /** Adds a whole group of the pool, provided that every sentence of it is fresh. */
  addGroup(groups: readonly (readonly string[])[], limit?: number): boolean;
  /** Adds the least recently used sentence, fresh or not. */
  addOldest(pool: readonly string[], limit?: number): boolean;
  /** Whether a sentence may be used. */
  isFresh(template: string): boolean;
  /** Whether a sentence was ever used in the conversation. */
  wasSaid(template: string): boolean;
  /** Removes the last sentence while `make` adds others before it. */
  beforeLast(make: () => void): void;
  text(): string;
}

export function createDraft(
  { patterns, phrases }: Language,
  recall: Recall,
  random: RandomSource,
  { name, topic, article, subject, ...others }: Fillings,
): Draft {
  // A time needs no quotation marks.
  const named =
    subject ??
    (topic &&
      (patterns.timeAlone.test(topic)
        ? topic.replace(/^(?=\d)/, `${phrases.year} `)
        : `${article ? `${article} ` : ""}"${topic}"`));
  const values: Readonly<Record<string, string | undefined>> = {
    ...others,
    name: name ? `, ${name}` : "",
    topic: named,
  };
  const fill = (template: string) => {
    let isComplete = true;
    const text = template.replace(/["“]?\{(\w+)\}["”]?/g, (placeholder, key: string) => {
      const value = values[key];
      isComplete &&= value !== undefined;
      return value ?? placeholder;
    });
    return isComplete ? text.replace(/^[ty]/, (letter) => letter.toUpperCase()) : undefined;
  };

  const sentences: string[] = [];
  const ages = new Map<string, number>();

  const ageOf = (template: string) => {
    const age = ages.get(template) ?? recall.since(template);
    ages.set(template, age);
    return age;
  };
  const isUnsaid = (template: string) => {
    const text = fill(template);
    return text !== undefined && !sentences.includes(text);
  };
  const isFresh = (template: string) => isUnsaid(template) && ageOf(template) > freshAfter;
  /** A phrase about this topic or sum that was used for another one before. */
  const isFreshWording = (template: string) =>
    /\{(?!name)/.test(template) && isUnsaid(template) && ageOf(fill(template) ?? "") > freshAfter;
  // Two sentences can merge into one when the second begins with a quotation: only the whole text gives the count.
  const push = (template: string, limit: number) => {
    const text = fill(template);
    if (text === undefined || countSentences([...sentences, text].join(" ")) > limit) return false;
    sentences.push(text);
    return true;
  };
  const anyOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(random.next() * list.length)];
  /** A random one of the least recently used. */
  const longestAgo = <T>(list: readonly T[], age: (each: T) => number): T | undefined => {
    const oldest = Math.max(...list.map(age));
    return anyOf(list.filter((each) => age(each) === oldest));
  };

  const add = (template: string, limit = mostSentences - 1) => isFresh(template) && push(template, limit);
  const addLongestAgo = (pool: readonly string[], limit = mostSentences - 1) => {
    const choice = longestAgo(pool, ageOf);
    return choice !== undefined && push(choice, limit);
  };

  return {
    isFresh,
    wasSaid: (template) => ageOf(template) < Infinity,
    add,
    count: () => countSentences(sentences.join(" ")),
    addOneOf: (pool, limit) =>
      addLongestAgo(pool.filter(isFresh), limit) || addLongestAgo(pool.filter(isFreshWording), limit),
    addSome(list, most, limit) {
      let added = 0;
      for (const sentence of list) if (added < most && add(sentence, limit)) added += 1;
      return added;
    },
    addGroup(groups, limit = mostSentences - 1) {
      const choice = longestAgo(
        groups.filter((group) => group.every(isFresh)),
        (group) => Math.min(...group.map(ageOf)),
      );
      return choice !== undefined && choice.filter((sentence) => push(sentence, limit)).length > 0;
    },
    addOldest: (pool, limit) => addLongestAgo(pool.filter(isUnsaid), limit),
    beforeLast(make) {
      const last = sentences.pop();
      make();
      if (last !== undefined) sentences.push(last);
    },
    text: () => sentences.join(" ").replaceAll("*", ""),
  };
}

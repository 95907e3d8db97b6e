import type { Match } from "./item";
import type { Entry } from "./item-entry";
import type { ItemIndex } from "./item-index";
import type { Language } from "./language";
import { goesBeyond, likeness, sum, type Bag } from "./likeness";
import type { ReadQuery } from "./query";

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
  undefined: -3,
  leaning: 0.75,
  last: 2.5,
  lately: 0.8,
  other: -4,
  foreign: -10,
  fit: 60,
};

/** Below this, a match is accidental. */
const least = 4.4;
/** Below this, an item is related to the question and seldom answers it. */
const sure = 6;
/** From this on, nearly all of a question is matched. */
export const strong = 7.6;
const exact = 0.8;
/** The share of a question's weight from which on an item is about nearly all of it. */
const nearlyAll = 0.8;
/** The similarity from which on a detail's own question counts as asked. */
const fitting = 0.6;
/** How much more of a question a sentence must match than the first one to come before it. */
const ahead = 0.4;

/** An item that has words in common with a query. */
export interface MetItem {
  readonly entry: Entry;
  readonly score: number;
  /** Whether the query points at the last used item, and this is it. */
  readonly isLast: boolean;
  /** Whether a word of the query leads to it. */
  readonly isLed: boolean;
  /** The share of the query's weight whose words lead to it. */
  readonly share: number;
}

/** Makes the scorer of items: first by their words alone, then by all signs. */
export function createScorer(
  { patterns, askings, isIn }: Language,
  index: ItemIndex,
  openingOf: (bag: Bag) => string | undefined,
) {
  /** Scores an item by its words; `null` if it has none in common with the query. */
  function meet(entry: Entry, query: ReadQuery): MetItem | null {
    const { last, topic, weights, scale, asks, named, meant, leaning } = query;
    const { isName, isDefining, isPointing, isForeign, isPerson, isBare } = query;
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
    // Of "How small are you?" a framing word is all there is.
    const isFrame =
      isBare ||
      (asks.includes(true) &&
        Array.from(weights.keys()).every((word) => isIn("framing", word) && !isIn("verbs", word)));
    for (const [word, weight] of weights) {
      const share = weight / scale;
      const count = tags.get(word) ?? 0;
      if (leads.has(word)) ledTo += weight;
      if (leads.has(word)) score += (worth.lead + (worth.tag * count) / (count + 1)) * share;
      else if (words.has(word)) score += worth.text * share;
      if (count > 0 && named.has(word)) score += worth.topic;
      if (heads.has(word)) score += (worth.head + (isDefining ? worth.defined : 0)) * Math.min(1, weight);
      if (isFrame || !isIn("framing", word)) lead += leads.has(word) ? 2 : Number(words.has(word));
      isMet ||= (leads.has(word) || words.has(word)) && (!isName || !named.has(word) || index.isName(word));
    }
    // An item that matches all words of the question is better than one that matches only its main word strongly.
    score += worth.whole * (ledTo / scale) ** 3;
    if (leaning !== 0) score += leaning > 0 === item.isOpinion ? worth.leaning : -worth.leaning;
    return isMet ? { entry, score, isLast, isLed: lead > 1, share: ledTo / scale } : null;
  }

  /** Scores an item by all signs; `null` if it does not answer. */
  function match(
    { entry: { item, heads, details }, score: met, isLast, isLed, share }: MetItem,
    query: ReadQuery,
  ): Match | null {
    const { isOpinion } = item;
    const { bag, chain, weights, scale, asks, called, isForeign, isDefinition, named } = query;
    const { phrases, bags, keen, keenly, asked, shown, lines, defined } = details();
    const told = lines.map(({ terms }) => sum(terms.map((term) => (heads.has(term) ? 0 : (weights.get(term) ?? 0)))));
    const phrase = Math.max(
      0,
      ...phrases.map(({ chain: each, terms }) =>
        chain.includes(each)
          ? sum(terms.map((term) => index.rarity(term))) + worth.small * (each.split(" ").length - 2 - terms.length)
          : 0,
      ),
    );
    // "When?" needs a time and "how long?" a duration: a text without one does not answer.
    const isAsked = asks.some((is, at) => is && asked[at]);
    const isUnanswered =
      !isAsked && asks.some((is, at) => is && (shown[at] === false || (askings[at]?.isStrict === true && !isOpinion)));
    // What happened with a thing does not say what it is.
    const isUndefined =
      isDefinition && named.size > 0 && !isOpinion && !Array.from(named).some((term) => defined.has(term));
    const likenesses = bags.map((each) => likeness(bag, each));
    const alike = Math.max(0, ...likenesses);
    const sharp = keen(bag);
    // A yes does not answer "who?", and a because does not answer "whether?".
    // A sentence about Peter does not answer a question about Orestes.
    const isOfAnother = (each: Bag) =>
      called.some((word) => !each.has(word)) &&
      Array.from(each.keys()).some((word) => index.isName(word) && !bag.has(word));
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
      (isUndefined ? worth.undefined : isAsked ? worth.asked : isUnanswered ? worth.unanswered : 0) +
      worth.fit * Math.max(0, fit - 0.5) ** 2;
    if (score < (isLed ? least : strong) && !isExact) return null;
    return {
      item,
      score,
      isExact,
      isStrong: isExact || score >= strong,
      isNear: !isExact && !isLast && !own && (isUnanswered || isUndefined || score < sure),
      share,
      isFitting: share >= nearlyAll && !isUndefined && (isAsked || !asks.includes(true)),
      isLoose: !isExact && fit < fitting,
      detail,
    };
  }

  /** The share of a query's weight whose words lead to an item; 0 if only framing words do. */
  function shareOf({ leads }: Entry, { weights, scale }: ReadQuery): number {
    const met = Array.from(weights).filter(([word]) => leads.has(word));
    return met.every(([word]) => isIn("framing", word)) ? 0 : sum(met.map(([, weight]) => weight)) / scale;
  }

  return { meet, match, shareOf };
}

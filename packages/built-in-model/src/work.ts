import type { Counsel, Listening, Manners, PersonaCorpus, Phrases, SocialAct } from "./corpus";
import type { Referrals } from "./referral-texts";
import type { Draft } from "./draft";
import type { Found } from "./find-matches";
import type { Language } from "./language";
import type { CommonPhrases } from "./language-pack";
import type { Turn } from "./read-turn";
import type { Recall } from "./recall";
import type { Item } from "./item";
import type { Retrieval } from "./retrieval";

/** The inputs of one reply. */
export interface Work {
  /** The character's own phrases and the common ones. */
  readonly phrases: Phrases & CommonPhrases;
  readonly corpus: PersonaCorpus;
  readonly counsel: Counsel | undefined;
  readonly manners: Manners | undefined;
  readonly listening: Listening | undefined;
  readonly referrals: Referrals;
  /** The name of another language that the message is in. */
  readonly tongue: string | undefined;
  /** The name of another language that an answer is asked in. */
  readonly asked: string | undefined;
  /** Whether the topic may be said back. */
  readonly isNameable: boolean;
  readonly language: Language;
  readonly retrieval: Retrieval;
  readonly turn: Turn;
  readonly recall: Recall;
  readonly draft: Draft;
  readonly matches: readonly Found[];
  readonly acts: readonly SocialAct[];
  /** Whether this reply may end without a question: a character that always asks is tiring. */
  readonly isOpenEnded: boolean;
  chance(share: number): boolean;
  /** What an earlier line of the visitor says, and what it names, in quotation marks. */
  readEarlier(line: string): Turn;
  topicIn(line: string): string | undefined;
}

/** Pools of sentences, the first choice first. */
export type Pools = readonly (readonly string[])[];

/** What ends a reply: pools for the closing sentence, or questions that the character can answer. */
export interface Taken {
  readonly closings: Pools;
  readonly questions?: readonly string[];
  /** Whether nothing is to be added to the reply besides a closing sentence. */
  readonly isWhole?: boolean;
}

/** A short reply: nothing is added but one of the closing sentences. */
export const briefly = (...closings: Pools): Taken => ({ closings, isWhole: true });

/** A subject the character brings up by itself: an opinion not yet given, else a fact not yet mentioned. */
export function volunteer({ retrieval, draft, chance }: Work, most = 3): void {
  const fresh = retrieval.items.filter((item) => item.answer.every(draft.isFresh));
  const opinions = fresh.filter(({ isOpinion }) => isOpinion);
  const items = opinions.length > 0 ? opinions : fresh;
  const item = items.find(() => chance(3 / (items.length + 1))) ?? items[0];
  if (item) draft.addSome(item.answer, most);
}

/** Fills a reply up to at least this many sentences. */
export function fillUp({ phrases, retrieval, draft, matches }: Work, least: number): void {
  const about = matches[0]?.item;
  while (draft.count() < least) {
    const before = draft.count();
    // A remark about cooking does not fit an answer about death: the subject's own items come first.
    if (about && [...about.deeper, ...about.answer].some((sentence) => draft.add(sentence))) continue;
    if (!draft.addOneOf(phrases.asides))
      draft.addOldest([...phrases.asides, ...retrieval.items.flatMap(({ answer }) => answer)]);
    if (draft.count() <= before) return;
  }
}

/** Whether an item was used in the last reply. */
export const wasJustUsed = ({ since }: Recall, { answer, deeper }: Item): boolean =>
  [...answer, ...deeper].some((sentence) => since(sentence) === 1);

/** The sentences of an item that may be used. */
export const untoldIn = (draft: Draft, { answer, deeper }: Item): string[] =>
  [...answer, ...deeper].filter(draft.isFresh);
/** Whether too little is left of an item to answer with it. */
export const isSpent = (draft: Draft, { answer }: Item): boolean =>
  answer.filter(draft.isFresh).length < Math.min(2, answer.length);

/** Begins with the answer to the social act, if there is one. */
export function openSocially({ phrases, draft, acts }: Work): boolean {
  return acts[0] !== undefined && draft.addOneOf(phrases.social[acts[0]].open);
}

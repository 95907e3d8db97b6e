import { mostSentences } from "./draft";
import { plainly } from "./language";
import type { Item } from "./item";
import type { Language } from "./language";
import type { Turn } from "./read-turn";
import { countSentences } from "./sentences";
import type { Work } from "./work";

/** The most questions that a reply offers, and the fewest. */
const most = 3;
const fewest = 2;

/** The share of a question's weight from which on an item is near to it. */
export const nearEnough = 0.5;

/** Whether the topic may be said back: a name, or what the visitor plainly asks about. */
export function isNameable({ patterns }: Language, { topic, text }: Turn): boolean {
  if (topic === undefined) return false;
  const plain = text.replace(/[‘’]/g, "'");
  const at = plain.indexOf(topic);
  const isName = at > 0 && /^\p{Lu}/u.test(topic) && !/[.!?]\s*$/.test(plain.slice(0, at));
  const [before, after] = [plainly(plain.slice(0, Math.max(0, at))), plain.slice(at + topic.length)];
  return isName || /^["”]/.test(after) || (at >= 0 && patterns.naming.test(before) && /^\W*$/.test(after));
}

/** The questions near the message that the character can answer and has not offered, one an item. */
function findOffers({ retrieval, draft, matches, turn }: Work, isOffered: (item: Item) => boolean): string[] {
  const near = matches.filter(({ share = 0 }) => share >= nearEnough).map(({ item }) => item);
  const related = turn.clauses
    .filter(({ isQuestion }) => isQuestion)
    .flatMap(({ text, topic }) => retrieval.related({ text, topic }, nearEnough));
  const questions = [...new Set([...near, ...related])]
    .filter(isOffered)
    .flatMap(
      ({ questions: all, details = [] }) =>
        all.slice(details.length).find((question) => /^[A-Z].*\?$/.test(question) && countSentences(question) === 1) ??
        [],
    );
  return questions.filter((question) => draft.isFresh(question));
}

/** After a first sentence that nothing fits: a sentence that leads to questions near the message, which end the reply. */
export function offer(
  work: Work,
  leads: readonly string[],
  isOffered: (item: Item) => boolean = () => true,
): readonly string[] {
  const questions = findOffers(work, isOffered).slice(0, Math.min(most, mostSentences - work.draft.count() - 1));
  return questions.length >= fewest && work.draft.addOneOf(leads) ? questions : [];
}

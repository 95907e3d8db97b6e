import { mostSentences } from "./draft";
import { plainly } from "./language";
import type { Language } from "./language";
import type { Turn } from "./read-turn";
import { countSentences } from "./sentences";
import type { Work } from "./work";

/** A reply names this many questions that it can answer, and one less after a greeting or a remark that it was asked before. */
const offered = 3;
const fewest = 2;

/** Whether the topic may be said back: a name, or what the visitor plainly asks about. */
export function isNameable({ patterns }: Language, { topic, text }: Turn): boolean {
  if (topic === undefined) return false;
  const plain = text.replace(/[‘’]/g, "'");
  const at = plain.indexOf(topic);
  const isName = at > 0 && /^\p{Lu}/u.test(topic) && !/[.!?]\s*$/.test(plain.slice(0, at));
  const [before, after] = [plainly(plain.slice(0, Math.max(0, at))), plain.slice(at + topic.length)];
  return isName || /^["”]/.test(after) || (at >= 0 && patterns.naming.test(before) && /^\W*$/.test(after));
}

/** The questions nearest to the message that the character can answer and has not offered, one an item. */
function findOffers({ retrieval, draft, matches, chance }: Work): string[] {
  const near = matches.map(({ item }) => item);
  const others = retrieval.items.filter((item) => !item.isOpinion && item.answer.every(draft.isFresh));
  const akin = near[0] ? retrieval.akin(near[0]) : others.filter(() => chance(0.2));
  const questions = [...new Set([...near, ...akin, ...others])].flatMap(
    ({ questions: all, details = [] }) =>
      all.slice(details.length).find((question) => /^[A-Z].*\?$/.test(question) && countSentences(question) === 1) ??
      [],
  );
  return questions.filter((question) => draft.isFresh(question));
}

/** After a first sentence that nothing fits: a sentence that leads to questions, which end the reply. */
export function offer(work: Work, leads: readonly string[]): readonly string[] {
  const most = Math.min(offered, mostSentences - work.draft.count() - 1);
  const questions = findOffers(work).slice(0, most);
  return questions.length >= Math.max(fewest, most) && work.draft.addOneOf(leads) ? questions : [];
}

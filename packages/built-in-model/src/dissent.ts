import type { Manners } from "./corpus";
import { bareClause } from "./dialogue-act";
import { plainly } from "./language";
import type { Language } from "./language";
import type { Turn } from "./read-turn";
import type { Item } from "./item";
import { isSpent, untoldIn } from "./work";
import type { Pools, Work } from "./work";

/** Whether a message contradicts what was said before. */
export const isDissent = (language: Language, { clauses }: Turn): boolean =>
  clauses.some(
    ({ text, isQuestion }) =>
      language.patterns.dissent.test(bareClause(language, text)) ||
      (!isQuestion && language.patterns.gainsaying.test(plainly(text))),
  );

/**
 * Meets a contradiction: holds to a fact with the reason for it, concedes an opinion, and otherwise asks what is wrong.
 * Returns the questions back.
 */
export function meetDissent(work: Work, { hold, concede, challenge }: Manners): Pools {
  const { phrases, draft, matches, recall } = work;
  // "That is wrong" by itself names nothing, whatever its words match.
  const named = matches.find(
    ({ isStrong, item, clause }) => isStrong && !item.isOpinion && clause.topic !== undefined && !isSpent(draft, item),
  )?.item;
  const isLast = ({ answer, deeper }: Item) => [...answer, ...deeper].some((sentence) => recall.since(sentence) === 1);
  const item = named ?? (recall.lastItem && isLast(recall.lastItem) ? recall.lastItem : undefined);
  if (item && !item.isOpinion && draft.addOneOf(hold)) {
    if (draft.addSome(untoldIn(draft, item), 2) < 2) draft.addGroup(phrases.unknownBody);
  } else if (draft.addOneOf(concede)) draft.addGroup(phrases.vagueBody);
  return [challenge];
}

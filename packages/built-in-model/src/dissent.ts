import { bareClause, bareWords } from "./dialogue-act";
import { plainly } from "./language";
import type { Language } from "./language";
import { addFurther } from "./listen";
import type { Turn } from "./read-turn";
import { briefly, isSpent, untoldIn, wasJustUsed } from "./work";
import type { Taken, Work } from "./work";

/** Whether a message contradicts what was said before. */
export const isDissent = (language: Language, { clauses }: Turn): boolean =>
  clauses.some(
    ({ text, isQuestion }) =>
      language.patterns.dissent.test(bareClause(language, text)) ||
      (!isQuestion && language.patterns.gainsaying.test(plainly(text))),
  );

/** What a reproach concerns: the character itself, or an answer that it did not give. */
function reproachIn({ listening }: Language, { clauses, text }: Turn): "accused" | "unanswered" | undefined {
  if (clauses.some(({ isQuestion }) => isQuestion)) return undefined;
  const plain = bareWords(text);
  return listening.unanswered.test(plain) ? "unanswered" : listening.accused.test(plain) ? "accused" : undefined;
}

/** Answers a reproach: admits it, and asks on. */
function answerReproach(work: Work): Taken | undefined {
  const { listening, manners, language, draft, turn } = work;
  const kind = reproachIn(language, turn);
  if (!listening || !manners || !kind || !draft.addOneOf(listening[kind])) return undefined;
  if (kind === "unanswered") return briefly(manners.again);
  return addFurther(work) ? briefly() : briefly(listening.source);
}

/**
 * Meets a contradiction: holds to a fact with the reason for it, concedes an opinion, and otherwise asks what is wrong.
 * It refers to what was said last or to what the message names.
 */
export function answerDissent(work: Work): Taken | undefined {
  const { manners, listening, draft, matches, recall, acts, language, turn } = work;
  const [act] = acts;
  // "That is too complicated for me" has an answer of its own.
  if (matches[0]?.isExact === true) return undefined;
  if (!manners || (act !== undefined && act !== "insult" && act !== "sad")) return undefined;
  const reproach = act === "sad" ? undefined : answerReproach(work);
  if (reproach || act === "sad" || !isDissent(language, turn)) return reproach;
  // "That is wrong" by itself names nothing, whatever its words match.
  const named = matches.find(
    ({ isStrong, item, clause }) => isStrong && !item.isOpinion && clause.topic !== undefined && !isSpent(draft, item),
  )?.item;
  const last = recall.lastItem && wasJustUsed(recall, recall.lastItem) ? recall.lastItem : undefined;
  const hasReason = turn.clauses.some(({ topic }) => topic !== undefined);
  const item = named ?? (hasReason ? undefined : last);
  if (item && !item.isOpinion && draft.addOneOf(manners.hold)) {
    draft.addSome(untoldIn(draft, item), named ? 2 : 1);
    return briefly(manners.challenge);
  }
  // A reason deserves to be asked for.
  if (hasReason && listening && draft.addOneOf(listening.claim)) return briefly(listening.source);
  draft.addOneOf(manners.concede);
  return briefly(manners.challenge);
}

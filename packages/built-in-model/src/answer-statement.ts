import { bareWords } from "./dialogue-act";
import type { Found } from "./find-matches";
import { plainly } from "./language";
import { addFurther, goOn } from "./listen";
import { answerNews, kindOfLife, toneOf } from "./own-life";
import { isOwnLine } from "./read-line";
import { briefly, wasJustUsed } from "./work";
import type { Taken, Work } from "./work";

/** The most words of an answer to a question of the character, and of one that names a thing. */
const longestAnswer = 9;
const shortAnswer = 4;

/** Whether a message only states something. */
const isStated = ({ acts, turn }: Work): boolean =>
  acts.length === 0 && !turn.isUnreadable && !turn.clauses.some(({ isQuestion }) => isQuestion);

/** Sets the visitor's own opinion beside what was said last. */
function answerClaim(work: Work): Taken | undefined {
  const { listening, draft } = work;
  if (!listening || !draft.addOneOf(listening.claim)) return undefined;
  return addFurther(work) ? briefly() : briefly(listening.source);
}

/** Answers what a visitor thinks or has heard, and what it says of itself with regard to the last answer. */
export function answerOpinion(work: Work, best: Found | undefined): Taken | undefined {
  const { language, listening, turn, draft, recall } = work;
  if (!listening || !isStated(work) || best?.isExact) return undefined;
  const { reported, opining, ofLast } = language.listening;
  const text = bareWords(turn.text);
  if (reported.test(text)) return answerClaim(work);
  if (best?.isStrong) return undefined;
  if (opining.test(text) && !language.patterns.selfMentioned.test(text)) return answerClaim(work);
  const last = recall.lastItem;
  const isOfLast = last !== undefined && wasJustUsed(recall, last) && ofLast.test(text);
  return isOfLast && draft.addOneOf(listening.answered) ? briefly(...goOn(work)) : undefined;
}

/** Answers a statement that is no news and that no fact is about. */
export function answerStatement(work: Work, best: Found | undefined): Taken | undefined {
  const { language, listening, turn, draft, recall, counsel } = work;
  if (!listening || !isStated(work)) return undefined;
  const { listening: lines, termsOf } = language;
  const text = bareWords(turn.text);
  if (text === "" || best?.isExact) return undefined;
  const kind = kindOfLife(language, plainly(turn.text));
  const isOwn = isOwnLine(language, text);
  const isAnswer = /\?["”]?$/.test(recall.previousReply.trim()) && text.split(" ").length <= longestAnswer;
  if (lines.passed.test(text) && draft.addOneOf(listening.passed)) return briefly(...goOn(work));
  if (lines.remark.test(text) && !lines.ofOwn.test(text)) return answerClaim(work);
  if (best?.isStrong && !isOwn) {
    // A word or two that answer the character's own question are received before a fact about them.
    const isNamed =
      text.split(" ").length <= shortAnswer &&
      ![language.patterns.pronoun, language.patterns.speaksOf, lines.claim].some((pattern) => pattern.test(text));
    if (isAnswer && isNamed && draft.addOneOf(listening.answered)) {
      draft.addSome(best.item.answer, 2);
      return briefly([best.item.ask]);
    }
    return undefined;
  }
  if (isAnswer && !lines.claim.test(text) && termsOf(text).length > 0 && draft.addOneOf(listening.answered))
    return briefly(...(kind === "life" ? goOn(work) : [listening.life[kind].ask]));
  if (isOwn && counsel && !lines.opining.test(text))
    return answerNews(work, counsel, { kind, tone: toneOf(language, plainly(turn.text)) });
  return lines.claim.test(text) ? answerClaim(work) : undefined;
}

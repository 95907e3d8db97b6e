import { leastSentences } from "./draft";
import type { Found } from "./find-matches";
import { continueFrom } from "./follow-up";
import { addSecond, secondOf } from "./second-question";
import { isSpent, openSocially, untoldIn } from "./work";
import type { Work } from "./work";

/** An item that scores less than the best by no more than this answers nearly as well. */
const asGood = 1.5;

/** Answers with the matches; returns the item's own question to the visitor. */
export function answerMatch(work: Work, match: Found): string {
  const { phrases, language, draft, recall, matches, acts, isOpenEnded, chance } = work;
  const isRetold = recall.isRepeated && match.item.answer.some(draft.wasSaid);
  const { detail } = match;
  // Advice from the corpus needs no apology before it.
  const open = () => acts[0] !== "advice" && openSocially(work);
  if (detail && !match.isNear && draft.isFresh(detail)) {
    open();
    draft.add(detail);
    const left = untoldIn(draft, match.item);
    const next = language.termsOf(left[0] ?? "");
    // "No, I never married" is not followed by "I never married and had no children", unless the rest depends on that.
    if (!language.patterns.dangling.test(left[1] ?? "") && language.termsOf(detail).some((term) => next.includes(term)))
      left.shift();
    const second = secondOf(work, match);
    draft.addSome(left, second ? 1 : 3);
    addSecond(work, second);
    return match.item.ask;
  }
  const found = !isSpent(draft, match.item)
    ? match
    : matches.find((each) => !each.isNear && each.score > match.score - asGood && !isSpent(draft, each.item));
  const [note, ...others] = match.item.answer;
  if (
    !found &&
    others.length === 0 &&
    note !== undefined &&
    !match.isNear &&
    draft.addOneOf(phrases.again.map((template) => template.replace("{note}", () => note)))
  ) {
    draft.addSome(match.item.deeper, 2);
    return match.item.ask;
  }
  if (isRetold || !found) {
    if (!openSocially(work) && recall.isRepeated) draft.addOneOf(phrases.repeated);
    continueFrom(work, match.item, match.item !== recall.lastItem || match.clause.topic !== undefined);
    return match.item.ask;
  }
  const { item } = found;
  if (!open()) {
    if (found.isNear) draft.addOneOf(phrases.near);
    else if (isOpenEnded || item.answer.length < 3 || (match.clause.isQuestion && chance(0.6)))
      draft.addOneOf(phrases.reactions);
  }
  const second = secondOf(work, match);
  draft.addSome(
    found.isLoose ? item.answer.filter((sentence) => !language.patterns.verdict.test(sentence)) : item.answer,
    second ? 3 : 4,
  );
  addSecond(work, second);
  const least = isOpenEnded ? leastSentences : leastSentences - 1;
  if (draft.count() < least) draft.addSome(item.deeper, least - draft.count());
  return item.ask;
}

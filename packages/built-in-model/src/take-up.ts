import { offer } from "./decline";
import { plainly } from "./language";
import { openSocially, volunteer } from "./work";
import type { Pools, Work } from "./work";

/** What ends a reply without an answer: pools for the closing sentence, or questions that the character can answer. */
export interface Taken {
  readonly closings: Pools;
  readonly questions?: readonly string[];
  /** Whether nothing is to be added to a reply that is long enough. */
  readonly isWhole?: boolean;
}

/** What the character says of the everyday subject that is asked about. */
function outsideOf({ manners, language, turn }: Work) {
  const plain = plainly(turn.text);
  const subject = language.outside.find(([, pattern]) => pattern.test(plain))?.[0];
  return subject && manners?.outside[subject];
}

/** Says that there is no answer, and names the topic. */
export function takeUp(work: Work): Taken {
  const { phrases, manners, language, retrieval, draft, recall, turn } = work;
  const isNamed = work.isNameable && !turn.isUnreadable;
  const isAsked =
    !turn.isUnreadable &&
    turn.clauses.some(
      ({ act, isQuestion, text }) =>
        ((isQuestion && act === undefined) || act === "advice") && language.termsOf(text).length > 0,
    );
  const subject = isAsked && !turn.unknowable ? outsideOf(work) : undefined;
  if (subject && draft.addGroup([subject.say])) return { closings: [[subject.ask]] };
  const isHeard = !turn.isUnreadable && !isAsked && !isNamed;
  if (manners && isHeard && draft.addOneOf(manners.heard.open)) {
    if (!draft.addGroup(manners.heard.body)) draft.addGroup(phrases.unknownBody);
    return { closings: [manners.heard.ask] };
  }
  openSocially(work);
  if (recall.isRepeated) draft.addOneOf(phrases.repeated);
  // The character's own words are never called unknown.
  const isOwn = isNamed && !turn.unknowable && retrieval.knows(turn.topic ?? "");
  const honest = turn.unknowable
    ? phrases[isNamed ? turn.unknowable : (`${turn.unknowable}Unnamed` as const)]
    : !isNamed
      ? isAsked
        ? (manners?.none ?? phrases.noAnswer)
        : phrases.vague
      : isOwn
        ? phrases.unasked
        : phrases.unknownTopic;
  // A text that cannot be pronounced is in no language.
  const isForeign =
    turn.isUnreadable &&
    /\p{L}{2}/u.test(turn.text) &&
    !language.wordsOf(turn.text).every((word) => language.patterns.odd.test(word));
  if (!(isForeign && draft.addOneOf(phrases.foreign)) && !draft.addOneOf(honest) && draft.count() === 0)
    draft.addOneOf(phrases.asides);
  if (isAsked && !turn.unknowable && manners) {
    const questions = offer(work, manners.offer);
    if (questions.length > 0) return { closings: [], questions };
    if (!isNamed || isOwn) {
      draft.addGroup(phrases.unknownBody);
      if (draft.addOneOf(manners.likes)) return { closings: [], isWhole: true };
    }
  }
  // The topic is named at most twice: here, or in the closing question.
  if (isNamed && !isOwn && turn.unknowable !== "future" && work.isOpenEnded) draft.addOneOf(phrases.middle);
  const bodies = [phrases.unknownBody, phrases.vagueBody];
  if (!(isNamed || isAsked ? bodies : bodies.reverse()).some((body) => draft.addGroup(body))) volunteer(work, 2);
  return { closings: !isNamed ? [] : [turn.unknowable === "future" ? phrases.wish : phrases.question] };
}

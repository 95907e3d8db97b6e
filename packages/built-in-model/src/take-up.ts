import { offer } from "./decline";
import type { Item } from "./item";
import { plainly } from "./language";
import { briefly, openSocially, volunteer } from "./work";
import type { Taken, Work } from "./work";

/** Words that begin alike by this many letters may be the same one. */
const sameBeginning = 5;

/** What the character says of the everyday subject that is asked about. */
export function outsideOf({ manners, language, turn }: Work) {
  const plain = plainly(turn.text);
  const subject = language.outside.find(([, pattern]) => pattern.test(plain))?.[0];
  return subject && manners?.outside[subject];
}

/** Says in a sentence that there is no answer, naming the topic if it can be named, and offers what there is. */
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
  if (subject && draft.addGroup([subject.say])) return briefly([subject.ask]);
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
    // Of an unknown subject the other words of a question lead anywhere, and a misspelt name to itself.
    const begins = language.termsOf(turn.topic ?? "").map((term) => term.slice(0, sameBeginning));
    const isNear = ({ tags }: Item) =>
      language.termsOf(tags.join(" ")).some((term) => begins.some((begin) => term.startsWith(begin)));
    const questions = offer(work, manners.offer, isNamed && !isOwn ? isNear : undefined);
    if (questions.length > 0) return { closings: [], questions };
    if (draft.addOneOf(manners.likes)) return briefly();
  }
  if (manners) {
    if (isNamed) return briefly(turn.unknowable === "future" ? phrases.wish : phrases.question);
    return turn.unknowable ? briefly() : briefly(phrases.questions);
  }
  // The topic is named at most twice: here, or in the closing question.
  if (isNamed && !isOwn && turn.unknowable !== "future" && work.isOpenEnded) draft.addOneOf(phrases.middle);
  const bodies = [phrases.unknownBody, phrases.vagueBody];
  if (!(isNamed || isAsked ? bodies : bodies.reverse()).some((body) => draft.addGroup(body))) volunteer(work, 2);
  return { closings: !isNamed ? [] : [turn.unknowable === "future" ? phrases.wish : phrases.question] };
}

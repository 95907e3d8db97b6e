import type { Found } from "./find-matches";
import type { Item } from "./item";
import { plainly } from "./language";
import type { Language } from "./language";
import type { Clause } from "./read-turn";
import { isSpent, untoldIn, volunteer } from "./work";
import type { Work } from "./work";

/** Whether a question goes on with the last subject and nothing answers it for certain. */
export function refersBack({ language, turn, recall }: Work, best: Found | undefined): boolean {
  const [clause, ...others] = turn.clauses;
  return (
    clause?.isQuestion === true &&
    others.length === 0 &&
    !namesItsNoun(language, clause) &&
    language.patterns.leaning.test(clause.text) &&
    best?.item !== recall.lastItem &&
    // "How tall was it?" is nearly "How tall were you?", and asks for something else.
    (!best?.isExact || (clause.topic === undefined && !language.patterns.speaksOf.test(plainly(clause.text)))) &&
    (best === undefined || best.isExact || best.isLoose === true || best.isNear)
  );
}

/** Whether the noun of a pronoun stands before it in another part of the same question: "do ghosts exist, or is that a tale?" */
function namesItsNoun({ patterns }: Language, { text, topic }: Clause): boolean {
  const at = topic === undefined ? -1 : text.indexOf(topic);
  return at >= 0 && patterns.clauseBreak.test(text.slice(at + (topic ?? "").length).replace(/\W+$/, ""));
}

/** "Why?", "go on", or a question that only refers to the last subject. */
export function follows({ language, turn, recall }: Work): boolean {
  if (turn.clauses.some(({ act }) => act === "more")) return true;
  return (
    recall.lastItem !== undefined &&
    turn.topic === undefined &&
    !turn.isUnreadable &&
    turn.clauses.some(({ isQuestion }) => isQuestion) &&
    language.termsOf(turn.text).length === 0 &&
    (!language.patterns.speaksOf.test(plainly(turn.text)) || language.patterns.pointing.test(turn.text))
  );
}

/** The signs of an answer to what the message asks for: a time, a person, an amount. */
const signsOf = ({ language, turn }: Work): RegExp[] =>
  language.askings.flatMap(({ asks, shows }) => (shows && asks.test(plainly(turn.text)) ? shows : []));

/** Sentences with what is asked for come first. */
function fittingFirst(work: Work, sentences: readonly string[]): string[] {
  const signs = signsOf(work);
  const fits = (sentence: string) => signs.length > 0 && signs.every((sign) => sign.test(sentence));
  return [...sentences.filter(fits), ...sentences.filter((sentence) => !fits(sentence))];
}

/** Whether the rest of an item may hold what a follow-up asks for: "did he ever apologise?" after the story of a motor has no answer there. */
function holds(work: Work, item: Item): boolean {
  const { language, turn, draft } = work;
  const text = untoldIn(draft, item).join(" ");
  const known = new Set(language.termsOf([text, ...item.tags, ...item.questions].join(" ")));
  const terms = language.termsOf(turn.text).filter((term) => !language.isIn("framing", term));
  return (
    signsOf(work).every((sign) => sign.test(text)) && (terms.length === 0 || terms.some((term) => known.has(term)))
  );
}

/** Whether a follow-up asks for something of its own, unlike "why?" and "go on". */
const asksFor = ({ turn, language }: Work): boolean =>
  !turn.clauses.some(({ act }) => act === "more") &&
  (language.patterns.person.test(turn.text) ||
    language.askings.some(({ asks, shows }) => shows && asks.test(plainly(turn.text))));

/** Adds the rest of an item, else a related one; says so if the item was used before. */
export function continueFrom(work: Work, item: Item, isAskedAnew = false): void {
  const { phrases, manners, retrieval, draft } = work;
  const left = fittingFirst(work, untoldIn(draft, item));
  // "Was he rich?" is not answered with the story of somebody else.
  const isUnknown = !isAskedAnew && left.length < 2 && asksFor(work) && !holds(work, item);
  if (isUnknown && manners && draft.addOneOf(manners.none)) {
    draft.addSome(left, 1);
    draft.addGroup(manners.heard.body);
    return;
  }
  if (draft.count() === 0)
    draft.addOneOf(
      !holds(work, item)
        ? phrases.near
        : !isAskedAnew
          ? phrases.continuing
          : left.length < 2
            ? phrases.spent
            : phrases.partly,
    );
  if (draft.addSome(left, 3) > 1) return;
  const next = retrieval.akin(item).find((each) => !isSpent(draft, each));
  if (next) draft.addSome(next.answer, 3);
  else volunteer(work);
}

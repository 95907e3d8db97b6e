import { offer } from "./decline";
import { bareWords } from "./dialogue-act";
import type { Found } from "./find-matches";
import type { Item } from "./item";
import { plainly } from "./language";
import type { Language } from "./language";
import { addFurther } from "./listen";
import type { Clause } from "./read-turn";
import { briefly, isSpent, untoldIn, volunteer } from "./work";
import type { Taken, Work } from "./work";

/** The most words of its own in a question that depends on what was said before. */
const mostOwn = 2;

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

/** The words of a message that say what it asks for, beside its kind of question. */
function soughtIn(work: Work): string[] {
  const { language, turn } = work;
  const terms = [...new Set(language.termsOf(turn.text))];
  const telling = terms.filter((term) => !language.isIn("framing", term));
  return telling.length === 0 && signsOf(work).length === 0 ? terms : telling;
}

/** Sentences with what is asked for come first. */
function fittingFirst(work: Work, sentences: readonly string[]): string[] {
  const signs = signsOf(work);
  const fits = (sentence: string) => signs.length > 0 && signs.every((sign) => sign.test(sentence));
  return [...sentences.filter(fits), ...sentences.filter((sentence) => !fits(sentence))];
}

/** Whether the rest of an item may hold what a follow-up asks for: "did he ever apologise?" after the story of a motor has no answer there. */
function holds(work: Work, item: Item): boolean {
  const { language, draft } = work;
  const text = untoldIn(draft, item).join(" ");
  const known = new Set(language.termsOf([text, ...item.tags, ...item.questions].join(" ")));
  const terms = soughtIn(work);
  return (
    signsOf(work).every((sign) => sign.test(text)) && (terms.length === 0 || terms.some((term) => known.has(term)))
  );
}

/** The sentence of an item that has what a follow-up asks for. */
function sentenceIn(work: Work, { answer, deeper, details = [] }: Item): string | undefined {
  const { language, draft, turn } = work;
  const [terms, signs] = [soughtIn(work), signsOf(work)];
  if (terms.length === 0 && signs.length === 0) return undefined;
  const shared = (sentence: string) => {
    const known = language.termsOf(sentence);
    return terms.filter((term) => known.includes(term)).length;
  };
  const plain = plainly(turn.text);
  const wide = terms.length > 0 ? [] : language.listening.wideAsking.filter(([asks]) => asks.test(plain));
  const fitting = [...details, ...answer, ...deeper].filter(
    (sentence) =>
      signs.every((sign) => sign.test(sentence)) &&
      (terms.length === 0 || shared(sentence) > 0) &&
      wide.every(([, names]) => names.test(sentence)),
  );
  const most = Math.max(0, ...fitting.map(shared));
  const best = fitting.filter((sentence) => shared(sentence) === most);
  // A name in a sentence that was said before is hardly the one that is asked for.
  return best.find(draft.isFresh) ?? (wide.length > 0 ? undefined : best[0]);
}

/** The item that answers a short question as soon as what was spoken of stands in it: "is that safe?" of blue cheese. */
function findExpanded(work: Work): Found | undefined {
  const { language, retrieval, recall, turn } = work;
  const [clause] = turn.clauses.filter(({ text }) => text !== "");
  const noun = recall.lastItem?.tags[0];
  const terms = soughtIn(work);
  if (!clause || noun === undefined || terms.length === 0) return undefined;
  const match = retrieval
    .search({ text: `${clause.text.replace(/\W+$/, "")} ${noun}?`, topic: noun })
    .find(({ item, isStrong, isNear }) => {
      const known = new Set(language.termsOf([...item.tags, ...item.questions].join(" ")));
      return isStrong && !isNear && terms.every((term) => known.has(term));
    });
  return match && { ...match, clause };
}

/** Whether a match is about what was spoken of: a favourite colour does not answer "what colour was she?" */
function isAkin({ language, recall }: Work, { tags }: Item): boolean {
  const own = new Set(language.termsOf(tags.join(" ")));
  return recall.recentItems.some((item) => language.termsOf(item.tags[0] ?? "").some((term) => own.has(term)));
}

/** Whether a question names enough to be asked without what was said before. */
function isComplete(work: Work, best: Found | undefined): boolean {
  const { language, turn } = work;
  const points = language.patterns.pronoun.test(turn.text);
  const isKnown = best?.isStrong === true && best.clause.topic !== undefined && !best.isNear;
  return (!points && isKnown) || soughtIn(work).length > (points ? mostOwn : 1);
}

/**
 * Answers a short question that depends on what was said before: from what was spoken of in the last few replies, else by
 * admitting in a sentence that it is not there.
 */
export function answerFollowUp(
  work: Work,
  best: Found | undefined,
  answer: (found: Found) => Taken,
): Taken | undefined {
  const { language, listening, manners, phrases, turn, recall, draft } = work;
  const [clause, ...others] = turn.clauses.filter(({ text }) => text !== "");
  const last = recall.lastItem;
  if (!listening || !manners || !last || !clause || others.length > 0 || turn.isUnreadable) return undefined;
  if (!language.listening.elliptic.test(bareWords(turn.text)) || isComplete(work, best)) return undefined;
  const found = recall.recentItems.flatMap((item) => sentenceIn(work, item) ?? [])[0];
  const isSure = best && !best.isNear && (best.isFitting || best.isExact || best.detail !== undefined);
  if (isSure && !recall.recentItems.includes(best.item)) {
    if (isAkin(work, best.item)) return undefined;
    // "What year?" after a story asks for the year of the story.
    if (best.isExact && found === undefined && !language.patterns.pronoun.test(turn.text)) return undefined;
  }
  const expanded = findExpanded(work);
  if (expanded && !recall.recentItems.includes(expanded.item) && isAkin(work, expanded.item)) return answer(expanded);
  if (found !== undefined) {
    const isTold =
      draft.add(found) || draft.addOneOf(phrases.again.map((template) => template.replace("{note}", () => found)));
    if (isTold) {
      draft.addSome(untoldIn(draft, last), 1);
      return briefly();
    }
  }
  if (!draft.addOneOf(listening.missing)) return undefined;
  const questions = offer(work, manners.offer, (item) => isAkin(work, item));
  if (questions.length > 0) return { closings: [], questions };
  // A further sentence of what was told before would seem to be about what was named just now.
  const namesOther = soughtIn(work).length > 0;
  return !namesOther && addFurther(work) ? briefly() : briefly([last.ask], phrases.questions);
}

/** Adds the rest of an item, else a related one; says so if the item was used before. */
export function continueFrom(work: Work, item: Item, isAskedAnew = false): void {
  const { phrases, retrieval, draft } = work;
  const left = fittingFirst(work, untoldIn(draft, item));
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

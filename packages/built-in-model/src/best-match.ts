import { confident, isForVisitor, scoreOf } from "./find-matches";
import type { Found } from "./find-matches";
import { plainly } from "./language";
import type { Turn } from "./read-turn";
import type { Work } from "./work";

/** A clause with no more words than this tells nothing of one's life. */
const shortest = 3;

/** With fewer known words, an unknown one decides what a question is about. */
const fewestKnown = 2;

/** The best match, if it is near enough to the question. */
export function sureOf(work: Work): Found | undefined {
  const {
    matches: [best],
    recall,
    turn,
  } = work;
  return best &&
    !isBeside(work, best) &&
    (best.isExact ||
      best.isFitting ||
      best.item === recall.lastItem ||
      // A statement by itself asks for nothing.
      (!best.clause.isQuestion && (best.isStrong || turn.clauses.some(({ isQuestion }) => isQuestion))) ||
      scoreOf(best) >= confident)
    ? best
    : undefined;
}

/** Whether the character knows hardly a word of a question of the world: "why do dogs bark?" is not about feeding dogs. */
function isBeside({ language, retrieval }: Work, { item, isExact, detail, clause }: Found): boolean {
  const { text, topic = "", isQuestion } = clause;
  // What a black hole is does not stand in what the holes in cheese are.
  if (language.patterns.definition.test(text) && !isExact) {
    const own = new Set(language.termsOf([...item.tags, ...item.questions].join(" ")));
    const terms = language.termsOf(topic);
    if (terms.length > 1 && terms.some((term) => !own.has(term))) return true;
  }
  const isOfWorld = isQuestion && !language.patterns.speaksOf.test(plainly(text));
  if (isExact || detail !== undefined || !isOfWorld || /^\p{Lu}/u.test(topic)) return false;
  const words = language
    .wordsOf(text)
    .filter((word) => !language.isStopWord(word) && !language.isIn("framing", language.stemOf(word)));
  const known = words.filter(retrieval.knows).length;
  return known < words.length && (known < fewestKnown || known * 2 < words.length);
}

/** Whether a match is about the whole topic of its clause: a fact on wine is not about a wine stain. */
export function isAbout({ language }: Work, best: Found | undefined): boolean {
  if (!best?.isStrong) return false;
  const { tags, questions } = best.item;
  const known = new Set(language.termsOf([...tags, ...questions].join(" ")));
  return best.isExact || language.termsOf(best.clause.topic ?? best.clause.text).every((term) => known.has(term));
}

/** Whether the visitor tells something of its own life. */
export const tells = ({ language, turn }: Work): boolean =>
  turn.clauses.some(({ text }) => language.life.told.test(plainly(text)) && text.split(" ").length > shortest);

/** Whether a match answers what the visitor has to decide: with a fact for visitors, or since it is no affair of its own. */
export function isAnsweredFor(work: Work, best: Found | undefined): boolean {
  if (best === undefined) return false;
  const { language, turn } = work;
  const isOwn = tells(work) || language.patterns.selfMentioned.test(turn.text);
  return best.isExact || (best.isStrong && (!isOwn || best.isFitting === true) && isForVisitor(language, best.item));
}

/** Whether there is a topic or a question besides the social acts. */
export function asksMore({ clauses }: Turn): boolean {
  return clauses.some(({ act, topic, isQuestion }) => act === undefined && (topic !== undefined || isQuestion));
}

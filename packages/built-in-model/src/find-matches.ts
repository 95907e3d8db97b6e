import { isAboutClock } from "./dialogue-act";
import { plainly } from "./language";
import type { Language } from "./language";
import type { Clause, Turn } from "./read-turn";
import type { Item, Match } from "./item";
import type { Retrieval } from "./retrieval";

/** Clauses with these acts may also ask for something in the corpus: "I love your work on lighting", "Were you a fraud?" */
const searchable: ReadonlySet<string> = new Set(["praise", "insult"]);
/** Clauses with these acts are never looked up. */
const plainActs: ReadonlySet<string> = new Set(["greeting", "farewell", "thanks", "sad", "more"]);

/** The advantage of a question over a statement in the same message. */
const asked = 4;
/** The advantage of the first question of a sentence over further ones. */
const first = 30;

/** The most words of its own in a question that refers to an earlier topic. */
const mostOfItsOwn = 1;

/**
 * A match of a question that scores less is left unsaid. Fitted on the sample questions of the corpora and on everyday questions that no
 * corpus answers: of the former 75 in 100 score more (78 with any match at all), of the latter 17 (44 with any).
 */
export const confident = 8.5;

/** A match with the clause it answers. */
export interface Found extends Match {
  readonly clause: Clause;
}

/** The score of a match without what it gets for its place in the message. */
export const scoreOf = ({ score, clause: { isQuestion, isFurther } }: Found): number =>
  score - (isQuestion ? asked : 0) + (isFurther ? first : 0);

/** Acts in which visitors speak of their own lives. */
const ownActs: ReadonlySet<string> = new Set(["advice", "sad", "happy"]);

/** Whether a visitor asks for advice or company in their own life; "How do I make a fondue?" does not. */
function isOwnAffair({ patterns }: Language, { text, clauses }: Turn): boolean {
  const isTold =
    patterns.selfMentioned.test(text) ||
    clauses.some((clause) => !clause.isQuestion && patterns.speaksOfSelf.test(plainly(clause.text)));
  return isTold && clauses.some(({ act = "" }) => ownActs.has(act));
}

/** Whether an item answers questions of visitors about themselves. */
export const isForVisitor = ({ patterns }: Language, { questions }: Item): boolean =>
  questions.some((question) => patterns.speaksOfSelf.test(plainly(question)));

/** A part of a message that names nothing, with the noun of another part in place of its pronoun: "is hell real, have you seen it?" */
export function withNoun(
  { patterns }: Language,
  { text, topic }: Clause,
  noun: string,
): Pick<Clause, "text" | "topic"> {
  return topic === undefined && patterns.referring.test(text)
    ? { text: text.replace(patterns.referring, () => noun), topic: noun }
    : { text, topic };
}

/** The items that may answer the message, best first. */
export function findMatches(language: Language, retrieval: Retrieval, turn: Turn, last: Item | undefined): Found[] {
  const { patterns, termsOf } = language;
  const best = new Map<string, Found>();
  if (turn.unknowable === "private") return [];
  const isOwn = isOwnAffair(language, turn);
  let named: string | undefined;
  for (const clause of turn.clauses) {
    const { act = "", isQuestion, isFurther } = clause;
    if (plainActs.has(act) || isAboutClock(language, clause.text)) continue;
    // "People have walked on the Moon. What do you make of that?" asks about the Moon, not about an earlier topic.
    const meant = named === undefined ? last : undefined;
    const { text, topic } = named === undefined ? clause : withNoun(language, clause, named);
    const isLeaning =
      named !== undefined && patterns.pointing.test(plainly(text)) && termsOf(clause.text).length <= mostOfItsOwn;
    named ??= topic;
    // About the future only the character's expectations may be used.
    for (const match of turn.unknowable === "future"
      ? retrieval.expectations
      : retrieval.search({ text, topic, last: meant })) {
      // Praise and insults ask for nothing, unless they name a thing.
      const isAskedFor =
        act === "advice"
          ? !match.isNear
          : match.isStrong && topic !== undefined && searchable.has(act) && !patterns.selfMentioned.test(text);
      if ((act || isFurther || isLeaning) && !match.isExact && !isAskedFor) continue;
      // Facts about the character's mother do not help a mother who wants her son to stay.
      if (isOwn && !match.isExact && !isForVisitor(language, match.item)) continue;
      const score = match.score + (isQuestion ? asked : 0) - (isFurther ? first : 0);
      const known = best.get(match.item.id);
      // An exact match of a further question comes after the answer to the first one.
      if (!known || known.score < score || (isFurther && !known.isExact))
        best.set(match.item.id, { ...match, score, clause });
    }
  }
  return [...best.values()].sort((one, other) => other.score - one.score);
}

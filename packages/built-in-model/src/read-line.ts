import type { ReactionKind, SorrowKind } from "./corpus";
import { bareWords } from "./dialogue-act";
import type { Language } from "./language";
import type { Turn } from "./read-turn";

/** The words of a message that are no question. */
const statedIn = ({ clauses }: Turn): string => bareWords(clauses.map(({ text }) => text).join(" "));

const asks = ({ clauses }: Turn): boolean => clauses.some(({ isQuestion }) => isQuestion);

/** Whether a visitor speaks of its own affairs, and not of the character's. */
export function isOwnLine({ listening, patterns }: Language, text: string): boolean {
  return listening.own.test(text) && (!patterns.speaksOf.test(text) || patterns.speaksOfSelf.test(text));
}

/** The bad news in a message that asks nothing. `isSad`: it is certain to be sad, whatever happened. */
export function findSorrow(language: Language, turn: Turn, isSad = false): SorrowKind | undefined {
  const text = statedIn(turn);
  if (asks(turn) || turn.isUnreadable || !(isSad || isOwnLine(language, text))) return undefined;
  return language.listening.sorrows.find(([, pattern]) => pattern.test(text))?.[0] ?? (isSad ? "low" : undefined);
}

/** The person or animal that a visitor speaks of: "your grandad". */
export function whomIn({ listening, patterns }: Language, text: string): string | undefined {
  const whom = listening.whom.exec(bareWords(text))?.slice(1).find(Boolean)?.trim();
  return whom === undefined || patterns.unspeakable.test(whom) ? undefined : `your ${whom}`;
}

/** What the few words of a message say of the last reply, if that is all they do. */
export function findReaction({ listening }: Language, turn: Turn): ReactionKind | undefined {
  const kindOf = (text: string) => listening.reactions.find(([, pattern]) => pattern.test(text))?.[0];
  const whole = kindOf(bareWords(turn.text));
  if (whole || asks(turn)) return whole;
  const kinds = turn.clauses.map(({ text }) => kindOf(bareWords(text)));
  return kinds.length > 0 && kinds.every(Boolean) ? (kinds.find((kind) => kind !== "assent") ?? kinds[0]) : undefined;
}

import type { Counsel, LifeKind } from "./corpus";
import { bareClause } from "./dialogue-act";
import type { Draft } from "./draft";
import type { Language } from "./language";
import type { Turn } from "./read-turn";

/** What a visitor tells of its own life. */
export interface LifeNews {
  readonly kind: LifeKind;
  readonly tone: "plain" | "glad" | "hard";
  /** It only says what the visitor likes, which may be something the character knows. */
  readonly isTaste?: boolean;
}

/** The fewest words of a statement that can be answered with counsel. */
const fewest = 3;

/** The news in a message, unless it asks or does something else as well. */
export function findNews(language: Language, { clauses, isUnreadable }: Turn): LifeNews | undefined {
  const { life } = language;
  if (isUnreadable || clauses.some(({ isQuestion, act }) => isQuestion || (act !== undefined && act !== "greeting")))
    return undefined;
  const told = clauses
    .map(({ text }) => bareClause(language, text))
    .filter((text) => text.split(" ").length >= fewest && life.told.test(text) && !life.thought.test(text));
  const news = told.join(" ");
  const kind = told.length > 0 ? life.kinds.find(([, pattern]) => pattern.test(news))?.[0] : undefined;
  return (
    kind && {
      kind,
      tone: life.hard.test(news) ? "hard" : life.glad.test(news) ? "glad" : "plain",
      ...(life.taste.test(news) && { isTaste: true }),
    }
  );
}

/** Answers news: a first sentence in its tone, and counsel on what it is about. Returns the questions back. */
export function answerNews(draft: Draft, counsel: Counsel, { kind, tone }: LifeNews): readonly (readonly string[])[] {
  const { tell, ask } = counsel.kinds[kind];
  draft.addOneOf(counsel[tone]);
  if (!draft.addGroup(tell)) draft.addGroup(counsel.kinds.life.tell);
  return [ask, counsel.kinds.life.ask];
}

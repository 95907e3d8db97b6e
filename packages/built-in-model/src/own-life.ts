import type { Counsel, DecisionKind, LifeKind } from "./corpus";
import { bareClause } from "./dialogue-act";
import type { Draft } from "./draft";
import { plainly } from "./language";
import type { Language } from "./language";
import type { Turn } from "./read-turn";
import type { Pools, Work } from "./work";

/** What a visitor tells of its own life. */
export interface LifeNews {
  readonly kind: LifeKind;
  readonly tone: "plain" | "glad" | "hard";
  /** It only says what the visitor likes, which may be something the character knows. */
  readonly isTaste?: boolean;
}

/** The fewest words of a statement that can be answered with counsel. */
const fewest = 3;

/** The mood of what is told; plain where it has signs of both. */
function toneOf({ life }: Language, text: string): LifeNews["tone"] {
  const [isHard, isGlad] = [life.hard.test(text), life.glad.test(text)];
  return isHard === isGlad ? "plain" : isHard ? "hard" : "glad";
}

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
      tone: toneOf(language, news),
      ...(life.taste.test(news) && { isTaste: true }),
    }
  );
}

/**
 * Answers news: a first sentence in its mood, what was told, and counsel on what it is about. Where the mood is not certain,
 * what was told comes without one. Returns the questions back.
 */
export function answerNews(
  { draft, phrases, manners }: Pick<Work, "draft" | "phrases" | "manners">,
  { kinds, ...openings }: Counsel,
  { kind, tone, isTaste }: LifeNews,
): Pools {
  const mood = isTaste && tone === "glad" ? "plain" : tone;
  if (mood !== "plain") draft.addOneOf(openings[mood]);
  const isTaken = draft.addOneOf(phrases.took);
  if (!isTaken && mood === "plain") draft.addOneOf(openings.plain);
  // The counsel on most kinds is for trouble, and on life in general all of it is.
  if (mood === "glad" && draft.addGroup(phrases.social.happy.body)) return [phrases.social.happy.close];
  if (isTaken && mood === "plain" && manners && kind === "life" && draft.addGroup(manners.heard.body))
    return [manners.heard.ask];
  if (!draft.addGroup(kinds[kind].tell)) draft.addGroup(kinds.life.tell);
  return [kinds[kind].ask, kinds.life.ask];
}

/** What a visitor has to decide. */
export interface Decision {
  readonly kind: DecisionKind;
  /** What the message is about. */
  readonly about: LifeKind;
  readonly tone: LifeNews["tone"];
}

/** The kinds of news on which counsel answers any question of how to live. */
const close: ReadonlySet<LifeKind> = new Set<LifeKind>(["love", "friends", "family", "work", "study", "pet"]);

/** What a request for advice is about, as if it were news: "how do I get over a breakup?" */
export function findTrouble({ life }: Language, { text }: Turn): LifeNews | undefined {
  const kind = life.kinds.find(([, pattern]) => pattern.test(plainly(text)))?.[0];
  return kind && close.has(kind) ? { kind, tone: "plain" } : undefined;
}

/** The decision that a visitor asks counsel on: what it asks, or else what it tells beside it or told before. */
export function findDecision(
  language: Language,
  { clauses, isUnreadable }: Turn,
  previousLine = "",
): Decision | undefined {
  const { life, patterns } = language;
  const said = clauses.map(({ text }) => bareClause(language, text)).filter((text) => text !== "");
  const isShared = life.told.test(bareClause(language, previousLine));
  const asked = said.find((text) => life.deciding.test(text) || (isShared && life.shared.test(text)));
  if (isUnreadable || asked === undefined || patterns.practical.test(asked)) return undefined;
  const all = said.join(" ");
  const kindIn = (text: string) => life.decisions.find(([, pattern]) => pattern.test(text))?.[0];
  return {
    kind: kindIn(asked) ?? kindIn(all) ?? "help",
    about: life.kinds.find(([, pattern]) => pattern.test(all))?.[0] ?? "life",
    tone: toneOf(language, all),
  };
}

/** Answers a decision: a first sentence in the tone of the message, and a group that takes a side. Returns the questions back. */
export function answerDecision(draft: Draft, counsel: Counsel, { kind, about, tone }: Decision): Pools {
  draft.addOneOf(counsel[tone === "glad" ? "plain" : tone]);
  if (!draft.addGroup(counsel.decide[kind])) draft.addGroup(counsel.decide.help);
  return [counsel.kinds[about].ask, counsel.kinds.life.ask];
}

import type { Counsel, CounselKind, DecisionKind, LifeKind } from "./corpus";
import { bareClause } from "./dialogue-act";
import type { Draft } from "./draft";
import { plainly } from "./language";
import type { Language } from "./language";
import type { Turn } from "./read-turn";
import { briefly } from "./work";
import type { Pools, Taken, Work } from "./work";

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
export function toneOf({ life }: Language, text: string): LifeNews["tone"] {
  const [isHard, isGlad] = [life.hard.test(text), life.glad.test(text)];
  return isHard === isGlad ? "plain" : isHard ? "hard" : "glad";
}

/** What a text of a visitor is about. */
export const kindOfLife = ({ life }: Language, text: string): LifeKind =>
  life.kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? "life";

/** The news in a message, unless it asks or does something else as well. */
export function findNews(language: Language, { clauses, isUnreadable }: Turn): LifeNews | undefined {
  const { life } = language;
  if (isUnreadable || clauses.some(({ isQuestion, act }) => isQuestion || (act !== undefined && act !== "greeting")))
    return undefined;
  const told = clauses
    .map(({ text }) => bareClause(language, text))
    .filter((text) => text.split(" ").length >= fewest && life.told.test(text) && !life.thought.test(text));
  const news = told.join(" ");
  if (told.length === 0) return undefined;
  return {
    kind: kindOfLife(language, news),
    tone: toneOf(language, news),
    ...(life.taste.test(news) && { isTaste: true }),
  };
}

/** Answers news in its mood, with a question about it; what is neither good nor bad is only taken up. */
export function answerNews(work: Work, counsel: Counsel, { kind, tone, isTaste }: LifeNews): Taken {
  const { draft, phrases, listening } = work;
  const mood = isTaste && tone === "glad" ? "plain" : tone;
  if (mood === "glad" && draft.addOneOf(counsel.glad) && draft.addGroup(phrases.social.happy.body))
    return briefly(phrases.social.happy.close);
  if (!listening) return { closings: answerTrouble(draft, counsel, kind) };
  if (mood === "hard" && kind !== "night" && draft.addOneOf(counsel.hard))
    return briefly(plainKinds.has(kind) ? listening.life[kind].ask : [], listening.sorrow.low.ask);
  const { say, ask } = listening.life[kind];
  if (!draft.addOneOf(say)) draft.addOneOf(listening.life.life.say);
  return briefly(ask, listening.life.life.ask);
}

/** Kinds of news with questions that fit trouble as well. */
const plainKinds: ReadonlySet<LifeKind> = new Set<LifeKind>(["body", "money"]);

/** The counsel on a kind of news. */
const counselOn = ({ kinds }: Counsel, kind: LifeKind) => (kind in kinds ? kinds[kind as CounselKind] : kinds.life);

/** Answers a request for advice on what it is about. Returns the questions back. */
export function answerTrouble(draft: Draft, counsel: Counsel, kind: LifeKind): Pools {
  draft.addOneOf(counsel.plain);
  const { tell, ask } = counselOn(counsel, kind);
  if (!draft.addGroup(tell)) draft.addGroup(counsel.kinds.life.tell);
  return [ask, counsel.kinds.life.ask];
}

/** What a visitor has to decide. */
export interface Decision {
  readonly kind: DecisionKind;
  /** What the message is about. */
  readonly about: LifeKind;
  readonly tone: LifeNews["tone"];
}

/** The kinds of news on which counsel answers any question of how to live. */
const close: ReadonlySet<LifeKind> = new Set<LifeKind>(["love", "friends", "family", "work", "study"]);

/** What a request for advice is about, as if it were news: "how do I get over a breakup?" */
export function findTrouble(language: Language, { text }: Turn): LifeKind | undefined {
  const kind = kindOfLife(language, plainly(text));
  return close.has(kind) ? kind : undefined;
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
    about: kindOfLife(language, all),
    tone: toneOf(language, all),
  };
}

/** Answers a decision: a first sentence in the tone of the message, and a group that takes a side. Returns the questions back. */
export function answerDecision(draft: Draft, counsel: Counsel, { kind, about, tone }: Decision): Pools {
  draft.addOneOf(counsel[tone === "glad" ? "plain" : tone]);
  if (!draft.addGroup(counsel.decide[kind])) draft.addGroup(counsel.decide.help);
  return [counselOn(counsel, about).ask, counsel.kinds.life.ask];
}

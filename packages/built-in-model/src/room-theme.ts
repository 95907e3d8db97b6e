import { createSeededRandom } from "@archive-of-minds/core/internal";
import type { Theme, ThemeEntry, ThemeTurns } from "./corpus";
import { graveThemes } from "./english/grave-subjects";
import { roomLines } from "./english/room-lines";
import { room } from "./generated/room";
import { themes } from "./generated/themes";
import type { Language } from "./language";
import { findGrave } from "./room-views";
import type { Subject } from "./room-subject";
import type { HeardLine, RoomTurn } from "./room-turn";

/** What a word of a theme, one of a discussion, one that is only near a theme, and a discussion's question are worth. */
const worth = { theme: 2, discussion: 1, near: 1, same: 3 };

/** The theme of a subject. */
export interface FoundTheme {
  readonly entry: ThemeEntry;
  /** Its discussions, by position, the one nearest to the subject first. */
  readonly order: readonly number[];
  /**
   * How near the subject is to the theme: `same` where the visitor asks the first discussion's question, `own` where the
   * subject is one of the theme, `near` where no theme is nearer, and `none` where no word leads to it.
   */
  readonly nearness: "same" | "own" | "near" | "none";
  /** Whether a character moved the discussion to it, after all discussions of the subject's own theme. */
  readonly isMoved?: boolean;
}

/** The loaded theme of a subject. */
export interface LoadedTheme extends FoundTheme {
  readonly theme: Theme;
}

/** By language, the terms of a theme's words, which are compared each turn. */
const known = new WeakMap<Language, Map<readonly string[], readonly (readonly string[])[]>>();

function partsOf(language: Language, words: readonly string[]): readonly (readonly string[])[] {
  const ofLanguage = known.get(language) ?? new Map<readonly string[], readonly (readonly string[])[]>();
  known.set(language, ofLanguage);
  // Forms of one word have the same terms.
  const parts =
    ofLanguage.get(words) ??
    [...new Map(words.map((word) => language.termsOf(word)).map((each) => [each.join(" "), each])).values()].filter(
      ({ length }) => length > 0,
    );
  ofLanguage.set(words, parts);
  return parts;
}

/** How many of these words or phrases a text has. */
const countIn = (terms: ReadonlySet<string>, language: Language, words: readonly string[]): number =>
  partsOf(language, words).filter((parts) => parts.every((part) => terms.has(part))).length;

/** The shares of a question's terms, and of the text's, that both must have so that the text asks the same. */
const sameEnough = 0.6;
const alikeEnough = 0.5;

/** Whether a text asks a discussion's question. */
function asksSame(language: Language, terms: ReadonlySet<string>, question: string): boolean {
  const asked = [...new Set(language.termsOf(question))];
  const shared = asked.filter((term) => terms.has(term)).length;
  return shared > 0 && shared >= asked.length * sameEnough && shared >= terms.size * alikeEnough;
}

/** The theme that a text is about, or else the nearest; of several the first. */
function nearestTo(language: Language, text: string, among = room.themes): FoundTheme | undefined {
  const terms = new Set(language.termsOf(text));
  let best: (FoundTheme & { readonly score: number }) | undefined;
  for (const entry of among) {
    const count = (words: readonly string[]) => countIn(terms, language, words);
    const hits = entry.discussions.map(({ words }) => count(words));
    const most = Math.max(...hits);
    const own = count(entry.words);
    const near = count(entry.near);
    const same = entry.discussions.findIndex(({ question }) => asksSame(language, terms, question));
    const score = own * worth.theme + most * worth.discussion + near * worth.near + (same < 0 ? 0 : worth.same);
    if (score === 0 || (best && best.score >= score)) continue;
    const order = hits
      .map((_, at) => at)
      .sort((one, other) => Number(other === same) - Number(one === same) || (hits[other] ?? 0) - (hits[one] ?? 0));
    const isNamed = language.termsOf(entry.name).every((term) => terms.has(term));
    const isOwn = own > 0 && (most > 0 || isNamed);
    best = { entry, order, nearness: same >= 0 ? "same" : isOwn ? "own" : "near", score };
  }
  return best;
}

/** The theme whose question a character asked last, if any did since the subject was set. */
function movedTo({ at }: Subject, lines: readonly HeardLine[]): FoundTheme | undefined {
  const asked = room.themes.flatMap((entry) =>
    entry.discussions.map(({ question }, index) => ({ entry, index, question })),
  );
  for (const { kind, text } of lines.slice(Math.max(0, at)).toReversed()) {
    const found = kind === "visitor" ? undefined : asked.find(({ question }) => text.includes(question));
    if (!found) continue;
    const { entry, index } = found;
    const others = entry.discussions.map((_, each) => each).filter((each) => each !== index);
    return { entry, order: [index, ...others], nearness: "same", isMoved: true };
  }
  return undefined;
}

/** The longest question of a visitor that is repeated. */
const longestQuestion = 80;

/** What is discussed, as a question in quotation marks: a theme's question that was asked, else the visitor's. */
export function questionOf(subject: Subject, lines: readonly HeardLine[]): string | undefined {
  const moved = movedTo(subject, lines);
  const asked = moved?.entry.discussions[moved.order[0] ?? 0]?.question;
  if (asked !== undefined) return `"${asked}"`;
  const plain = (subject.turn?.text ?? "")
    .replace(/[\s*]+/g, " ")
    .trim()
    .replace(/[\s?.!]+$/, "");
  const isAsked = subject.turn?.clauses.length === 1 && subject.turn.clauses[0]?.isQuestion === true;
  // One word alone is no question: "Is **?"
  const isWhole = plain.includes(" ") && plain.length <= longestQuestion && !/["“”.!?…]/.test(plain);
  if (!isAsked || subject.isStrange || !isWhole) return undefined;
  return `"${plain.charAt(0).toUpperCase()}${plain.slice(1).replace(/\bi\b/g, "I")}?"`;
}

/** A theme that was not discussed yet, and its first question; none of the grave ones. */
export function neighbourOf({ id }: ThemeEntry, lines: readonly HeardLine[]): ThemeEntry | undefined {
  const at = room.themes.findIndex((each) => each.id === id);
  const grave = Object.values(graveThemes);
  return [...room.themes.slice(at + 1), ...room.themes.slice(0, at)].find(
    (each) =>
      !grave.includes(each.id) &&
      !lines.some(({ text }) => each.discussions.some(({ question }) => text.includes(question))),
  );
}

/**
 * The theme of a discussion. Where no word leads to a theme it is the theme of the subject before, and else the discussion's
 * seed chooses one. `undefined` where the subject is not understood, or is grave and no theme.
 */
export function findTheme(
  language: Language,
  subject: Subject,
  seed = "",
  lines: readonly HeardLine[] = [],
): FoundTheme | undefined {
  if (subject.isStrange) return undefined;
  const home = homeOf(language, subject, seed);
  const moved = movedTo(subject, lines);
  return moved && (home?.nearness === "none" || moved.entry !== home?.entry) ? moved : home;
}

function homeOf(language: Language, subject: Subject, seed: string): FoundTheme | undefined {
  const { turn = subject.last?.turn, before, line } = subject;
  const grave = line === undefined ? undefined : findGrave(line);
  const of = grave === undefined ? room.themes : room.themes.filter(({ id }) => id === graveThemes[grave]);
  const found = nearestTo(language, turn?.text ?? "", of);
  if (found) return found;
  const earlier = before && nearestTo(language, before.text, of);
  if (earlier) return { ...earlier, nearness: "none" };
  const light = of.filter(({ id }) => !Object.values(graveThemes).includes(id));
  const among = light.length > 0 ? light : of;
  const entry = among[Math.floor(createSeededRandom(`${seed} theme`).next() * among.length)];
  return (
    entry && { entry, order: entry.discussions.map((_, at) => at), nearness: grave === undefined ? "none" : "own" }
  );
}

/** Loads a theme. */
export async function loadTheme(found: FoundTheme | undefined): Promise<LoadedTheme | undefined> {
  const load = found && themes[found.entry.id];
  return found && load && { ...found, theme: await load() };
}

const cardsOf = ({ opens, adds, answers, closes }: ThemeTurns): readonly (readonly string[])[] => [
  opens,
  adds,
  ...Object.values(answers),
  closes,
];

/** The state of the discussions of a theme, read from the lines about the subject. */
export interface ThemeTalk {
  /** The question under discussion. */
  readonly question: string;
  /** What the character says about it. */
  readonly own: ThemeTurns;
  /** The answers that the character may give: to what others have said about it, the last speaker first. */
  readonly answers: readonly (readonly [rival: string, card: readonly string[]])[];
  /** How many answers to one another it has had. */
  readonly exchanges: number;
  /** Whether another character, by its id, has more to say of its position, so that it can answer a question. */
  isOpen(id: string): boolean;
  /** Whether the last line is about the question. */
  readonly isOnTheme: boolean;
  /** Whether the subject is new: no character has said anything about it. */
  readonly isNew: boolean;
  /** The next question, with what the character says about it. */
  readonly next?: { readonly question: string; readonly own: ThemeTurns } | undefined;
}

/** How many terms two texts share; names do not count. */
function sharedBy({ termsOf }: Language, one: string, other: string, names: ReadonlySet<string>): number {
  const terms = new Set(termsOf(other));
  return new Set(termsOf(one).filter((term) => terms.has(term) && !names.has(term))).size;
}

/**
 * Whether an answer is to something that was said. An answer takes up the other's position or further reason, or it takes
 * up, in its first sentence, what the other has answered to this character.
 */
function isHeard(
  language: Language,
  me: string,
  id: string,
  answer: readonly string[],
  { opens, adds, answers, closes }: ThemeTurns,
  text: string,
): boolean {
  const names = new Set([me, id]);
  const shared = (one: readonly string[], other: readonly string[]) =>
    sharedBy(language, one.join(" "), other.join(" "), names);
  const wasSaid = ([first = "\n"]: readonly string[]) => text.includes(first);
  const back = answers[me] ?? [];
  // "There was a lecture the day before, says Hypatia" repeats words, which may be her last ones.
  const repeated = answer.slice(0, 1).filter((line) => roomLines.repeating.test(line));
  const others = [opens, adds, back].map((part) => shared(repeated, part));
  if (shared(repeated, closes) > Math.max(...others) + 1) return wasSaid(closes);
  if (shared(answer.slice(0, 1), back.slice(1)) > shared(back.slice(0, 1), answer.slice(1))) return wasSaid(back);
  const said = [opens, adds].filter(wasSaid);
  const unsaid = [opens, adds].filter((part) => !wasSaid(part));
  const nearness = (part: readonly string[]) => shared(answer, part);
  return said.length > 0 && Math.max(...said.map(nearness)) >= Math.max(0, ...unsaid.map(nearness));
}

/** Who spoke a line, as an id: `faust` for "Faust". */
export const idOf = ({ kind, speaker = "" }: HeardLine, me: string): string =>
  kind === "own" ? me : kind === "visitor" ? "" : speaker.toLowerCase();

/**
 * Reads the state of a theme's discussions; `undefined` when the character has nothing to say in them.
 *
 * @param lines All lines, of which those from `start` on are about the subject.
 */
export function readThemeTalk(
  language: Language,
  { entry, order, theme }: LoadedTheme,
  lines: readonly HeardLine[],
  start: number,
  { others }: RoomTurn,
  me: string,
): ThemeTalk | undefined {
  const all = lines.filter(({ kind }) => kind !== "visitor");
  const said = lines.slice(start).filter(({ kind }) => kind !== "visitor");
  /** Where a text speaks of a discussion for the last time; -1 where it does not. */
  const placeIn = (text: string, at: number) =>
    Math.max(
      text.lastIndexOf(entry.discussions[at]?.question ?? "\n"),
      ...Object.values(theme[at] ?? {}).flatMap((turns) =>
        cardsOf(turns).map(([first = "\n"]) => text.lastIndexOf(first)),
      ),
    );
  const isLeft = (each: number) => !all.some(({ text }) => placeIn(text, each) >= 0);
  const current = said.reduce((before, { text }) => {
    const places = order.map((each) => placeIn(text, each));
    const most = Math.max(...places);
    return most < 0 ? before : (order[places.indexOf(most)] ?? before);
  }, -1);
  const at = current < 0 ? (order.find(isLeft) ?? order[0] ?? 0) : current;
  const own = theme[at]?.[me];
  const question = entry.discussions[at]?.question;
  if (!own || question === undefined) return undefined;

  const present = new Set(others.map((name) => name.toLowerCase()));
  const rivals = new Set<string>();
  let exchanges = 0;
  for (const line of said.toReversed()) {
    const id = idOf(line, me);
    const turns = theme[at]?.[id];
    if (!turns) continue;
    if (Object.values(turns.answers).some(([first = "\n"]) => line.text.includes(first))) exchanges += 1;
    if (id !== me && present.has(id)) rivals.add(id);
  }
  const answers = [...rivals].flatMap((id) => {
    const [card, turns] = [own.answers[id], theme[at]?.[id]];
    const text = said.map((line) => (idOf(line, me) === id ? line.text : "")).join("\n");
    return card && turns && isHeard(language, me, id, card, turns, text) ? [[id, card] as const] : [];
  });
  const nextAt = order.find((each) => each !== at && isLeft(each));
  const next =
    nextAt === undefined ? undefined : { question: entry.discussions[nextAt]?.question, own: theme[nextAt]?.[me] };
  return {
    question,
    own,
    answers,
    exchanges,
    isOpen: (id) =>
      [theme[at]?.[id]?.opens, theme[at]?.[id]?.adds].some(
        (card) => card?.[0] !== undefined && !all.some(({ text }) => text.includes(card[0] ?? "")),
      ),
    isOnTheme: placeIn(lines.at(-1)?.text ?? "", at) >= 0,
    isNew: current < 0,
    next: next?.own && next.question !== undefined ? { question: next.question, own: next.own } : undefined,
  };
}

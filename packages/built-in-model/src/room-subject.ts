import { splitSentences } from "./sentences";
import { isReadable } from "./language";
import type { Language } from "./language";
import type { Turn } from "./read-turn";
import { roomQuestions } from "./english/room-questions";
import { readLine } from "./room-line";
import type { VisitorLine } from "./room-line";
import type { HeardLine } from "./room-turn";

const { setPhrases, copula, quality, naming, leading, trailing } = roomQuestions;

/** The maximum length that is read of a line. */
const longest = 800;

/** The subject of a discussion: the visitor's question. */
export interface Subject {
  /** The visitor's line that set it. */
  readonly line?: string | undefined;
  /** The line, as a question for everybody. */
  readonly turn?: Turn | undefined;
  /** Its topic as a phrase that needs no quotation marks, such as `a machine`, `cats` or `Mars`. */
  readonly mention?: string | undefined;
  /** The terms that show that a line is about it. */
  readonly terms: readonly string[];
  /** The subject before it. */
  readonly before?: Turn | undefined;
  /** Whether the visitor's line is not understood. */
  readonly isStrange: boolean;
  /** The position of the visitor's line among all lines; -1 when there is no subject. */
  readonly at: number;
  /** The visitor's last line. */
  readonly last?: (VisitorLine & { readonly at: number }) | undefined;
}

/** A topic in another language does not fit into a sentence of this one. */
function isForeign(language: Language, { topic = "", text }: Turn): boolean {
  const words = language.wordsOf(topic);
  return !isReadable(language, text) || (words.length > 1 && words.some((word) => language.isIn("foreign", word)));
}

/** The topic of a line without a noun: the first significant word, or else its last verb. */
function weightiest(language: Language, text: string): string | undefined {
  const { isIn, isStopWord, bareOf, stemOf, wordsOf, patterns } = language;
  const words = wordsOf(text).filter(
    (word) => word.length > 2 && !isStopWord(word) && !isIn("breakers", word) && !patterns.unspeakable.test(word),
  );
  const isVerb = (word: string) => isIn("verbs", bareOf(word)) || patterns.participle.test(word);
  return (
    words.find(
      (word) =>
        !isVerb(word) &&
        !isIn("wide", word) &&
        !isIn("framing", stemOf(word)) &&
        !patterns.adverb.test(word) &&
        !trailing.test(` ${word}`),
    ) ??
    words.findLast(isVerb) ??
    words[0]
  );
}

/** The topic of a line, without the words at its edges that do not belong to it. */
function topicOf(language: Language, { topic, text, clauses }: Turn): string | undefined {
  const phrase = setPhrases.exec(text)?.[0];
  if (phrase !== undefined) return phrase;
  const subject = copula.exec(text)?.[1];
  if (subject !== undefined && language.wordsOf(subject).every((word) => !language.isStopWord(word))) return subject;
  // "Should cars be banned?" is about cars, not about "banned".
  if (topic !== undefined && !(language.patterns.participle.test(topic) && !topic.includes(" ")))
    return topic.replace(leading, "").replace(trailing, "").trim();
  return clauses.every(({ act }) => act !== undefined) ? undefined : weightiest(language, text);
}

/** A topic as a phrase: a set phrase, a name, a plural, or with its article; nothing else can be said without quotation marks. */
function mentionOf({ patterns }: Language, topic: string, text: string): string | undefined {
  if (setPhrases.exec(text)?.[0] === topic) return topic;
  const whole = quality.exec(text)?.[1] ?? naming.exec(text)?.[1];
  if (whole !== undefined) return whole.toLowerCase() === whole ? whole : undefined;
  const at = text.indexOf(topic);
  const before = at < 0 ? null : patterns.beforeTopic.exec(text.slice(0, at));
  if (before?.[1]) return `${before[1].toLowerCase()} ${topic}`;
  const isName = /^\p{Lu}[\p{L}\p{N}-]*$/u.test(topic) && at > 0 && !/[.!?]\s*$/.test(text.slice(0, at));
  return isName || /^\p{Ll}{2,}[^s\P{L}]s$/u.test(topic) ? topic : undefined;
}

/** The subject: the visitor's last question or proposal. What is said about it in other lines does not change it. */
export function findSubject(language: Language, lines: readonly HeardLine[], names: readonly string[]): Subject {
  let home: { readonly line: string; readonly turn: Turn; readonly at: number } | undefined;
  let before: Turn | undefined;
  let last: Subject["last"];
  for (const [at, { kind, text }] of lines.entries()) {
    if (kind !== "visitor") continue;
    const line = readLine(language, text, names, home?.line);
    last = { ...line, at };
    if (line.kind !== "subject") continue;
    before = home?.turn;
    home = { line: text, turn: line.turn, at };
  }
  const isStrange = home !== undefined && isForeign(language, home.turn);
  const topic = home && !isStrange ? topicOf(language, home.turn) : undefined;
  return {
    line: home?.line,
    turn: home?.turn,
    before,
    mention: topic === undefined || !home ? undefined : mentionOf(language, topic, home.turn.text),
    terms: topic === undefined ? [] : [...new Set(language.termsOf(topic))],
    isStrange,
    at: home?.at ?? -1,
    last,
  };
}

/** Whether a text mentions one of these. */
export const touches = ({ termsOf }: Language, text: string, terms: readonly string[]): boolean =>
  termsOf(text).some((term) => terms.includes(term));

/** Whether a text contains the words of a topic or forms of them: "cat" in "cats", but not "governor" for "government". */
export function namesIt({ wordsOf, isStopWord }: Language, text: string, topic: string): boolean {
  const said = wordsOf(text);
  const all = wordsOf(topic);
  const telling = all.filter((word) => !isStopWord(word));
  const words = (telling.length > 0 ? telling : all).map((word) => (word.length > 3 ? word.replace(/s$/, "") : word));
  return (
    words.filter((word) => said.some((each) => (word.length > 2 ? each.startsWith(word) : each === word))).length >=
    Math.min(2, words.length)
  );
}

/** The things that a line names, by noun, as phrases for the answer: `the lamp`, or `your tower` for "my tower". */
export function thingsIn(
  { patterns, isIn, isStopWord, bareOf, stemOf }: Language,
  { text, speaker = "" }: HeardLine,
): ReadonlyMap<string, string> {
  const [first = "", ...rest] = splitSentences(text.slice(-longest));
  // The first sentence was for another speaker, and a question is for the one who answers it.
  const told = rest.filter((sentence) => !sentence.endsWith("?")).join(" ") || first;
  const isThing = (noun: string) =>
    !isStopWord(noun) &&
    !isIn("wide", noun) &&
    !isIn("breakers", noun) &&
    !isIn("framing", stemOf(noun)) &&
    !isIn("verbs", bareOf(noun)) &&
    ![patterns.adverb, patterns.gerund, patterns.unspeakable].some((pattern) => pattern.test(noun)) &&
    noun !== speaker.toLowerCase();
  const things = Array.from(
    told.matchAll(patterns.thing),
    ([, whose = "", noun = ""]) =>
      [noun.toLowerCase(), `${patterns.selfMentioned.test(whose) ? "your" : "the"} ${noun}`] as const,
  );
  return new Map(things.filter(([noun]) => isThing(noun)));
}

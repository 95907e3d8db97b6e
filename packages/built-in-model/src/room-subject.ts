import { splitSentences } from "./sentences";
import { isReadable } from "./language";
import type { Language } from "./language";
import { readTurn } from "./read-turn";
import type { Turn } from "./read-turn";
import { roomQuestions } from "./english/room-questions";
import { isInsult, readRoomQuestion } from "./room-question";
import type { HeardLine } from "./room-turn";

const { setPhrases, copula, leading, trailing } = roomQuestions;

/** The maximum length that is read of a line. */
const longest = 800;

/** For how many lines a subject is kept before the discussion may drift. */
const holding = 3;

/** For how many lines a subject is kept after a drift. */
const detour = 2;

/** The subject of a discussion. */
export interface Subject {
  /** The visitor's line that set it. */
  readonly line?: string | undefined;
  /** The line, or the topic the discussion moved to, as a question for everybody. */
  readonly turn?: Turn | undefined;
  /** The topic of the visitor's line as a phrase: `"love"`, `a machine`, `cats` or `Mars`. */
  readonly mention?: string | undefined;
  /** The terms that show that a line is about it. */
  readonly terms: readonly string[];
  /** Whether the visitor's line is not understood. */
  readonly isStrange: boolean;
  /** Whether it has been talked about for a while. */
  readonly isHeld: boolean;
}

/** A question for everybody: without the names of the addressed. */
const withoutCalls = (text: string, names: readonly string[]): string =>
  names.reduce(
    (left, name) => left.replace(new RegExp(String.raw`^\W*${name}[,:]\s*|,\s*${name}(?=\s*[?.!,])`, "giu"), ""),
    text,
  );

/** The topic that a first sentence has in quotation marks. */
const namedIn = (text: string) =>
  Array.from((splitSentences(text.slice(0, longest))[0] ?? "").matchAll(/"([\p{L}\p{N}' -]{2,40})"/gu)).at(-1)?.[1];

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

/** A topic as a phrase: with its article, without one if it is a name or a plural, else in quotation marks. */
function mentionOf({ patterns }: Language, topic: string, text: string): string {
  const at = text.indexOf(topic);
  const before = at < 0 ? null : patterns.beforeTopic.exec(text.slice(0, at));
  if (before) return `${before[1] ? `${before[1].toLowerCase()} ` : ""}${topic}`;
  const isNameOrMany = /^\p{Lu}[\p{L}\p{N}-]*$/u.test(topic)
    ? at > 0 && !/[.!?]\s*$/.test(text.slice(0, at))
    : /^\p{Ll}{2,}[^s\P{L}]s$/u.test(topic);
  return isNameOrMany ? topic : `"${topic}"`;
}

/**
 * The current subject: the visitor's question, until a first sentence moves the discussion to something in quotation
 * marks. The discussion returns to the visitor's subject.
 */
export function findSubject(
  language: Language,
  lines: readonly HeardLine[],
  names: readonly string[],
  characterId: string,
): Subject {
  const { patterns } = language;
  const read = (text: string) => readTurn(language, withoutCalls(text.slice(0, longest), names), characterId);
  let line: string | undefined;
  let home: Turn | undefined;
  let turn: Turn | undefined;
  let age = holding;
  let isOwnDetour = false;
  for (const { kind, text } of lines) {
    age += 1;
    if (kind === "visitor") {
      const said = read(text);
      // A request for a summary does not change the subject.
      if (readRoomQuestion(text, names) !== undefined || isInsult(language, text, characterId) || (home && !said.topic))
        continue;
      line = text;
      home = turn = said;
      age = 0;
    } else {
      const topic = namedIn(text);
      if (!topic || topic.toLowerCase() === turn?.topic?.toLowerCase() || patterns.unspeakable.test(topic)) continue;
      turn =
        topic.toLowerCase() === home?.topic?.toLowerCase()
          ? home
          : { ...readTurn(language, topic, characterId), topic };
      age = 0;
      isOwnDetour = kind === "own";
    }
  }
  // A new topic is left again soon, and at once by the speaker who introduced it.
  if (home && turn !== home && (age >= detour || isOwnDetour)) turn = home;
  const isStrange = home !== undefined && isForeign(language, home);
  const topic = home && !isStrange ? topicOf(language, home) : undefined;
  const named = topic === undefined ? [] : [...new Set(language.termsOf(topic))];
  return {
    line,
    turn,
    mention: topic === undefined || !home ? undefined : mentionOf(language, topic, home.text),
    terms: named,
    isStrange,
    isHeld: age >= holding,
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

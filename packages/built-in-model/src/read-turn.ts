import { findSum } from "./arithmetic";
import type { Sum } from "./arithmetic";
import { findAct, stripGreeting } from "./dialogue-act";
import { isReadable, plainly, tidy } from "./language";
import type { Language } from "./language";
import type { DialogueAct } from "./language-pack";
import { findName, withoutSpeaker } from "./recall";
import { articleBefore, findTopic, ownOf } from "./topic";

/** One clause of a message, with its act. */
export interface Clause {
  readonly text: string;
  readonly act?: DialogueAct | undefined;
  readonly topic?: string | undefined;
  readonly isQuestion: boolean;
  /** It follows another question in the same sentence, so it may depend on that one. */
  readonly isFurther?: boolean;
}

/** The visitor's message of this turn, analysed. */
export interface Turn {
  /** The text, without a speaker's name, and cut when it is long. */
  readonly text: string;
  readonly clauses: readonly Clause[];
  readonly topic?: string | undefined;
  /** The word before the topic, if it belongs to it: "the", or "your" for the visitor's "my". */
  readonly article?: string | undefined;
  /** What the visitor called "my", as "your driving test". */
  readonly own?: string | undefined;
  /** Whether it asks for something that the model cannot know: the future, or the people around the visitor. */
  readonly unknowable?: "future" | "private" | undefined;
  readonly sum?: Sum | undefined;
  /** Whether it has no usable content: gibberish, emoji, another language. */
  readonly isUnreadable: boolean;
}

/** Of a long pasted text only the beginning and the end are read. */
const part = 400;
const mostClauses = 8;

/** Things that the model cannot know. */
export function unknowableIn({ patterns }: Language, text: string): Turn["unknowable"] {
  const plain = plainly(text);
  return patterns.ahead.test(plain)
    ? "future"
    : patterns.ownAffairs.some((pattern) => pattern.test(plain))
      ? "private"
      : undefined;
}

/** "What is justice, and did you ever see any?" is looked up as a whole, and each question of it by itself. */
function withParts(
  piece: string,
  { question, furtherQuestion }: Language["patterns"],
): readonly { readonly piece: string; readonly isFurther: boolean }[] {
  const parts = question.test(piece) ? piece.split(furtherQuestion) : [];
  return [
    { piece, isFurther: false },
    ...(parts.length > 1 ? parts.map((part, at) => ({ piece: part, isFurther: at > 0 })) : []),
  ];
}

/** Analyses a message of the visitor. */
export function readTurn(language: Language, content: string, ownName: string): Turn {
  const { patterns } = language;
  const trimmed = content.trim();
  const visible = trimmed.length > part * 2 ? `${trimmed.slice(0, part)}\n${trimmed.slice(-part)}` : trimmed;
  const text = tidy(language, withoutSpeaker(visible));
  const pieces = text.split(/(?<=[.!?;…])\s+|\n+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  const chosen =
    pieces.length > mostClauses ? [...pieces.slice(0, mostClauses / 2), ...pieces.slice(-mostClauses / 2)] : pieces;
  const isQuestion = (clause: string) => patterns.question.test(clause);
  const clauses = chosen
    .flatMap((piece) => withParts(piece, patterns))
    .flatMap(({ piece, isFurther }): Clause[] => {
      const greeted = stripGreeting(language, piece, ownName);
      // "Good evening, Doctor" is a greeting; the doctor is not a topic.
      const rest = greeted !== piece && !isQuestion(greeted) && greeted.trim().split(/\s+/).length <= 2 ? "" : greeted;
      const name = findName(language, rest);
      const act = findAct(language, rest || piece, ownName) ?? (name === undefined ? undefined : "greeting");
      const clause: Clause = {
        text: rest,
        act,
        topic: findTopic(language, name ? rest.replaceAll(name, ",") : rest, ownName),
        isQuestion: isQuestion(rest),
        isFurther,
      };
      if (rest === piece) return [clause];
      // "Hi, why did you hate Edison?" is a greeting and a question: two clauses.
      const greeting: Clause = { text: "", act: findAct(language, piece, ownName), isQuestion: false };
      return act !== undefined || language.termsOf(rest).length > 0
        ? [greeting, clause]
        : [{ ...clause, act: greeting.act }];
    });
  const unknowable = clauses.some((clause) => clause.isQuestion) ? unknowableIn(language, text) : undefined;
  // Questions come first: in "I have a dog. What do you think of war?" the war is the topic.
  const telling = [...clauses].sort((one, other) => Number(other.isQuestion) - Number(one.isQuestion));
  const topic = telling.find((clause) => clause.topic)?.topic ?? (unknowable && patterns.time.exec(text)?.[0]);
  return {
    text,
    clauses,
    topic,
    article: topic === undefined ? undefined : articleBefore(language, topic, text),
    own: ownOf(language, text),
    unknowable,
    sum: findSum(language, text),
    isUnreadable: !isReadable(language, text),
  };
}

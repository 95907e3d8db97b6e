import type { NeedKind } from "../../contracts/safety-check";
import { englishReplies } from "./english";
import { germanReplies } from "./german";

/** The fixed sentences of one language. */
export interface Replies {
  /** The first sentence and the question of a character that has none of its own. */
  readonly neutral: readonly [begin: string, ask: string];
  readonly advice: Readonly<Record<NeedKind, string>>;
  /** Answers, one for each of the next three messages, to a visitor who has found help or is safe … */
  readonly reached: readonly string[];
  /** … who is not safe … */
  readonly notSafe: readonly string[];
  /** … and who says anything else. */
  readonly listening: readonly string[];
  /** What a message says of the visitor's safety. */
  readonly signs: {
    readonly reached: RegExp;
    /** Words that negate a good step: "I told nobody", "thanks, but I still feel awful". */
    readonly but: RegExp;
    readonly safe: RegExp;
    readonly notSafe: RegExp;
  };
}

/** The fixed sentences in the language of a BCP 47 tag; English where there are none. */
export const repliesIn = (language: string): Replies => (/^de\b/i.test(language) ? germanReplies : englishReplies);

/** The one of the three kinds of gentle answers that fits what the visitor says. */
export function gentleAnswers({ signs, reached, notSafe, listening }: Replies, text: string): readonly string[] {
  const isWell = !signs.but.test(text);
  const isSafe = isWell && signs.safe.test(text);
  if (signs.notSafe.test(text) && !isSafe) return notSafe;
  return isSafe || (isWell && signs.reached.test(text)) ? reached : listening;
}

import { isGesture } from "./gestures";

/** The meaning of single asterisks in a text. Two and more together are always emphasis. */
interface Asterisk {
  /**
   * `aside`: a stage direction, its asterisks included. `emphasis`: words that are stressed, likewise. `times`: a sum, with
   * the space around its sign. `lone`: nothing.
   */
  readonly kind: "aside" | "emphasis" | "times" | "lone";
  readonly start: number;
  readonly end: number;
}

export interface Asterisks {
  /** In the order of the text. */
  readonly found: readonly Asterisk[];
  /** The position from which the meaning is still open; the length of the text where all is known. */
  readonly known: number;
}

/** An asterisk that has not been closed after so many characters opens no stage direction. */
export const LONGEST_ASIDE = 1_000;

const space = /\s/;
const wordBefore = /[\p{L}\p{N})\]][^\S\n]+$/u;
const wordAfter = /^[^\S\n]+[\p{L}\p{N}([]/u;
/** Marks that follow a word, as they do after a note's asterisk. */
const closing = /[\s.,;:!?…)\]”’"']/;
const digit = /\p{N}/u;
const inWord = /[\p{L}\p{N}]/u;
/** How far from an asterisk the words of a sum stand at most. */
const CONTEXT_CHARACTERS = 8;

/**
 * Distinguishes stage directions between asterisks from sums, lists and notes.
 *
 * @param isWhole whether the text is complete.
 */
export function findAsterisks(text: string, isWhole: boolean): Asterisks {
  const found: Asterisk[] = [];
  let at = nextSingle(text, 0);
  for (; at !== -1; at = nextSingle(text, at)) {
    const [before, after] = [
      text.slice(Math.max(0, at - CONTEXT_CHARACTERS), at),
      text.slice(at + 1, at + 1 + CONTEXT_CHARACTERS),
    ];
    const isAtEnd = after.trim() === "" && after.length < CONTEXT_CHARACTERS && !after.includes("\n");
    if (isAtEnd && !isWhole) return { found, known: at - before.length + before.trimEnd().length };
    const sum = wordAfter.exec(after);
    const sign = sum && wordBefore.exec(before);
    if (sum && sign) {
      const end = at + sum[0].length;
      found.push({ kind: "times", start: at - before.length + sign.index + 1, end });
      at += 1;
    } else if (digit.test(before.slice(-1)) && digit.test(after.slice(0, 1))) {
      found.push({ kind: "times", start: at, end: at + 1 });
      at += 1;
    } else if (opensAside(before.at(-1) ?? " ", after.charAt(0) || " ")) {
      const end = endOfAside(text, at);
      // Another asterisk may come right behind the last, and what follows shows whether the sentence goes on.
      const isOpen = end === 0 ? text.length - at <= LONGEST_ASIDE + 1 : text.slice(end).trim() === "";
      if (isOpen && !isWhole) return { found, known: at };
      if (end === 0) found.push({ kind: "lone", start: at, end: at + 1 });
      else found.push({ kind: isEmphasis(text, at, end) ? "emphasis" : "aside", start: at, end });
      at = end === 0 ? at + 1 : end;
    } else {
      found.push({ kind: "lone", start: at, end: at + 1 });
      at += 1;
    }
  }
  return { found, known: text.length };
}

function opensAside(before: string, after: string): boolean {
  // Within a word it marks nothing.
  if (inWord.test(before) && inWord.test(after)) return false;
  return !space.test(after) && (space.test(before) || !closing.test(after));
}

/** The longest emphasis, in words. */
const MOST_WORDS = 3;
const sentenceEnd = /(?:^|[.!?…:"”*\n])\s*$/;

/**
 * Whether a pair of asterisks stresses a few words within a sentence. A stage direction stands between sentences, or says
 * what the speaker does.
 */
function isEmphasis(text: string, start: number, end: number): boolean {
  const words = text.slice(start + 1, end - 1);
  if (/[\n.,;:!?…*]/.test(words) || words.split(/\s+/).length > MOST_WORDS || isGesture(words)) return false;
  const isWithinSentence = !sentenceEnd.test(text.slice(Math.max(0, start - CONTEXT_CHARACTERS), start));
  // At its beginning, only where the sentence goes on in small letters.
  return isWithinSentence || (/^\p{Lu}/u.test(words) && /^[^\S\n]+\p{Ll}/u.test(text.slice(end)));
}

/** The position after the asterisk that closes this one; 0 where there is none. */
function endOfAside(text: string, opening: number): number {
  for (
    let at = nextSingle(text, opening + 1);
    at !== -1 && at - opening <= LONGEST_ASIDE;
    at = nextSingle(text, at + 1)
  ) {
    if (!space.test(text.charAt(at - 1))) return at + 1;
  }
  return 0;
}

/** The next single asterisk, or -1. */
function nextSingle(text: string, from: number): number {
  for (let at = text.indexOf("*", from); at !== -1;) {
    let end = at + 1;
    while (text.charAt(end) === "*") end += 1;
    if (end === at + 1 && text.charAt(at - 1) !== "*") return at;
    at = text.indexOf("*", end);
  }
  return -1;
}

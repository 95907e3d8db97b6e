import { ABBREVIATION } from "../speaking/abbreviation";

/** Ends a growing text behind a number of sentences. */
export interface SentenceLimit {
  /** Takes a piece of a stream and returns the text that can be shown now. */
  push(piece: string): string;
  /** Whether the text is complete: nothing more is shown. */
  readonly isFull: boolean;
}

/** Shorter ones, such as "Ah!" and "No, no.", belong to the sentence behind them. */
const FEWEST_WORDS = 3;
const SENTENCE_END = /[.!?…。！？]+[*_"”’»)\]]*\s+(?=\S)|[。！？](?=\S)/gu;
/** A list, code, or verses: they have a length of their own. */
const FREE_FORM = /^[^\S\n]*(?:[-+*•]|\d{1,3}[.)])[^\S\n]+\S|```|(?:^|\n)(?:[^\n]{1,80}\n[^\S\n]*){3}/m;

/** The sentence behind the last one is never shown, so that a reply ends with a whole one. */
export function createSentenceLimit(mostSentences: number): SentenceLimit {
  let text = "";
  /** Where the sentence begins that is being written. */
  let start = 0;
  let count = 0;
  let given = 0;
  let isFull = false;
  let isFree = false;

  const give = (to: number) => {
    const piece = text.slice(given, to);
    given = Math.max(given, to);
    return piece;
  };
  return {
    push(piece) {
      if (isFull) return "";
      text += piece;
      isFree ||= FREE_FORM.test(text);
      SENTENCE_END.lastIndex = start;
      for (let match = isFree ? null : SENTENCE_END.exec(text); match !== null; match = SENTENCE_END.exec(text)) {
        const next = match.index + match[0].length;
        const words = text.slice(start, match.index + 1);
        if (ABBREVIATION.test(words) || /^\p{Ll}/u.test(text.slice(next))) continue;
        start = next;
        if (isSentence(words)) count += 1;
        if (count < mostSentences) continue;
        isFull = true;
        return give(next);
      }
      return give(text.length);
    },
    get isFull() {
      return isFull;
    },
  };
}

/** Some scripts write no space between words. */
const isSentence = (words: string) =>
  words.trim().split(/\s+/).length >= FEWEST_WORDS ||
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]{3}/u.test(words);

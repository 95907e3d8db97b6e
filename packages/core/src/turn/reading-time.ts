import * as timings from "../shared/timings";

/**
 * Words a minute that a visitor can choose to read at. People read about 240 words of prose a minute. With `press`, a turn
 * is shown until the visitor asks for the next one.
 */
export const READING_PACES = { slow: 150, normal: 230, fast: 340, press: 0 } as const;

/**
 * How fast the visitor reads, as a key of {@link READING_PACES}: it decides how long a turn that is not heard is shown.
 * The visitor's choice is `chatRoomPreferences.readingPace`, `normal` by default.
 */
export type ReadingPace = keyof typeof READING_PACES;

/** A pace at which turns end by themselves. */
export type TimedPace = Exclude<ReadingPace, "press">;

/** Scripts that put no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
/** About as many of their letters are read in the time of one word. */
const lettersPerWord = 1.6;

function wordsIn(text: string): number {
  const spaced = text.replace(unspaced, " ").split(/\s+/u);
  const letters = text.match(unspaced)?.length ?? 0;
  return spaced.filter((word) => /[\p{L}\p{N}]/u.test(word)).length + letters / lettersPerWord;
}

/**
 * How long a turn that is not heard is still shown after its last word.
 *
 * The time from a turn's first word to the next turn's first word is the time that reading it takes; the gap between
 * turns is part of that. After its last word a turn is shown at least for `least`.
 *
 * @param shownFor milliseconds since its first word was shown
 * @returns milliseconds
 */
export function remainingReadingTime(
  text: string,
  { pace, shownFor, least }: { readonly pace: TimedPace; readonly shownFor: number; readonly least: number },
): number {
  const reading = (wordsIn(text) / READING_PACES[pace]) * 60_000;
  return Math.max(least, Math.round(reading - shownFor - timings.turnGap));
}

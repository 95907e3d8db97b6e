import * as timings from "../shared/timings";

/** Words a minute that a visitor can choose to read at. People read about 240 words of prose a minute. */
export const READING_PACES = { slow: 150, normal: 230, fast: 340 } as const;

export type ReadingPace = keyof typeof READING_PACES;

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
  { pace, shownFor, least }: { readonly pace: ReadingPace; readonly shownFor: number; readonly least: number },
): number {
  const words = text.split(/\s+/u).filter((word) => word !== "").length;
  const reading = (words / READING_PACES[pace]) * 60_000;
  return Math.max(least, Math.round(reading - shownFor - timings.turnGap));
}

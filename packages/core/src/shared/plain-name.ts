/** Control characters that change the text direction, and so the order of everything that follows in the line. */
const TURNS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A name or a title in the middle of other words, without the characters that could reverse those. */
export function plainName(name: string): string {
  return name.replaceAll(TURNS, "").trim();
}

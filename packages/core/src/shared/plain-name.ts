/** The signs that turn the direction of writing, and with it the order in which all that follows in the line is read. */
const TURNS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A name or a title in the middle of other words, without the signs that could turn those around. */
export function plainName(name: string): string {
  return name.replaceAll(TURNS, "").trim();
}

import { findAsterisks } from "./asterisks";

const spoken = { aside: " ", times: " × ", lone: "" } as const;

const CLOSING = /[,;:.!?…]/;
const AFTER_WORD = /[\p{L}\p{N}] *$/u;

/**
 * The part of a text that is spoken: without stage directions between asterisks and runs of blank lines.
 *
 * @returns an empty text where nothing is left to speak.
 */
export function speakableText(text: string): string {
  let kept = "";
  let from = 0;
  for (const { kind, start, end } of findAsterisks(text, true).found) {
    kept += text.slice(from, start);
    // No space is left before punctuation: a voice would pause at it.
    if (kind === "aside" && CLOSING.test(text.slice(end, end + 1)) && AFTER_WORD.test(kept)) kept = kept.trimEnd();
    else kept += spoken[kind];
    from = end;
  }
  return (kept + text.slice(from))
    .replaceAll("*", "")
    .replace(/\n\s*\n+/g, "\n")
    .replace(/[^\S\n]{2,}/g, " ")
    .replace(/^[^\S\n]+/gm, "")
    .trim();
}

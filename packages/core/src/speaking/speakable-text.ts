import { findAsterisks } from "./asterisks";

const spoken = { aside: " ", times: " × ", lone: "" } as const;

const CLOSING = /[,;:.!?…]/;
const AFTER_WORD = /[\p{L}\p{N}] *$/u;

/**
 * What of a text is said aloud: stage directions between asterisks are left out, as are runs of blank lines.
 *
 * @returns an empty text where nothing is left to say.
 */
export function speakableText(text: string): string {
  let kept = "";
  let from = 0;
  for (const { kind, start, end } of findAsterisks(text, true).found) {
    kept += text.slice(from, start);
    // Behind a word that a mark follows, no space is left: a voice would pause at it.
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

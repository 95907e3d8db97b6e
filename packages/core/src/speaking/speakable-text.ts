import { findAsterisks } from "./asterisks";

const spoken = { aside: " ", times: " × ", lone: "" } as const;

const CLOSING = /[,;:.!?…]/;
const AFTER_WORD = /[\p{L}\p{N}] *$/u;

/**
 * The part of a text that is spoken: without stage directions between asterisks, the marks of Markdown, and runs of blank
 * lines.
 *
 * @returns an empty text where nothing is left to speak.
 */
export function speakableText(text: string): string {
  let kept = "";
  let from = 0;
  for (const { kind, start, end } of findAsterisks(text, true).found) {
    kept += text.slice(from, start);
    from = end;
    if (kind === "emphasis") {
      kept += text.slice(start, end);
      continue;
    }
    // No space is left before punctuation: a voice would pause at it.
    if (kind === "aside" && CLOSING.test(text.slice(end, end + 1)) && AFTER_WORD.test(kept)) kept = kept.trimEnd();
    else kept += spoken[kind];
  }
  return withoutMarks(kept + text.slice(from))
    .replaceAll("*", "")
    .replace(/\n\s*\n+/g, "\n")
    .replace(/[^\S\n]{2,}/g, " ")
    .replace(/^[^\S\n]+/gm, "")
    .trim();
}

/** Markdown as its words: headings, quotations, code, links and underlined emphasis without their marks. */
function withoutMarks(text: string): string {
  return text
    .replace(/^[^\S\n]*(?:```|~~~).*$/gm, "")
    .replace(/^[^\S\n]*(?:#{1,6}|>+|[-+•])[^\S\n]+/gm, "")
    .replace(/!?\[([^[\]\n]+)\]\((?:[^()\s]|\([^()\s]*\))*(?:\s+"[^"\n]*")?\)/g, "$1")
    .replace(/(?<![\p{L}\p{N}_])(__?)(?=\S)([^_\n]+?)(?<=\S)\1(?![\p{L}\p{N}_])/gu, "$2")
    .replace(/~~(?=\S)([^~\n]+)~~/g, "$1")
    .replaceAll("`", "");
}

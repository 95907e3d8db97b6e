import { plainly } from "./language";
import type { Language } from "./language";
import type { Recall } from "./recall";

const mostQuoted = 90;

/** A visitor's line as it may be quoted: one sentence, nothing but words. */
function quoteOf({ patterns, phrases }: Language, line = ""): string {
  const plain = line
    .replace(/[.!?…:;]+(?=\s)/g, ",")
    .replace(/[^\p{L}\p{N}',\s-]+/gu, "")
    .replace(/\s*,(?!\d)[\s,]*/g, ", ")
    .replace(/\s+/g, " ")
    .replace(/^[\s,'-]+|[\s,'-]+$/g, "");
  if (patterns.unspeakable.test(plain) || !/\p{L}/u.test(plain)) return "";
  return plain.length > mostQuoted
    ? `${plain.slice(0, mostQuoted).replace(/[,\s]*\s\S*$/, "")} ${phrases.cutShort}`
    : plain;
}

/** Answers about the conversation itself: "what is my name", "what did I say". Empty for other questions. */
export function memoryOf(
  language: Language,
  text: string,
  { visitorName, visitorSaid, previousLine }: Recall,
): readonly string[] {
  const { patterns, phrases } = language;
  const plain = plainly(text);
  const said = (pool: readonly string[], own: string) => pool.map((phrase) => phrase.replace("{own}", () => own));
  if (patterns.asksName.test(plain))
    return visitorName === undefined ? phrases.noName : said(phrases.ownName, visitorName);
  const mine = patterns.asksMine.exec(plain)?.[1];
  const quote = quoteOf(
    language,
    mine !== undefined ? visitorSaid(mine) : patterns.asksSaid.test(plain) ? previousLine : undefined,
  );
  return quote === "" ? [] : said(phrases.ownWords, quote);
}

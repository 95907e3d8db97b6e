import type { Language } from "./language";

/** The most words of English in a message that is in another language. */
const mostKnown = 0.34;

/** The name of the language a message is in, unless it is in the model's own or cannot be told. */
export function tongueOf({ tongues, wordsOf, isStopWord, isIn }: Language, text: string): string | undefined {
  const words = wordsOf(text);
  const known = words.filter((word) => isStopWord(word) && !isIn("foreign", word)).length;
  let most = 0;
  let tongue: string | undefined;
  for (const [name, small] of tongues) {
    const count = text.match(small)?.length ?? 0;
    if (count > most) [most, tongue] = [count, name];
  }
  return most >= Math.min(2, words.length) && known <= words.length * mostKnown && known < most ? tongue : undefined;
}

/** The name of another language that an answer is asked in: "please answer in German". */
export function askedTongue({ patterns }: Language, text: string): string | undefined {
  const name = patterns.asksTongue.exec(text)?.[1]?.toLowerCase();
  return name?.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

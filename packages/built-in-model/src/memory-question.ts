import { plainly, replaceAll } from "./language";
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

/** An answer about the conversation itself. */
export interface Memory {
  /** First sentences of the answer; one is enough. */
  readonly lines: readonly string[];
  /** Whether what was asked for was found in what the visitor said. */
  readonly isFound: boolean;
}

/** The name that the visitor gave to something it calls its own, newest first. */
function calledIn({ memory, isIn, isStopWord }: Language, noun: string, said: readonly string[]): string | undefined {
  // "My cats" may be asked for as "my cat".
  const stem = noun.replace(/[^\p{L}-]/gu, "").replace(/s$/, "");
  const nouns = memory.alike.find((group) => group.startsWith(`${stem} `))?.split(" ") ?? [stem];
  for (const pattern of memory.called.map(
    (each) => new RegExp(each.replace("{noun}", `(?:${nouns.join("|")})(?:s|es)?`), "u"),
  ))
    for (const line of said) {
      const name = pattern.exec(line.replace(/’/g, "'"))?.[1];
      if (name && !isStopWord(name.toLowerCase()) && !isIn("notNames", name.toLowerCase()))
        return name.charAt(0).toUpperCase() + name.slice(1);
    }
  return undefined;
}

/** The visitor's own question that is asked for: the first, the last, or the one before something. */
function askedBefore({ memory, patterns, termsOf }: Language, plain: string, said: readonly string[]) {
  const before = termsOf(memory.asksBefore.exec(plain)?.[1] ?? "");
  const from = before.length > 0 ? said.findIndex((line) => before.every((term) => termsOf(line).includes(term))) : -1;
  const asked = said.slice(from + 1).filter((line) => patterns.question.test(line.trim()));
  return memory.asksFirst.test(plain) ? asked.at(-1) : asked[0];
}

/** What the visitor told of itself that answers a question about it: what holds the most of its words, else what is of its kind. */
function toldOf({ memory, patterns, requests, termsOf, life }: Language, plain: string, statements: readonly string[]) {
  const terms = termsOf(plain).filter((term) => !memory.unasked.test(term));
  const shared = (line: string) => {
    const known = termsOf(line);
    return terms.filter((term) => known.includes(term)).length;
  };
  // A question without its mark and a wish to be given something tell nothing.
  const own = statements.filter(
    (line) =>
      !life.thought.test(plainly(line)) &&
      !patterns.question.test(line.trim()) &&
      !requests.kinds.some(([, pattern]) => pattern.test(plainly(line))),
  );
  const most = Math.max(0, ...own.map(shared));
  const nearest = most > 0 ? own.find((line) => shared(line) === most) : undefined;
  if (nearest !== undefined && (most > 1 || most === terms.length)) return nearest;
  const kinds = memory.others.filter(([asks]) => asks.test(plain));
  return kinds.flatMap(([, tells]) => own.find((line) => tells.test(line)) ?? [])[0] ?? nearest;
}

/** What was told with the sentence before it, if it holds no word that is not in the question: "I start in May". */
function withBefore(
  { memory, patterns, termsOf }: Language,
  plain: string,
  line: string | undefined,
  { said, statements }: Pick<Recall, "said" | "statements">,
): string | undefined {
  const before = statements[statements.indexOf(line ?? "") - 1];
  const asked = termsOf(plain);
  const isTold =
    line !== undefined &&
    before !== undefined &&
    patterns.sentence.test(before) &&
    said.some((message) => message.includes(`${before} ${line}`)) &&
    termsOf(line).every((term) => asked.includes(term));
  return isTold ? `${before.replace(/[.!?…]+$/, "")}, ${memory.and} ${line}` : line;
}

/** Answers about the conversation itself: "what is my name", "what did I say". `undefined` for other questions. */
export function memoryOf(
  language: Language,
  text: string,
  { visitorName, visitorSaid, previousLine, said, statements, findSaid }: Recall,
): Memory | undefined {
  const { patterns, phrases, memory } = language;
  const plain = plainly(text);
  const found = (pool: readonly string[], own: string, thing = ""): Memory => ({
    lines: pool.map((phrase) => phrase.replace("{own}", () => own).replace("{thing}", () => thing)),
    isFound: true,
  });
  const missed = (lines: readonly string[]): Memory => ({ lines, isFound: false });
  const factOf = (line: string | undefined) => {
    const own = quoteOf(language, replaceAll(line ?? "", memory.yourWords));
    if (own === "") return undefined;
    // "A boy, his name is Emil" is no sentence that could follow "that".
    return language.patterns.sentence.test(line ?? "")
      ? found(phrases.ownFact, own.charAt(0).toLowerCase() + own.slice(1))
      : found(phrases.ownWords, quoteOf(language, line));
  };

  if (patterns.asksName.test(plain))
    return visitorName === undefined ? missed(phrases.noName) : found(phrases.ownName, visitorName);
  const noun = memory.asksCalled.exec(plain)?.slice(1).find(Boolean);
  if (noun !== undefined) {
    const name = calledIn(language, noun, said);
    return name === undefined ? missed(phrases.unheard) : found(phrases.ownCalled, name, noun.replace(/'s$/, ""));
  }
  for (const [asks, ...tells] of memory.facts)
    if (asks.test(plain))
      return (
        factOf(tells.map(findSaid).find(Boolean) ?? toldOf(language, plain, statements)) ?? missed(phrases.unheard)
      );
  if (memory.asksWho.test(plain) && visitorName !== undefined) return found(phrases.ownName, visitorName);
  if (memory.asksWho.test(plain)) return factOf(findSaid(memory.self)) ?? missed(phrases.noName);
  if (memory.asksAll.test(plain)) {
    const isOwn = (line: string) => language.life.told.test(line) && !language.life.thought.test(line);
    return factOf(statements.find((line) => isOwn(plainly(line)))) ?? missed(phrases.unheard);
  }
  if (memory.asksQuestion.test(plain)) {
    const quote = quoteOf(language, askedBefore(language, plain, said));
    if (quote !== "") return found(phrases.ownQuestion, quote);
  }
  const told = memory.asksTold.exec(plain)?.slice(1).find(Boolean);
  if (told !== undefined)
    return factOf(visitorSaid(told) ?? toldOf(language, plainly(told), statements)) ?? missed(phrases.unheard);
  if (memory.asksOwn.test(plain)) {
    const fact = factOf(withBefore(language, plain, toldOf(language, plain, statements), { said, statements }));
    if (fact) return fact;
  }
  const mine = patterns.asksMine.exec(plain)?.[1];
  const quote = quoteOf(
    language,
    mine !== undefined
      ? visitorSaid(mine)
      : patterns.asksSaid.test(plain)
        ? memory.asksFirst.test(plain)
          ? said.at(-1)
          : previousLine
        : undefined,
  );
  return quote === "" ? undefined : found(phrases.ownWords, quote);
}

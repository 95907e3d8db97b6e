import { mostSentences } from "./draft";
import { plainly } from "./language";
import { withNoun } from "./find-matches";
import type { Found } from "./find-matches";
import type { Item, Match } from "./item";
import type { Clause } from "./read-turn";
import type { Work } from "./work";

/** The answer to another question of the same message; `lost` if it has none. */
export function secondOf({ turn, retrieval, language }: Work, { item }: Found): Match | "lost" | undefined {
  const asked = turn.clauses.filter(({ isQuestion, act, text }) => isQuestion && act === undefined && text !== "");
  const parts = asked.filter(({ text }) => !asked.some((each) => each.text !== text && text.includes(each.text)));
  if (parts.length < 2) return undefined;
  const [noun] = parts.flatMap(({ topic }) => topic ?? []);
  const others = parts.map((part) => {
    const query = noun === undefined ? part : withNoun(language, part, noun);
    // "Who was Marconi? Did he have a sister?" does not ask for the character's own sisters.
    const isTheirs = language.patterns.person.test(part.text) && !language.patterns.speaksOf.test(plainly(part.text));
    const nouns = language.termsOf(query.text === part.text ? (isTheirs ? (noun ?? "") : "") : (query.topic ?? ""));
    // "Could it eat the earth?" is not answered with what the character eats.
    const found = retrieval
      .search(query)
      .find(({ item }) => nouns.every((term) => language.termsOf(item.tags.join(" ")).includes(term)));
    return { part, found };
  });
  /** Whether an item has nothing of what the question itself asks for. */
  const isLostIn = ({ tags, questions, answer, deeper }: Item, { text }: Clause) => {
    const known = new Set(language.termsOf([...tags, ...questions, ...answer, ...deeper].join(" ")));
    const terms = language.termsOf(text).filter((term) => !language.isIn("framing", term));
    return terms.length > 0 && !terms.some((term) => known.has(term));
  };
  const second = others.find(
    ({ part, found }) =>
      found && found.item !== item && (found.isExact || (found.isStrong && !isLostIn(found.item, part))),
  );
  if (second) return second.found;
  // "Tell me about Edison. How did he die?" finds Edison twice, and his death not once.
  const isAnswered = (found: Match | undefined) =>
    found?.item === item && (found.isExact || found.detail !== undefined);
  return others.some(({ part, found }) => !isAnswered(found) && isLostIn(item, part)) ? "lost" : undefined;
}

/** Adds the first sentences of the answer to a second question, or says that there is none. */
export function addSecond({ draft, manners }: Work, second: Match | "lost" | undefined): void {
  if (second === "lost") draft.addOneOf(manners?.half ?? []);
  else if (second)
    draft.addSome(
      [second.detail, ...second.item.answer].filter((sentence) => sentence !== undefined),
      2,
      mostSentences,
    );
}

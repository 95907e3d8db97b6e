import { mostSentences } from "./draft";
import { withNoun } from "./find-matches";
import type { Found } from "./find-matches";
import type { Match } from "./item";
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
    const nouns = query.text === part.text ? [] : language.termsOf(query.topic ?? "");
    // "Could it eat the earth?" is not answered with what the character eats.
    const found = retrieval
      .search(query)
      .find(({ item }) => nouns.every((term) => language.termsOf(item.tags.join(" ")).includes(term)));
    return { part, found };
  });
  const second = others.find(({ found }) => found && found.item !== item && (found.isExact || found.isStrong));
  if (second) return second.found;
  const known = new Set(language.termsOf([...item.tags, ...item.questions, ...item.answer, ...item.deeper].join(" ")));
  const isLost = ({ text }: Clause) => {
    const terms = language.termsOf(text).filter((term) => !language.isIn("framing", term));
    return terms.length > 0 && !terms.some((term) => known.has(term));
  };
  return others.some(({ part, found }) => found?.item !== item && isLost(part)) ? "lost" : undefined;
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

import type { CharacterModel } from "./character-model";
import { confident, findMatches } from "./find-matches";
import { readTurn } from "./read-turn";

/** What a model is told at most about one question. */
const MOST_FACTS = 3;

/** The sentences of a corpus that answer a message, best first, one text for each item. */
export function findFactsIn({ language, retrieval, corpus }: CharacterModel, text: string): readonly string[] {
  const turn = readTurn(language, text, corpus.characterId);
  return findMatches(language, retrieval, turn, undefined)
    .filter(({ isExact, isNear, score }) => isExact || (!isNear && score >= confident))
    .slice(0, MOST_FACTS)
    .map(({ item, detail }) => [...(detail === undefined ? [] : [detail]), ...item.answer].join(" "));
}

import type { FindFacts } from "@archive-of-minds/core";
import { createCharacterLoader, loadEnglish, type CharacterLoaderOptions } from "./character-loader";

/** The corpora that {@link createFactFinder} searches, by character id, and their language. */
export interface FactFinderOptions extends Pick<CharacterLoaderOptions, "corpora"> {
  /** The data of the corpora's language, loaded with the first of them. English by default. */
  readonly language?: CharacterLoaderOptions["language"];
}

/**
 * Finds the sentences of a character's corpus that answer a question, for `withKnownFacts`. A corpus that cannot be loaded
 * has none.
 *
 * @example
 * const model = withKnownFacts(createBrowserLanguageModel(), createFactFinder({ corpora: builtInCorpora }))
 */
export function createFactFinder({ corpora, language = loadEnglish }: FactFinderOptions): FindFacts {
  const loadCharacter = createCharacterLoader({ corpora, language });
  return async ({ characterId, text }) => {
    try {
      const model = await loadCharacter(characterId);
      if (model === undefined) return [];
      const { findFactsIn } = await import("./model");
      return findFactsIn(model, text);
    } catch {
      // Without what is known, a model still answers.
      return [];
    }
  };
}

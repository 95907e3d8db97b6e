import type { PersonaCorpus } from "./corpus";
import { createLanguage, type Language } from "./language";
import type { LanguagePack } from "./language-pack";
import { createRetrieval, type Retrieval } from "./retrieval";

/** A corpus with its index and its language, which is everything a character needs to answer. */
export interface CharacterModel {
  readonly language: Language;
  readonly corpus: PersonaCorpus;
  readonly retrieval: Retrieval;
}

export function createCharacterModel(pack: LanguagePack, corpus: PersonaCorpus): CharacterModel {
  const language = createLanguage(pack);
  return { language, corpus, retrieval: createRetrieval(language, corpus) };
}

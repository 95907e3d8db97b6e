import type { CharacterModel } from "./character-model";
import type { PersonaCorpus } from "./corpus";
import type { LanguagePack } from "./language-pack";

/** The loader of each character's corpus, called once, when the character first answers. */
export type CorpusLoaders = Readonly<Record<string, () => Promise<PersonaCorpus>>>;

export interface CharacterLoaderOptions {
  /** By character id. */
  readonly corpora: CorpusLoaders;
  /** The data of the corpora's language. */
  readonly language: () => Promise<LanguagePack>;
}

export const loadEnglish = async () => (await import("./english")).english;

/** Makes the function that loads and indexes a character's corpus, once; `undefined` for a character that has none. */
export function createCharacterLoader({ corpora, language }: CharacterLoaderOptions) {
  const models = new Map<string, Promise<CharacterModel>>();
  return (characterId: string): Promise<CharacterModel> | undefined => {
    const load = Object.hasOwn(corpora, characterId) ? corpora[characterId] : undefined;
    const known = models.get(characterId);
    if (known || !load) return known;
    const model = Promise.all([import("./model"), language(), load()]).then(
      ([{ createCharacterModel }, pack, corpus]) => createCharacterModel(pack, corpus),
    );
    models.set(characterId, model);
    // A failed load is repeated the next time.
    model.catch(() => models.delete(characterId));
    return model;
  };
}

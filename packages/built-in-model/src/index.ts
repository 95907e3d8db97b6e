import type { CorpusLoaders } from "./built-in-language-model";

export type { Fact, PersonaCorpus, Phrases, SocialAct, SocialPhrases, Stance } from "./corpus";
export { createBuiltInLanguageModel } from "./built-in-language-model";
export type { CorpusLoaders, DescribePicture, BuiltInLanguageModelOptions } from "./built-in-language-model";

/** The corpora of the five characters, each loaded when it is first needed. */
export const builtInCorpora: CorpusLoaders = {
  tesla: async () => (await import("./generated/tesla")).corpus,
  hypatia: async () => (await import("./generated/hypatia")).corpus,
  faust: async () => (await import("./generated/faust")).corpus,
  flux: async () => (await import("./generated/flux")).corpus,
  cheesemaster: async () => (await import("./generated/cheesemaster")).corpus,
};

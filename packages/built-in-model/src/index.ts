import type { CorpusLoaders } from "./persona-language-model";

export type { Fact, PersonaCorpus, Phrases, SocialAct, SocialPhrases, Stance } from "./corpus";
export { createPersonaLanguageModel } from "./persona-language-model";
export type { CorpusLoaders, DescribePicture, PersonaLanguageModelOptions } from "./persona-language-model";

/** The corpora of the five characters, each loaded when it is first needed. */
export const builtInCorpora: CorpusLoaders = {
  tesla: async () => (await import("./corpus/tesla")).tesla,
  hypatia: async () => (await import("./corpus/hypatia")).hypatia,
  faust: async () => (await import("./corpus/faust")).faust,
  flux: async () => (await import("./corpus/flux")).flux,
  cheesemaster: async () => (await import("./corpus/cheesemaster")).cheesemaster,
};

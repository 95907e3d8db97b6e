export type { Fact, PersonaCorpus, Phrases, SocialAct, SocialPhrases, Stance } from "./corpus";
export { createBuiltInLanguageModel } from "./built-in-language-model";
export type { CorpusLoaders, DescribePicture, BuiltInLanguageModelOptions } from "./built-in-language-model";
export { builtInCorpora } from "./generated/index";

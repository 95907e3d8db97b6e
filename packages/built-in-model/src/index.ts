export type { Fact, PersonaCorpus, Phrases, SocialAct, SocialPhrases, Stance } from "./corpus";
export { createBuiltInLanguageModel } from "./built-in-language-model";
export type { DescribePicture, BuiltInLanguageModelOptions } from "./built-in-language-model";
export type { CorpusLoaders } from "./character-loader";
export { createFactFinder, type FactFinderOptions } from "./fact-finder";
export { builtInCorpora } from "./generated/index";

export { createAnthropicLanguageModel, type AnthropicLanguageModelOptions } from "./anthropic-language-model";
export { mostAnthropicThinking } from "./anthropic-profile";
export { anthropicEfforts, type AnthropicEffort } from "../thinking-budget";
export type { LazyLanguageModel, SdkClientOptions } from "../sdk-client";

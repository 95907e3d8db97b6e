export { createAnthropicLanguageModel, type AnthropicLanguageModelOptions } from "./anthropic-language-model";
export type { LazyLanguageModel, SdkClientOptions } from "../sdk-client";

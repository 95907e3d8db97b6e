export { createOpenAILanguageModel, type OpenAILanguageModelOptions } from "./openai-language-model";
export type { LazyLanguageModel, SdkClientOptions } from "../sdk-client";

export {
  createOpenAILanguageModel,
  type OpenAILanguageModel,
  type OpenAILanguageModelOptions,
} from "./openai-language-model";
export { isSameModel } from "./listed-models";
export { mostOpenAIThinking } from "./openai-profile";
export { openAIEfforts, type OpenAIEffort } from "../thinking-budget";
export type { LazyLanguageModel, SdkClientOptions } from "../sdk-client";

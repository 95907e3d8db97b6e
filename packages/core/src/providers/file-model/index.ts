export { createFileLanguageModel, type FileLanguageModelOptions } from "./file-language-model";
export type { StoredModel } from "./stored-model";

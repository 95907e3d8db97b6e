export { createBrowserLanguageModel, type BrowserLanguageModelOptions } from "./browser-language-model";

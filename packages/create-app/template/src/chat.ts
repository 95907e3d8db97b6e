import { createChat } from "@archive-of-minds/core";
import { createBrowserMemoryStore } from "@archive-of-minds/core/providers/browser";
import { builtInCorpora, createBuiltInLanguageModel } from "@archive-of-minds/built-in-model";

// Outside React: a session outlives the components that show it.
export const chat = createChat({
  providers: {
    // Answers without a key and without a network. README.md says how a model of your own takes its place.
    languageModel: createBuiltInLanguageModel({ corpora: builtInCorpora }),
    memoryStore: createBrowserMemoryStore(),
  },
});

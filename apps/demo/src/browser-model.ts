import { createBrowserLanguageModel } from "@archive-of-minds/core/providers/browser-model";

export const browserModel = createBrowserLanguageModel();

import { createFakePromptApi } from "@archive-of-minds/testing";
import { describeLongVisit } from "@archive-of-minds/testing/contracts";
import { createBrowserLanguageModel } from "./browser-language-model";

describeLongVisit("the browser’s own model", () => {
  const remove = createFakePromptApi({ contextWindow: 6_144 }).install();
  return { languageModel: createBrowserLanguageModel(), cleanUp: remove };
});

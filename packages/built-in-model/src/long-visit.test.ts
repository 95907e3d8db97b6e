import { describeLongVisit } from "@archive-of-minds/testing/contracts";
import { builtInCorpora, createBuiltInLanguageModel } from "./index";

describeLongVisit("the built-in model", () => ({
  languageModel: createBuiltInLanguageModel({ corpora: builtInCorpora, pace: 0 }),
}));

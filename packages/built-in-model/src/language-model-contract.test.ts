import { describeLanguageModelContract } from "@archive-of-minds/testing/contracts";
import { builtInCorpora } from "./index";
import { createBuiltInLanguageModel } from "./built-in-language-model";

describeLanguageModelContract(
  "The built-in model",
  () => {
    let isReachable = true;
    const corpora = {
      tesla: () =>
        isReachable
          ? (builtInCorpora["tesla"]?.() ?? Promise.reject(new Error("missing")))
          : Promise.reject(new TypeError("Failed to fetch")),
    };
    return {
      model: createBuiltInLanguageModel({ corpora, wait: () => Promise.resolve() }),
      failWith: () => {
        isReachable = false;
      },
    };
  },
  ["network"],
);

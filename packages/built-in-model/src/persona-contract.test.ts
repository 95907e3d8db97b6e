import { describeLanguageModelContract } from "@archive-of-minds/core/testing/contracts";
import { builtInCorpora } from "./index";
import { createPersonaLanguageModel } from "./persona-language-model";

describeLanguageModelContract(
  "The built-in mind",
  () => {
    let isReachable = true;
    const corpora = {
      tesla: () =>
        isReachable
          ? (builtInCorpora["tesla"]?.() ?? Promise.reject(new Error("missing")))
          : Promise.reject(new TypeError("Failed to fetch")),
    };
    return {
      model: createPersonaLanguageModel({ corpora, wait: () => Promise.resolve() }),
      failWith: () => {
        isReachable = false;
      },
    };
  },
  ["network"],
);

import type { LanguageModelErrorReason } from "../../contracts";
import { describeLanguageModelContract, remoteEndings, vendorFailures } from "@archive-of-minds/testing/contracts";
import { startOpenAIStandIn, type Behaviour } from "@archive-of-minds/testing/servers";
import { createOpenAILanguageModel } from "./index";

const reply = "Invisible waves, captured by the tallest of towers — 🜁 quite naïvely.";

const behaviours: Partial<Record<LanguageModelErrorReason, Behaviour>> = {
  auth: "401",
  permission: "403",
  notFound: "404",
  rateLimited: "429",
  overloaded: "500",
  invalid: "400",
  timeout: "hang",
  cutOff: "cut",
};

describeLanguageModelContract(
  "OpenAI",
  async () => {
    const standIn = await startOpenAIStandIn({ reply, delays: 1 });
    let answer: (() => Response) | undefined;
    // The timeout is short only in tests of the timeout: on a busy machine any response may be slow.
    const create = (options: { readonly timeoutMs?: number; readonly apiKey?: string } = {}) =>
      createOpenAILanguageModel({
        baseURL: `${standIn.url}/v1`,
        model: "gpt-6.1-sol",
        timeoutMs: 60_000,
        maxRetries: 0,
        fetch: async (input, init) => answer?.() ?? fetch(input, init),
        ...options,
      });
    let model = create();
    return {
      get model() {
        return model;
      },
      reply,
      endWith: (reason) => standIn.setEnding(reason === "length" ? "length" : "content_filter"),
      cleanUp: () => standIn.close(),
      async failWith(reason) {
        if (reason === "timeout") model = create({ timeoutMs: 500 });
        const behaviour = behaviours[reason];
        if (behaviour !== undefined) standIn.setBehaviour(behaviour);
        else if (reason === "network") await standIn.close();
        else if (reason === "missingKey") model = create({ apiKey: "" });
        else if (reason === "outOfCredit")
          answer = () => Response.json({ error: { type: "insufficient_quota" } }, { status: 429 });
        else throw new Error(`No way to fail for ${reason}.`);
      },
    };
  },
  vendorFailures,
  remoteEndings,
);

import type { LanguageModelErrorReason } from "../../contracts";
import { describeLanguageModelContract, remoteEndings, vendorFailures } from "@archive-of-minds/testing/contracts";
import { startAnthropicStandIn, type Behaviour } from "@archive-of-minds/testing/servers";
import { createAnthropicLanguageModel } from "./index";

const reply = "The stars keep their accounts in geometry — 🜁 quite naïvely.";
const models = ["claude-6", "claude-5"];

const behaviours: Partial<Record<LanguageModelErrorReason, Behaviour>> = {
  auth: "401",
  permission: "403",
  notFound: "404",
  rateLimited: "429",
  overloaded: "529",
  invalid: "413",
  timeout: "hang",
  cutOff: "cut",
};

describeLanguageModelContract(
  "Claude",
  async () => {
    const standIn = await startAnthropicStandIn({ reply, delays: 1 });
    let answer: (() => Response) | undefined;
    // The timeout is short only in tests of the timeout: on a busy machine any response may be slow.
    const create = (options: { readonly timeoutMs?: number; readonly apiKey?: string } = {}) =>
      createAnthropicLanguageModel({
        baseURL: standIn.url,
        models,
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
      endWith: (reason) => standIn.setEnding(reason === "length" ? "max_tokens" : "refusal"),
      cleanUp: () => standIn.close(),
      async failWith(reason) {
        if (reason === "timeout") model = create({ timeoutMs: 500 });
        const behaviour = behaviours[reason];
        if (behaviour !== undefined) standIn.setBehaviour(behaviour);
        else if (reason === "network") await standIn.close();
        else if (reason === "missingKey") model = create({ apiKey: "" });
        else if (reason === "outOfCredit")
          answer = () => Response.json({ error: { type: "billing_error" } }, { status: 402 });
        else throw new Error(`No way to fail for ${reason}.`);
      },
    };
  },
  vendorFailures,
  remoteEndings,
);

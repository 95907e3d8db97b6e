import type { LanguageModelErrorReason } from "../../contracts";
import { describeLanguageModelContract, remoteEndings, remoteFailures } from "@archive-of-minds/testing/contracts";
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
    let ownServer: (() => Response) | undefined;
    // The timeout is short only in tests of the timeout: on a busy machine any response may be slow.
    const create = (timeoutMs: number) =>
      createAnthropicLanguageModel({
        baseURL: standIn.url,
        models,
        timeoutMs,
        maxRetries: 0,
        fetch: async (input, init) => ownServer?.() ?? fetch(input, init),
      });
    let model = create(60_000);
    return {
      get model() {
        return model;
      },
      reply,
      endWith: (reason) => standIn.setEnding(reason === "length" ? "max_tokens" : "refusal"),
      cleanUp: () => standIn.close(),
      async failWith(reason) {
        if (reason === "timeout") model = create(500);
        const behaviour = behaviours[reason];
        if (behaviour !== undefined) standIn.setBehaviour(behaviour);
        else if (reason === "network") await standIn.close();
        else if (reason === "locked")
          ownServer = () => Response.json({ error: { type: "session_required" } }, { status: 401 });
        else if (reason === "outdatedClient")
          ownServer = () => Response.json({ error: { type: "outdatedClient" } }, { status: 410 });
        else if (reason === "limitReached")
          ownServer = () => Response.json({ error: { type: "limit_reached" } }, { status: 429 });
        else if (reason === "outOfCredit")
          ownServer = () => Response.json({ error: { type: "billing_error" } }, { status: 402 });
        else if (reason === "unavailable")
          ownServer = () => Response.json({ error: { type: "store_unavailable" } }, { status: 503 });
        else if (reason === "missingKey")
          ownServer = () => Response.json({ error: { type: "not_configured" } }, { status: 503 });
        else throw new Error(`No way to fail for ${reason}.`);
      },
    };
  },
  remoteFailures,
  remoteEndings,
);

import { describeLanguageModelContract, remoteEndings, remoteFailures } from "@archive-of-minds/testing/contracts";
import { startOpenAIStandIn, type Behaviour } from "@archive-of-minds/testing/servers";
import { characters } from "../../characters";
import { LanguageModelError, type LanguageModelErrorReason } from "../../contracts";
import { createChatHandler, type ChatHandler } from "../../server";
import { createOpenAILanguageModel } from "../openai";
import { createBackendLanguageModel } from "./index";

const reply = "Invisible waves, captured by the tallest of towers — 🜁 quite naïvely.";

/** What the vendor does. */
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

const refuse = (status: number, type: string) => async () => Response.json({ error: { type } }, { status });

/** What the server does instead of asking the vendor. */
const refusals: Partial<Record<LanguageModelErrorReason, ChatHandler>> = {
  missingKey: createChatHandler({ characters, models: () => null }),
  locked: refuse(401, "session_required"),
  outdatedClient: refuse(410, "outdatedClient"),
  limitReached: createChatHandler({
    characters,
    models: createOpenAILanguageModel({ baseURL: "http://localhost:1/v1", model: "gpt-6.1-sol" }),
    meter: { reserve: () => Promise.reject(new LanguageModelError("limitReached", "Enough for today.")) },
  }),
  outOfCredit: async () =>
    new Response('event: error\ndata: {"reason":"outOfCredit","message":"No credit."}\n\n', {
      headers: { "content-type": "text/event-stream" },
    }),
  unavailable: refuse(502, "bad_gateway"),
  unreachable: createChatHandler({
    characters,
    models: createOpenAILanguageModel({ baseURL: "http://localhost:1/v1", model: "gpt-6.1-sol", maxRetries: 0 }),
  }),
  network: () => Promise.reject(new TypeError("fetch failed")),
};

describeLanguageModelContract(
  "Our server",
  async () => {
    const standIn = await startOpenAIStandIn({ reply, delays: 1 });
    // The timeout is short only in tests of the timeout: on a busy machine any response may be slow.
    const handlerFor = (timeoutMs: number) =>
      createChatHandler({
        characters,
        models: createOpenAILanguageModel({
          baseURL: `${standIn.url}/v1`,
          apiKey: "sk-test-of-the-handler",
          model: "gpt-6.1-sol",
          timeoutMs,
          maxRetries: 0,
        }),
      });
    let handler = handlerFor(60_000);
    const model = createBackendLanguageModel({
      baseURL: "https://minds.example",
      maxRetries: 0,
      fetch: (input, init) => handler(new Request(input, init)),
    });
    return {
      model,
      reply,
      endWith: (reason) => standIn.setEnding(reason === "length" ? "length" : "content_filter"),
      cleanUp: () => standIn.close(),
      failWith(reason) {
        if (reason === "timeout") handler = handlerFor(500);
        const behaviour = behaviours[reason];
        const refusal = refusals[reason];
        if (behaviour !== undefined) standIn.setBehaviour(behaviour);
        else if (refusal !== undefined) handler = refusal;
        else throw new Error(`No way to fail for ${reason}.`);
      },
    };
  },
  remoteFailures,
  remoteEndings,
);

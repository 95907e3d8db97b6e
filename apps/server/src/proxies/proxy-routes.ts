import { Hono } from "hono";
import type * as v from "valibot";
import type { AnthropicConfig, OpenAIConfig } from "../config";
import { ApiError } from "../http/api-error";
import { limitLongBody, readJson } from "../http/read-json";
import type { ServerEnv } from "../http/server-env";
import { AnthropicRequest } from "./anthropic-request";
import { deadlines } from "./deadlines";
import { createAnthropicEffort, createOpenAIEffort, type Effort, type Step } from "./effort";
import { OpenAIRequest } from "./openai-request";
import { relay, type ProxyDependencies, type Upstream } from "./relay";

const LONGEST_BODY_BYTES = 8 * 1024 * 1024;
const ANSWERS = /^(application\/json|text\/event-stream)\s*(;|$)/i;

/** The vendor behind a proxy and the models it allows; `null` without a key. */
interface Vendor<Request> {
  readonly upstream: Upstream;
  readonly models: readonly string[];
  readonly effort: Effort;
  /** The name of the field with the maximum length of a reply, in tokens. */
  readonly cap: keyof Request & string;
}

export function openAIRoutes(config: OpenAIConfig | null, deps: ProxyDependencies): Hono<ServerEnv> {
  const vendor = config && {
    models: [config.model],
    effort: createOpenAIEffort(config.effort),
    cap: "max_completion_tokens" as const,
    upstream: {
      name: "openai",
      url: `${config.baseUrl}/chat/completions`,
      headers: { authorization: `Bearer ${config.apiKey}` },
    },
  };
  return proxy("/v1/chat/completions", OpenAIRequest, vendor, deps);
}

export function anthropicRoutes(config: AnthropicConfig | null, deps: ProxyDependencies): Hono<ServerEnv> {
  const vendor = config && {
    models: config.models,
    effort: createAnthropicEffort(config.effort),
    cap: "max_tokens" as const,
    upstream: {
      name: "anthropic",
      url: `${config.baseUrl}/v1/messages`,
      headers: { "x-api-key": config.apiKey, "anthropic-version": "2023-06-01" },
    },
  };
  return proxy("/v1/messages", AnthropicRequest, vendor, deps);
}

interface ModelRequest {
  readonly model: string;
  readonly stream: boolean;
}

/** Exactly one path. Needs a session. */
function proxy<Request extends ModelRequest>(
  path: string,
  schema: v.GenericSchema<unknown, Request>,
  vendor: Vendor<Request> | null,
  deps: ProxyDependencies,
): Hono<ServerEnv> {
  return new Hono<ServerEnv>().post(path, limitLongBody(LONGEST_BODY_BYTES, deps.uploads), async (c) => {
    if (vendor === null) throw new ApiError(503, "not_configured", "The server has no key for this vendor.");
    const request = await readJson(c, schema);
    if (!vendor.models.includes(request.model)) {
      throw new ApiError(400, "model_not_allowed", `The server offers ${vendor.models.join(", ")}.`);
    }
    const { effort, cap } = vendor;
    const { model } = request;
    const bodyWith = ({ parameters, tokens }: Step) =>
      JSON.stringify({ ...request, ...parameters, [cap]: Number(request[cap]) + tokens });
    let step = effort.stepFor(model);
    const body = bodyWith(step);
    const thinkingTokens = effort.mostTokens(model);
    const reservation = await deps.budgets.reply(c, {
      vendor: vendor.upstream.name,
      model,
      body,
      mostTokens: Number(request[cap]) + thinkingTokens,
      thinkingTokens,
    });
    const vendorRequest = {
      body,
      retryBody(words: string) {
        const next = effort.afterRefusal(model, step, words);
        if (next === null) return null;
        step = next;
        return bodyWith(next);
      },
      accept: request.stream ? "text/event-stream" : "application/json",
      contentTypes: ANSWERS,
      firstByteMs: request.stream ? deps.replySilenceMs : Math.max(deadlines.wholeAnswer, deps.replySilenceMs),
      silenceMs: { atFirst: deps.replySilenceMs, later: deps.replySilenceMs },
      used: (bytes: number) => bytes,
    };
    return relay(c, vendor.upstream, vendorRequest, reservation, deps);
  });
}

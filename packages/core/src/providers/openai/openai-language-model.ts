import type { OpenAI } from "openai";
import { LanguageModelError, type CallOptions, type ReplyRequest } from "../../contracts";
import { createLearnedProfiles } from "../learned-profiles";
import { clientOptionsOf, loadOnce, type LazyLanguageModel, type SdkClientOptions } from "../sdk-client";
import { untilLoaded, usualFirstWordMs } from "../loading-server";
import { explainFailure, type PhraseFailure, type SdkErrorClasses } from "../sdk-errors";
import { isRecord } from "../../shared/json";
import { modelName } from "../model-name";
import { completeReply, streamReply, type ReplyPart } from "../sdk-reply";
import type { OpenAIEffort } from "../thinking-budget";
import { firstOpenAIProfile, learnOpenAIProfile, type OpenAIProfile } from "./openai-profile";
import { toOpenAIBody } from "./openai-request";

export interface OpenAILanguageModelOptions extends SdkClientOptions {
  /** The model's id, such as `gpt-6.1-sol`; the first model that the server lists if left out. */
  readonly model?: string;
  /** What the screen calls the model; `OpenAI` and the id if left out, and the id and the host of another server. */
  readonly name?: string;
  /** How much the model may think before it answers; left out, nothing is sent and no thinking is expected. */
  readonly effort?: OpenAIEffort;
  /** The model's context, in tokens, where the server's list does not tell; left out, a long one. A longer conversation loses its oldest turns. */
  readonly contextTokens?: number;
}

export interface OpenAILanguageModel extends LazyLanguageModel {
  /**
   * The ids of the models that the server lists. If no model was configured, the first one is asked from then on.
   *
   * @throws LanguageModelError
   */
  listModels(options: CallOptions): Promise<readonly string[]>;
}

const phrase: PhraseFailure = (reason, message) =>
  reason === "missingKey" ? "OpenAI API key not found. Please add one to the server's settings." : message;

/**
 * Replies by OpenAI's chat completions, through the vendor's own SDK.
 *
 * @example
 * // On a server: a key in a page can be read by everybody.
 * const model = createOpenAILanguageModel({ baseURL: 'https://api.openai.com/v1', apiKey: process.env.OPENAI_API_KEY, model: 'gpt-6.1-sol' })
 */
export function createOpenAILanguageModel(options: OpenAILanguageModelOptions): OpenAILanguageModel {
  const { maxTokens = 4096, firstWordMs = usualFirstWordMs, loadsModels = false } = options;
  let { model, contextTokens } = options;
  const clientOptions = clientOptionsOf(options);
  const profiles = createLearnedProfiles(firstOpenAIProfile(options.effort), learnOpenAIProfile);
  let classes: SdkErrorClasses | undefined;

  const load = loadOnce(async () => {
    if (clientOptions.apiKey === "") throw new LanguageModelError("missingKey", "No key was given.");
    const sdk = await import("openai");
    classes = sdk;
    return { client: new sdk.OpenAI(clientOptions), sdk };
  });
  const list = async (options: Partial<CallOptions> = {}) => {
    const { client } = await load();
    const listed = (await client.models.list(options)).data ?? [];
    model ??= listed[0]?.id;
    contextTokens = contextTokensOf(listed.find(({ id }) => id === model)) ?? contextTokens;
    return listed.map(({ id }) => id);
  };
  const ready = async () => {
    const loaded = await load();
    if (model === undefined) await list();
    if (model === undefined) throw new LanguageModelError("notFound", "The server lists no model.");
    return { ...loaded, model };
  };

  const explain = (error: unknown, hasText: boolean) => explainFailure(error, { sdk: classes, phrase, hasText });
  const bodyOf = (request: ReplyRequest, profile: OpenAIProfile, asked: string) =>
    toOpenAIBody(request, profile, { model: asked, maxTokens, contextTokens: profile.contextTokens ?? contextTokens });

  return {
    get name() {
      return options.name ?? modelName({ name: "OpenAI", domain: "openai.com" }, model, clientOptions.baseURL);
    },
    get takesPictures() {
      // Until the model refuses one, nobody knows.
      return model !== undefined && !profiles.of(model).takesPictures ? false : undefined;
    },
    get contextTokens() {
      return (model === undefined ? null : profiles.of(model).contextTokens) ?? contextTokens;
    },
    kind: "remote",
    ...(options.firstWordMs !== undefined && { firstWordMs: options.firstWordMs }),
    async preload() {
      await load().catch(() => undefined);
    },
    async listModels(callOptions) {
      try {
        return await list(callOptions);
      } catch (error) {
        throw explain(error, false);
      }
    },
    stream(request, { signal }) {
      const ask = async () => {
        const { client, sdk, model: asked } = await ready();
        const send = (profile: OpenAIProfile) =>
          client.chat.completions
            .create({ ...bodyOf(request, profile, asked), ...streaming(profile) }, { signal })
            .asResponse();
        return profiles.ask(asked, send, sdk);
      };
      return streamReply({
        signal,
        timeoutMs: clientOptions.timeout,
        stop: request.stop ?? [],
        loadsModels,
        open: () => untilLoaded(ask, { signal, patienceMs: firstWordMs }),
        read: readChunk,
        explain,
      });
    },
    complete(request, { signal }) {
      const ask = async () => {
        const { client, sdk, model: asked } = await ready();
        const send = (profile: OpenAIProfile) =>
          client.chat.completions.create(bodyOf(request, profile, asked), { signal });
        const answer = await profiles.ask(asked, send, sdk);
        const choice = answer?.choices?.[0];
        if (choice === undefined) throw new LanguageModelError("invalid", "The answer was not a completion.");
        return textOf(choice.message.content);
      };
      return completeReply(() => untilLoaded(ask, { signal, patienceMs: firstWordMs }), {
        signal,
        stop: request.stop ?? [],
        explain,
      });
    },
  };
}

/** What servers of one's own say of a model's context: vLLM in the model's entry, llama.cpp in its `meta`. */
function contextTokensOf(model: unknown): number | undefined {
  const { max_model_len: own, meta } = (model ?? {}) as {
    readonly max_model_len?: unknown;
    readonly meta?: { readonly n_ctx?: unknown } | null;
  };
  return [own, meta?.n_ctx].find((tokens) => typeof tokens === "number" && tokens > 0) as number | undefined;
}

/** The vendor reports the usage of a stream only if it is asked to. */
const streaming = ({ takesStreamOptions }: OpenAIProfile) => ({
  stream: true as const,
  ...(takesStreamOptions && { stream_options: { include_usage: true } }),
});

/** The last chunk may carry only the usage, without a choice. */
function readChunk(chunk: OpenAI.ChatCompletionChunk): ReplyPart {
  const choice = chunk?.choices?.[0];
  const { prompt_tokens: inputTokens, completion_tokens: outputTokens } = chunk?.usage ?? {};
  return {
    text: textOf(choice?.delta?.content),
    end: endOf(choice?.finish_reason),
    ...(inputTokens !== undefined && { usage: { inputTokens, outputTokens } }),
  };
}

/** A text, or parts of which only some are text: Mistral's models that think send their thoughts beside it. */
function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  const parts: readonly unknown[] = Array.isArray(content) ? content : [];
  return parts.map((part) => (isRecord(part) && part["type"] === "text" ? String(part["text"]) : "")).join("");
}

function endOf(reason: string | null | undefined): ReplyPart["end"] {
  if (reason === undefined || reason === null) return null;
  return reason === "length" ? "length" : reason === "content_filter" ? "refused" : "complete";
}

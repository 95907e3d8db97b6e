import type { OpenAI } from "openai";
import { LanguageModelError, type CallOptions, type ReplyRequest } from "../../contracts";
import { fetchOnce } from "../../shared/fetch-once";
import { createLearnedProfiles } from "../learned-profiles";
import { clientOptionsOf, type LazyLanguageModel, type SdkClientOptions } from "../sdk-client";
import { untilLoaded, usualFirstWordMs } from "../loading-server";
import { explainFailure, type PhraseFailure, type SdkErrorClasses } from "../sdk-errors";
import { isRecord } from "../../shared/json";
import { modelName } from "../model-name";
import { completeReply, streamReply, type ReplyPart } from "../sdk-reply";
import type { OpenAIEffort } from "../thinking-budget";
import { createListedModels, type ListedModel } from "./listed-models";
import { firstOpenAIProfile, learnOpenAIProfile, type OpenAIProfile } from "./openai-profile";
import { toOpenAIBody } from "./openai-request";

/** What {@link createOpenAILanguageModel} needs: the server's address, and on the vendor's own server a key. */
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

/** A language model behind OpenAI's chat completions, which can also list the models of its server. */
export interface OpenAILanguageModel extends LazyLanguageModel {
  /**
   * The ids of the models that the server lists; it is asked once. If no model was configured, the first one that writes
   * replies is asked from then on.
   *
   * @throws LanguageModelError
   */
  listModels(options: CallOptions): Promise<readonly string[]>;
}

const phrase: PhraseFailure = (reason, message) =>
  reason === "missingKey" ? "OpenAI API key not found. Ask the person who runs this archive to add one." : message;

/**
 * Replies by OpenAI's chat completions, through the vendor's own SDK.
 *
 * @example
 * // On a server: a key in a page can be read by everybody.
 * const model = createOpenAILanguageModel({ baseURL: 'https://api.openai.com/v1', apiKey: process.env.OPENAI_API_KEY, model: 'gpt-6.1-sol' })
 */
export function createOpenAILanguageModel(options: OpenAILanguageModelOptions): OpenAILanguageModel {
  const { maxTokens = 4096, firstWordMs = usualFirstWordMs, loadsModels = false } = options;
  const models = createListedModels(options.model);
  const clientOptions = clientOptionsOf(options);
  const profiles = createLearnedProfiles(
    firstOpenAIProfile({ effort: options.effort, isKeyless: options.apiKey === undefined }),
    learnOpenAIProfile,
  );
  let classes: SdkErrorClasses | undefined;

  const load = fetchOnce(async () => {
    if (clientOptions.apiKey === "") throw new LanguageModelError("missingKey", "No key was given.");
    const sdk = await import("openai");
    classes = sdk;
    return { client: new sdk.OpenAI(clientOptions), sdk };
  });
  const list = async (callOptions: Partial<CallOptions> & { readonly maxRetries?: number } = {}) => {
    const { client } = await load();
    // The SDK's own call takes whatever comes for an empty list.
    const page: unknown = await client.get("/models", callOptions);
    // A web page has no list. Ollama's is `null` while it has no model.
    if (!isRecord(page) || !("data" in page)) throw new LanguageModelError("invalid", "The answer was not a list.");
    return models.take(Array.isArray(page["data"]) ? (page["data"] as readonly ListedModel[]) : []);
  };
  const ready = async () => {
    const loaded = await load();
    if (models.id === undefined) await list();
    if (models.id === undefined) throw new LanguageModelError("notFound", "The server lists no model.");
    return { ...loaded, model: models.id };
  };

  const explain = (error: unknown, hasText: boolean) => explainFailure(error, { sdk: classes, phrase, hasText });
  const contextOf = (profile: OpenAIProfile | null) =>
    profile?.contextTokens ?? models.contextTokens ?? options.contextTokens;
  const bodyOf = (request: ReplyRequest, profile: OpenAIProfile, model: string) =>
    toOpenAIBody(request, profile, { model, maxTokens, contextTokens: contextOf(profile) });

  type Send<Answer> = (client: OpenAI, profile: OpenAIProfile, model: string) => Promise<Answer>;
  /** Sends one request in the form that the model takes, to the next model where one does not chat. */
  const begin = (request: ReplyRequest) => {
    const learning = profiles.begin({ hasPicture: request.image !== undefined });
    let asked = "";
    return {
      async ask<Answer>(send: Send<Answer>): Promise<Answer> {
        for (;;) {
          const { client, sdk, model } = await ready();
          asked = model;
          try {
            return await learning.ask(model, (profile) => send(client, profile, model), sdk);
          } catch (error) {
            if (!models.dropUnfit(model, error)) throw error;
          }
        }
      },
      canAskAgain: (error: unknown) => learning.learn(error) || models.dropUnfit(asked, error),
    };
  };

  return {
    get name() {
      return options.name ?? modelName({ name: "OpenAI", domain: "openai.com" }, models.id, clientOptions.baseURL);
    },
    get takesPictures() {
      // Until the model refuses one, nobody knows.
      return models.id !== undefined && !profiles.of(models.id).takesPictures ? false : undefined;
    },
    get contextTokens() {
      return contextOf(models.id === undefined ? null : profiles.of(models.id));
    },
    kind: "remote",
    ...(options.firstWordMs !== undefined && { firstWordMs: options.firstWordMs }),
    async preload() {
      await load().catch(() => undefined);
    },
    async listModels(callOptions) {
      try {
        return await list({ ...callOptions, maxRetries: 0 });
      } catch (error) {
        throw explain(error, false);
      }
    },
    stream(request, { signal }) {
      const { ask, canAskAgain } = begin(request);
      const sendWith =
        (connection: AbortSignal): Send<Response> =>
        (client, profile, model) =>
          client.chat.completions
            .create({ ...bodyOf(request, profile, model), ...streaming(profile) }, { signal: connection })
            .asResponse();
      return streamReply({
        signal,
        timeoutMs: clientOptions.timeout,
        stop: request.stop ?? [],
        loadsModels,
        open: (connection) =>
          untilLoaded(() => ask(sendWith(connection)), { signal: connection, patienceMs: firstWordMs }),
        read: readChunk,
        canAskAgain,
        explain,
      });
    },
    complete(request, { signal }) {
      const { ask } = begin(request);
      const answer = async () => {
        const completion = await ask((client, profile, model) =>
          client.chat.completions.create(bodyOf(request, profile, model), { signal }),
        );
        const choice = completion?.choices?.[0];
        if (choice === undefined) throw new LanguageModelError("invalid", "The answer was not a completion.");
        return textOf(choice.message.content);
      };
      return completeReply(() => untilLoaded(answer, { signal, patienceMs: firstWordMs }), {
        signal,
        stop: request.stop ?? [],
        explain,
      });
    },
  };
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

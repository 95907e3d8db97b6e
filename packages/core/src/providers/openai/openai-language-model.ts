import type { OpenAI } from "openai";
import { LanguageModelError, type ReplyRequest } from "../../contracts";
import { createAskTolerantly } from "../refused-parameters";
import { clientOptionsOf, loadOnce, type LazyLanguageModel, type SdkClientOptions } from "../sdk-client";
import { explainFailure, type PhraseFailure, type SdkErrorClasses } from "../sdk-errors";
import { completeReply, streamReply, type ReplyPart } from "../sdk-reply";
import { toOpenAIMessages } from "./openai-prompt";

export interface OpenAILanguageModelOptions extends SdkClientOptions {
  /** The vendor's model id, such as `gpt-6.1-sol`. */
  readonly model: string;
}

/** The vendor's maximum number of stop strings. */
const mostStops = 4;

const phrase: PhraseFailure = (reason, message) =>
  reason === "missingKey" ? "OpenAI API key not found. Please add one to the server's settings." : message;

/**
 * Replies by OpenAI's chat completions, through the vendor's own SDK.
 *
 * @example
 * const model = createOpenAILanguageModel({ baseURL: '/api/openai/v1', model: 'gpt-6.1-sol' })
 */
export function createOpenAILanguageModel(options: OpenAILanguageModelOptions): LazyLanguageModel {
  const { model, maxTokens = 4096 } = options;
  const clientOptions = clientOptionsOf(options);
  const askTolerantly = createAskTolerantly();
  let classes: SdkErrorClasses | undefined;

  const load = loadOnce(async () => {
    if (clientOptions.apiKey === "") throw new LanguageModelError("missingKey", "No key was given.");
    const sdk = await import("openai");
    classes = sdk;
    const client = new sdk.OpenAI(clientOptions);
    return { client, sdk };
  });

  const explain = (error: unknown, hasText: boolean) => explainFailure(error, { sdk: classes, phrase, hasText });
  const bodyOf = (request: ReplyRequest) => ({
    model,
    messages: toOpenAIMessages(request),
    max_completion_tokens: request.maxTokens ?? maxTokens,
  });

  return {
    name: `OpenAI ${model}`,
    kind: "remote",
    ...(options.firstWordMs !== undefined && { firstWordMs: options.firstWordMs }),
    async preload() {
      await load().catch(() => undefined);
    },
    stream(request, { signal }) {
      const open = async () => {
        const { client, sdk } = await load();
        const send = (accepted: OptionalParameters) =>
          client.chat.completions.create({ ...bodyOf(request), ...accepted, stream: true }, { signal }).withResponse();
        return askTolerantly(model, optionalOf(request), send, sdk);
      };
      return streamReply({
        signal,
        timeoutMs: clientOptions.timeout,
        stop: request.stop ?? [],
        open,
        read: readChunk,
        explain,
      });
    },
    complete(request, { signal }) {
      const ask = async () => {
        const { client, sdk } = await load();
        const send = (accepted: OptionalParameters) =>
          client.chat.completions.create({ ...bodyOf(request), ...accepted }, { signal });
        const answer = await askTolerantly(model, optionalOf(request), send, sdk);
        const choice = answer?.choices?.[0];
        if (choice === undefined) throw new LanguageModelError("invalid", "The answer was not a completion.");
        return choice.message.content ?? "";
      };
      return completeReply(ask, { signal, stop: request.stop ?? [], explain });
    },
  };
}

interface OptionalParameters {
  temperature?: number;
  stop?: string[];
}

function optionalOf({ temperature, stop = [] }: ReplyRequest): OptionalParameters {
  return {
    ...(temperature !== undefined && { temperature }),
    ...(stop.length > 0 && { stop: stop.slice(0, mostStops) }),
  };
}

/** The last chunk may carry only the usage, without a choice. */
function readChunk(chunk: OpenAI.ChatCompletionChunk): ReplyPart {
  const choice = chunk?.choices?.[0];
  return { text: choice?.delta?.content ?? "", end: endOf(choice?.finish_reason) };
}

function endOf(reason: string | null | undefined): ReplyPart["end"] {
  if (reason === undefined || reason === null) return null;
  return reason === "length" ? "length" : reason === "content_filter" ? "refused" : "complete";
}

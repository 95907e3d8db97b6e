import type { Message, RawMessageStreamEvent } from "@anthropic-ai/sdk/resources/messages";
import { LanguageModelError, type ReplyRequest } from "../../contracts";
import { createAskTolerantly } from "../refused-parameters";
import { clientOptionsOf, loadOnce, type LazyLanguageModel, type SdkClientOptions } from "../sdk-client";
import { explainFailure, type PhraseFailure, type SdkErrorClasses } from "../sdk-errors";
import { completeReply, streamReply, type ReplyPart } from "../sdk-reply";
import { toAnthropicMessages } from "./anthropic-prompt";
import { createModelFallback } from "./model-fallback";

export interface AnthropicLanguageModelOptions extends SdkClientOptions {
  /** The vendor's model ids in order of preference; where the vendor does not know one, the next is used. */
  readonly models: readonly string[];
  /** A small, fast model for whole replies; the others are its fallback. */
  readonly smallModel?: string;
  /** Sampling temperature where a request names none. */
  readonly temperature?: number;
}

/** Bounds of a whole reply, in tokens: as a character, and as a bare question. */
const wholeReplyTokens = { withSystem: 2048, bare: 300 };

const phrase: PhraseFailure = (reason, message) => {
  if (reason === "missingKey") return "Anthropic API key not found. Please add one to the server's settings.";
  if (reason === "notFound")
    return "No compatible Claude models found. Please check your API key has access to Claude models.";
  return `Failed to stream response from Claude: ${message}`;
};

/**
 * Replies by Anthropic's messages API, through the vendor's own SDK.
 *
 * @example
 * const model = createAnthropicLanguageModel({ baseURL: '/api/anthropic', models: ['claude-sonnet-5-5', 'claude-sonnet-5'] })
 */
export function createAnthropicLanguageModel(options: AnthropicLanguageModelOptions): LazyLanguageModel {
  const { models, smallModel, maxTokens = 4096, temperature = 1 } = options;
  const clientOptions = clientOptionsOf(options);
  const fallback = createModelFallback();
  const askTolerantly = createAskTolerantly();
  let classes: SdkErrorClasses | undefined;

  const load = loadOnce(async () => {
    if (clientOptions.apiKey === "") throw new LanguageModelError("missingKey", "No key was given.");
    const sdk = await import("@anthropic-ai/sdk");
    classes = sdk;
    const client = new sdk.Anthropic(clientOptions);
    return { client, sdk };
  });

  const explain = (error: unknown, hasText: boolean) => explainFailure(error, { sdk: classes, phrase, hasText });
  const optionalOf = (request: ReplyRequest) => ({
    // Absent from the SDK's types since newer models refuse it, yet part of the wire format.
    temperature: request.temperature ?? temperature,
    ...stopsOf(request),
  });

  async function askFirst<Answer>(
    candidates: readonly string[],
    request: ReplyRequest,
    send: (body: Body) => Promise<Answer>,
  ): Promise<Answer> {
    const { sdk } = await load();
    return fallback.ask(
      candidates,
      (model) => askTolerantly(model, optionalOf(request), (accepted) => send({ model, ...accepted }), sdk),
      sdk,
    );
  }

  return {
    get name() {
      return `Anthropic ${fallback.firstKnown(models) ?? ""}`.trim();
    },
    kind: "remote",
    ...(options.firstWordMs !== undefined && { firstWordMs: options.firstWordMs }),
    async preload() {
      await load().catch(() => undefined);
    },
    stream(request, { signal }) {
      const open = async () => {
        const { client } = await load();
        return askFirst(models, request, (body) =>
          client.messages.create({ ...bodyOf(request, maxTokens), ...body, stream: true }, { signal }).withResponse(),
        );
      };
      return streamReply({
        signal,
        timeoutMs: clientOptions.timeout,
        stop: request.stop ?? [],
        open,
        read: readEvent,
        explain,
      });
    },
    complete(request, { signal }) {
      const tokens =
        request.system === undefined || request.system === "" ? wholeReplyTokens.bare : wholeReplyTokens.withSystem;
      const candidates =
        smallModel === undefined ? models : [smallModel, ...models.filter((model) => model !== smallModel)];
      const ask = async () => {
        const { client } = await load();
        return firstText(
          await askFirst(candidates, request, (body) =>
            client.messages.create({ ...bodyOf(request, tokens), ...body }, { signal }),
          ),
        );
      };
      return completeReply(ask, { signal, stop: request.stop ?? [], explain });
    },
  };
}

interface Body {
  readonly model: string;
  readonly temperature?: number;
  readonly stop_sequences?: string[];
}

function bodyOf(request: ReplyRequest, maxTokens: number) {
  const { system = "" } = request;
  return {
    messages: toAnthropicMessages(request),
    max_tokens: request.maxTokens ?? maxTokens,
    ...(system !== "" && { system }),
  };
}

/** The vendor refuses blank stop strings. */
function stopsOf({ stop = [] }: ReplyRequest): { stop_sequences?: string[] } {
  const stops = stop.filter((text) => text.trim() !== "");
  return stops.length === 0 ? {} : { stop_sequences: stops };
}

function readEvent(event: RawMessageStreamEvent): ReplyPart {
  const text = event?.type === "content_block_delta" && event.delta?.type === "text_delta" ? event.delta.text : "";
  if (event?.type === "message_delta") return { text, end: endOf(event.delta?.stop_reason) };
  return { text, end: event?.type === "message_stop" ? "complete" : null };
}

function endOf(reason: string | null | undefined): ReplyPart["end"] {
  if (reason === undefined || reason === null) return null;
  if (reason === "refusal") return "refused";
  return reason === "max_tokens" || reason === "model_context_window_exceeded" ? "length" : "complete";
}

function firstText(message: Message): string {
  const content = message?.content;
  if (!Array.isArray(content)) throw new LanguageModelError("invalid", "The answer was not a message.");
  return content.find((block) => block.type === "text")?.text ?? "";
}

import type { Message, RawMessageStreamEvent } from "@anthropic-ai/sdk/resources/messages";
import { LanguageModelError, type ReplyRequest } from "../../contracts";
import { fetchOnce } from "../../shared/fetch-once";
import { createLearnedProfiles } from "../learned-profiles";
import { untilLoaded, usualFirstWordMs } from "../loading-server";
import { clientOptionsOf, type LazyLanguageModel, type SdkClientOptions } from "../sdk-client";
import { explainFailure, type PhraseFailure, type SdkErrorClasses } from "../sdk-errors";
import { modelName } from "../model-name";
import { completeReply, streamReply, type ReplyPart } from "../sdk-reply";
import type { AnthropicEffort } from "../thinking-budget";
import { firstAnthropicProfile, learnAnthropicProfile, type AnthropicProfile } from "./anthropic-profile";
import { toAnthropicBody } from "./anthropic-request";
import { createModelFallback } from "./model-fallback";

/**
 * What {@link createAnthropicLanguageModel} needs: the vendor's address and model ids, and on the vendor's own server a
 * key.
 */
export interface AnthropicLanguageModelOptions extends SdkClientOptions {
  /** The vendor's model ids in order of preference; where the vendor does not know one, the next is used. */
  readonly models: readonly string[];
  /** A small, fast model for whole replies; the others are its fallback. */
  readonly smallModel?: string;
  /** Sampling temperature where a request names none. */
  readonly temperature?: number;
  /** How much the model may think before it answers; left out, nothing is sent and no thinking is expected. */
  readonly effort?: AnthropicEffort;
  /** What the screen calls the model; `Anthropic` and the id if left out, and the id and the host of another server. */
  readonly name?: string;
}

/** Bounds of a whole reply, in tokens: as a character, and as a bare question. */
const wholeReplyTokens = { withSystem: 2048, bare: 300 };

const phrase: PhraseFailure = (reason, message) => {
  if (reason === "missingKey") return "Anthropic API key not found. Ask the person who runs this archive to add one.";
  if (reason === "notFound")
    return "No compatible Claude models found. Please check your API key has access to Claude models.";
  return `Failed to stream response from Claude: ${message}`;
};

/**
 * Replies by Anthropic's messages API, through the vendor's own SDK.
 *
 * @example
 * // On a server: a key in a page can be read by everybody.
 * const model = createAnthropicLanguageModel({ baseURL: 'https://api.anthropic.com', apiKey: process.env.ANTHROPIC_API_KEY, models: ['claude-sonnet-5-5'] })
 */
export function createAnthropicLanguageModel(options: AnthropicLanguageModelOptions): LazyLanguageModel {
  const { models, smallModel, maxTokens = 4096, temperature = 1 } = options;
  const { firstWordMs = usualFirstWordMs, loadsModels = false } = options;
  const clientOptions = clientOptionsOf(options);
  const fallback = createModelFallback();
  const profiles = createLearnedProfiles(firstAnthropicProfile(options.effort), learnAnthropicProfile);
  let classes: SdkErrorClasses | undefined;

  const load = fetchOnce(async () => {
    if (clientOptions.apiKey === "") throw new LanguageModelError("missingKey", "No key was given.");
    const sdk = await import("@anthropic-ai/sdk");
    classes = sdk;
    const client = new sdk.Anthropic(clientOptions);
    return { client, sdk };
  });

  const explain = (error: unknown, hasText: boolean) => explainFailure(error, { sdk: classes, phrase, hasText });

  const begin = ({ image }: ReplyRequest) => {
    const learning = profiles.begin({ hasPicture: image !== undefined });
    return {
      async askFirst<Answer>(
        candidates: readonly string[],
        send: (model: string, profile: AnthropicProfile) => Promise<Answer>,
      ): Promise<Answer> {
        const { sdk } = await load();
        return fallback.ask(candidates, (model) => learning.ask(model, (profile) => send(model, profile), sdk), sdk);
      },
      canAskAgain: learning.learn,
    };
  };

  return {
    get name() {
      return (
        options.name ??
        modelName({ name: "Anthropic", domain: "anthropic.com" }, fallback.firstKnown(models), clientOptions.baseURL)
      );
    },
    get takesPictures() {
      // Until the model refuses one, nobody knows.
      const model = fallback.firstKnown(models);
      return model !== undefined && !profiles.of(model).takesPictures ? false : undefined;
    },
    kind: "remote",
    ...(options.firstWordMs !== undefined && { firstWordMs: options.firstWordMs }),
    async preload() {
      await load().catch(() => undefined);
    },
    stream(request, { signal }) {
      const { askFirst, canAskAgain } = begin(request);
      const open = async (connection: AbortSignal) => {
        const { client } = await load();
        return askFirst(models, (model, profile) =>
          client.messages
            .create(
              { model, ...toAnthropicBody(request, profile, { maxTokens, temperature }), stream: true },
              { signal: connection },
            )
            .asResponse(),
        );
      };
      return streamReply({
        signal,
        timeoutMs: clientOptions.timeout,
        stop: request.stop ?? [],
        loadsModels,
        open: (connection) => untilLoaded(() => open(connection), { signal: connection, patienceMs: firstWordMs }),
        read: readEvent,
        canAskAgain,
        explain,
      });
    },
    complete(request, { signal }) {
      const { askFirst } = begin(request);
      const tokens =
        request.system === undefined || request.system === "" ? wholeReplyTokens.bare : wholeReplyTokens.withSystem;
      const candidates =
        smallModel === undefined ? models : [smallModel, ...models.filter((model) => model !== smallModel)];
      const ask = async () => {
        const { client } = await load();
        return firstText(
          await askFirst(candidates, (model, profile) =>
            client.messages.create(
              { model, ...toAnthropicBody(request, profile, { maxTokens: tokens, temperature }) },
              { signal },
            ),
          ),
        );
      };
      return completeReply(() => untilLoaded(ask, { signal, patienceMs: firstWordMs }), {
        signal,
        stop: request.stop ?? [],
        explain,
      });
    },
  };
}

function readEvent(event: RawMessageStreamEvent): ReplyPart {
  const text = event?.type === "content_block_delta" && event.delta?.type === "text_delta" ? event.delta.text : "";
  if (event?.type === "message_start")
    return { text, end: null, usage: { inputTokens: inputOf(event.message?.usage) } };
  if (event?.type === "message_delta") {
    const usage = event.usage && { outputTokens: event.usage.output_tokens };
    return { text, end: endOf(event.delta?.stop_reason), ...(usage && { usage }) };
  }
  return { text, end: event?.type === "message_stop" ? "complete" : null };
}

/** What was read from the vendor's cache counts as well. */
function inputOf(usage: Message["usage"] | undefined): number | undefined {
  if (usage === undefined) return undefined;
  return usage.input_tokens + (usage.cache_creation_input_tokens ?? 0) + (usage.cache_read_input_tokens ?? 0);
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

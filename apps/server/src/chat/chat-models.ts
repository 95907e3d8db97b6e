import type { LanguageModel, ReplyPurpose } from "@archive-of-minds/core";
import { createAnthropicLanguageModel, mostAnthropicThinking } from "@archive-of-minds/core/providers/anthropic";
import { createOpenAILanguageModel, mostOpenAIThinking } from "@archive-of-minds/core/providers/openai";
import type { ServerConfig } from "../config";

/** A model that the server may ask. */
interface ServerModel {
  readonly model: LanguageModel;
  /** The most that it may think about one reply, in tokens. */
  readonly thinkingTokens: number;
}

/** The model for each purpose; `null` without any. */
export type ChatModels = (purpose: ReplyPurpose) => ServerModel | null;

export interface ChatModelsOptions {
  /** The `fetch` for a vendor's SDK. */
  readonly fetchOf: (vendor: string) => typeof globalThis.fetch;
  /** How often a call that failed is repeated; twice if left out. */
  readonly retries?: number | undefined;
}

/**
 * One model for each vendor with a key. The Chat Room prefers the vendor with a small, fast model, which names the next
 * speaker in less than a second.
 */
export function createChatModels(
  { openai, anthropic }: Pick<ServerConfig, "openai" | "anthropic">,
  { fetchOf, retries = 2 }: ChatModelsOptions,
): ChatModels {
  const byOpenAI: ServerModel | null = openai && {
    model: createOpenAILanguageModel({
      baseURL: openai.baseUrl,
      ...(openai.apiKey !== null && { apiKey: openai.apiKey }),
      ...(openai.model !== null && { model: openai.model }),
      ...(openai.name !== undefined && { name: openai.name }),
      ...(openai.effort !== undefined && { effort: openai.effort }),
      maxRetries: retries,
      fetch: fetchOf("openai"),
    }),
    thinkingTokens: mostOpenAIThinking(openai.effort),
  };
  const smallModel = anthropic?.models.find((id) => id.includes("haiku"));
  const byAnthropic: ServerModel | null = anthropic && {
    model: createAnthropicLanguageModel({
      baseURL: anthropic.baseUrl,
      apiKey: anthropic.apiKey,
      models: anthropic.models,
      ...(anthropic.name !== undefined && { name: anthropic.name }),
      ...(smallModel !== undefined && { smallModel }),
      ...(anthropic.effort !== undefined && { effort: anthropic.effort }),
      maxRetries: retries,
      fetch: fetchOf("anthropic"),
    }),
    thinkingTokens: mostAnthropicThinking(anthropic.effort),
  };
  return (purpose) =>
    purpose === "room" || purpose === "moderator" ? (byAnthropic ?? byOpenAI) : (byOpenAI ?? byAnthropic);
}

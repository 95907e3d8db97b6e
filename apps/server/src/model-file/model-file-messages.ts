// What the server and the process that runs the model say to each other.

/** A message in the roles of the model's own chat template. */
interface ModelTurn {
  readonly role: "user" | "assistant";
  readonly content: string;
}

/** How the model is loaded. */
export interface ModelSettings {
  readonly path: string;
  /** The address of node-llama-cpp. */
  readonly packageUrl: string;
  /** The most tokens of a conversation, the reply included. */
  readonly contextTokens: number;
  /** How many characters keep what the model has read of their conversation. */
  readonly contexts: number;
  readonly threads: number;
  readonly usesGpu: boolean;
}

export interface ModelReplyRequest {
  /** Whose context reads it. */
  readonly character: string;
  readonly system: string;
  readonly turns: readonly ModelTurn[];
  readonly maxTokens: number;
  /** Room for thoughts, beside the reply. */
  readonly thinkingTokens: number;
  readonly temperature: number;
}

export type ToModelProcess =
  | ({ readonly type: "load" } & ModelSettings)
  | ({ readonly type: "reply"; readonly id: number } & ModelReplyRequest)
  | { readonly type: "abort"; readonly id: number };

/**
 * Why a reply failed.
 * - `tooLong`: the message is longer than a context.
 * - `failed`: anything else.
 */
type ModelFailureReason = "tooLong" | "failed";

/** The messages without an id are about the load. Each reply ends with `end` or `failed`, an aborted one too. */
export type FromModelProcess =
  | { readonly type: "loading" }
  | { readonly type: "loaded" }
  | { readonly type: "notLoaded"; readonly message: string }
  /** The model reads the conversation, or thinks. */
  | { readonly type: "alive"; readonly id: number }
  | { readonly type: "delta"; readonly id: number; readonly text: string }
  | {
      readonly type: "end";
      readonly id: number;
      readonly reason: "complete" | "length";
      readonly inputTokens: number;
      readonly outputTokens: number;
    }
  | { readonly type: "failed"; readonly id: number; readonly reason: ModelFailureReason; readonly message: string };

import type { ModelTurn } from "./model-file-messages";

/** A message that is longer than the model can read. */
export class TooLongError extends Error {
  override readonly name = "TooLongError";
}

export interface FitOptions {
  readonly turns: readonly ModelTurn[];
  /** The most tokens of a conversation, the reply included. */
  readonly contextTokens: number;
  /** How many of them the reply and its thoughts may take. */
  readonly replyTokens: number;
  /** The tokens of a conversation with these turns. */
  readonly tokenize: (turns: readonly ModelTurn[]) => readonly number[];
}

/** How many turns are left out at once: as long as the same ones are left out, a context has read the beginning already. */
const STEP = 8;
/** A reply that has less room than this is none. */
const LEAST_REPLY_TOKENS = 64;

/**
 * Leaves the oldest turns out until the conversation fits into a context. At most half of the context is kept free for the
 * reply.
 *
 * @throws TooLongError where the last message alone does not fit.
 */
export function fitConversation({ turns: all, contextTokens, replyTokens, tokenize }: FitOptions): {
  readonly turns: readonly ModelTurn[];
  readonly tokens: readonly number[];
} {
  // Many chat templates refuse a conversation that the model begins.
  const turns = all[0]?.role === "assistant" ? all.slice(1) : all;
  const room = contextTokens - Math.min(replyTokens, Math.floor(contextTokens / 2));
  let kept = turns;
  let tokens = tokenize(kept);
  for (let from = 0; tokens.length > room && kept.length > 1;) {
    from += from + STEP < turns.length ? STEP : Math.min(2, kept.length - 1);
    kept = turns.slice(from);
    tokens = tokenize(kept);
  }
  if (tokens.length > contextTokens - LEAST_REPLY_TOKENS)
    throw new TooLongError(`The message has ${tokens.length} tokens, and a conversation at most ${contextTokens}.`);
  return { turns: kept, tokens };
}

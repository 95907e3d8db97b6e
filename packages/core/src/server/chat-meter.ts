import type { LanguageModel } from "../contracts";

/** The most that a reply can cost, in tokens. */
export interface ChatEstimate {
  /** The model that is asked. */
  readonly model: LanguageModel;
  /** The system prompt, the messages and a picture. */
  readonly inputTokens: number;
  /** The length limit of the reply. Tokens for thinking are not part of it. */
  readonly outputTokens: number;
}

/** What a reply cost, in tokens. */
export interface ChatUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Whether the vendor counted; otherwise it is an estimate from the text that arrived. */
  readonly isCounted: boolean;
}

/** A reserved part of a budget. */
export interface ChatReservation {
  /**
   * Called once, when the reply has ended or failed. The usage is `null` if nobody knows it, for example after a lost
   * connection: the vendor may charge for the whole reply.
   */
  settle(usage: ChatUsage | null): void;
}

/**
 * Limits what replies may cost.
 *
 * @example
 * const meter: ChatMeter = {
 *   async reserve({ inputTokens, outputTokens }, request) {
 *     const reserved = await budget.take(visitorOf(request), inputTokens + outputTokens)
 *     if (!reserved) throw new LanguageModelError('limitReached', 'The budget of today is used up.')
 *     return { settle: (usage) => usage && reserved.giveBackAllBut(usage.inputTokens + usage.outputTokens) }
 *   },
 * }
 */
export interface ChatMeter {
  /** @throws LanguageModelError with the reason `limitReached` or `unavailable`; no model is asked then. */
  reserve(estimate: ChatEstimate, request: Request): Promise<ChatReservation>;
}

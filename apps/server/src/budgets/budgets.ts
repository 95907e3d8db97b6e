import type { ChatReservation } from "@archive-of-minds/core/server";
import type { Context } from "hono";
import type { ServerEnv } from "../http/server-env";

/** A reserved part of the budgets. Call either `settle` or `keep`, once. */
export interface BudgetReservation {
  /** Gives back all but what was used. */
  settle(used: number): void;
  /** Keeps all of it, if it is unknown how much was used. */
  keep(): void;
}

/** What a reply may cost at most, in tokens. */
interface ReplyEstimate {
  readonly inputTokens: number;
  /** The length limit of the reply. */
  readonly outputTokens: number;
  /** The most that the model may think, which may be hidden from the stream. */
  readonly thinkingTokens: number;
}

/**
 * The budgets of visitors, addresses and the site. Every route reserves the most a request can cost before it is sent to a
 * vendor, and settles it once afterwards. A request without an answer, for example when the client leaves, is kept: the
 * vendor may charge for it.
 *
 * Each method throws an `ApiError` if the budget is used up.
 */
export interface Budgets {
  /** A language model's reply. */
  reply(c: Context<ServerEnv>, estimate: ReplyEstimate): Promise<ChatReservation>;
  /** A reply of a model that costs no money: it only counts among the requests that run at the same time. */
  freeReply(c: Context<ServerEnv>): Promise<ChatReservation>;
  /** Text to speak; settled with the characters the vendor accepted, all or none. */
  speech(c: Context<ServerEnv>, characters: number): Promise<BudgetReservation>;
  /**
   * A live conversation of at most this many seconds; settled with its length. One over WebRTC does not pass through this
   * server, so all of it is kept once its token is issued.
   */
  agent(c: Context<ServerEnv>, seconds: number): Promise<BudgetReservation>;
  /** One more logged exchange. Nothing is given back. */
  exchange(c: Context<ServerEnv>): Promise<void>;
}

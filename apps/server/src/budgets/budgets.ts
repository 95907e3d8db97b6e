import type { Context } from "hono";
import type { ServerEnv } from "../http/server-env";

/** Leave to spend, which stands until it is settled or kept: one of the two is said once, however it ended. */
export interface BudgetReservation {
  /** Sees every piece of a vendor's answer on its way to the visitor, for who counts tokens. */
  readonly watch?: (piece: Uint8Array) => void;
  /** So much was used of what was asked for. */
  settle(used: number): void;
  /** Nobody knows how much was used, so all of it counts. */
  keep(): void;
}

/** What a reply may cost at most. */
interface ReplyEstimate {
  readonly vendor: string;
  readonly model: string;
  /** The request as it goes to the vendor, pictures included. */
  readonly body: string;
  readonly mostTokens: number;
  /** How many of them are for thinking, of which nothing may be seen on the way. */
  readonly thinkingTokens: number;
}

/**
 * Whoever holds the purse. Every route asks before it goes to a vendor and settles afterwards, once. Where a question
 * was on its way and no answer came, as when the visitor leaves, the vendor may charge for it all the same: that is kept.
 *
 * Each of these throws an `ApiError` where there is nothing left: the route answers with it, and a conversation that is
 * already open closes with its sentence.
 */
export interface Budgets {
  /** A language model's reply; settled with the bytes of the answer that were passed on, 0 where the vendor refused. */
  reply(c: Context<ServerEnv>, estimate: ReplyEstimate): Promise<BudgetReservation>;
  /** Words to be spoken; settled with the characters the vendor took, all or none. */
  speech(c: Context<ServerEnv>, characters: number): Promise<BudgetReservation>;
  /**
   * A live conversation of so many seconds at most; settled with how long it was. One over WebRTC does not pass through
   * this server, so all of it is kept as soon as its token is given.
   */
  agent(c: Context<ServerEnv>, seconds: number): Promise<BudgetReservation>;
  /** Room for one more logged exchange. Nothing is given back. */
  exchange(c: Context<ServerEnv>): Promise<void>;
}

import type { WallClock } from "@archive-of-minds/core";
import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { keyedHash } from "../access/signing";
import { DAY, HOUR, MINUTE, SECOND } from "../clock";
import { ApiError } from "../http/api-error";
import { clientAddress } from "../http/client-address";
import type { ServerEnv } from "../http/server-env";
import type { Logger } from "../log";
import type { BudgetReservation, Budgets } from "./budgets";
import type { Timers } from "../proxies/timers";
import type { Charge, Ledger } from "../store/ledger";
import { StoreError } from "../store/store";
import type { Limits, Shares } from "./limits";
import { createSettling } from "./settling";

/** Longer than any reply takes. */
const REPLY_LIFE = 15 * MINUTE;

export interface LedgerBudgetsDependencies {
  readonly ledger: Ledger;
  readonly limits: Limits;
  readonly clock: WallClock;
  readonly secret: string;
  readonly trustProxy: number;
  readonly log: Logger;
  /** Delays a retry of settling. */
  readonly timers: Timers;
}

export interface LedgerBudgets extends Budgets {
  /** Resolves once all reservations so far are settled or given up, and none is pending. */
  allSettled(): Promise<void>;
  /** The number of reservations that are not settled yet. */
  unsettled(): number;
}

/** How many reservations with a lost answer are remembered while the database is away. */
const MOST_OPEN = 5_000;

/**
 * Budgets over the ledger: reserve the most a request can cost before it is sent, and give back what was not used. While
 * the ledger cannot be reached, every request is refused.
 */
export function createLedgerBudgets({
  ledger,
  limits,
  clock,
  secret,
  trustProxy,
  log,
  timers,
}: LedgerBudgetsDependencies): LedgerBudgets {
  /** Reservations that are not settled yet. */
  const open = new Set<string>();
  const listeners: (() => void)[] = [];
  const close = (id: string) => {
    open.delete(id);
    if (open.size === 0) for (const listener of listeners.splice(0)) listener();
  };

  const settling = createSettling({ ledger, log, timers });

  const take = async (id: string, charges: readonly Charge[], lifeMs: number) => {
    const now = clock.now();
    const refusal = await ledger.reserve({ id, charges, at: now, expiresAt: now + lifeMs });
    if (refusal !== null) throw refuse(refusal, now);
  };

  const reserve = async (charges: readonly Charge[], lifeMs: number) => {
    const id = randomUUID();
    open.add(id);
    // So that a request right after the last answer finds the budget it left.
    settling.flush();
    try {
      await take(id, charges, lifeMs);
    } catch (error) {
      // The database may have taken it, and only its answer was lost.
      if (error instanceof StoreError && open.size <= MOST_OPEN)
        settling.add({ id, read: () => ({}), onEnd: () => close(id) });
      else close(id);
      throw error;
    }
    let isSettled = false;
    return (read: () => ReadonlyMap<string, number>) => {
      if (isSettled) return;
      isSettled = true;
      const spent = () => {
        const amounts = read();
        return Object.fromEntries(
          charges.map(({ key, amount, windowMs }) => [key, windowMs === Infinity ? 0 : (amounts.get(key) ?? amount)]),
        );
      };
      settling.add({ id, read: spent, onEnd: () => close(id) });
    };
  };

  // These names are part of stored keys: changing one, or the purpose of the hash, would reset its budget.
  const who = (c: Context<ServerEnv>) => ({
    visitor: `visitor-${c.get("visitorId")}`,
    address: `address-${keyedHash(secret, "spending", clientAddress(c, trustProxy))}`,
    site: "site",
  });

  const shared = (c: Context<ServerEnv>, what: string, amount: number, shares: Shares): Charge[] => {
    const names = who(c);
    return (["visitor", "address", "site"] as const).map((share) => ({
      key: `${what}:${names[share]}`,
      amount,
      limit: shares[share],
      windowMs: DAY,
    }));
  };
  const attempt = (c: Context<ServerEnv>): Charge => ({
    key: `sends:${who(c).address}`,
    amount: 1,
    limit: limits.sendsAnHour,
    windowMs: HOUR,
  });
  const running = (c: Context<ServerEnv>): Charge => ({
    key: `sending:${who(c).visitor}`,
    amount: 1,
    limit: limits.sendsAtOnce,
    windowMs: Infinity,
  });
  const send = (c: Context<ServerEnv>): Charge[] => [attempt(c), running(c)];
  const nothingKnown = () => new Map<string, number>();
  const all = (charges: readonly Charge[], amount: number) => new Map(charges.map(({ key }) => [key, amount]));

  return {
    async reply(c, { inputTokens, outputTokens, thinkingTokens }) {
      const most = outputTokens + thinkingTokens;
      const tokens = shared(c, "tokens", inputTokens + most, limits.tokensADay);
      const settle = await reserve([...send(c), ...tokens], REPLY_LIFE);
      return {
        settle(usage) {
          if (usage === null) return settle(nothingKnown);
          // Hidden thinking is not part of an estimate.
          const output = usage.isCounted ? usage.outputTokens : Math.min(most, usage.outputTokens + thinkingTokens);
          settle(() => all(tokens, usage.inputTokens + output));
        },
      };
    },

    async freeReply(c) {
      const settle = await reserve([running(c)], REPLY_LIFE);
      return { settle: () => settle(nothingKnown) };
    },

    async speech(c, characters) {
      const charges = shared(c, "speech-characters", characters, limits.speechCharactersADay);
      const settle = await reserve([...send(c), ...charges], REPLY_LIFE);
      return { settle: (used) => settle(() => all(charges, used)), keep: () => settle(nothingKnown) };
    },

    async agent(c, seconds): Promise<BudgetReservation> {
      const { visitor, address, site } = limits.agentMinutesADay;
      const charges = shared(c, "agent-seconds", seconds, {
        visitor: visitor * 60,
        address: address * 60,
        site: site * 60,
      });
      // A failed conversation costs no minutes; this limits clients that retry for ever.
      const settle = await reserve([attempt(c), ...charges], seconds * SECOND + MINUTE);
      return { settle: (used) => settle(() => all(charges, Math.ceil(used))), keep: () => settle(nothingKnown) };
    },

    async exchange(c) {
      await take(
        randomUUID(),
        [{ key: `exchanges:${who(c).address}`, amount: 1, limit: limits.exchangesAnHour, windowMs: HOUR }],
        HOUR,
      );
    },

    async allSettled() {
      settling.flushAll();
      if (open.size > 0) await new Promise<void>((resolve) => listeners.push(resolve));
    },
    unsettled: () => open.size,
  };
}

function refuse({ key, retryAt }: { readonly key: string; readonly retryAt: number }, now: number): ApiError {
  const wait = Number.isFinite(retryAt) ? Math.max(1, Math.ceil((retryAt - now) / SECOND)) : DAY / SECOND;
  const sentence = key.startsWith("sending:")
    ? "Too many requests are running at once; wait for one to end."
    : key.startsWith("sends:") || key.startsWith("exchanges:")
      ? "Too many requests from this address; try again later."
      : key.endsWith(":site")
        ? "Today's budget is used up; built-in replies still come."
        : "The daily budget of one visitor is used up; built-in replies still come.";
  // A slot is usually free long before a crashed process's slot expires.
  const seconds = key.startsWith("sending:") ? 1 : wait;
  // The vendors' clients in the browser would retry at once, again and again.
  return new ApiError(429, "limit_reached", sentence, { "retry-after": String(seconds), "x-should-retry": "false" });
}

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
import { createReplyTokens, mostInputTokens } from "./reply-tokens";
import { createSettling } from "./settling";

/** Longer than any reply may take. */
const REPLY_LIFE = 15 * MINUTE;

export interface LedgerBudgetsDependencies {
  readonly ledger: Ledger;
  readonly limits: Limits;
  readonly clock: WallClock;
  readonly secret: string;
  readonly trustProxy: number;
  readonly log: Logger;
  /** What settling again waits by. */
  readonly timers: Timers;
}

export interface LedgerBudgets extends Budgets {
  /** Resolves once all that was let be spent until then is settled or given up, and nobody waits for leave to spend. */
  allSettled(): Promise<void>;
  /** How many are not settled yet. */
  unsettled(): number;
}

/** While the database is away, so many whose answer was lost are kept in mind. */
const MOST_OPEN = 5_000;

/**
 * Lets money be spent within the limits: it takes the most a request can cost before the request goes out, and gives
 * back what was not used. Where the ledger cannot be reached, nothing is spent.
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
  /** What is not settled yet. */
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
    // Whoever asks again as soon as an answer has ended has what it left.
    settling.flush();
    try {
      await take(id, charges, lifeMs);
    } catch (error) {
      // It may have been taken all the same, where only the database's answer was lost.
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

  const who = (c: Context<ServerEnv>) => ({
    visitor: `visitor-${c.get("visitorId")}`,
    address: `address-${keyedHash(secret, "budgets", clientAddress(c, trustProxy))}`,
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
  const send = (c: Context<ServerEnv>): Charge[] => [
    attempt(c),
    { key: `sending:${who(c).visitor}`, amount: 1, limit: limits.sendsAtOnce, windowMs: Infinity },
  ];
  const nothingKnown = () => new Map<string, number>();
  const all = (charges: readonly Charge[], amount: number) => new Map(charges.map(({ key }) => [key, amount]));

  return {
    async reply(c, { body, mostTokens, thinkingTokens }) {
      const input = mostInputTokens(body);
      const tokens = shared(c, "tokens", input + mostTokens, limits.tokensADay);
      const settle = await reserve([...send(c), ...tokens], REPLY_LIFE);
      const used = createReplyTokens();
      return {
        watch: used.watch,
        settle(answerBytes) {
          settle(() => {
            const read = used.read();
            // What was thought in silence stands in no estimate.
            const output =
              read.output === null || read.isCounted ? read.output : Math.min(mostTokens, read.output + thinkingTokens);
            return all(tokens, answerBytes === 0 ? 0 : (read.input ?? input) + (output ?? mostTokens));
          });
        },
        keep: () => settle(nothingKnown),
      };
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
      // One that fails costs no minutes: without this, a page that begins it anew for ever would be stopped by nobody.
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
        ? "The archive has used up what it may spend today; built-in replies still come."
        : "What one visitor may use in a day is used up; built-in replies still come.";
  // A slot is free as soon as a reply ends, not only when a crashed one expires.
  const seconds = key.startsWith("sending:") ? 1 : wait;
  // The vendors' clients in the browser would try again at once, and again.
  return new ApiError(429, "limit_reached", sentence, { "retry-after": String(seconds), "x-should-retry": "false" });
}

import { MINUTE, SECOND } from "../clock";
import { describeError, type Logger } from "../log";
import type { Timers } from "../proxies/timers";
import type { Ledger, Settlement } from "../store/ledger";
import { StoreError } from "../store/store";

/** How long settling is retried while the database is away, and at which intervals: short, so that slots are soon free again. */
const SETTLING_LIFE = 15 * MINUTE;
const FIRST_WAIT = SECOND;
const LONGEST_WAIT = 4 * SECOND;

/** Settlements in one transaction. */
const MOST_AT_ONCE = 100;

/** A reservation whose work is over. */
interface Ended {
  readonly id: string;
  /** Returns what was spent; called once. */
  readonly read: () => Settlement["spent"];
  /** Called when it is settled or given up. */
  readonly onEnd: () => void;
}

/** A reservation that is being settled, or could not be settled yet. */
interface Due {
  readonly settlement: Settlement;
  readonly onEnd: () => void;
  readonly giveUpAt: number;
}

export interface Settling {
  /** Settles it together with others that end at about the same time. */
  add(ended: Ended): void;
  /** Settles now all that have ended, and those that failed a while ago. */
  flush(): void;
  /** The same with all that failed. */
  flushAll(): void;
}

export interface SettlingDependencies {
  readonly ledger: Ledger;
  readonly log: Logger;
  readonly timers: Timers;
}

/**
 * Settles reservations in the ledger, in batches: each transaction takes time from the streams that run beside it.
 */
export function createSettling({ ledger, log, timers }: SettlingDependencies): Settling {
  const ended: Ended[] = [];
  const failed: Due[] = [];
  /** The number of running transactions. */
  let inProgress = 0;
  let wait = FIRST_WAIT;
  /** Until then, `flush` does not retry what failed. */
  let retryAt = 0;
  let stopRetry: (() => void) | null = null;

  const justEnded = (): Due[] =>
    ended.splice(0).map(({ id, read, onEnd }) => ({
      settlement: { id, spent: read() },
      onEnd,
      giveUpAt: timers.now() + SETTLING_LIFE,
    }));
  const allFailed = (): Due[] => {
    stopRetry?.();
    stopRetry = null;
    return failed.splice(0);
  };
  const send = (due: readonly Due[]) => {
    for (let at = 0; at < due.length; at += MOST_AT_ONCE) void settle(due.slice(at, at + MOST_AT_ONCE));
  };
  const flush = () => send([...(timers.now() >= retryAt ? allFailed() : []), ...justEnded()]);
  const flushAll = () => send([...allFailed(), ...justEnded()]);

  const settle = async (due: readonly Due[]): Promise<void> => {
    inProgress += 1;
    try {
      await ledger.settle(due.map(({ settlement }) => settlement));
      wait = FIRST_WAIT;
      retryAt = 0;
      for (const { onEnd } of due) onEnd();
    } catch (error) {
      if (error instanceof StoreError) postpone(due, error);
      // An invalid settlement must not fail the others.
      else if (due.length > 1) await Promise.all(due.map((one) => settle([one])));
      else giveUp(due, error);
    } finally {
      inProgress -= 1;
      if (inProgress === 0) flush();
    }
  };

  const postpone = (due: readonly Due[], error: unknown) => {
    const isLate = ({ giveUpAt }: Due) => timers.now() + wait > giveUpAt;
    giveUp(due.filter(isLate), error);
    failed.push(...due.filter((one) => !isLate(one)));
    retryAt = timers.now() + FIRST_WAIT;
    if (failed.length === 0 || stopRetry !== null) return;
    stopRetry = timers.after(wait, flushAll);
    wait = Math.min(2 * wait, LONGEST_WAIT);
  };

  /** What could not be settled stays spent in full, which is the safe side. */
  const giveUp = (due: readonly Due[], error: unknown) => {
    if (due.length === 0) return;
    log.error("not settled", { ...describeError(error), count: due.length });
    for (const { onEnd } of due) onEnd();
  };

  return {
    add(one) {
      ended.push(one);
      // While the ledger is busy, the next batch gathers.
      if (inProgress === 0) flush();
    },
    flush,
    flushAll,
  };
}

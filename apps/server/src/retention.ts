import type { WallClock } from "@archive-of-minds/core";
import { sessionAbsoluteLife, sessionIdleLife } from "./access/session-life";
import { DAY, HOUR, MINUTE, systemClock } from "./clock";
import { describeError, type Logger } from "./log";
import type { Store } from "./store/store";

/** Deletes what has expired: exchanges, sessions, wrong codes and windows of the ledger. */
export function sweep(store: Store, retentionDays: number, clock: WallClock = systemClock): Promise<void> {
  const now = clock.now();
  return store.forget({
    now,
    exchanges: now - retentionDays * DAY,
    sessionsCreated: now - sessionAbsoluteLife,
    sessionsUsed: now - sessionIdleLife,
    wrongCodes: now - MINUTE,
    // Longer than any may last: a process that was killed left them.
    liveConversations: now - DAY,
  });
}

/**
 * Sweeps now and every hour. A failed sweep is logged and tried again an hour later.
 *
 * @returns a function that stops it.
 */
export function startSweeping(store: Store, retentionDays: number, log: Logger): () => void {
  const run = () => {
    sweep(store, retentionDays).catch((error: unknown) => log.error("sweep failed", describeError(error)));
  };
  run();
  const timer = setInterval(run, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}

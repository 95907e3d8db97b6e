import { StoreError } from "./store";

/** A little less than the whole time-out, since the clocks of two threads may differ. */
const SHARE = 0.9;

/** Runs work that was requested at this time, in milliseconds since 1970. */
export type QueueTimeout = <Result>(askedAt: number, work: () => Promise<Result>) => Promise<Result>;

/**
 * Fails queued calls together with the one in front of them. While another process locks the database, the first call
 * waits for the whole time-out; without this, the last of a hundred queued calls would fail only after minutes.
 */
export function createQueueTimeout(timeoutMs: number): QueueTimeout {
  let reason: StoreError | null = null;
  return async (askedAt, work) => {
    if (reason !== null && Date.now() - askedAt >= timeoutMs * SHARE) throw reason;
    reason = null;
    try {
      return await work();
    } catch (error) {
      if (error instanceof StoreError && error.code?.startsWith("SQLITE_BUSY") === true) reason = error;
      throw error;
    }
  };
}

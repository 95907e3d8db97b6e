import { StoreError } from "./store";

/** A little less than a whole patience, as clocks of two threads may differ. */
const SHARE = 0.9;

/** Runs work that was asked for at a moment, in milliseconds since 1970. */
export type GiveUp = <Result>(askedAt: number, work: () => Promise<Result>) => Promise<Result>;

/**
 * Keeps those who wait in a line from waiting for the same thing one after the other. While another process has the
 * database to itself, the first of them waits for as long as anybody may; whoever has waited as long behind it fails with
 * it, or the last of a hundred would be answered after minutes.
 */
export function createGiveUp(timeoutMs: number): GiveUp {
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

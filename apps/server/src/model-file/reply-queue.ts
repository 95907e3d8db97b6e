import { LanguageModelError, type QueuePlace } from "@archive-of-minds/core";
import { MINUTE, SECOND } from "../clock";
import type { Timers } from "../proxies/timers";

export interface ReplyQueueOptions {
  /** How many requests may wait. */
  readonly mostWaiting: number;
  readonly timers: Timers;
}

/** The requests for a model that writes one reply at a time, in the order in which they came. */
export interface ReplyQueue {
  /** @throws LanguageModelError with the reason `overloaded` where too many wait. */
  enter(): QueueTicket;
}

export interface QueueTicket {
  /** `null` once it is this request's turn. */
  place(): QueuePlace | null;
  /** Resolves once the place is another than this one, and at the latest when its waiting time should be said again. */
  changed(seen: QueuePlace, signal: AbortSignal): Promise<void>;
  /**
   * Gives up the place, or ends the turn.
   *
   * @param isTypical whether the turn took as long as a reply does, so that the waiting times are reckoned from it.
   */
  leave(isTypical?: boolean): void;
}

/** How often a waiting time is said again. */
const SIGN_MS = 5 * SECOND;
/** A reply that would wait longer is refused: all of it has ten minutes. */
const LONGEST_WAIT_MS = 5 * MINUTE;
/** How much a new duration counts in the mean. */
const NEWEST_SHARE = 0.3;

interface Waiting {
  wake: () => void;
}

export function createReplyQueue({ mostWaiting, timers }: ReplyQueueOptions): ReplyQueue {
  /** The first one has its turn. */
  const entries: Waiting[] = [];
  let turnSince = 0;
  let meanMs: number | null = null;

  /** How long those before this place take, as far as anybody knows. */
  const waitOf = (place: number): number | null => {
    if (meanMs === null) return null;
    const rest = Math.max(SECOND, meanMs - (timers.now() - turnSince));
    return Math.round(rest + meanMs * (place - 1));
  };
  const refuse = (waitMs: number | null) =>
    new LanguageModelError("overloaded", "Too many messages wait for the model.", {
      status: 429,
      ...(waitMs !== null && { retryAfterMs: waitMs }),
    });

  return {
    enter() {
      const waitMs = entries.length === 0 ? null : waitOf(entries.length);
      if (entries.length > mostWaiting || (waitMs ?? 0) > LONGEST_WAIT_MS) throw refuse(waitMs);
      const entry: Waiting = { wake: () => {} };
      entries.push(entry);
      if (entries.length === 1) turnSince = timers.now();

      return {
        place() {
          const place = entries.indexOf(entry);
          if (place <= 0) return null;
          const wait = waitOf(place);
          return { place, ...(wait !== null && { waitMs: wait }) };
        },
        changed(seen, signal) {
          if (entries.indexOf(entry) !== seen.place || signal.aborted) return Promise.resolve();
          return new Promise((resolve) => {
            entry.wake = () => {
              cancel();
              signal.removeEventListener("abort", entry.wake);
              entry.wake = () => {};
              resolve();
            };
            const cancel = timers.after(SIGN_MS, () => entry.wake());
            signal.addEventListener("abort", entry.wake);
          });
        },
        leave(isTypical = false) {
          const place = entries.indexOf(entry);
          if (place === -1) return;
          entries.splice(place, 1);
          if (place === 0) {
            const tookMs = timers.now() - turnSince;
            if (isTypical) meanMs = meanMs === null ? tookMs : meanMs * (1 - NEWEST_SHARE) + tookMs * NEWEST_SHARE;
            turnSince = timers.now();
          }
          for (const other of [...entries]) other.wake();
        },
      };
    },
  };
}

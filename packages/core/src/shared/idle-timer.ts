import type { Timers } from "./timers";

/** A time-out that starts again with every event of a stream. */
export interface IdleTimer {
  /** Waits the whole time from now on; another time than before where one is given, in milliseconds. */
  restart(milliseconds?: number): void;
  /** Waits no longer, until it is restarted. */
  pause(): void;
  /** Waits no longer, and frees what it holds. */
  end(): void;
}

/**
 * Calls back when the time has passed without a restart. A restart only reads the clock; the timer itself is set again when
 * it runs out, since hundreds of streams restart theirs for every word.
 */
export function createIdleTimer(timers: Timers, idleMs: number, onIdle: () => void): IdleTimer {
  let limit = idleMs;
  let since: number | null = null;
  let cancel: (() => void) | null = null;

  const wait = (milliseconds: number) => {
    cancel = timers.after(milliseconds, () => {
      cancel = null;
      if (since === null) return;
      const left = since + limit - timers.now();
      if (left > 0) return wait(left);
      since = null;
      onIdle();
    });
  };
  const end = () => {
    since = null;
    cancel?.();
    cancel = null;
  };
  return {
    restart(milliseconds = limit) {
      // The timer that is set may run out too late for a shorter time.
      if (milliseconds < limit) end();
      limit = milliseconds;
      since = timers.now();
      if (cancel === null) wait(limit);
    },
    pause() {
      since = null;
    },
    end,
  };
}

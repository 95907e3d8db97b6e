import type { Timers } from "../shared/timers";

/** The clock and the timers of the system. */
export const systemTimers: Timers = {
  now: () => performance.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};

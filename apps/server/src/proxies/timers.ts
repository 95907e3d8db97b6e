/** Timers that a test can replace. */
export interface Timers {
  /** Monotonic milliseconds from an arbitrary origin. */
  now(): number;
  /** Runs the work once, later. @returns a function that cancels it. */
  after(milliseconds: number, work: () => void): () => void;
}

export const systemTimers: Timers = {
  now: () => performance.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Waits, so that a test can let ten minutes pass at once. */
export interface Timers {
  /** Milliseconds that only ever grow; where they begin means nothing. */
  now(): number;
  /** Runs the work once, later. @returns what calls it off. */
  after(milliseconds: number, work: () => void): () => void;
}

export const systemTimers: Timers = {
  now: () => performance.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};

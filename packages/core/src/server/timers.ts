/** What the handler waits with; a test gives its own. */
export interface Timers {
  /** Runs the work after this many milliseconds. @returns a function that cancels it. */
  after(milliseconds: number, work: () => void): () => void;
}

export const systemTimers: Timers = {
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};

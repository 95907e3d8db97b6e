/** What waits are made of; a test gives its own. */
export interface Timers {
  /** Monotonic milliseconds from an arbitrary origin. */
  now(): number;
  /** Runs the work once, after this many milliseconds. @returns a function that cancels it. */
  after(milliseconds: number, work: () => void): () => void;
}

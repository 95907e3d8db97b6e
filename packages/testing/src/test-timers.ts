/** Timers that the test drives. */
export interface TestTimers {
  now(): number;
  /** Runs the work once, later. @returns a function that cancels it. */
  after(milliseconds: number, work: () => void): () => void;
  /** Runs the timers that become due, in order. */
  advance(milliseconds: number): void;
  /** The number of pending timers. */
  pending(): number;
}

/** Timers whose time stands still until `advance` moves it. It begins at 0 milliseconds. */
export function createTestTimers(): TestTimers {
  let now = 0;
  const waits = new Set<{ readonly at: number; readonly work: () => void }>();

  return {
    now: () => now,
    after(milliseconds, work) {
      const wait = { at: now + milliseconds, work };
      waits.add(wait);
      return () => void waits.delete(wait);
    },
    advance(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const next = [...waits].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
        if (next === undefined) break;
        waits.delete(next);
        now = next.at;
        next.work();
      }
      now = end;
    },
    pending: () => waits.size,
  };
}

import type { Timers } from "../timers";

/** Time that passes when the test says so. */
export interface TestTimers extends Timers {
  /** Runs what is due on the way, in order. */
  advance(milliseconds: number): void;
  /** How many waits are under way. */
  pending(): number;
}

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

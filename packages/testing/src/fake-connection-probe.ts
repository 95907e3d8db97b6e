import type { ConnectionProbe, ConnectionStep, ConnectionStepResult } from "@archive-of-minds/core";

/** A probe in memory; what comes of a step the test decides. It has no timers. */
export interface FakeConnectionProbe extends ConnectionProbe {
  /** The steps that were taken, oldest first. */
  readonly taken: readonly ConnectionStep[];
  /** Steps whose signal was aborted. */
  readonly left: readonly ConnectionStep[];
}

/** Steps left out pass; one that is an error fails with it, and `never` leaves it open. */
export function createFakeConnectionProbe(
  results: Partial<Record<ConnectionStep, ConnectionStepResult | Error | "never">> = {},
): FakeConnectionProbe {
  const taken: ConnectionStep[] = [];
  const left: ConnectionStep[] = [];
  return {
    taken,
    left,
    check(step, { signal }) {
      taken.push(step);
      const result = results[step] ?? "passed";
      if (result instanceof Error) return Promise.reject(result);
      if (result !== "never") return Promise.resolve(result);
      return new Promise((_, reject) => {
        signal.addEventListener("abort", () => {
          left.push(step);
          reject(new Error("Given up."));
        });
      });
    },
  };
}

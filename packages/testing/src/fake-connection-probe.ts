import type { ConnectionProbe, ConnectionStep, ConnectionStepResult } from "@archive-of-minds/core";

/** A probe in memory; the test decides the result of each step. It has no timers. */
export interface FakeConnectionProbe extends ConnectionProbe {
  /** The steps that were taken, oldest first. */
  readonly taken: readonly ConnectionStep[];
  /** Steps whose signal was aborted. */
  readonly left: readonly ConnectionStep[];
}

/** Steps left out pass; an error makes its step fail, and `never` leaves it open. */
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
          reject(new Error("The probe was aborted."));
        });
      });
    },
  };
}

import { afterThisFrame } from "./frames";

export interface KeyReport {
  /** From each key to the frame after it, in milliseconds. */
  readonly latencies: readonly number[];
  /** The longest task of 50 ms or more, in milliseconds; 0 where there was none. */
  readonly longestTask: number;
  readonly typed: number;
}

/** Notes how long each key takes to reach a frame, and every long task. */
export function watchKeys(): { report(typed: number): KeyReport } {
  const latencies: number[] = [];
  let longestTask = 0;
  const onKey = ({ timeStamp }: KeyboardEvent) => {
    requestAnimationFrame(() => afterThisFrame(() => latencies.push(performance.now() - timeStamp)));
  };
  const note = (entries: readonly PerformanceEntry[]) => {
    for (const { duration } of entries) longestTask = Math.max(longestTask, duration);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "longtask" });
  addEventListener("keydown", onKey, { capture: true });
  return {
    report(typed) {
      note(observer.takeRecords());
      observer.disconnect();
      removeEventListener("keydown", onKey, { capture: true });
      return { latencies, longestTask, typed };
    },
  };
}

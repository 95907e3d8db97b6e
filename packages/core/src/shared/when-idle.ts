/** The latest start in milliseconds: a busy page may have no idle time for long. */
const LATEST = 2_000;

/** Runs a task when the page is idle, so that it does not delay the first paint; at once where idle time is not reported. */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(task, { timeout: LATEST });
  else task();
}

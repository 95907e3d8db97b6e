/** The page may have no idle time for long, in milliseconds. */
const LATEST = 2_000;

/** Runs a task when the page is idle, so that it does not delay the first paint; at once where nothing reports that. */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(task, { timeout: LATEST });
  else task();
}

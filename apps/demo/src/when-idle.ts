/** Runs a task when the page is idle; after `fallbackMs` in browsers that do not report that. */
export function whenIdle(task: () => void, fallbackMs = 500): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(task);
  else setTimeout(task, fallbackMs);
}

/** Waits longer after each failed attempt. */
export interface BackOff {
  /** Runs the work after the wait, unless it is scheduled already. */
  schedule(): void;
  /** After a success: the next wait is the shortest again. */
  reset(): void;
  /** Nothing runs any more. */
  dispose(): void;
}

export function createBackOff(work: () => void, waits: { readonly first: number; readonly longest: number }): BackOff {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let wait = waits.first;
  let disposed = false;
  return {
    schedule() {
      if (timer !== null || disposed) return;
      timer = setTimeout(() => {
        timer = null;
        work();
      }, wait);
      wait = Math.min(wait * 2, waits.longest);
    },
    reset() {
      wait = waits.first;
    },
    dispose() {
      disposed = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
}

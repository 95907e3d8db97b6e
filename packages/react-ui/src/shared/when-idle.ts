/** Runs a task when the page is idle. Returns a function that cancels it. */
export const whenIdle: (work: () => void) => () => void =
  typeof requestIdleCallback === "function"
    ? (work) => {
        const handle = requestIdleCallback(work);
        return () => cancelIdleCallback(handle);
      }
    : (work) => {
        const handle = setTimeout(work, 50);
        return () => clearTimeout(handle);
      };

/** Does something when the page has nothing else to do; what it returns takes that back. */
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

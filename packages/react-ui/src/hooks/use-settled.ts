import { timings } from "@archive-of-minds/core";
import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * Tells whether a control has stood long enough to be meant by a press: when one control takes the place of another, the
 * press that was on its way still means the one before.
 *
 * @param which what stands there now
 */
export function useSettled(which: unknown): () => boolean {
  const before = useRef(which);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(() => {
    if (before.current === which) return;
    before.current = which;
    changedAt.current = performance.now();
  }, [which]);
  return useCallback(() => performance.now() - changedAt.current >= timings.controlSwap, []);
}

import { timings } from "@archive-of-minds/core";
import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * Reports whether a control has been shown long enough for a press to be meant for it. When one control replaces another,
 * a press right after it is meant for the former one.
 *
 * @param which the control that is shown now
 */
export function usePressGuard(which: unknown): () => boolean {
  const before = useRef(which);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(() => {
    if (before.current === which) return;
    before.current = which;
    changedAt.current = performance.now();
  }, [which]);
  return useCallback(() => performance.now() - changedAt.current >= timings.controlSwap, []);
}

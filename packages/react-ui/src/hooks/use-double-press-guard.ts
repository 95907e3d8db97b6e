import { timings } from "@archive-of-minds/core";
import { useCallback, useRef, type MouseEvent } from "react";

/** Between two presses of one finger, in pixels. */
const NEAR = 24;

interface Press {
  readonly control: Element | null;
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/**
 * Ignores a second press at the same place where another control has taken the place of the first: it was meant for the
 * first. Keys are not held back.
 *
 * @returns what handles clicks of the whole screen in their capture phase.
 */
export function useDoublePressGuard(): (event: MouseEvent) => void {
  const last = useRef<Press>(undefined);
  return useCallback((event: MouseEvent) => {
    if (event.detail === 0) return;
    const before = last.current;
    const { clientX: x, clientY: y } = event;
    const control = (event.target as Element).closest("button, a, input, label, summary");
    last.current = { control, x, y, at: event.timeStamp };
    if (!before || control === before.control || last.current.at - before.at >= timings.controlSwap) return;
    if (Math.hypot(x - before.x, y - before.y) > NEAR) return;
    event.preventDefault();
    event.stopPropagation();
  }, []);
}

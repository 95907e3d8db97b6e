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
 * Ignores a second press near a first one that hit another control, which may have gone: it was meant for the first. Keys
 * are not held back.
 *
 * @returns what handles clicks of the whole screen in their capture phase.
 */
export function useDoublePressGuard(): (event: MouseEvent) => void {
  const last = useRef<Press>(undefined);
  return useCallback((event: MouseEvent) => {
    if (event.detail === 0) return;
    const before = last.current;
    const { clientX: x, clientY: y } = event;
    const found = (event.target as Element).closest("button, a, input, label, summary");
    // The press of a label is followed by one of its control.
    const control = found instanceof HTMLLabelElement ? (found.control ?? found) : found;
    last.current = { control, x, y, at: event.timeStamp };
    if (!before?.control || control === before.control || last.current.at - before.at >= timings.controlSwap) return;
    if (Math.hypot(x - before.x, y - before.y) > NEAR) return;
    // A third press is meant for the first control, too.
    last.current = before;
    event.preventDefault();
    event.stopPropagation();
  }, []);
}

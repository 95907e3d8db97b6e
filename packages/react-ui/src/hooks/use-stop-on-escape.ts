import { useEffect } from "react";
import { useEventArea } from "../providers/EventArea";
import { findInArea } from "../shared/area";
import { listen } from "../shared/listen";

/** A menu or dialog that is open, which Escape closes first. */
const OPEN = "dialog[open], [popover]:popover-open";

/** Calls `stop` on Escape, unless a menu or dialog is open: that closes by itself. */
export function useStopOnEscape(isOn: boolean, stop: () => void): void {
  const { target } = useEventArea();
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing || findInArea(target.current, OPEN)) return;
      event.preventDefault();
      event.stopPropagation();
      stop();
    };
    return listen(target.current, { keydown: onKeyDown }, { capture: true });
  }, [isOn, stop, target]);
}

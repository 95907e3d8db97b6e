import { useEffect } from "react";

/** Whether a menu or dialog is open, which Escape closes first. */
const isSomethingOpen = () => document.querySelector("dialog[open], [popover]:popover-open") !== null;

/** Calls `stop` on Escape, unless a menu or dialog is open: that closes by itself. */
export function useStopOnEscape(isOn: boolean, stop: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing || isSomethingOpen()) return;
      event.preventDefault();
      event.stopPropagation();
      stop();
    };
    addEventListener("keydown", onKeyDown, { capture: true });
    return () => removeEventListener("keydown", onKeyDown, { capture: true });
  }, [isOn, stop]);
}

import { useEffect } from "react";

/** Whether something is open that Escape closes first. */
const isSomethingOpen = () => document.querySelector("dialog[open], [popover]:popover-open") !== null;

/** Escape means the nearest thing: an open menu or dialog closes by itself, and else `stop` is called. */
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

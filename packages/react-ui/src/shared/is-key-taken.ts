import { findInArea } from "./area";

const CONTROLS = "input, textarea, select, button, a, summary, dialog, [contenteditable], [popover]";

/** Whether a key keeps its usual meaning: in fields, on controls, and while a modal dialog is open. */
export function isKeyTaken(event: Event, area: EventTarget | null): boolean {
  if (findInArea(area, "dialog:modal") !== null) return true;
  // Inside a shadow root, where the event comes from there.
  const [target] = event.composedPath();
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return control !== null && !(area instanceof Element && control.contains(area));
}

const CONTROLS = "input, textarea, select, button, a, summary, dialog, [contenteditable], [popover]";

/** The first element inside the area that matches. The area may itself stand in a dialog of the host. */
export const findInArea = (area: EventTarget | null, selector: string): Element | null =>
  (area instanceof Element ? area : document).querySelector(selector);

/** Whether a key keeps its usual meaning: in fields, on controls, and while a modal dialog is open. */
export function isKeyTaken(event: Event, area: EventTarget | null): boolean {
  if (findInArea(area, "dialog:modal") !== null) return true;
  // Inside a shadow root, where the event comes from there.
  const [target] = event.composedPath();
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return control !== null && !(area instanceof Element && control.contains(area));
}

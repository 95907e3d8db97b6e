/** Whether a key keeps its usual meaning: in fields, on controls, and while a modal dialog is open. */
export function isKeyTaken(target: EventTarget | null): boolean {
  if (document.querySelector("dialog:modal") !== null) return true;
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, button, a, summary, dialog, [contenteditable], [popover]") !== null
  );
}

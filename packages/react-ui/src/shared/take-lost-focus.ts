/**
 * Moves the focus to an element when the control that had it is gone after the next drawing. Otherwise keyboard users
 * start again at the top of the page.
 */
export function takeLostFocus(choose: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) choose()?.focus({ preventScroll: true });
  });
}

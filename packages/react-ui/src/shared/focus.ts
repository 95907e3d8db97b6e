/** Whether no control around the element has the focus: only the page has it, or the screen as a whole. */
export function isFocusFree(element: Element): boolean {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot;
  return activeElement === null || activeElement.matches("body, .aom");
}

/**
 * Moves the focus to an element when the control that had it is gone after the next drawing. Otherwise keyboard users
 * start again at the top of the page.
 */
export function takeLostFocus(choose: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    const element = choose();
    if (element && isFocusFree(element)) element.focus({ preventScroll: true });
  });
}

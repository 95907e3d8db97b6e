import { useEffect, type RefObject } from "react";

/**
 * Where the control that has the focus goes away, as a button does whose work is done, the focus would fall to the page,
 * and whoever goes by keyboard would begin again at its top. It goes to the element that is chosen instead.
 */
export function useKeptFocus(
  container: RefObject<HTMLElement | null>,
  choose: (container: HTMLElement) => HTMLElement | null,
): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let last: EventTarget | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target;
    };
    const observer = new MutationObserver(() => {
      if (!(last instanceof Node) || last.isConnected) return;
      last = null;
      const { activeElement } = element.ownerDocument;
      // What holds all of it has the focus when nothing in it has.
      if (activeElement === null || activeElement.contains(element)) choose(element)?.focus({ preventScroll: true });
    });
    element.addEventListener("focusin", note);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener("focusin", note);
      observer.disconnect();
    };
  }, [container, choose]);
}

import { useEffect, type RefObject } from "react";

/**
 * Moves the focus to the chosen element when the focused control is removed. Otherwise the focus falls to the page, and
 * keyboard users start again at its top.
 */
export function useFocusFallback(
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
      const { activeElement } = element.getRootNode() as Document | ShadowRoot;
      // Without a focused control, the body or a surrounding dialog is the active element.
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

import { useEffect, useState, type RefObject } from "react";

/** Whether the browser tells when it skips an element's content for being out of view. */
export const isTold = () => "ContentVisibilityAutoStateChangeEvent" in globalThis;

/**
 * Whether the browser skips what is in this element, because it is out of view. Where it does not tell, nothing is
 * taken for skipped.
 */
export function useSkippedContent(target: RefObject<HTMLElement | null>, initially: boolean): boolean {
  const [isSkipped, setSkipped] = useState(() => initially && isTold());
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const note = (event: Event) => setSkipped((event as ContentVisibilityAutoStateChangeEvent).skipped);
    element.addEventListener("contentvisibilityautostatechange", note);
    return () => element.removeEventListener("contentvisibilityautostatechange", note);
  }, [target]);
  return isSkipped;
}

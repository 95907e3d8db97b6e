import { useEffect, useState, type RefObject } from "react";

/** Whether the browser reports when it skips an element's content for being out of view. */
export const reportsSkipping = () => "ContentVisibilityAutoStateChangeEvent" in globalThis;

/**
 * Whether the browser skips the content of this element because it is out of view. Always `false` where the browser does
 * not report it.
 */
export function useSkippedContent(target: RefObject<HTMLElement | null>, initially: boolean): boolean {
  const [isSkipped, setSkipped] = useState(() => initially && reportsSkipping());
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const note = (event: Event) => setSkipped((event as ContentVisibilityAutoStateChangeEvent).skipped);
    element.addEventListener("contentvisibilityautostatechange", note);
    return () => element.removeEventListener("contentvisibilityautostatechange", note);
  }, [target]);
  return isSkipped;
}

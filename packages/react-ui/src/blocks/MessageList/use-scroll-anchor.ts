import { useEffect, type RefObject } from "react";

interface Place {
  readonly message: HTMLElement;
  /** Below the upper edge of the scroller, in pixels. */
  readonly top: number;
}

/** Where a message is looked for, from the upper edge of the scroller to the lower: between two messages there is none. */
const SPOTS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/**
 * Keeps what is read in its place while the text below it grows, in browsers that do not do so by themselves; in all
 * others it does nothing. While the newest message is in view there is nothing to keep, and nothing is measured.
 *
 * @param scroller counts from its end.
 */
export function useScrollAnchor(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element || getComputedStyle(element).overflowAnchor === "auto") return;
    let place: Place | null = null;
    let scrolled = element.scrollTop;

    const topOf = (message: Element) => message.getBoundingClientRect().top - element.getBoundingClientRect().top;
    const keep = () => {
      const { scrollTop } = element;
      const isAway = scrollTop < -1;
      const message = isAway && place ? heirOf(place.message, element) : null;
      // What the visitor has scrolled since is no growth.
      const gone = scrolled - scrollTop;
      const moved = place && message ? topOf(message) - place.top - gone : 0;
      if (Math.abs(moved) >= 1) element.scrollTop = scrollTop + moved;
      scrolled = element.scrollTop;
      // Measured once for each place: browsers scroll by whole pixels, and what is left of each step would add up.
      if (place && message && gone === 0) place = { message, top: place.top };
      else place = isAway ? findPlace(element, topOf) : null;
    };

    // Called when the page is laid out and not yet painted.
    const growth = new ResizeObserver(() => {
      if (place) keep();
    });
    growth.observe(element);
    for (const page of element.children) growth.observe(page);
    element.addEventListener("scroll", keep, { passive: true });
    return () => {
      growth.disconnect();
      element.removeEventListener("scroll", keep);
    };
  }, [scroller]);
}

/** A reply that has ended stands as another element, and last; `null` where a message is gone for good. */
function heirOf(message: HTMLElement, scroller: HTMLElement): HTMLElement | null {
  if (message.isConnected) return message;
  return message.dataset["end"] === "streaming"
    ? ([...scroller.querySelectorAll<HTMLElement>(".aom-message")].at(-1) ?? null)
    : null;
}

function findPlace(scroller: HTMLElement, topOf: (message: Element) => number): Place | null {
  const { left, top, width, height } = scroller.getBoundingClientRect();
  for (const spot of SPOTS) {
    const message = scroller.ownerDocument
      .elementFromPoint(left + width / 2, top + height * spot)
      ?.closest<HTMLElement>(".aom-message");
    if (message && scroller.contains(message)) return { message, top: topOf(message) };
  }
  return null;
}

import { useEffect, type RefObject } from "react";

interface Place {
  readonly message: HTMLElement;
  /** The distance from the upper edge of the scroller, in pixels. */
  readonly top: number;
}

/** Where to look for a message, as parts of the scroller's height: a point between two messages finds none. */
const SPOTS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/**
 * Keeps the visible messages in place while the text below grows, in browsers without scroll anchoring; does nothing in
 * others. Measures nothing while the newest message is in view.
 *
 * @param scroller scrolls from its end.
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
      const message = isAway && place ? currentElementOf(place.message, element) : null;
      // Scrolling by the visitor is not growth.
      const gone = scrolled - scrollTop;
      const moved = place && message ? topOf(message) - place.top - gone : 0;
      if (Math.abs(moved) >= 1) element.scrollTop = scrollTop + moved;
      scrolled = element.scrollTop;
      // Measured once for each place: browsers scroll by whole pixels, and the rounding of each step would add up.
      if (place && message && gone === 0) place = { message, top: place.top };
      else place = isAway ? findPlace(element, topOf) : null;
    };

    // Called after layout and before paint.
    const growth = new ResizeObserver(() => {
      if (place) keep();
    });
    growth.observe(element);
    // The room below the messages changes with them.
    for (const page of element.querySelectorAll(":scope > :not(.aom-messages-room)")) growth.observe(page);
    element.addEventListener("scroll", keep, { passive: true });
    return () => {
      growth.disconnect();
      element.removeEventListener("scroll", keep);
    };
  }, [scroller]);
}

/** The element that shows the message now: a finished reply is the last message. `null` if the message was removed. */
function currentElementOf(message: HTMLElement, scroller: HTMLElement): HTMLElement | null {
  if (message.isConnected) return message;
  return message.dataset["end"] === "streaming"
    ? ([...scroller.querySelectorAll<HTMLElement>(".aom-message")].at(-1) ?? null)
    : null;
}

function findPlace(scroller: HTMLElement, topOf: (message: Element) => number): Place | null {
  const { left, top, width, height } = scroller.getBoundingClientRect();
  for (const spot of SPOTS) {
    const message = (scroller.getRootNode() as Document | ShadowRoot)
      .elementFromPoint(left + width / 2, top + height * spot)
      ?.closest<HTMLElement>(".aom-message");
    if (message && scroller.contains(message)) return { message, top: topOf(message) };
  }
  return null;
}

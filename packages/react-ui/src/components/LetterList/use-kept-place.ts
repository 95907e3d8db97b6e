import { useEffect, type RefObject } from "react";

interface Place {
  readonly letter: HTMLElement;
  /** Below the upper edge of the scroller, in pixels. */
  readonly top: number;
}

/** Where a letter is looked for, from the upper edge of the scroller to the lower: between two letters there is none. */
const SPOTS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/**
 * Keeps what is read in its place while the text below it grows, in browsers that do not do so by themselves; in all
 * others it does nothing. While the newest letter is in view there is nothing to keep, and nothing is measured.
 *
 * @param scroller counts from its end.
 */
export function useKeptPlace(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element || getComputedStyle(element).overflowAnchor === "auto") return;
    let place: Place | null = null;
    let scrolled = element.scrollTop;

    const topOf = (letter: Element) => letter.getBoundingClientRect().top - element.getBoundingClientRect().top;
    const keep = () => {
      const { scrollTop } = element;
      const isAway = scrollTop < -1;
      const letter = isAway && place ? heirOf(place.letter, element) : null;
      // What the visitor has scrolled since is no growth.
      const gone = scrolled - scrollTop;
      const moved = place && letter ? topOf(letter) - place.top - gone : 0;
      if (Math.abs(moved) >= 1) element.scrollTop = scrollTop + moved;
      scrolled = element.scrollTop;
      // Measured once for each place: browsers scroll by whole pixels, and what is left of each step would add up.
      if (place && letter && gone === 0) place = { letter, top: place.top };
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

/** A reply that has ended stands as another element, and last; `null` where a letter is gone for good. */
function heirOf(letter: HTMLElement, scroller: HTMLElement): HTMLElement | null {
  if (letter.isConnected) return letter;
  return letter.dataset["end"] === "growing"
    ? ([...scroller.querySelectorAll<HTMLElement>(".aom-letter")].at(-1) ?? null)
    : null;
}

function findPlace(scroller: HTMLElement, topOf: (letter: Element) => number): Place | null {
  const { left, top, width, height } = scroller.getBoundingClientRect();
  for (const spot of SPOTS) {
    const letter = scroller.ownerDocument
      .elementFromPoint(left + width / 2, top + height * spot)
      ?.closest<HTMLElement>(".aom-letter");
    if (letter && scroller.contains(letter)) return { letter, top: topOf(letter) };
  }
  return null;
}

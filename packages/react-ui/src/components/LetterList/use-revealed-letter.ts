import { useEffect, type RefObject } from "react";

/** A letter somebody wants to see; each wish is an object of its own. */
export interface RevealedLetter {
  readonly messageId: string;
}

/** In how many frames a letter has everything that joins it when it comes into view. */
const SETTLING_FRAMES = 3;

const fulfilled = new WeakSet<RevealedLetter>();

/**
 * Brings a letter into view, gives it the focus and marks it until the focus has left it. Once for each wish.
 *
 * @param place which of the letters that stand in the scroller it is; negative while it is not among them.
 */
export function useRevealedLetter(
  scroller: RefObject<HTMLElement | null>,
  wish: RevealedLetter | undefined,
  place: number,
): void {
  useEffect(() => {
    const letter = scroller.current?.querySelectorAll<HTMLElement>(".aom-letter")[place];
    if (!wish || !letter || fulfilled.has(wish)) return;
    fulfilled.add(wish);
    letter.tabIndex = -1;
    letter.dataset["revealed"] = "";
    letter.addEventListener("blur", () => delete letter.dataset["revealed"], { once: true });
    letter.focus({ preventScroll: true });
    // Its head and its buttons join it as it comes into view, and those of the letters around it.
    let frames = SETTLING_FRAMES;
    const settle = () => {
      letter.scrollIntoView({ block: "center" });
      if (frames > 0) requestAnimationFrame(settle);
      frames -= 1;
    };
    settle();
  }, [scroller, wish, place]);
}

import { useEffect, type RefObject } from "react";

/** A message somebody wants to see; each wish is an object of its own. */
export interface RevealedMessage {
  readonly messageId: string;
}

/** In how many frames a message has everything that joins it when it comes into view. */
const SETTLING_FRAMES = 3;

const fulfilled = new WeakSet<RevealedMessage>();

/**
 * Brings a message into view, gives it the focus and marks it until the focus has left it. Once for each wish.
 *
 * @param place which of the messages that stand in the scroller it is; negative while it is not among them.
 */
export function useRevealedMessage(
  scroller: RefObject<HTMLElement | null>,
  wish: RevealedMessage | undefined,
  place: number,
): void {
  useEffect(() => {
    const message = scroller.current?.querySelectorAll<HTMLElement>(".aom-message")[place];
    if (!wish || !message || fulfilled.has(wish)) return;
    fulfilled.add(wish);
    message.tabIndex = -1;
    message.dataset["revealed"] = "";
    message.addEventListener("blur", () => delete message.dataset["revealed"], { once: true });
    message.focus({ preventScroll: true });
    // Its head and its buttons join it as it comes into view, and those of the messages around it.
    let frames = SETTLING_FRAMES;
    const settle = () => {
      message.scrollIntoView({ block: "center" });
      if (frames > 0) requestAnimationFrame(settle);
      frames -= 1;
    };
    settle();
  }, [scroller, wish, place]);
}

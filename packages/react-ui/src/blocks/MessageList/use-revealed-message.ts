import { useEffect, type RefObject } from "react";

/** A message to scroll into view. A new object scrolls again. */
export interface RevealedMessage {
  readonly messageId: string;
}

/** After how many frames a message in view is complete. */
const SETTLING_FRAMES = 3;

const fulfilled = new WeakSet<RevealedMessage>();

/**
 * Scrolls a message into view, focuses it and marks it until it loses the focus. Once for each object.
 *
 * @param place the index of the message in the scroller; negative while it is not there.
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
    // Heads and buttons are added when messages come into view, which moves the message.
    let frames = SETTLING_FRAMES;
    const settle = () => {
      message.scrollIntoView({ block: "center" });
      if (frames > 0) requestAnimationFrame(settle);
      frames -= 1;
    };
    settle();
  }, [scroller, wish, place]);
}

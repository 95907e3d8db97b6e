import { useEffect, type RefObject } from "react";

/** A message to scroll into view. A new object scrolls again. */
export interface RevealedMessage {
  readonly messageId: string;
}

/** A message that has stayed in place for so many frames is complete, and so are those around it. */
const CALM_FRAMES = 4;
/** After so many frames it is left where it is. */
const MOST_FRAMES = 90;

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
    // Heads and buttons are added when messages come into view, which moves the message. The visitor may scroll meanwhile.
    let calm = 0;
    let frames = 0;
    let top = Number.NaN;
    const leave = new AbortController();
    const settle = () => {
      if (leave.signal.aborted) return;
      message.scrollIntoView({ block: "center" });
      const now = message.getBoundingClientRect().top;
      calm = now === top ? calm + 1 : 0;
      top = now;
      frames += 1;
      if (calm < CALM_FRAMES && frames < MOST_FRAMES) requestAnimationFrame(settle);
      else leave.abort();
    };
    for (const moved of ["wheel", "pointerdown", "keydown"])
      addEventListener(moved, () => leave.abort(), { passive: true, signal: leave.signal });
    settle();
  }, [scroller, wish, place]);
}

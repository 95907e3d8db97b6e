import { useEffect, useState, type RefObject } from "react";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";

export interface JumpToNewestProps {
  /** Scrolls from its end: `scrollTop` is 0 at the newest message, and negative further back. */
  readonly scroller: RefObject<HTMLElement | null>;
}

/** From this distance the newest message counts as out of view, in pixels. */
const AWAY = 120;

/** Scrolls to the newest message. Shown only while that is out of view. */
export function JumpToNewest({ scroller }: JumpToNewestProps) {
  const labels = useLabels("messages", english.messages);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // Reads the scroll position, not the visible messages, so that a streaming text costs nothing here.
    const note = () => setAway(element.scrollTop < -AWAY);
    note();
    element.addEventListener("scroll", note, { passive: true });
    return () => element.removeEventListener("scroll", note);
  }, [scroller]);
  if (!isAway) return null;
  return (
    <button
      type="button"
      className="aom-button aom-jump"
      onClick={() => {
        scroller.current?.scrollTo({ top: 0 });
        scroller.current?.focus({ preventScroll: true });
      }}
    >
      {labels.jump}
    </button>
  );
}

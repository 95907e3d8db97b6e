import { useEffect, useState, type RefObject } from "react";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";

interface JumpToNewestProps {
  /** Counts from its end: at the newest message it stands at 0, further back below that. */
  readonly scroller: RefObject<HTMLElement | null>;
}

/** So far back the newest message counts as out of view, in pixels. */
const AWAY = 120;

/** Leads back to the newest message; there only while that is out of view. */
export function JumpToNewest({ scroller }: JumpToNewestProps) {
  const labels = useLabels("messages", english.messages);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // Where it stands, and not what can be seen: a text that grows at the end costs nothing here.
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

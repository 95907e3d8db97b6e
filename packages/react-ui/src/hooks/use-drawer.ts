import { useState, useSyncExternalStore } from "react";

/** From this width on, the styles put the drawer beside the stage. */
const WIDE = "(width >= 64rem)";

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the transcript is shown: from the start where it stands beside the stage, else when the visitor asks for it. */
export function useDrawer() {
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  );
  const [choice, setChoice] = useState<boolean | null>(null);
  const isOpen = choice ?? isWide;
  return {
    isOpen,
    /** Whether it is open over the stage. */
    isCovering: isOpen && !isWide,
    toggle: () => setChoice(!isOpen),
    close: () => setChoice(false),
  };
}

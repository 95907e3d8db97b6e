import { useLayoutEffect, useState } from "react";

/** The styles know from which width of the screen on the drawer stands beside the stage. */
const isBeside = (stage: HTMLElement) => getComputedStyle(stage).getPropertyValue("--aom-drawer").trim() === "beside";

/**
 * Whether the transcript is shown: from the start where it stands beside the stage, else when the visitor asks for it.
 */
export function useDrawer(stage: HTMLElement | null) {
  const [isWide, setWide] = useState(false);
  // Before the first paint, so that an open drawer is there at once.
  useLayoutEffect(() => {
    if (!stage) return;
    const look = () => setWide(isBeside(stage));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(stage);
    return () => observer.disconnect();
  }, [stage]);
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

import type { accessSelectors } from "@archive-of-minds/core";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

type Gate = ReturnType<typeof accessSelectors.gate>;

/** The movement begins by then, whatever is there: meanwhile the page stands still. */
const LONGEST_WAIT_MS = 1_000;

/**
 * The gate as it is shown. Where the visitor unlocks it, it stays until the site behind it is loaded, and its drawings
 * move to their doors in one movement. Where the browser has no view transitions, or the visitor wants no motion, it is
 * a plain cut.
 */
export function useOpeningGate(gate: Gate, preload: () => Promise<void>): Gate {
  const [shown, setShown] = useState(gate);
  const isMoving = shown === "closed" && gate === "open" && canMove();
  if (gate !== shown && !isMoving) setShown(gate);

  useEffect(() => {
    if (!isMoving) return;
    let isLeft = false;
    const open = async () => {
      await preload();
      if (isLeft) return;
      const { dataset } = document.documentElement;
      // The styles name the drawings that move only now, so that no other movement takes them along.
      dataset["opening"] = "true";
      const { finished } = document.startViewTransition(async () => {
        flushSync(() => setShown("open"));
        await untilHallIsThere();
      });
      await finished.catch(() => {});
      delete dataset["opening"];
    };
    void open();
    return () => {
      isLeft = true;
    };
  }, [isMoving, preload]);

  return isMoving ? "closed" : gate;
}

const canMove = () =>
  "startViewTransition" in document && !matchMedia("(prefers-reduced-motion: reduce)").matches && !document.hidden;

/** Resolves when the doors, or a conversation, are on the page. */
function untilHallIsThere(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const look = () => {
      if (document.querySelector(".aom-door, .aom-message") !== null) settle();
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(settle, LONGEST_WAIT_MS);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  });
}

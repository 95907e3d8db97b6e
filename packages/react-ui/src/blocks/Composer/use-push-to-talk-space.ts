import { useEffect, useRef } from "react";

/** Whether Space is used as push-to-talk: it is down, or was last pressed on the page itself with no press since. */
export function usePushToTalkSpace(): { readonly current: boolean } {
  const isSpoken = useRef(false);
  useEffect(() => {
    let isHeld = false;
    let isOnPage = false;
    const note = (isDown: boolean) => {
      isHeld = isDown;
      isSpoken.current = isHeld || isOnPage;
    };
    const onKeyDown = ({ code, target, repeat }: KeyboardEvent) => {
      if (!repeat) isOnPage = code === "Space" && target === document.body;
      note(code === "Space");
    };
    const onKeyUp = ({ code }: KeyboardEvent) => {
      if (code === "Space") note(false);
    };
    const onBlur = () => note(false);
    const onPointerDown = () => {
      isOnPage = false;
      note(isHeld);
    };
    addEventListener("keydown", onKeyDown);
    addEventListener("keyup", onKeyUp);
    addEventListener("blur", onBlur);
    addEventListener("pointerdown", onPointerDown);
    return () => {
      removeEventListener("keydown", onKeyDown);
      removeEventListener("keyup", onKeyUp);
      removeEventListener("blur", onBlur);
      removeEventListener("pointerdown", onPointerDown);
    };
  }, []);
  return isSpoken;
}

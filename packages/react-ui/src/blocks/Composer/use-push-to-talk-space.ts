import { useEffect, useRef } from "react";
import { useEventArea } from "../../providers/EventArea";
import { hasLeft } from "../../shared/area";
import { listen } from "../../shared/listen";

/** Whether Space is used as push-to-talk: it is down, or was last pressed on the page or the screen itself with no press since. */
export function usePushToTalkSpace(): { readonly current: boolean } {
  const isSpoken = useRef(false);
  const { target: area } = useEventArea();
  useEffect(() => {
    let isHeld = false;
    let isOnPage = false;
    const note = (isDown: boolean) => {
      isHeld = isDown;
      isSpoken.current = isHeld || isOnPage;
    };
    const onKeyDown = ({ code, target, repeat }: KeyboardEvent) => {
      if (!repeat) isOnPage = code === "Space" && target instanceof Element && target.matches("body, .aom");
      note(code === "Space");
    };
    const onKeyUp = ({ code }: KeyboardEvent) => {
      if (code === "Space") note(false);
    };
    const onBlur = () => note(false);
    const onLeave = (event: FocusEvent) => {
      if (hasLeft(event, area.current)) note(false);
    };
    const onPointerDown = () => {
      isOnPage = false;
      note(isHeld);
    };
    return listen(area.current, {
      keydown: onKeyDown,
      keyup: onKeyUp,
      blur: onBlur,
      focusout: onLeave,
      pointerdown: onPointerDown,
    });
  }, [area]);
  return isSpoken;
}

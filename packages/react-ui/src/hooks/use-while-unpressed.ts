import { useEffect, useState } from "react";
import { useEventArea } from "../providers/EventArea";
import { hasLeft } from "../shared/area";
import { listen } from "../shared/listen";

/** Whether a pointer is down in the chat, or its click has not come yet. */
function useIsPressed(): boolean {
  const [isPressed, setPressed] = useState(false);
  const { target } = useEventArea();
  useEffect(() => {
    let frame = 0;
    const press = () => {
      cancelAnimationFrame(frame);
      setPressed(true);
    };
    const release = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => setPressed(false));
      });
    };
    // A pointer that leaves the chat may be released elsewhere.
    const leave = (event: PointerEvent) => {
      if (hasLeft(event, target.current)) release();
    };
    const stop = listen(
      target.current,
      { pointerdown: press, pointerup: release, pointercancel: release, pointerout: leave },
      { capture: true },
    );
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [target]);
  return isPressed;
}

/** The value, frozen during a press: a notice that appears by itself must not move the pressed control. */
export function useWhileUnpressed<Value>(value: Value): Value {
  const isPressed = useIsPressed();
  const [shown, setShown] = useState(value);
  if (!isPressed && shown !== value) setShown(value);
  return isPressed ? shown : value;
}

import { useEffect, useState } from "react";

/** Whether a pointer is down on the page, or its click has not come yet. */
function useIsPressed(): boolean {
  const [isPressed, setPressed] = useState(false);
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
    addEventListener("pointerdown", press, { capture: true });
    addEventListener("pointerup", release, { capture: true });
    addEventListener("pointercancel", release, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("pointerdown", press, { capture: true });
      removeEventListener("pointerup", release, { capture: true });
      removeEventListener("pointercancel", release, { capture: true });
    };
  }, []);
  return isPressed;
}

/** The value, frozen during a press: a notice that appears by itself must not move the pressed control. */
export function useWhileUnpressed<Value>(value: Value): Value {
  const isPressed = useIsPressed();
  const [shown, setShown] = useState(value);
  if (!isPressed && shown !== value) setShown(value);
  return isPressed ? shown : value;
}

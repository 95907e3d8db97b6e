import { useRef, useState, type CSSProperties, type HTMLAttributes, type RefObject } from "react";

/** Where the panel stands within its grid cell. */
interface Corner {
  readonly alignSelf: "start" | "end";
  readonly justifySelf: "start" | "end";
}

const topEnd: Corner = { alignSelf: "start", justifySelf: "end" };

/** The next one around, clockwise where text runs from left to right. */
const after = ({ alignSelf, justifySelf }: Corner): Corner =>
  (alignSelf === "start") === (justifySelf === "start")
    ? { alignSelf, justifySelf: justifySelf === "start" ? "end" : "start" }
    : { alignSelf: alignSelf === "start" ? "end" : "start", justifySelf };

/** A press that moves less than this, in pixels, is no drag. */
const DRAG_FROM = 6;

/** The part of the surroundings above which a panel goes to the top: the text field is below. */
const MIDDLE = 0.4;

interface CornerPanel {
  /** For the panel itself. */
  readonly panel: RefObject<HTMLElement | null>;
  readonly style: CSSProperties;
  /** For the button that moves the panel: dragged, pressed for the next corner, or by the arrow keys. */
  readonly handle: HTMLAttributes<HTMLButtonElement>;
}

/** Keeps a floating panel in one of the four corners of its surroundings, from which it can be moved to another. */
export function useCorner(): CornerPanel {
  const panel = useRef<HTMLElement>(null);
  const [corner, setCorner] = useState(topEnd);
  const drag = useRef<{ readonly x: number; readonly y: number; hasMoved: boolean } | null>(null);
  const isRightToLeft = () => panel.current !== null && getComputedStyle(panel.current).direction === "rtl";
  const side = (isLeft: boolean) => (isLeft === isRightToLeft() ? "end" : "start");
  const byArrow: Readonly<Record<string, () => Partial<Corner>>> = {
    ArrowUp: () => ({ alignSelf: "start" }),
    ArrowDown: () => ({ alignSelf: "end" }),
    ArrowLeft: () => ({ justifySelf: side(true) }),
    ArrowRight: () => ({ justifySelf: side(false) }),
  };
  const drop = () => {
    const element = panel.current;
    const around = element?.parentElement?.getBoundingClientRect();
    if (!element || !around) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    element.style.translate = "";
    setCorner({
      alignSelf: top + height / 2 < around.top + around.height * MIDDLE ? "start" : "end",
      justifySelf: side(left + width / 2 < around.left + around.width / 2),
    });
  };
  return {
    panel,
    style: corner,
    handle: {
      onPointerDown: ({ currentTarget, pointerId, clientX, clientY }) => {
        currentTarget.setPointerCapture(pointerId);
        drag.current = { x: clientX, y: clientY, hasMoved: false };
      },
      onPointerMove: ({ clientX, clientY }) => {
        if (!drag.current || !panel.current) return;
        const [right, down] = [clientX - drag.current.x, clientY - drag.current.y];
        drag.current.hasMoved ||= Math.hypot(right, down) >= DRAG_FROM;
        if (drag.current.hasMoved) panel.current.style.translate = `${String(right)}px ${String(down)}px`;
      },
      onLostPointerCapture: () => {
        if (drag.current?.hasMoved) drop();
        else drag.current = null;
      },
      onClick: () => {
        // The click that ends a drag.
        const wasDrag = drag.current?.hasMoved ?? false;
        drag.current = null;
        if (wasDrag) return;
        setCorner(after);
      },
      onKeyDown: (event) => {
        const moved = byArrow[event.key]?.();
        if (!moved) return;
        event.preventDefault();
        setCorner((from) => ({ ...from, ...moved }));
      },
    },
  };
}

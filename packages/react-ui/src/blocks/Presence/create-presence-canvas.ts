import type { PresenceState } from "@archive-of-minds/core";
import { isSounding } from "./mood";
import type { PresencePainter } from "./presence-painters";

/** Who is drawn, and doing what. */
export interface PresencePose {
  readonly characterId: string;
  readonly state: PresenceState;
  readonly level: (() => number) | undefined;
}

export interface PresenceCanvas {
  show(pose: PresencePose): void;
  dispose(): void;
}

const MOST_RATIO = 2;
/** As often as a drawing is drawn. With a timer: the page would draw a frame for each `requestAnimationFrame`. */
const LEVEL_MS = 33;

/** Keeps a painter informed of what its canvas looks like in the page: size, ink, whether it is seen and may move. */
export function createPresenceCanvas(canvas: HTMLCanvasElement, painter: PresencePainter): PresenceCanvas {
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");
  let pose: PresencePose | undefined;
  let size = 0;
  let isSeen = true;
  let timer: ReturnType<typeof setInterval> | undefined;

  const show = () => {
    if (!pose) return;
    const { characterId, state, level } = pose;
    painter.show({
      characterId,
      state,
      level: isSounding(state) && !stillness.matches ? level?.() : undefined,
      size,
      ratio: Math.min(MOST_RATIO, devicePixelRatio),
      ink: getComputedStyle(canvas).color,
      isStill: stillness.matches,
      isSeen,
    });
    listen();
  };
  /** Passes on the volume while it is shown. */
  const listen = () => {
    clearInterval(timer);
    const level = pose?.level;
    if (!pose || !level || !isSounding(pose.state) || stillness.matches || !isSeen) return;
    let last = -1;
    timer = setInterval(() => {
      const now = Math.round(level() * 100) / 100;
      if (now !== last) painter.setLevel(now);
      last = now;
    }, LEVEL_MS);
  };

  const sizes = new ResizeObserver(([entry]) => {
    size = entry?.contentRect.width ?? 0;
    show();
  });
  const sight = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? true;
    show();
  });
  sizes.observe(canvas);
  sight.observe(canvas);
  stillness.addEventListener("change", show);
  // Its transition of the colour lasts no time, and tells that the theme or the character has changed.
  canvas.addEventListener("transitionend", show);
  const repaint = () => painter.repaint();
  canvas.addEventListener("contextrestored", repaint);

  return {
    show(next) {
      pose = next;
      show();
    },
    dispose() {
      pose = undefined;
      listen();
      painter.dispose();
      sizes.disconnect();
      sight.disconnect();
      stillness.removeEventListener("change", show);
      canvas.removeEventListener("transitionend", show);
      canvas.removeEventListener("contextrestored", repaint);
    },
  };
}

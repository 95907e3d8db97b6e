import type { PresenceState } from "@archive-of-minds/core";
import { drift, type PresenceDrawing } from "./drawing";
import { isSounding, moods, type Mood } from "./mood";
import { createPen } from "./pen";

/** What is to be drawn, and where. */
export interface PresenceView {
  readonly draw: PresenceDrawing;
  readonly state: PresenceState;
  /** The volume, 0 to 1; without it a voice is drawn that only looks like one. */
  readonly level: number | undefined;
  /** The edge in CSS pixels. */
  readonly size: number;
  /** Device pixels of a CSS pixel. */
  readonly ratio: number;
  readonly ink: string;
  /** The visitor wants no motion. */
  readonly isStill: boolean;
  readonly isSeen: boolean;
}

export interface PresenceEngine {
  /** Draws this from now on. */
  show(view: PresenceView): void;
  /** Draws the same again, where the picture was lost. */
  repaint(): void;
  stop(): void;
}

interface Frames {
  readonly request: (callback: (now: number) => void) => number;
  readonly cancel: (frame: number) => void;
}

/** Where the time of every drawing begins: a moment that is good to look at by itself. */
const START = 3.3;
/** 30 frames a second: engraved lines look no better with more. */
const FRAME_MS = 31;
/** How quickly a mood changes: what is left of the difference after a second. */
const LEFT_AFTER_SECOND = 0.02;
const LEVEL_LEFT = 0.0004;
const SETTLED = 0.01;
/** What a still picture shows of a voice. */
const STILL_LEVEL = 0.5;

const keys = ["ink", "pace", "open", "gather", "torn", "voice", "ear"] as const satisfies readonly (keyof Mood)[];
const pageFrames: Frames = {
  request: (callback) => requestAnimationFrame(callback),
  cancel: (frame) => cancelAnimationFrame(frame),
};

/**
 * Draws a presence on a canvas, in the page or in a worker. It moves while the character listens, thinks or speaks, and asks
 * for no frame when nothing happens, nobody sees it, or the visitor wants no motion.
 */
export function createPresenceEngine(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  { request, cancel }: Frames = pageFrames,
): PresenceEngine {
  const { canvas } = context;
  let view: PresenceView | undefined;
  let mood: Mood | undefined;
  let time = START;
  let last: number | undefined;
  let frame: number | undefined;

  const target = ({ state, level, isStill }: PresenceView): Mood => {
    const loudness = !isSounding(state) ? 0 : isStill ? STILL_LEVEL : (level ?? 0.35 + 0.3 * drift(time * 4, 1));
    const isVoice = state === "speaking";
    return { ...moods[state], voice: isVoice ? loudness : 0, ear: isVoice ? 0 : loudness };
  };

  const paint = () => {
    if (!view || !mood || view.size === 0) return;
    const { draw, size, ratio, ink } = view;
    const edge = Math.round(size * ratio);
    if (canvas.width !== edge) canvas.width = canvas.height = edge;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, edge, edge);
    context.strokeStyle = context.fillStyle = ink;
    draw(createPen(context, size, edge / size, mood.ink), time, mood);
  };

  /** Goes a step towards the state; whether there is more to do. */
  const step = (seconds: number): boolean => {
    if (!view || !mood) return false;
    const wanted = target(view);
    const now = mood;
    const near = (key: keyof Mood) => {
      const left = (key === "voice" || key === "ear" ? LEVEL_LEFT : LEFT_AFTER_SECOND) ** seconds;
      const difference = now[key] - wanted[key];
      return Math.abs(difference) < SETTLED ? wanted[key] : wanted[key] + difference * left;
    };
    mood = {
      ink: near("ink"),
      pace: near("pace"),
      open: near("open"),
      gather: near("gather"),
      torn: near("torn"),
      voice: near("voice"),
      ear: near("ear"),
    };
    time += seconds * mood.pace;
    return wanted.pace > 0 || keys.some((key) => mood?.[key] !== wanted[key]);
  };

  const run = (now: number) => {
    if (last !== undefined && now - last < FRAME_MS) {
      frame = request(run);
      return;
    }
    // After a pause it goes on where it was.
    const goesOn = step(last === undefined ? 0 : Math.min(100, now - last) / 1000);
    paint();
    last = goesOn ? now : undefined;
    frame = goesOn ? request(run) : undefined;
  };
  const stop = () => {
    if (frame !== undefined) cancel(frame);
    frame = last = undefined;
  };

  return {
    show(next) {
      view = next;
      if (!next.isSeen) return stop();
      if (next.isStill || !mood) {
        stop();
        mood = target(next);
        paint();
      }
      if (!next.isStill) frame ??= request(run);
    },
    repaint: paint,
    stop,
  };
}

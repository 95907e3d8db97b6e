import type { Frame } from "../contracts";

/** Whether the picture has changed since the previous frame. */
export type Scene = "changed" | "stable";

/** Detects a change of the scene. */
export interface SceneDetector {
  compare(previous: Frame, frame: Frame): Scene;
}

/** The share of the difference that counts as a change. */
const THRESHOLD = 0.05;

const verdict = (difference: number): Scene => (difference > THRESHOLD ? "changed" : "stable");

/** Compares the length of the JPEG: another picture rarely has the same length. Costs nothing, and misses movement that adds no detail. */
export const frameLengthScene: SceneDetector = {
  compare: (previous, frame) => verdict(Math.abs(frame.byteLength - previous.byteLength) / previous.byteLength),
};

/** Compares the brightness, cell by cell. Frames without brightness are compared by length. */
export const luminanceScene: SceneDetector = {
  compare(previous, frame) {
    const [before, now] = [previous.luminance, frame.luminance];
    if (!before || !now || before.length !== now.length || now.length === 0)
      return frameLengthScene.compare(previous, frame);
    let difference = 0;
    for (let place = 0; place < now.length; place += 1)
      difference += Math.abs((now[place] ?? 0) - (before[place] ?? 0));
    return verdict(difference / now.length / 255);
  },
};

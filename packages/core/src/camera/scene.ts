import type { Frame } from "../contracts";

/** Whether what the camera sees has changed since the frame before. */
export type Scene = "changed" | "stable";

/** Tells one scene from another. */
export interface SceneDetector {
  compare(previous: Frame, frame: Frame): Scene;
}

/** So much has to differ, as a share. */
const THRESHOLD = 0.05;

const verdict = (difference: number): Scene => (difference > THRESHOLD ? "changed" : "stable");

/** By the length of the JPEG: another picture is seldom as long. Costs nothing, and overlooks what moves without adding detail. */
export const frameLengthScene: SceneDetector = {
  compare: (previous, frame) => verdict(Math.abs(frame.byteLength - previous.byteLength) / previous.byteLength),
};

/** By brightness, place by place. Frames that do not tell their brightness are compared by length. */
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

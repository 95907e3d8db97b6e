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

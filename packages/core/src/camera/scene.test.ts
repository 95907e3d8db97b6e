import { describe, expect, it } from "vitest";
import type { Frame } from "../contracts";
import { frameLengthScene } from "./scene";

const frame = (byteLength: number): Frame => ({
  jpegBase64: "",
  byteLength,
  at: 0,
  width: 320,
  height: 240,
});

describe("by the length of the frames", () => {
  it.each([
    [1_000, 1_000, "stable"],
    [1_000, 1_050, "stable"],
    [1_000, 1_051, "changed"],
    [1_000, 950, "stable"],
    [1_000, 949, "changed"],
    [100_000, 105_001, "changed"],
  ] as const)("after %i bytes, %i are %s", (before, now, scene) => {
    expect(frameLengthScene.compare(frame(before), frame(now))).toBe(scene);
  });
});

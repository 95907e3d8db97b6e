import { describe, expect, it } from "vitest";
import type { Frame } from "../contracts";
import { frameLengthScene, luminanceScene } from "./scene";

const frame = (byteLength: number, luminance?: readonly number[]): Frame => ({
  jpegBase64: "",
  byteLength,
  at: 0,
  width: 320,
  height: 240,
  ...(luminance && { luminance }),
});
const grid = (value: number, others: Readonly<Record<number, number>> = {}) =>
  Array.from({ length: 192 }, (_, place) => others[place] ?? value);

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

describe("by brightness", () => {
  it("ignores another length", () => {
    expect(luminanceScene.compare(frame(1_000, grid(80)), frame(9_000, grid(82)))).toBe("stable");
  });

  it("detects movement that adds no detail", () => {
    const left = grid(40, Object.fromEntries(Array.from({ length: 20 }, (_, place) => [place, 240])));
    const right = grid(40, Object.fromEntries(Array.from({ length: 20 }, (_, place) => [place + 100, 240])));
    expect([
      luminanceScene.compare(frame(1_000, left), frame(1_000, left)),
      luminanceScene.compare(frame(1_000, left), frame(1_000, right)),
    ]).toEqual(["stable", "changed"]);
  });

  it("compares the length where a frame has no brightness", () => {
    expect([
      luminanceScene.compare(frame(1_000), frame(2_000, grid(1))),
      luminanceScene.compare(frame(1_000, grid(1)), frame(1_000)),
      luminanceScene.compare(frame(1_000, [1]), frame(1_000, grid(255))),
    ]).toEqual(["changed", "stable", "stable"]);
  });
});

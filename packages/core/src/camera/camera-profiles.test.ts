import { expect, it } from "vitest";
import { cameraProfiles, profileOf } from "./camera-profiles";

it("requests the values of each quality", () => {
  expect(cameraProfiles).toEqual({
    low: {
      width: { ideal: 320, max: 640 },
      height: { ideal: 240, max: 480 },
      frameRate: { ideal: 10, max: 15 },
      captureInterval: 2000,
      jpegQuality: 0.5,
    },
    medium: {
      width: { ideal: 640, max: 1280 },
      height: { ideal: 480, max: 720 },
      frameRate: { ideal: 15, max: 30 },
      captureInterval: 1000,
      jpegQuality: 0.7,
    },
    high: {
      width: { ideal: 1280, max: 1920 },
      height: { ideal: 720, max: 1080 },
      frameRate: { ideal: 30, max: 60 },
      captureInterval: 500,
      jpegQuality: 0.85,
    },
    ultra: {
      width: { ideal: 1920, max: 3840 },
      height: { ideal: 1080, max: 2160 },
      frameRate: { ideal: 60, max: 120 },
      captureInterval: 250,
      jpegQuality: 0.98,
    },
  });
});

it("selects medium for phones and tablets by default, and high for others", () => {
  expect([profileOf("auto", true), profileOf("auto", false)]).toEqual([cameraProfiles.medium, cameraProfiles.high]);
  for (const quality of ["low", "medium", "high", "ultra"] as const)
    expect(profileOf(quality, true)).toBe(cameraProfiles[quality]);
});

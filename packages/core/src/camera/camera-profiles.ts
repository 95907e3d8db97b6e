import type { CameraProfile } from "../contracts";

const range = (ideal: number, max: number) => ({ ideal, max });

/** The profiles a visitor can choose from. */
export const cameraProfiles = {
  low: {
    width: range(320, 640),
    height: range(240, 480),
    frameRate: range(10, 15),
    captureInterval: 2_000,
    jpegQuality: 0.5,
  },
  medium: {
    width: range(640, 1280),
    height: range(480, 720),
    frameRate: range(15, 30),
    captureInterval: 1_000,
    jpegQuality: 0.7,
  },
  high: {
    width: range(1280, 1920),
    height: range(720, 1080),
    frameRate: range(30, 60),
    captureInterval: 500,
    jpegQuality: 0.85,
  },
  ultra: {
    width: range(1920, 3840),
    height: range(1080, 2160),
    frameRate: range(60, 120),
    captureInterval: 250,
    jpegQuality: 0.98,
  },
} as const satisfies Readonly<Record<string, CameraProfile>>;

/** `auto` chooses by the device: medium for a phone or a tablet, else high. */
export type CameraQuality = "auto" | keyof typeof cameraProfiles;

/** In the order in which they are offered. */
export const cameraQualities = ["auto", "low", "medium", "high", "ultra"] as const satisfies readonly CameraQuality[];

export function profileOf(quality: CameraQuality, isHandheld: boolean): CameraProfile {
  if (quality === "auto") return isHandheld ? cameraProfiles.medium : cameraProfiles.high;
  return cameraProfiles[quality];
}

import { CameraError } from "../contracts";
import type { CameraFailure } from "./camera.types";

export function toCameraFailure(error: unknown): CameraFailure {
  if (error instanceof CameraError) return { reason: error.reason, name: error.errorName, message: error.message };
  if (error instanceof Error) return { reason: "unknown", name: error.name, message: error.message };
  return { reason: "unknown", name: "Error", message: String(error) };
}

export const cameraGone: CameraFailure = {
  reason: "interrupted",
  name: "CameraError",
  message: "The camera was disconnected.",
};
export const noAnswer: CameraFailure = {
  reason: "unknown",
  name: "TimeoutError",
  message: "The camera did not answer in time.",
};

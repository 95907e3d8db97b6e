import type { CameraErrorReason, CameraQuality, Scene } from "@archive-of-minds/core";

/** The name and message of the browser's camera error. */
export interface CameraFailureDetails {
  readonly name: string;
  readonly message: string;
}

export const camera = {
  turnOn: "Camera on",
  turnOff: "Camera off",
  settings: "Camera Settings",
  toBack: "Back camera",
  toFront: "Front camera",
  choice: "Camera",
  anyChoice: "Any camera",
  unnamedChoice: (number: number) => `Camera ${String(number)}`,
  requesting: "Opening the camera. If the browser asks, allow this page to use it.",
  restarting: "Restarting the camera…",
  blind: "The camera sends no picture now. Your messages go without one.",
  close: "Close camera",
  isOn: "Camera on",
  fold: "Hide the picture",
  unfold: "Show the picture",
  move: "Move the picture",
  scene: {
    stable: "No movement.",
    changed: "Movement seen.",
  } satisfies Record<Scene, string>,
  again: "Try again",
  quality: {
    auto: "Auto",
    low: "Low (320p, 10fps)",
    medium: "Medium (640p, 15fps)",
    high: "High (720p, 30fps)",
    ultra: "Ultra (1080p, 60fps)",
  } satisfies Record<CameraQuality, string>,
  note: "Changing quality restarts an active camera.",
  failure: {
    permissionDenied: {
      title: () => "Camera blocked",
      advice: "Allow the camera in the address bar, then refresh the page.",
    },
    notFound: { title: () => "No camera detected", advice: "Check that your camera is" },
    unsupported: {
      title: () => "Camera not supported",
      advice: "Open this page in a modern browser, on HTTPS or localhost.",
    },
    inUse: {
      title: () => "Camera in use by another application",
      advice: "Close the other application, then try again.",
    },
    overconstrained: { title: () => "Camera doesn't meet requirements", advice: "Try a lower quality." },
    interrupted: { title: () => "Camera disconnected", advice: "Connect it again, then try again." },
    unknown: {
      title: ({ name, message }) => `Camera error: ${name} - ${message}`,
      advice: "Try again, or go on without a camera.",
    },
  } satisfies Record<
    CameraErrorReason,
    { readonly title: (details: CameraFailureDetails) => string; readonly advice: string }
  >,
  notFoundChecks: ["connected,", "not in use by something else,", "enabled in the system’s settings."],
} as const;

import type { CameraSettingsSnapshot } from "./camera-settings.machine";
import type { CameraSnapshot } from "./camera.machine";

export const deviceId = ({ context }: CameraSnapshot) => context.deviceId;

export const devices = ({ context }: CameraSnapshot) => context.devices;

export const facing = ({ context }: CameraSnapshot) => context.facing;

export const failure = ({ context }: CameraSnapshot) => context.failure;

/** Whether the visitor has turned the camera on; it may still be opening or restarting. */
export const isOn = (snapshot: CameraSnapshot) => snapshot.hasTag("on");

export const picture = ({ context }: CameraSnapshot) => context.picture;

export const quality = ({ context }: CameraSnapshot) => context.quality;

export const settings = ({ children }: CameraSnapshot) => children.settings;

export function view(snapshot: CameraSnapshot): CameraView {
  if (snapshot.matches({ on: { live: "changed" } })) return "changed";
  if (snapshot.matches({ on: { live: "blind" } })) return "blind";
  if (snapshot.matches({ on: "live" })) return "stable";
  if (snapshot.matches("on")) return "requesting";
  if (snapshot.matches("restarting")) return "restarting";
  return snapshot.matches("failed") ? "failed" : "off";
}

/** What the panel shows. */
export type CameraView = "off" | "requesting" | "stable" | "changed" | "blind" | "restarting" | "failed";

export const areSettingsShown = (snapshot: CameraSettingsSnapshot | undefined) => snapshot?.hasTag("shown") ?? false;

export const frames = ({ context }: CameraSnapshot) => context.frames;

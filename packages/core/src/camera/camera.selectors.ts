import type { CameraSettingsSnapshot } from "./camera-settings.machine";
import type { CameraSnapshot } from "./camera.machine";

/** The id of the chosen camera; `null` for any with the current facing. */
export const deviceId = ({ context }: CameraSnapshot) => context.deviceId;

/** The cameras to choose from; empty until the camera was turned on. */
export const devices = ({ context }: CameraSnapshot) => context.devices;

/** Which way the camera faces: `user` or `environment`. */
export const facing = ({ context }: CameraSnapshot) => context.facing;

/** Why there is no picture; `null` if nothing failed. */
export const failure = ({ context }: CameraSnapshot) => context.failure;

/** Whether the visitor has turned the camera on; it may still be opening or restarting. */
export const isOn = (snapshot: CameraSnapshot) => snapshot.hasTag("on");

/** The live picture, for a video element; `null` while there is none. */
export const picture = ({ context }: CameraSnapshot) => context.picture;

/** The chosen quality of the picture. */
export const quality = ({ context }: CameraSnapshot) => context.quality;

/** The actor of the camera's settings; `undefined` where they are not shown. */
export const settings = ({ children }: CameraSnapshot) => children.settings;

/** What a panel of the camera shows. */
export function view(snapshot: CameraSnapshot): CameraView {
  if (snapshot.matches({ on: { live: "changed" } })) return "changed";
  if (snapshot.matches({ on: { live: "blind" } })) return "blind";
  if (snapshot.matches({ on: "live" })) return "stable";
  if (snapshot.matches("on")) return "requesting";
  if (snapshot.matches("restarting")) return "restarting";
  return snapshot.matches("failed") ? "failed" : "off";
}

/** What a panel of the camera shows. */
export type CameraView = "off" | "requesting" | "stable" | "changed" | "blind" | "restarting" | "failed";

/** Whether the camera's settings are open; `false` without them. */
export const areSettingsShown = (snapshot: CameraSettingsSnapshot | undefined) => snapshot?.hasTag("shown") ?? false;

/** The last frame, as a store of its own, which notifies of the next ones. */
export const frames = ({ context }: CameraSnapshot) => context.frames;

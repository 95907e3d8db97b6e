import type { CameraSettingsSnapshot, CameraSnapshot } from "@archive-of-minds/core";

export const selectIsOn = (snapshot: CameraSnapshot) => snapshot.hasTag("on");
export const selectPicture = ({ context }: CameraSnapshot) => context.picture;
export const selectFacing = ({ context }: CameraSnapshot) => context.facing;
export const selectQuality = ({ context }: CameraSnapshot) => context.quality;
export const selectDevices = ({ context }: CameraSnapshot) => context.devices;
export const selectDeviceId = ({ context }: CameraSnapshot) => context.deviceId;
export const selectFailure = ({ context }: CameraSnapshot) => context.failure;
export const selectSettings = ({ children }: CameraSnapshot) => children.settings;
export const selectIsOnShow = (snapshot: CameraSettingsSnapshot | undefined) => snapshot?.hasTag("onShow") ?? false;

/** What the panel shows. */
export type CameraView = "off" | "requesting" | "stable" | "changed" | "blind" | "restarting" | "failed";

export function selectView(snapshot: CameraSnapshot): CameraView {
  if (snapshot.matches({ on: { live: "changed" } })) return "changed";
  if (snapshot.matches({ on: { live: "blind" } })) return "blind";
  if (snapshot.matches({ on: "live" })) return "stable";
  if (snapshot.matches("on")) return "requesting";
  if (snapshot.matches("restarting")) return "restarting";
  return snapshot.matches("failed") ? "failed" : "off";
}

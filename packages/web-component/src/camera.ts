import { createCamera, type CameraActorRef, type SettingsStore } from "@archive-of-minds/core";
import { createBrowserCameraDevice, createPictureDescriber } from "@archive-of-minds/core/providers/browser";

export const describePicture = createPictureDescriber();

/** A camera that is off. */
export const openCamera = (settingsStore: SettingsStore): CameraActorRef =>
  createCamera({ providers: { cameraDevice: createBrowserCameraDevice(), settingsStore } });

import { createCamera, type CameraActorRef, type SettingsStore } from "@archive-of-minds/core";
import { createBrowserCameraDevice, createPictureDescriber } from "@archive-of-minds/core/providers/browser";

/** The description of a picture for the built-in model, which takes no pictures. */
export const describePicture = createPictureDescriber();

/** A camera that is off. */
export function createSiteCamera(settingsStore: SettingsStore): CameraActorRef {
  return createCamera({ providers: { cameraDevice: createBrowserCameraDevice(), settingsStore } });
}

import { createCamera, type CameraActorRef, type SettingsStore } from "@archive-of-minds/core";
import { createBrowserCameraDevice, createPictureDescriber } from "@archive-of-minds/core/providers/browser";

/** What the built-in model, which sees nothing, can be told of a picture. */
export const describePicture = createPictureDescriber();

/** A camera that is off. */
export function createSiteCamera(settingsStore: SettingsStore): CameraActorRef {
  return createCamera({ providers: { cameraDevice: createBrowserCameraDevice(), settingsStore } });
}

import { createCamera, record, type CameraActorRef, type Recorder, type SettingsStore } from "@archive-of-minds/core";
import { createBrowserCameraDevice, createPictureDescriber } from "@archive-of-minds/core/providers/browser";
import { aboutPage } from "./about-page";

/** The description of a picture for the built-in model, which takes no pictures. */
export const describePicture = createPictureDescriber();

/** A camera, and what it did, for a report on a failure. */
export interface SiteCamera {
  readonly camera: CameraActorRef;
  readonly recorder: Recorder;
}

/** A camera that is off. */
export function createSiteCamera(settingsStore: SettingsStore): SiteCamera {
  const camera = createCamera({ providers: { cameraDevice: createBrowserCameraDevice(), settingsStore } });
  return { camera, recorder: record(camera, { about: aboutPage() }) };
}

import { createActor } from "xstate";
import type { CameraDevice, CameraFacing, SettingsStore } from "../contracts";
import { needsProvider } from "../shared/check-options";
import { noSettings } from "../shared/left-out";
import { sessionOptions, type SessionOptions } from "../shared/session-options";
import { readPreference } from "../preferences/preference";
import { sitePreferences } from "../preferences/preferences";
import { defineRememberSetting } from "../preferences/remember-setting";
import { defineRunCamera, defineWatchDevices } from "./camera.actors";
import { cameraMachine, type CameraActorRef } from "./camera.machine";
import type { SceneDetector } from "./scene";

/** The providers of a camera. Only the device is required. */
export interface CameraProviders {
  /** Opens the camera, such as `createBrowserCameraDevice()`. */
  readonly cameraDevice: CameraDevice;
  /** Left out, the chosen quality is lost when the page closes. */
  readonly settingsStore?: SettingsStore;
}

/** What {@link createCamera} needs: a camera device among the providers. Everything else has a default. */
export interface CreateCameraOptions extends SessionOptions {
  readonly providers: CameraProviders;
  /** The first facing. Left out, `user`. */
  readonly facing?: CameraFacing;
  /** Left out, scenes are compared by the length of the frames. */
  readonly sceneDetector?: SceneDetector;
}

/**
 * Wraps providers into the camera chart and starts it.
 *
 * @example
 * const camera = createCamera({ providers: { cameraDevice: createBrowserCameraDevice() } })
 * camera.send({ type: 'camera.turnOn' })
 * const { frames } = camera.getSnapshot().context
 * frames.subscribe(() => console.log(frames.latest?.byteLength))
 */
export function createCamera(options: CreateCameraOptions): CameraActorRef {
  needsProvider("createCamera", options, "cameraDevice");
  const { providers, facing, sceneDetector, clock } = options;
  const { cameraDevice, settingsStore = noSettings } = providers;
  const machine = cameraMachine.provide({
    actors: {
      runCamera: defineRunCamera(cameraDevice, { sceneDetector, clock }),
      watchDevices: defineWatchDevices(cameraDevice),
      rememberSetting: defineRememberSetting(settingsStore),
    },
  });
  const actor = createActor(machine, {
    ...sessionOptions(options),
    input: {
      quality: readPreference(settingsStore, sitePreferences.cameraQuality),
      isHandheld: cameraDevice.isHandheld?.() ?? false,
      ...(facing && { facing }),
    },
  });
  return actor.start();
}

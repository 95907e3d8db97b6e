import { assign, enqueueActions, sendTo, setup } from "xstate";
import type { CameraChoice } from "../contracts";
import { sitePreferences } from "../preferences/preferences";
import { defineRememberSetting } from "../preferences/remember-setting";
import { noSettings } from "../shared/left-out";
import { callbackNotProvided } from "../shared/not-provided";
import * as timings from "../shared/timings";
import type { CameraQuality } from "./camera-profiles";
import { cameraSettingsMachine } from "./camera-settings.machine";
import type {
  CameraContext,
  CameraEvent,
  CameraFailure,
  CameraInput,
  CameraPicture,
  CheckDevicesEvent,
  RunCameraInput,
} from "./camera.types";

/** Types, actor slots, actions and guards of the camera chart. */
export const cameraSetup = setup({
  types: {
    context: {} as CameraContext,
    events: {} as CameraEvent,
    input: {} as CameraInput,
    children: {} as {
      camera: "runCamera";
      deviceWatcher: "watchDevices";
      settingsWriter: "rememberSetting";
      settings: "showSettings";
    },
    tags: {} as CameraTag,
  },
  actors: {
    /** Opens the camera and captures frames; reports `camera.…`, `scene.…` and `frames.…`. Stopping it releases the camera. */
    runCamera: callbackNotProvided<{ type: never }, RunCameraInput>("camera", "runCamera"),
    /** Reports `devices.listed` on `devices.check`, and from then on whenever a camera is added or removed. Never throws. */
    watchDevices: callbackNotProvided<CheckDevicesEvent>("camera", "watchDevices"),
    /** Stores the chosen quality. Never throws. Default: it is lost when the page closes. */
    rememberSetting: defineRememberSetting(noSettings),
    /** Whether the menu of qualities is open. */
    showSettings: cameraSettingsMachine,
  },
  actions: {
    flip: assign({
      facing: ({ context }) => (context.facing === "user" ? "environment" : "user"),
      // A chosen device would not flip.
      deviceId: null,
    }),
    chooseQuality: enqueueActions(({ enqueue }, { quality }: { quality: CameraQuality }) => {
      enqueue.assign({ quality });
      const { key, write } = sitePreferences.cameraQuality;
      enqueue.sendTo("settingsWriter", { type: "setting.write", key, value: write(quality) });
      enqueue.sendTo("settings", { type: "quality.chosen" });
    }),
    chooseDevice: assign((_, { deviceId }: { deviceId: string | null }) => ({ deviceId })),
    showPicture: assign((_, { picture }: { picture: CameraPicture }) => ({ picture })),
    hidePicture: assign({ picture: null }),
    checkDevices: sendTo("deviceWatcher", { type: "devices.check" }),
    listDevices: assign(({ context }, { devices }: { devices: readonly CameraChoice[] }) => ({
      devices,
      // An unplugged camera is not requested again.
      deviceId:
        devices.length === 0 || devices.some(({ deviceId }) => deviceId === context.deviceId) ? context.deviceId : null,
    })),
    setFailure: assign(({ context }, { failure }: { failure: CameraFailure }) => ({
      failure,
      // A missing camera is not requested again.
      deviceId: failure.reason === "notFound" ? null : context.deviceId,
    })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isAnotherQuality: ({ context }, { quality }: { quality: CameraQuality }) => quality !== context.quality,
    isAnotherDevice: ({ context }, { deviceId }: { deviceId: string | null }) => deviceId !== context.deviceId,
  },
  delays: {
    cameraPermission: timings.cameraPermission,
    cameraRestart: timings.cameraRestart,
  },
});

/** `on`: the visitor has turned the camera on, also while it opens or restarts. `seeing`: there is a picture. `waiting`: the state ends after a time limit. */
export type CameraTag = "on" | "seeing" | "waiting" | "lasting";

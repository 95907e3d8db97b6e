import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { cameraGone, noAnswer, toCameraFailure } from "./camera-failure";
import { profileOf } from "./camera-profiles";
import { cameraSetup } from "./camera.setup";
import { createFrameStore } from "./frame-store";

/** The camera: a device is open in the state `on`, and in no other state. */
export const cameraMachine = cameraSetup.createMachine({
  id: "camera",
  context: ({ input }) => ({
    quality: input.quality ?? "auto",
    facing: input.facing ?? "user",
    isHandheld: input.isHandheld ?? false,
    deviceId: null,
    devices: [],
    picture: null,
    frames: createFrameStore(),
    failure: null,
  }),
  invoke: [
    { id: "deviceWatcher", src: "watchDevices", onError: {} },
    { id: "settingsWriter", src: "rememberSetting", onError: {} },
    { id: "settings", src: "showSettings", onError: {} },
  ],
  on: {
    "camera.flip": { actions: "flip" },
    "cameraQuality.select": { actions: { type: "chooseQuality", params: ({ event }) => event } },
    "cameraDevice.select": { actions: { type: "chooseDevice", params: ({ event }) => event } },
    "devices.listed": { actions: { type: "listDevices", params: ({ event }) => event } },
  },
  initial: "off",
  states: {
    off: { on: { "camera.turnOn": "on" } },

    on: {
      tags: ["on", "lasting"],
      entry: "clearFailure",
      exit: "hidePicture",
      invoke: {
        id: "camera",
        src: "runCamera",
        input: ({ context }) => ({
          profile: profileOf(context.quality, context.isHandheld),
          facing: context.facing,
          deviceId: context.deviceId,
          frames: context.frames,
        }),
        onError: {
          target: "failed",
          actions: { type: "setFailure", params: ({ event }) => ({ failure: toCameraFailure(event.error) }) },
        },
      },
      on: {
        "camera.turnOff": "off",
        "page.hide": "off",
        // One camera is released before the other is opened: many phones open only one at a time.
        "camera.flip": { target: "on", reenter: true, actions: "flip" },
        "cameraQuality.select": {
          guard: { type: "isAnotherQuality", params: ({ event }) => event },
          target: "restarting",
          actions: { type: "chooseQuality", params: ({ event }) => event },
        },
        "cameraDevice.select": {
          guard: { type: "isAnotherDevice", params: ({ event }) => event },
          target: "on",
          reenter: true,
          actions: { type: "chooseDevice", params: ({ event }) => event },
        },
        "camera.failed": { target: "failed", actions: { type: "setFailure", params: ({ event }) => event } },
        "camera.ended": { target: "failed", actions: { type: "setFailure", params: { failure: cameraGone } } },
      },
      initial: "requesting",
      states: {
        /**
         * The browser asks for permission, or opens the camera. The two cannot be distinguished, so the deadline is long enough
         * for the prompt: some cameras never answer. A late grant is released, and the next attempt needs no prompt.
         */
        requesting: {
          tags: "waiting",
          on: { "camera.opened": { target: "live", actions: { type: "showPicture", params: ({ event }) => event } } },
          after: {
            cameraPermission: {
              target: "#camera.failed",
              actions: { type: "setFailure", params: { failure: noAnswer } },
            },
          },
        },
        live: {
          entry: "checkDevices",
          initial: "stable",
          on: { "frames.lost": ".blind" },
          states: {
            /** The picture is the same as before. */
            stable: { tags: "seeing", on: { "scene.changed": "changed" } },
            changed: { tags: "seeing", on: { "scene.stabilized": "stable" } },
            /** The camera is open but delivers nothing, as while another page or the system uses it. */
            blind: { on: { "frames.regained": "stable" } },
          },
        },
      },
    },

    /** Off for a moment before the camera restarts with another quality. */
    restarting: {
      tags: ["on", "waiting"],
      after: { cameraRestart: "on" },
      on: { "camera.turnOff": "off", "page.hide": "off" },
    },

    /** The reason is in the context. Each change of the visitor is tried at once. */
    failed: {
      entry: "checkDevices",
      on: {
        "camera.turnOn": "on",
        "camera.turnOff": { target: "off", actions: "clearFailure" },
        "camera.flip": { target: "on", actions: "flip" },
        "cameraQuality.select": { target: "on", actions: { type: "chooseQuality", params: ({ event }) => event } },
        "cameraDevice.select": { target: "on", actions: { type: "chooseDevice", params: ({ event }) => event } },
      },
    },
  },
});

/**
 * A running camera, from `createCamera`: `send` takes a `CameraCommand`. `attachCamera` joins it to a chat, and
 * `createFrameSource` to a live conversation.
 */
export type CameraActorRef = ActorRefFrom<typeof cameraMachine>;
/** The state of a camera at one moment. Read it with `cameraSelectors`. */
export type CameraSnapshot = SnapshotFrom<typeof cameraMachine>;

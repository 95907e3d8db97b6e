import { CameraError, type CameraErrorReason } from "@archive-of-minds/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { cameraStory, type CameraOnShow, type CameraStoryOptions } from "../../stories/camera-story";
import { playground } from "../../stories/story-kit";

const meta: Meta = { title: "Camera/In the chat" };
export default meta;

const settings = ({ camera }: CameraOnShow) => camera.getSnapshot().children.settings;

/** The camera is on and shows something. */
const live = (act: (show: CameraOnShow) => unknown = () => {}, options: CameraStoryOptions = {}): StoryObj =>
  cameraStory(options, async (show) => {
    await show.turnOn();
    await act(show);
  });

/** The camera is off. */
export const Off = cameraStory({}, () => {});
/** The browser asks for permission to use the camera. */
export const Requesting = cameraStory({}, ({ device, turnOn }) => {
  device.hold();
  return turnOn();
});
/** The camera is on, and the character sees its picture. */
export const LiveStable = live();
/** The camera is on, and its picture has just changed. */
export const LiveChanged = cameraStory({}, async ({ device, turnOn, pass }) => {
  device.see(1_000, 2_000);
  await turnOn();
  await pass(500);
});
/** The camera is on, and its picture is black: the lens may be covered. */
export const LiveBlind = cameraStory({}, async ({ device, turnOn, pass }) => {
  device.see(1_000, null);
  await turnOn();
  await pass(2_000);
});
/** The camera is on, and there is no other to change to. */
export const LiveOneCamera = live(() => {}, { cameras: [{ deviceId: "only", label: "The only camera" }] });
/** The camera is on, and the device and the character have long names. */
export const LiveLongNames = live(
  ({ test }) => {
    for (const line of ["What do you see?", "And what do you make of it?"])
      test.chat.send({ type: "draft.change", text: line });
  },
  {
    cameras: ["FaceTime HD Camera (Built-in) (05ac:8514)", "Back Ultra Wide Camera of a telephone"].map(
      (label, place) => ({ deviceId: `camera-${String(place)}`, label }),
    ),
  },
);
/** The camera is on while the text is hidden. */
export const LiveVoiceOnly = live(() => {}, { settings: { "aom.voiceOnly": "true" } });
/** The camera is on while a reply is awaited. */
export const LiveWhileTyping = live(async ({ test }) => {
  const call = await test.visitorSays("What do you see?");
  call.say("I see a lamp that burns without ");
});
/** The camera is on before the first message. */
export const LiveFirstMessage = live(() => {}, { messages: [] });
/** The camera starts again with another quality. */
export const Restarting = live(({ camera }) => camera.send({ type: "cameraQuality.select", quality: "low" }));
/** The dialog with the quality of the camera is open. */
export const SettingsOpen = live((show) => settings(show)?.send({ type: "settings.open" }));
/** The dialog with the quality of the camera closes. */
export const SettingsClosing = live((show) => {
  settings(show)?.send({ type: "settings.open" });
  show.camera.send({ type: "cameraQuality.select", quality: "ultra" });
});

const failing = (error: CameraErrorReason | CameraError) =>
  cameraStory({}, async ({ device, turnOn }) => {
    device.failWith(error);
    await turnOn();
  });
/** The camera was refused: the visitor or the browser gave no permission. */
export const FailedPermissionDenied = failing("permissionDenied");
/** This device has no camera. */
export const FailedNotFound = failing("notFound");
/** This browser cannot use a camera. */
export const FailedUnsupported = failing("unsupported");
/** Another program has the camera in use. */
export const FailedInUse = failing("inUse");
/** The camera cannot give the chosen quality. */
export const FailedOverconstrained = failing("overconstrained");
/** The camera did not start, for a reason that is not known. */
export const FailedUnknown = failing(
  new CameraError("unknown", "Starting videoinput failed", { errorName: "AbortError" }),
);
/** The camera was pulled out or lost while it was on. */
export const FailedInterrupted = live(({ device }) => device.pullOut());
/** The camera failed while the text is hidden. */
export const FailedVoiceOnly = cameraStory({ settings: { "aom.voiceOnly": "true" } }, async ({ device, turnOn }) => {
  device.failWith("notFound");
  await turnOn();
});

/** Every state of this file, to be chosen by a control. */
export const Playground = playground({
  LiveStable,
  Off,
  Requesting,

  LiveChanged,
  LiveBlind,
  LiveOneCamera,
  LiveLongNames,
  LiveVoiceOnly,
  LiveWhileTyping,
  LiveFirstMessage,
  Restarting,
  SettingsOpen,
  SettingsClosing,
  FailedPermissionDenied,
  FailedNotFound,
  FailedUnsupported,
  FailedInUse,
  FailedOverconstrained,
  FailedUnknown,
  FailedInterrupted,
  FailedVoiceOnly,
});

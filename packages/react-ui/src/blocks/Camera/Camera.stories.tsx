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

export const Off = cameraStory({}, () => {});
export const Requesting = cameraStory({}, ({ device, turnOn }) => {
  device.hold();
  return turnOn();
});
export const LiveStable = live();
export const LiveChanged = cameraStory({}, async ({ device, turnOn, pass }) => {
  device.see(1_000, 2_000);
  await turnOn();
  await pass(500);
});
export const LiveBlind = cameraStory({}, async ({ device, turnOn, pass }) => {
  device.see(1_000, null);
  await turnOn();
  await pass(2_000);
});
export const LiveOneCamera = live(() => {}, { cameras: [{ deviceId: "only", label: "The only camera" }] });
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
export const LiveVoiceOnly = live(() => {}, { settings: { "aom.voiceOnly": "true" } });
export const LiveWhileTyping = live(async ({ test }) => {
  const call = await test.visitorSays("What do you see?");
  call.say("I see a lamp that burns without ");
});
export const LiveFirstMessage = live(() => {}, { messages: [] });
export const Restarting = live(({ camera }) => camera.send({ type: "cameraQuality.select", quality: "low" }));
export const SettingsOpen = live((show) => settings(show)?.send({ type: "settings.open" }));
export const SettingsClosing = live((show) => {
  settings(show)?.send({ type: "settings.open" });
  show.camera.send({ type: "cameraQuality.select", quality: "ultra" });
});

const failing = (error: CameraErrorReason | CameraError) =>
  cameraStory({}, async ({ device, turnOn }) => {
    device.failWith(error);
    await turnOn();
  });
export const FailedPermissionDenied = failing("permissionDenied");
export const FailedNotFound = failing("notFound");
export const FailedUnsupported = failing("unsupported");
export const FailedInUse = failing("inUse");
export const FailedOverconstrained = failing("overconstrained");
export const FailedUnknown = failing(
  new CameraError("unknown", "Starting videoinput failed", { errorName: "AbortError" }),
);
export const FailedInterrupted = live(({ device }) => device.pullOut());
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

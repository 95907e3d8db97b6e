import { describeChartRules } from "@archive-of-minds/testing/contracts";
import { cameraMachine } from "./camera.machine";
import { cameraSettingsMachine } from "./camera-settings.machine";

describeChartRules(cameraMachine, {
  input: {},
  events: [
    { type: "camera.turnOn" },
    { type: "camera.turnOff" },
    { type: "camera.flip" },
    { type: "cameraQuality.select", quality: "low" },
    { type: "cameraQuality.select", quality: "auto" },
    { type: "cameraDevice.select", deviceId: "front" },
    { type: "cameraDevice.select", deviceId: null },
    { type: "page.hide" },
    { type: "camera.opened", picture: { attach: () => () => {} } },
    { type: "camera.failed", failure: { reason: "inUse", name: "NotReadableError", message: "In use" } },
    { type: "camera.ended" },
    { type: "devices.listed", devices: [] },
    { type: "scene.changed" },
    { type: "scene.stabilized" },
    { type: "frames.lost" },
    { type: "frames.regained" },
  ] as never,
  contextKey: (context: never) => {
    const { quality, deviceId, facing } = context as { quality: string; deviceId: string | null; facing: string };
    return [quality, deviceId, facing];
  },
} as never);

describeChartRules(cameraSettingsMachine, {
  events: [{ type: "settings.open" }, { type: "settings.close" }, { type: "quality.chosen" }],
});

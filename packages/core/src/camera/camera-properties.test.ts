import fc from "fast-check";
import { expect, it } from "vitest";
import {
  createFakeCameraDevice,
  type FakeCameraDevice,
  createTestCamera,
  type TestCamera,
  propertyRuns,
} from "@archive-of-minds/testing";
import { cameraQualities } from "./camera-profiles";

type Step = (test: TestCamera, device: FakeCameraDevice) => void | Promise<void>;

const steps: readonly Step[] = [
  ({ camera }) => camera.send({ type: "camera.turnOn" }),
  ({ camera }) => camera.send({ type: "camera.turnOff" }),
  ({ camera }) => camera.send({ type: "camera.flip" }),
  ({ camera }) => camera.send({ type: "page.hide" }),
  ...cameraQualities.map(
    (quality): Step =>
      ({ camera }) =>
        camera.send({ type: "cameraQuality.select", quality }),
  ),
  ...[null, "front", "gone"].map(
    (deviceId): Step =>
      ({ camera }) =>
        camera.send({ type: "cameraDevice.select", deviceId }),
  ),
  (_, device) => device.hold(),
  (_, device) => device.grant(),
  (_, device) => device.pullOut(),
  (_, device) => device.failWith("inUse"),
  (_, device) => device.failWith(null),
  (_, device) => device.see(1_000, null, "never", 2_000),
  ({ settle }) => settle(),
  ({ pass }) => pass(250),
  ({ pass }) => pass(500),
  ({ pass }) => pass(5_000),
];

it("opens one camera at most, only while it is on, and captures one frame at a time, for any order of events", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { maxLength: 30 }), async (story) => {
      const device = createFakeCameraDevice();
      const test = createTestCamera({ cameraDevice: device });
      for (const step of story) {
        await step(test, device);
        const { context } = test.camera.getSnapshot();
        const isOn = test.camera.getSnapshot().matches("on");
        expect(device.liveCount).toBeLessThanOrEqual(isOn ? 1 : 0);
        expect(device.pendingCaptures).toBeLessThanOrEqual(1);
        if (!isOn) expect([context.picture, context.frames.latest]).toEqual([null, null]);
        expect(context.failure === null).toBe(!test.camera.getSnapshot().matches("failed"));
      }
      test.camera.stop();
      await test.settle();
      expect([device.liveCount, device.pendingCaptures]).toEqual([0, 0]);
    }),
    { numRuns: propertyRuns(600) },
  );
});

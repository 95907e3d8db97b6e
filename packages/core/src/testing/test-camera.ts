import { SimulatedClock } from "xstate";
import { createCamera } from "../camera/create-camera";
import type { SceneDetector } from "../camera/scene";
import type { CameraDevice } from "../contracts";
import { createFakeSettingsStore } from "./fake-settings-store";

export interface TestCameraOptions {
  readonly cameraDevice: CameraDevice;
  readonly settings?: Readonly<Record<string, string>>;
  readonly sceneDetector?: SceneDetector;
}

/** A running camera chart with fakes behind it. Nothing passes but what the test lets pass. */
export function createTestCamera({ cameraDevice, settings, sceneDetector }: TestCameraOptions) {
  const settingsStore = createFakeSettingsStore(settings);
  const clock = new SimulatedClock();
  const camera = createCamera({
    providers: { cameraDevice, settingsStore },
    clock,
    ...(sceneDetector && { sceneDetector }),
  });
  /** Lets everything happen that waits for nothing. */
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
  return {
    camera,
    settingsStore,
    settle,
    state: () => camera.getSnapshot().value,
    frames: () => camera.getSnapshot().context.frames,
    failure: () => camera.getSnapshot().context.failure,
    turnOn: async () => {
      camera.send({ type: "camera.turnOn" });
      await settle();
    },
    /** Lets time pass, and everything happen that comes of it. */
    pass: async (milliseconds: number) => {
      clock.increment(milliseconds);
      await settle();
    },
  };
}

export type TestCamera = ReturnType<typeof createTestCamera>;

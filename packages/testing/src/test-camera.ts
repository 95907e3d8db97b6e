import { SimulatedClock } from "xstate";
import {
  createCamera,
  type SceneDetector,
  type CameraDevice,
  type CameraActorRef,
  type CameraSnapshot,
  type FrameStore,
  type CameraFailure,
  type SessionOptions,
  type SettingsStore,
} from "@archive-of-minds/core";
import { createFakeSettingsStore } from "./fake-settings-store";

/** The providers of {@link createTestCamera}. Only the device is required. */
export interface TestCameraOptions extends Pick<SessionOptions, "inspect"> {
  /** Opens the cameras, such as a fake of {@link createFakeCameraDevice}. */
  readonly cameraDevice: CameraDevice;
  /** The stored settings at the start, by key. Default: none. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Left out, scenes are compared by the length of the frames. */
  readonly sceneDetector?: SceneDetector;
}

/** A running camera session, and what a test does with it: turn it on, let time pass and read its state. */
export interface TestCamera {
  readonly camera: CameraActorRef;
  readonly settingsStore: SettingsStore;
  /** Waits until all pending promises have settled. */
  settle(): Promise<void>;
  state(): CameraSnapshot["value"];
  frames(): FrameStore;
  failure(): CameraFailure | null;
  turnOn(): Promise<void>;
  /** Advances the clock, and waits for what that causes. */
  pass(milliseconds: number): Promise<void>;
}

/** A running camera chart with fakes behind it. Only the test advances it. */
export function createTestCamera({ cameraDevice, settings, sceneDetector, inspect }: TestCameraOptions): TestCamera {
  const settingsStore = createFakeSettingsStore(settings);
  const clock = new SimulatedClock();
  const camera = createCamera({
    providers: { cameraDevice, settingsStore },
    clock,
    ...(inspect && { inspect }),
    ...(sceneDetector && { sceneDetector }),
  });
  /** Waits until all pending promises have settled. */
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
    pass: async (milliseconds: number) => {
      clock.increment(milliseconds);
      await settle();
    },
  };
}

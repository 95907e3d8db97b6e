import { fromCallback } from "xstate";
import type { CameraDevice, CameraStream, Frame } from "../contracts";
import { onAbort } from "../shared/aborting";
import * as timings from "../shared/timings";
import type { CameraFact, CheckDevicesEvent, RunCameraInput } from "./camera.types";
import { toCameraFailure } from "./camera-failure";
import { frameLengthScene, type Scene, type SceneDetector } from "./scene";

type Nothing = { type: never };

/** The clock for the waits between frames; the same kind as a chart's clock. */
export interface CameraClock {
  setTimeout(run: () => void, milliseconds: number): unknown;
  clearTimeout(id: unknown): void;
}

export interface RunCameraOptions {
  /** Left out, the byte length of the frames is compared. */
  readonly sceneDetector?: SceneDetector | undefined;
  /** Must be the clock of the chart. */
  readonly clock?: CameraClock | undefined;
}

const realClock: CameraClock = {
  setTimeout: (run, milliseconds) => globalThis.setTimeout(run, milliseconds),
  clearTimeout: (id) => globalThis.clearTimeout(id as number),
};

/** For how many intervals a frame counts as current. */
const INTERVALS_FRESH = 3;

/** Makes `runCamera`: opens the camera while it runs, and captures a frame at the profile's interval. */
export function defineRunCamera(
  device: CameraDevice,
  { sceneDetector = frameLengthScene, clock = realClock }: RunCameraOptions = {},
) {
  return fromCallback<Nothing, RunCameraInput>(({ input: { profile, facing, deviceId, frames }, sendBack }) => {
    const abort = new AbortController();
    const freshFor = Math.max(INTERVALS_FRESH * profile.captureInterval, timings.frameFresh);
    let stream: CameraStream | null = null;
    let stopFrames = () => {};
    const report = (fact: CameraFact) => {
      if (!abort.signal.aborted) sendBack(fact);
    };

    let scene: Scene = "stable";
    let stopAgeing = () => {};
    const lose = () => {
      scene = "stable";
      frames.set(null);
      report({ type: "frames.lost" });
    };
    /** Otherwise an old frame would count as the current picture. */
    const age = () => {
      stopAgeing();
      const timer = clock.setTimeout(lose, freshFor);
      stopAgeing = () => clock.clearTimeout(timer);
    };
    const take = (frame: Frame) => {
      age();
      const before = frames.latest;
      const seen = before ? sceneDetector.compare(before, frame) : "stable";
      frames.set(frame);
      if (!before) report({ type: "frames.regained" });
      if (seen === scene) return;
      scene = seen;
      report({ type: seen === "changed" ? "scene.changed" : "scene.stabilized" });
    };

    const run = async () => {
      const onEnded = () => report({ type: "camera.ended" });
      const opened = await device.open(profile, facing, {
        signal: abort.signal,
        onEnded,
        ...(deviceId !== null && { deviceId }),
      });
      if (abort.signal.aborted) return opened.close();
      stream = opened;
      report({ type: "camera.opened", picture: opened });
      age();
      stopFrames = takeFrames(
        (signal) => opened.capture(profile.jpegQuality, { signal }),
        profile.captureInterval,
        take,
        clock,
      );
    };
    run().catch((error: unknown) => report({ type: "camera.failed", failure: toCameraFailure(error) }));

    return () => {
      abort.abort();
      stopFrames();
      stopAgeing();
      stream?.close();
      frames.set(null);
    };
  });
}

/** Captures one frame after the other: the next when the interval is over and the last has arrived, failed or timed out. */
function takeFrames(
  capture: (signal: AbortSignal) => Promise<Frame>,
  interval: number,
  take: (frame: Frame) => void,
  clock: CameraClock,
): () => void {
  const over = new AbortController();

  const takeOne = async () => {
    const giveUp = new AbortController();
    const deadline = clock.setTimeout(() => giveUp.abort(), timings.frameCapture);
    const forget = onAbort(over.signal, () => giveUp.abort());
    try {
      const frame = await Promise.race([capture(giveUp.signal), aborted(giveUp.signal)]);
      if (frame && !over.signal.aborted) take(frame);
    } catch {
      // The next one may succeed.
    } finally {
      clock.clearTimeout(deadline);
      forget();
    }
  };

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = clock.setTimeout(() => {
        forget();
        resolve();
      }, interval);
      const forget = onAbort(over.signal, () => {
        clock.clearTimeout(timer);
        resolve();
      });
    });

  const takeAll = async () => {
    while (!over.signal.aborted) await Promise.all([pause(), takeOne()]);
  };
  void takeAll();
  return () => over.abort();
}

function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => onAbort(signal, () => resolve(null)));
}

/** Makes `watchDevices`: lists the cameras on request, and from then on whenever one is added or removed. */
export function defineWatchDevices(device: CameraDevice) {
  return fromCallback<CheckDevicesEvent>(({ receive, sendBack }) => {
    let leave: (() => void) | undefined;
    let isOver = false;
    const list = async () => {
      const devices = await device.devices?.();
      if (devices && !isOver) sendBack({ type: "devices.listed", devices } satisfies CameraFact);
    };
    const check = () => void list().catch(() => {});
    receive(() => {
      // The cameras are not listed before one is wanted.
      leave ??= device.watchDevices?.(check);
      check();
    });
    return () => {
      isOver = true;
      leave?.();
    };
  });
}

import {
  CameraError,
  type CameraDevice,
  type CameraFacing,
  type CameraProfile,
  type CameraStream,
} from "../../../contracts";
import { abortError, unlessAborted } from "../../../shared/aborting";
import { inTime } from "../../in-time";
import { toCameraError } from "./camera-errors";
import { openStream } from "./camera-stream";
import { isHandheld } from "./handheld";

/** What {@link createBrowserCameraDevice} takes; most bundlers need none of it. */
export interface BrowserCameraDeviceOptions {
  /** For bundlers that do not find the worker by themselves. */
  readonly createWorker?: () => Worker;
}

/** How long to wait for an earlier request. */
const ANSWER_MS = 2_000;

const makeWorker = () => new Worker(new URL("./frame-worker.js", import.meta.url), { type: "module" });

/**
 * The cameras of the browser. Frames are scaled and encoded in a worker, or in the page where that is not possible.
 *
 * @example
 * const camera = createCamera({ providers: { cameraDevice: createBrowserCameraDevice() } })
 */
export function createBrowserCameraDevice({
  createWorker = makeWorker,
}: BrowserCameraDeviceOptions = {}): CameraDevice {
  let before: Promise<unknown> = Promise.resolve();

  /**
   * A new request waits for the former one, so that the visitor sees one prompt, and a phone that opens one camera at a
   * time has released it. The wait is short: some prompts are never answered.
   */
  const askInTurn = (signal: AbortSignal, ask: () => Promise<MediaStream>): Promise<MediaStream> => {
    const turn = inTime(before, ANSWER_MS, () => {}).then(() => {
      if (signal.aborted) throw abortError();
      return ask();
    });
    before = turn.then(
      (stream) => {
        if (signal.aborted) stopTracks(stream);
      },
      () => {},
    );
    return turn;
  };

  return {
    async open(profile, facing, { signal, deviceId, onEnded = () => {} }): Promise<CameraStream> {
      if (signal.aborted) throw abortError();
      const asked = askInTurn(signal, () => askForStream(profile, facing, deviceId));
      try {
        return openStream(await unlessAborted(signal, asked), { profile, createWorker, onEnded });
      } catch (error) {
        asked.then(stopTracks, () => {});
        throw signal.aborted ? abortError() : toCameraError(error);
      }
    },

    async devices() {
      try {
        const all = (await mediaDevices()?.enumerateDevices?.()) ?? [];
        return all.flatMap(({ kind, deviceId, label }) =>
          kind === "videoinput" && deviceId !== "" ? [{ deviceId, label }] : [],
        );
      } catch {
        return [];
      }
    },

    watchDevices(report) {
      const devices = mediaDevices();
      devices?.addEventListener?.("devicechange", report);
      return () => devices?.removeEventListener?.("devicechange", report);
    },

    isHandheld: () => globalThis.navigator !== undefined && isHandheld(globalThis.navigator),
  };
}

/** Missing where the page is insecure, and in old browsers. */
function mediaDevices(): Partial<MediaDevices> | undefined {
  return globalThis.navigator?.mediaDevices;
}

async function askForStream(
  { width, height, frameRate }: CameraProfile,
  facing: CameraFacing,
  deviceId: string | undefined,
): Promise<MediaStream> {
  const devices = mediaDevices();
  if (!devices?.getUserMedia)
    throw new CameraError("unsupported", "This browser lends no camera to this page.", {
      errorName: "NotSupportedError",
    });
  const which = deviceId === undefined ? { facingMode: { ideal: facing } } : { deviceId: { exact: deviceId } };
  return devices.getUserMedia({
    audio: false,
    video: { width: { ...width }, height: { ...height }, frameRate: { ...frameRate }, ...which },
  });
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

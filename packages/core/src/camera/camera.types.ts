import type { CameraChoice, CameraErrorReason, CameraFacing, CameraProfile, CameraStream } from "../contracts";
import type { CameraQuality } from "./camera-profiles";
import type { FrameWriter } from "./frame-store";

/** Why there is no picture. */
export interface CameraFailure {
  readonly reason: CameraErrorReason;
  /** The browser's name of the error, such as `NotReadableError`. */
  readonly name: string;
  readonly message: string;
}

/** The live picture, for a video element. */
export type CameraPicture = Pick<CameraStream, "attach">;

/** What `cameraMachine` starts with; `createCamera` takes it from its options, the stored quality and the device. */
export interface CameraInput {
  /** Left out, `auto`. */
  readonly quality?: CameraQuality;
  /** Left out, `user`. */
  readonly facing?: CameraFacing;
  /** Whether this is a phone or a tablet, for `auto`. Left out, it is not. */
  readonly isHandheld?: boolean;
}

/** The data of a camera's chart. Read it with `cameraSelectors`. */
export interface CameraContext {
  readonly quality: CameraQuality;
  readonly facing: CameraFacing;
  readonly isHandheld: boolean;
  /** The chosen camera; `null`: any with the current facing. */
  readonly deviceId: string | null;
  /** The available cameras, known once the camera was turned on. */
  readonly devices: readonly CameraChoice[];
  /** `null` while there is no picture. */
  readonly picture: CameraPicture | null;
  /** The last frame, with notifications of the next ones. */
  readonly frames: FrameWriter;
  /** Why the camera could not be turned on, or was lost. */
  readonly failure: CameraFailure | null;
}

/** Commands of the visitor. */
export type CameraCommand =
  /** Also tries again after a failure. */
  | { type: "camera.turnOn" }
  | { type: "camera.turnOff" }
  /** Front to back, or back to front. */
  | { type: "camera.flip" }
  | { type: "cameraQuality.select"; quality: CameraQuality }
  /** `null`: any camera with the current facing. */
  | { type: "cameraDevice.select"; deviceId: string | null }
  /** The page closes. */
  | { type: "page.hide" };

/** Reports of the camera's actors. */
export type CameraFact =
  | { type: "camera.opened"; picture: CameraPicture }
  | { type: "camera.failed"; failure: CameraFailure }
  /** Unplugged, or access was revoked. */
  | { type: "camera.ended" }
  | { type: "devices.listed"; devices: readonly CameraChoice[] }
  | { type: "scene.changed" }
  | { type: "scene.stabilized" }
  /** No frame has arrived for too long: the last one is out of date. */
  | { type: "frames.lost" }
  | { type: "frames.regained" };

/**
 * Everything that the chart of a camera takes. A page sends a {@link CameraCommand}; a {@link CameraFact} comes from
 * the chart's own actors.
 */
export type CameraEvent = CameraCommand | CameraFact;

/** The input of the slot `runCamera`: which camera to open, and where its frames go. */
export interface RunCameraInput {
  /** The resolution and the interval between frames, which follow from the chosen quality. */
  readonly profile: CameraProfile;
  readonly facing: CameraFacing;
  /** The chosen camera, whatever its facing; `null`: any with this facing. */
  readonly deviceId: string | null;
  /** Takes each captured frame, and `null` when none is current any more. */
  readonly frames: FrameWriter;
}

export type CheckDevicesEvent = { type: "devices.check" };

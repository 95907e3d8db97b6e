import { isErrorNamed } from "./error-name";
import type { CallOptions } from "./language-model";

/** A requested value: about `ideal`, and never more than `max`. */
export interface CameraRange {
  readonly ideal: number;
  readonly max: number;
}

/** The resolution of the picture, and how often a frame of it is captured. */
export interface CameraProfile {
  /** In pixels; a frame is never wider than `ideal`. */
  readonly width: CameraRange;
  /** In pixels; a frame is never higher than `ideal`. */
  readonly height: CameraRange;
  /** In pictures a second. */
  readonly frameRate: CameraRange;
  /** From one captured frame to the next, in milliseconds. */
  readonly captureInterval: number;
  /** 0 to 1. */
  readonly jpegQuality: number;
}

/** `user` looks at the visitor, `environment` away from the visitor. */
export type CameraFacing = "user" | "environment";

/** One picture of the camera. */
export interface Frame {
  /** Base64 of a JPEG, without a `data:` prefix. */
  readonly jpegBase64: string;
  /** The size of the JPEG in bytes. */
  readonly byteLength: number;
  /** When it was captured, in milliseconds since 1970. */
  readonly at: number;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The part of an `HTMLVideoElement` that shows a picture. */
export interface VideoScreen {
  srcObject: unknown;
  muted: boolean;
  playsInline: boolean;
  play(): Promise<void>;
}

/** A camera that can be chosen. */
export interface CameraChoice {
  readonly deviceId: string;
  /** Empty until the visitor has given the page access to a camera. */
  readonly label: string;
}

/**
 * What {@link CameraDevice.open} takes besides the profile and the facing. Aborting the signal ends the request, not an
 * open camera.
 */
export interface CameraOptions extends CallOptions {
  /** Requests this camera, whatever its facing. */
  readonly deviceId?: string;
  /** The camera was lost while it was open: unplugged, or access was revoked. Called once, and never after `close`. */
  readonly onEnded?: () => void;
}

/** A camera that is open. */
export interface CameraStream {
  /** Shows the live picture, without sound and inline. The returned function detaches it. */
  attach(video: VideoScreen): () => void;
  /**
   * Captures a frame. A failure does not end the stream.
   *
   * @param jpegQuality 0 to 1.
   * @throws Error when none could be captured; aborting or closing ends it with an `AbortError`.
   */
  capture(jpegQuality: number, options: CallOptions): Promise<Frame>;
  /** Releases the camera: its light is off when this returns. Never throws, and may be called again. */
  close(): void;
}

/**
 * Opens cameras.
 *
 * @example
 * const stream = await cameraDevice.open(cameraProfiles.medium, 'user', { signal })
 * const detach = stream.attach(document.querySelector('video'))
 * const frame = await stream.capture(0.7, { signal })
 * stream.close()
 */
export interface CameraDevice {
  /**
   * Asks the visitor for permission where needed. A camera that is granted after the signal was aborted is released at once.
   *
   * @throws CameraError with a `reason`; aborting ends it with an `AbortError`.
   */
  open(profile: CameraProfile, facing: CameraFacing, options: CameraOptions): Promise<CameraStream>;
  /** The available cameras. Never throws; empty where they are unknown. */
  devices?(): Promise<readonly CameraChoice[]>;
  /** Calls back whenever a camera is added or removed, until the returned function is called. Leave it out where changes cannot be detected. */
  watchDevices?(report: () => void): () => void;
  /** Whether this is a phone or a tablet, where a higher resolution costs too much. Left out, it is not. */
  isHandheld?(): boolean;
}

/** The `reason` of a {@link CameraError}. */
export type CameraErrorReason =
  /** The visitor, the page's policy or the system forbids it. */
  | "permissionDenied"
  /** There is no camera, or not the requested one. */
  | "notFound"
  /** This browser has no camera support, or not for an insecure page. */
  | "unsupported"
  /** Another application or page uses it, or it cannot be read. */
  | "inUse"
  /** No camera satisfies the profile. */
  | "overconstrained"
  /** It was open, and was lost. */
  | "interrupted"
  /** See `errorName` and the message. */
  | "unknown";

/** Why a camera has no picture. */
export class CameraError extends Error {
  override readonly name = "CameraError";
  static override [Symbol.hasInstance](error: unknown): error is CameraError {
    return isErrorNamed(error, "CameraError");
  }

  readonly reason: CameraErrorReason;
  /** The browser's name of the error, such as `NotReadableError`. */
  readonly errorName: string;

  constructor(
    reason: CameraErrorReason,
    message: string,
    details: { readonly errorName?: string; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.reason = reason;
    this.errorName = details.errorName ?? "CameraError";
  }
}

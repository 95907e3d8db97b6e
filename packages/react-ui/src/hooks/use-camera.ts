import {
  cameraSelectors,
  type CameraContext,
  type CameraFailure,
  type CameraQuality,
  type CameraSnapshot,
} from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useCallback, useMemo, useRef } from "react";
import { useCameraActor } from "../providers/CameraProvider";

/** A camera in the shape of {@link ChatState}. */
export interface CameraState {
  /**
   * `unavailable`: the `CameraProvider` has no camera. `requesting`: the browser asks the visitor, or the camera opens.
   * `live`: there is a picture, and the last frame goes with each message. `restarting`: after a change of camera or
   * quality.
   */
  readonly status: "unavailable" | "off" | "requesting" | "live" | "restarting" | "error";
  /** Why there is no picture, with a `reason` to branch on. `turnOn` tries again. */
  readonly error: CameraFailure | null;
  /** The `ref` of a `<video>` that shows the picture. */
  readonly videoRef: (video: HTMLVideoElement | null) => void;
  readonly facing: CameraContext["facing"];
  /** The cameras of the device, known once one was turned on. */
  readonly devices: CameraContext["devices"];
  /** The chosen camera; `null`: any that faces so. */
  readonly deviceId: string | null;
  readonly quality: CameraQuality;
  readonly turnOn: () => void;
  readonly turnOff: () => void;
  /** From the front camera to the back one, or back. */
  readonly flip: () => void;
  readonly selectDevice: (deviceId: string | null) => void;
  readonly selectQuality: (quality: CameraQuality) => void;
}

const statuses: Readonly<Record<ReturnType<typeof cameraSelectors.view>, CameraState["status"]>> = {
  off: "off",
  requesting: "requesting",
  stable: "live",
  changed: "live",
  blind: "live",
  restarting: "restarting",
  failed: "error",
};

const ifAny =
  <Value>(select: (snapshot: CameraSnapshot) => Value, otherwise: Value) =>
  (snapshot: CameraSnapshot | undefined) =>
    snapshot ? select(snapshot) : otherwise;

const none: CameraContext["devices"] = [];
const selectStatus = ifAny<CameraState["status"]>(
  (snapshot) => statuses[cameraSelectors.view(snapshot)],
  "unavailable",
);
const selectError = ifAny(cameraSelectors.failure, null);
const selectPicture = ifAny(cameraSelectors.picture, null);
const selectFacing = ifAny(cameraSelectors.facing, "user");
const selectDevices = ifAny(cameraSelectors.devices, none);
const selectDeviceId = ifAny(cameraSelectors.deviceId, null);
const selectQuality = ifAny<CameraQuality>(cameraSelectors.quality, "auto");

/**
 * The status, picture and actions of the camera, for a screen of one's own. Has to stand inside a `CameraProvider`; where
 * that has no camera, the actions do nothing. For what it leaves out, take {@link useCameraActor} and a selector.
 *
 * @example
 * const { status, videoRef, turnOn, turnOff } = useCamera();
 */
export function useCamera(): CameraState {
  const camera = useCameraActor();
  const picture = useSelector(camera, selectPicture);
  const detach = useRef(() => {});
  const videoRef = useCallback(
    (video: HTMLVideoElement | null) => {
      detach.current();
      detach.current = (video && picture?.attach(video)) ?? (() => {});
    },
    [picture],
  );
  const actions = useMemo(
    () => ({
      turnOn: () => camera?.send({ type: "camera.turnOn" }),
      turnOff: () => camera?.send({ type: "camera.turnOff" }),
      flip: () => camera?.send({ type: "camera.flip" }),
      selectDevice: (deviceId: string | null) => camera?.send({ type: "cameraDevice.select", deviceId }),
      selectQuality: (quality: CameraQuality) => camera?.send({ type: "cameraQuality.select", quality }),
    }),
    [camera],
  );
  return {
    status: useSelector(camera, selectStatus),
    error: useSelector(camera, selectError),
    videoRef,
    facing: useSelector(camera, selectFacing),
    devices: useSelector(camera, selectDevices),
    deviceId: useSelector(camera, selectDeviceId),
    quality: useSelector(camera, selectQuality),
    ...actions,
  };
}

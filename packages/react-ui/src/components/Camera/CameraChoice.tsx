import type { CameraActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../messages/en/camera";
import { useMessages } from "../../messages/MessagesProvider";
import { selectDeviceId, selectDevices } from "./camera-selectors";

/** Picks one of several cameras. */
export function CameraChoice({ camera }: { readonly camera: CameraActorRef }) {
  const words = useMessages("camera", english.camera);
  const devices = useSelector(camera, selectDevices);
  const deviceId = useSelector(camera, selectDeviceId);
  if (devices.length < 2) return null;
  return (
    <label className="aom-select">
      <span className="aom-visually-hidden">{words.choice}</span>
      <select
        value={deviceId ?? ""}
        onChange={({ target }) =>
          camera.send({ type: "cameraDevice.select", deviceId: target.value === "" ? null : target.value })
        }
      >
        <option value="">{words.anyChoice}</option>
        {devices.map((device, place) => (
          <option key={device.deviceId} value={device.deviceId}>
            {device.label === "" ? words.unnamedChoice(place + 1) : device.label}
          </option>
        ))}
      </select>
    </label>
  );
}

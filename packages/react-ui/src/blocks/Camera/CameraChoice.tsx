import { cameraSelectors, type CameraActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/camera";
import { useLabels } from "../../labels/LabelsProvider";

/** Chooses one of several cameras. */
export function CameraChoice({ camera }: { readonly camera: CameraActorRef }) {
  const labels = useLabels("camera", english.camera);
  const devices = useSelector(camera, cameraSelectors.devices);
  const deviceId = useSelector(camera, cameraSelectors.deviceId);
  if (devices.length < 2) return null;
  return (
    <label className="aom-select">
      <span className="aom-visually-hidden">{labels.choice}</span>
      <select
        value={deviceId ?? ""}
        onChange={({ target }) =>
          camera.send({ type: "cameraDevice.select", deviceId: target.value === "" ? null : target.value })
        }
      >
        <option value="">{labels.anyChoice}</option>
        {devices.map((device, place) => (
          <option key={device.deviceId} value={device.deviceId}>
            {device.label === "" ? labels.unnamedChoice(place + 1) : device.label}
          </option>
        ))}
      </select>
    </label>
  );
}

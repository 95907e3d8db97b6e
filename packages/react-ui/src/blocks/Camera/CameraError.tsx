import { cameraSelectors, type CameraActorRef, type CameraFailure } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/camera";
import * as dialog from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { CameraChoice } from "./CameraChoice";
import { CameraFlip } from "./CameraFlip";

export interface CameraErrorProps {
  readonly camera: CameraActorRef;
  readonly failure: CameraFailure;
}

/** The camera error, and what to do about it. */
export function CameraError({ camera, failure }: CameraErrorProps) {
  const labels = useLabels("camera", english.camera);
  const { close } = useLabels("dialog", dialog.dialog);
  const settings = useSelector(camera, cameraSelectors.settings);
  const devices = useSelector(camera, cameraSelectors.devices);
  const { reason } = failure;
  const { title, advice } = labels.failure[reason];
  return (
    <div className="aom-camera-error">
      <div role="alert">
        <p>
          <b>{title(failure)}</b>
        </p>
        <p>{advice}</p>
        {reason === "notFound" && (
          <ul>
            {labels.notFoundChecks.map((check) => (
              <li key={check}>{check}</li>
            ))}
          </ul>
        )}
      </div>
      <p className="aom-notice-actions">
        <button type="button" className="aom-button" onClick={() => camera.send({ type: "camera.turnOn" })}>
          {labels.again}
        </button>
        {reason === "overconstrained" && (
          <button type="button" className="aom-button" onClick={() => settings?.send({ type: "settings.open" })}>
            {labels.settings}
          </button>
        )}
        {devices.length > 1 && (
          <>
            <CameraChoice camera={camera} />
            <CameraFlip camera={camera} />
          </>
        )}
        <button
          type="button"
          className="aom-button"
          data-tone="quiet"
          onClick={() => camera.send({ type: "camera.turnOff" })}
        >
          {close}
        </button>
      </p>
    </div>
  );
}

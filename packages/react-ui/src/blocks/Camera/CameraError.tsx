import { cameraSelectors, chatSelectors, type CameraActorRef, type CameraFailure } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useContext } from "react";
import * as english from "../../labels/en/camera";
import * as dialog from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { CameraFailureActions } from "../../primitives/Notice/failure-actions";
import { Notice } from "../../primitives/Notice/Notice";
import { useChatActor } from "../../providers/ChatProvider";
import { CameraChoice } from "./CameraChoice";

export interface CameraErrorProps {
  /** Made with `createCamera`, outside React. */
  readonly camera: CameraActorRef;
}

/** The camera error, and what to do about it. Renders nothing without one. */
export function CameraError({ camera }: CameraErrorProps) {
  const failure = useSelector(camera, cameraSelectors.failure);
  return failure && <Failure camera={camera} failure={failure} />;
}

function Failure({ camera, failure }: CameraErrorProps & { readonly failure: CameraFailure }) {
  const labels = useLabels("camera", english.camera);
  const { close } = useLabels("dialog", dialog.dialog);
  const { visionLabel: label } = useSelector(useChatActor(), chatSelectors.character);
  const settings = useSelector(camera, cameraSelectors.settings);
  const failureActions = useContext(CameraFailureActions);
  const { reason } = failure;
  const { title, advice } = labels.failure[reason];
  return (
    <Notice urgency="failure" role="region" className="aom-camera-error" aria-label={label}>
      <div role="alert">
        <p>
          <b>{title(failure)}.</b>
        </p>{" "}
        <p>{advice}</p>{" "}
        {reason === "notFound" && (
          <ul>
            {labels.notFoundChecks.map((check) => (
              <li key={check}>{check} </li>
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
        <CameraChoice camera={camera} />
        <button type="button" className="aom-button" onClick={() => camera.send({ type: "camera.turnOff" })}>
          {close}
        </button>
      </p>
      {failureActions}
    </Notice>
  );
}

import { cameraSelectors, type CameraActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/camera";
import { useLabels } from "../../labels/LabelsProvider";

/** Switches between front and back camera. */
export function CameraFlip({ camera }: { readonly camera: CameraActorRef }) {
  const labels = useLabels("camera", english.camera);
  const facing = useSelector(camera, cameraSelectors.facing);
  return (
    <button type="button" className="aom-button" onClick={() => camera.send({ type: "camera.flip" })}>
      {facing === "user" ? labels.toBack : labels.toFront}
    </button>
  );
}

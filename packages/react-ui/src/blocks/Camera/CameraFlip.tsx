import { cameraSelectors, type CameraActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/camera";
import { useLabels } from "../../labels/LabelsProvider";
import { FlipIcon } from "./icons";
import { IconButton } from "./IconButton";

/** Switches between front and back camera. */
export function CameraFlip({ camera }: { readonly camera: CameraActorRef }) {
  const labels = useLabels("camera", english.camera);
  const facing = useSelector(camera, cameraSelectors.facing);
  return (
    <IconButton
      name={facing === "user" ? labels.toBack : labels.toFront}
      onPress={() => camera.send({ type: "camera.flip" })}
    >
      <FlipIcon />
    </IconButton>
  );
}

import { chatSelectors, cameraSelectors, type CameraActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { forwardRef, useImperativeHandle, useState } from "react";
import * as english from "../../labels/en/camera";
import { useLabels } from "../../labels/LabelsProvider";
import { useCameraActor } from "../../providers/CameraProvider";
import { Heading } from "../../primitives/Landmark/Landmark";
import { useChatActor } from "../../providers/ChatProvider";
import { CameraFlip } from "./CameraFlip";
import { CameraVideo } from "./CameraVideo";
import { IconButton } from "./IconButton";
import { CloseIcon, FoldIcon, UnfoldIcon } from "./icons";
import { useCorner } from "./use-corner";
import { rootProps, type RootProps } from "../../shared/root-props";

/**
 * The attributes of its root `<section>`. Needs a `<CameraProvider>` above it, and a grid around it, over whose first
 * cell it lies.
 */
export type CameraPanelProps = RootProps<"section">;

/**
 * The camera picture the character sees, small, in a corner of its grid cell. It can be moved and folded. Renders nothing
 * while the camera is off or has failed, and without a camera.
 */
export const CameraPanel = forwardRef<HTMLElement, CameraPanelProps>(function CameraPanel(root, ref) {
  const camera = useCameraActor();
  const view = useSelector(camera, (snapshot) => (snapshot ? cameraSelectors.view(snapshot) : "off"));
  return camera && view !== "off" && view !== "failed" && <Panel camera={camera} view={view} root={root} ref={ref} />;
});

interface PanelProps {
  readonly camera: CameraActorRef;
  readonly view: Exclude<ReturnType<typeof cameraSelectors.view>, "off" | "failed">;
  readonly root: CameraPanelProps;
}

const Panel = forwardRef<HTMLElement, PanelProps>(function Panel({ camera, view, root }, ref) {
  const labels = useLabels("camera", english.camera);
  const { visionLabel: label } = useSelector(useChatActor(), chatSelectors.character);
  const picture = useSelector(camera, cameraSelectors.picture);
  const [isFolded, setFolded] = useState(false);
  const { panel, style, handle } = useCorner();
  useImperativeHandle(ref, () => panel.current as HTMLElement);
  return (
    <section
      ref={panel}
      {...rootProps({ className: "aom-camera", style, "data-state": view, "aria-label": label }, root)}
    >
      {isFolded ? (
        <p className="aom-caption">{labels.isOn}</p>
      ) : (
        <div className="aom-camera-picture">
          {picture && <CameraVideo picture={picture} label={label} />}
          <Heading className="aom-caption">{label}</Heading>
          <p className="aom-camera-scene">{(view === "stable" || view === "changed") && labels.scene[view]}</p>
          <button type="button" aria-label={labels.move} title={labels.move} {...handle} />
        </div>
      )}
      <p role="status">{view !== "stable" && view !== "changed" && labels[view]}</p>
      <div className="aom-camera-actions">
        {!isFolded && <CameraFlip camera={camera} />}
        <IconButton name={isFolded ? labels.unfold : labels.fold} onPress={() => setFolded(!isFolded)}>
          {isFolded ? <UnfoldIcon /> : <FoldIcon />}
        </IconButton>
        {/* The camera can be turned off at any time, also while a reply is awaited. */}
        <IconButton name={labels.close} onPress={() => camera.send({ type: "camera.turnOff" })}>
          <CloseIcon />
        </IconButton>
      </div>
    </section>
  );
});

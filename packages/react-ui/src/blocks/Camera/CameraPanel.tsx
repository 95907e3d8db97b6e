import { chatSelectors, cameraSelectors, type CameraActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { forwardRef, useId } from "react";
import * as english from "../../labels/en/camera";
import { useLabels } from "../../labels/LabelsProvider";
import { useCamera } from "../../providers/CameraProvider";
import { useChat } from "../../providers/ChatProvider";
import { CameraChoice } from "./CameraChoice";
import { CameraError } from "./CameraError";
import { CameraFlip } from "./CameraFlip";
import { CameraVideo } from "./CameraVideo";
import { rootProps, type RootProps } from "../../shared/root-props";

export type CameraPanelProps = RootProps<"section">;

/** The camera picture the character sees, or the camera error. Renders nothing while the camera is off and without a camera. */
export const CameraPanel = forwardRef<HTMLElement, CameraPanelProps>(function CameraPanel(root, ref) {
  const camera = useCamera();
  return camera && <Panel camera={camera} root={root} ref={ref} />;
});

interface PanelProps {
  readonly camera: CameraActorRef;
  readonly root: CameraPanelProps;
}

const Panel = forwardRef<HTMLElement, PanelProps>(function Panel({ camera, root }, ref) {
  const labels = useLabels("camera", english.camera);
  const label = useSelector(useChat(), chatSelectors.visionLabel);
  const view = useSelector(camera, cameraSelectors.view);
  const picture = useSelector(camera, cameraSelectors.picture);
  const failure = useSelector(camera, cameraSelectors.failure);
  const id = useId();
  if (view === "off") return null;
  return (
    <section ref={ref} {...rootProps({ className: "aom-camera", "data-state": view, "aria-labelledby": id }, root)}>
      <div className="aom-camera-head">
        <h2 id={id} className="aom-caption">
          {label}
        </h2>
        {/* The camera can be turned off at any time, also while a reply is awaited. */}
        {!failure && (
          <button
            type="button"
            className="aom-button"
            data-tone="quiet"
            onClick={() => camera.send({ type: "camera.turnOff" })}
          >
            {labels.close}
          </button>
        )}
      </div>
      {failure ? (
        <CameraError camera={camera} failure={failure} />
      ) : (
        <>
          <div className="aom-camera-picture">
            {picture && <CameraVideo picture={picture} label={label} />}
            <p role="status">{(view === "requesting" || view === "restarting" || view === "blind") && labels[view]}</p>
          </div>
          <div className="aom-camera-side">
            <p className="aom-camera-scene">{(view === "stable" || view === "changed") && labels.scene[view]}</p>
            <CameraChoice camera={camera} />
            <CameraFlip camera={camera} />
          </div>
        </>
      )}
    </section>
  );
});

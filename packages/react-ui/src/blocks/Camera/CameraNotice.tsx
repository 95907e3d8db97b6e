import { useCameraActor } from "../../providers/CameraProvider";
import { LazyBoundary } from "../../primitives/LazyBoundary/LazyBoundary";
import { CameraError } from "./lazy-camera";

/** Why the camera shows nothing, where there is a camera. */
export function CameraNotice() {
  const camera = useCameraActor();
  return (
    camera && (
      <LazyBoundary isOptional>
        <CameraError camera={camera} />
      </LazyBoundary>
    )
  );
}

import { useCameraActor } from "../../providers/CameraProvider";
import { LazyBoundary } from "../../primitives/LazyBoundary/LazyBoundary";
import { CameraPanel } from "./lazy-camera";

/** The camera’s picture over the messages or the stage, where there is a camera. */
export function CameraView() {
  return (
    useCameraActor() && (
      <LazyBoundary isOptional>
        <CameraPanel />
      </LazyBoundary>
    )
  );
}

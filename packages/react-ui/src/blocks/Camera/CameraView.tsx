import { useCamera } from "../../providers/CameraProvider";
import { LazyBoundary } from "../../primitives/LazyBoundary/LazyBoundary";
import { CameraPanel } from "./lazy-camera";

/** The camera panel, where there is a camera. */
export function CameraView() {
  return (
    useCamera() && (
      <LazyBoundary isOptional>
        <CameraPanel />
      </LazyBoundary>
    )
  );
}

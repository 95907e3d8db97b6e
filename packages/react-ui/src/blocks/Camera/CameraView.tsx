import { useCamera } from "../../providers/CameraProvider";
import { Fetched } from "../../primitives/Fetched/Fetched";
import { CameraPanel } from "./lazy-camera";

/** What the camera sees, where there is one. */
export function CameraView() {
  return (
    useCamera() && (
      <Fetched isUnasked>
        <CameraPanel />
      </Fetched>
    )
  );
}

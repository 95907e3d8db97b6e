import { useCamera } from "../../providers/CameraProvider";
import { Fetched } from "../../primitives/Fetched/Fetched";
import { CameraPanel } from "./lazy-camera";

/** The camera panel, where there is a camera. */
export function CameraView() {
  return (
    useCamera() && (
      <Fetched isUnasked>
        <CameraPanel />
      </Fetched>
    )
  );
}

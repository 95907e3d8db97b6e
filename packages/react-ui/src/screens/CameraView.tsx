import { useCamera } from "../providers/CameraProvider";
import { Fetched } from "./Fetched";
import { CameraPanel } from "./panels";

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

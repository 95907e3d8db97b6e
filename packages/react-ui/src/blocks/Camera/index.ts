export { CameraError } from "./CameraError";
export { CameraMenu } from "./CameraMenu";
export { CameraPanel } from "./CameraPanel";
export { CameraSettings } from "./CameraSettings";

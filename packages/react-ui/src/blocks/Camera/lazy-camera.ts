import { lazyPart } from "../../shared/lazy-part";

// Loaded only where there is a camera.
const fetchCamera = () => import(".");

export const CameraError = lazyPart(fetchCamera, (part) => part.CameraError);
export const CameraMenu = lazyPart(fetchCamera, (part) => part.CameraMenu);
export const CameraPanel = lazyPart(fetchCamera, (part) => part.CameraPanel);
export const CameraSettings = lazyPart(fetchCamera, (part) => part.CameraSettings);

import { fetchedPart } from "../../shared/fetched-part";

// Loaded only where there is a camera.
const fetchCamera = () => import(".");

export const CameraMenu = fetchedPart(fetchCamera, (part) => part.CameraMenu);
export const CameraPanel = fetchedPart(fetchCamera, (part) => part.CameraPanel);
export const CameraSettings = fetchedPart(fetchCamera, (part) => part.CameraSettings);

export { createBrowserCameraDevice, type BrowserCameraDeviceOptions } from "./browser-camera-device";
export { createPictureDescriber } from "./describe-picture";

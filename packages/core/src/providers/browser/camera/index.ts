export { createBrowserCameraDevice, type BrowserCameraDeviceOptions } from './browser-camera-device'

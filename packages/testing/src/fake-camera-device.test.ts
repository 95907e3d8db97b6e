import { describeCameraDeviceContract } from "./contracts/camera-device-contract";
import { createFakeCameraDevice } from "./fake-camera-device";

describeCameraDeviceContract("The fake", () => {
  const device = createFakeCameraDevice();
  return {
    device,
    liveCount: () => device.liveCount,
    failWith: device.failWith,
    hold: device.hold,
    grant: device.grant,
    pullOut: device.pullOut,
  };
});

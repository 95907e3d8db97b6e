// What a picture costs the page: the product's camera beside a canvas that the page itself encodes.
import { cameraProfiles, type CameraStream } from "@archive-of-minds/core";
import { createBrowserCameraDevice } from "@archive-of-minds/core/providers/browser";
import { wait } from "../../pages/deltas";

type Quality = "medium" | "high";

const never = new AbortController().signal;
let stream: CameraStream | null = null;
let video: HTMLVideoElement | null = null;
let quality: Quality = "medium";

const camera = {
  /** Opens the camera and shows it, as the product does. */
  async open(chosen: Quality) {
    quality = chosen;
    stream = await createBrowserCameraDevice().open(cameraProfiles[quality], "user", { signal: never });
    video = document.body.appendChild(document.createElement("video"));
    stream.attach(video);
    await wait(1_500);
    // The first pictures set everything up.
    for (let picture = 0; picture < 3; picture += 1)
      await stream.capture(cameraProfiles[quality].jpegQuality, { signal: never });
  },

  /** Takes so many pictures, one every so many milliseconds. */
  async take(count: number, interval: number) {
    for (let picture = 0; picture < count; picture += 1) {
      await stream?.capture(cameraProfiles[quality].jpegQuality, { signal: never });
      await wait(interval);
    }
  },

  /** The same pictures, drawn and encoded by the page. */
  async encodeInPage(count: number, interval: number) {
    const { width, height, jpegQuality } = cameraProfiles[quality];
    const canvas = Object.assign(document.createElement("canvas"), { width: width.ideal, height: height.ideal });
    const context = canvas.getContext("2d");
    for (let picture = 0; picture < count; picture += 1) {
      if (video) context?.drawImage(video, 0, 0, canvas.width, canvas.height);
      canvas.toDataURL("image/jpeg", jpegQuality);
      await wait(interval);
    }
  },

  /** As long, and nothing is taken: what the shown picture and the waiting cost. */
  async idle(count: number, interval: number) {
    for (let picture = 0; picture < count; picture += 1) await wait(interval);
  },

  close: () => stream?.close(),
};

declare global {
  interface Window {
    camera: typeof camera;
  }
}

window.camera = camera;

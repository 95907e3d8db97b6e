import { CameraError, type CameraProfile, type CameraStream, type Frame, type VideoScreen } from "../../../contracts";
import { abortError, anySignal } from "../../../shared/aborting";
import { toBase64 } from "./encoded-picture";
import { createFrameCapturer } from "./frame-capturer";
import { hasPicture } from "./frame-methods";

export interface OpenStreamOptions {
  readonly profile: CameraProfile;
  readonly createWorker: () => Worker;
  readonly onEnded: () => void;
}

/** @throws CameraError when the camera has already gone. */
export function openStream(stream: MediaStream, { profile, createWorker, onEnded }: OpenStreamOptions): CameraStream {
  const [track] = stream.getVideoTracks();
  if (track?.readyState !== "live")
    throw new CameraError("interrupted", "The camera has gone.", { errorName: "NotFoundError" });

  const screens = new Set<VideoScreen>();
  const isPlaying = (video: VideoScreen): video is HTMLVideoElement =>
    video instanceof HTMLVideoElement && video.srcObject === stream && !video.paused && hasPicture(video);
  const capturer = createFrameCapturer({ track, stream, createWorker, shown: () => [...screens].find(isPlaying) });
  const closed = new AbortController();

  const takeOut = (video: VideoScreen) => {
    screens.delete(video);
    if (video.srcObject === stream) video.srcObject = null;
  };

  const close = () => {
    if (closed.signal.aborted) return;
    closed.abort();
    track.removeEventListener("ended", lose);
    for (const each of stream.getTracks()) each.stop();
    for (const video of screens) takeOut(video);
    capturer.close();
  };

  const lose = () => {
    close();
    onEnded();
  };
  track.addEventListener("ended", lose);

  return {
    attach(video) {
      screens.add(video);
      Object.assign(video, { muted: true, playsInline: true, srcObject: stream });
      // Rejected when it is detached before it plays; then there is nothing to play.
      video.play().catch(() => {});
      return () => takeOut(video);
    },

    async capture(jpegQuality, { signal }) {
      if (signal.aborted || closed.signal.aborted) throw abortError();
      // Otherwise the last frame would count as the current picture.
      if (track.muted) throw new Error("The camera is paused.");
      const over = anySignal(signal, closed.signal);
      try {
        const at = Date.now();
        const shape = { width: profile.width.ideal, height: profile.height.ideal, jpegQuality };
        const { jpeg, ...frame } = await capturer.take(shape, over.signal);
        return withBase64({ ...frame, byteLength: jpeg.byteLength, at }, jpeg);
      } finally {
        over.release();
      }
    },

    close,
  };
}

/** The base64 text of a picture is made once, on first use. */
function withBase64(frame: Omit<Frame, "jpegBase64">, jpeg: Uint8Array): Frame {
  let text: string | null = null;
  return Object.defineProperty(frame, "jpegBase64", {
    enumerable: true,
    get: () => (text ??= toBase64(jpeg)),
  }) as Frame;
}

import { createDrawing } from "./draw-frame";
import type { EncodedFrame, FrameAnswer, FrameRequest, FrameShape, Picture } from "./frame-messages";

/** Captures frames of an open camera. */
export interface FrameCapturer {
  /** The signal is aborted when the frame is no longer needed. */
  take(shape: FrameShape, signal: AbortSignal): Promise<EncodedFrame>;
  close(): void;
}

/** The open camera, and what a capturer needs of the page. */
export interface CaptureInput {
  readonly track: MediaStreamTrack;
  readonly stream: MediaStream;
  /** A video element of the page that plays the stream now. */
  readonly shown: () => HTMLVideoElement | undefined;
  readonly createWorker: () => Worker;
}

interface TrackProcessor {
  readonly readable: ReadableStream<VideoFrame>;
}

/** Only in Chromium, and not in TypeScript's types. */
const trackProcessor = () =>
  (
    globalThis as {
      MediaStreamTrackProcessor?: new (init: { track: MediaStreamTrack; maxBufferSize: number }) => TrackProcessor;
    }
  ).MediaStreamTrackProcessor;

const hasWorkers = () => typeof Worker === "function" && typeof OffscreenCanvas === "function";

/**
 * The methods that this browser supports, the best first. With `processTrack`, pictures go from the camera to a worker
 * without the page (Chromium). With `handOverFrames`, the page transfers a picture of a video element to a worker: without
 * a copy where there is `VideoFrame` (Firefox, Safari), else as a bitmap at about half the cost of drawing it here.
 * `drawHere` blocks the page while it draws and encodes: it is the last resort where no worker can draw, or the content
 * security policy forbids workers.
 */
export function frameMethods(): readonly ((source: CaptureInput) => FrameCapturer)[] {
  return [...(hasWorkers() ? [...(trackProcessor() ? [processTrack] : []), handOverFrames] : []), drawHere];
}

function processTrack({ track, createWorker }: CaptureInput): FrameCapturer {
  const Processor = trackProcessor();
  if (!Processor) throw new Error("No track can be read here.");
  const worker = startFrameWorker(createWorker);
  try {
    const pictures = new Processor({ track, maxBufferSize: 1 }).readable;
    worker.post({ type: "watch", pictures }, [pictures]);
  } catch (error) {
    worker.close();
    throw error;
  }
  return { take: (shape) => worker.encode(shape), close: worker.close };
}

function handOverFrames(source: CaptureInput): FrameCapturer {
  const worker = startFrameWorker(source.createWorker);
  const screen = createScreen(source);
  return {
    async take(shape, signal) {
      const video = await screen.ready();
      const picture: Picture =
        typeof VideoFrame === "function" ? new VideoFrame(video) : await createImageBitmap(video);
      if (!signal.aborted) return worker.encode(shape, picture);
      picture.close();
      throw new Error("The frame is no longer wanted.");
    },
    close() {
      screen.close();
      worker.close();
    },
  };
}

function drawHere(source: CaptureInput): FrameCapturer {
  const screen = createScreen(source);
  const draw = createDrawing(({ width, height }) => Object.assign(document.createElement("canvas"), { width, height }));
  return {
    async take(shape) {
      const video = await screen.ready();
      const surface = draw(video, { width: video.videoWidth, height: video.videoHeight }, shape);
      const drawn = { width: surface.width, height: surface.height };
      const blob = await new Promise<Blob | null>((resolve) =>
        surface.toBlob(resolve, "image/jpeg", shape.jpegQuality),
      );
      if (blob === null) throw new Error("The picture could not be encoded.");
      return { jpeg: new Uint8Array(await blob.arrayBuffer()), ...drawn };
    },
    close: screen.close,
  };
}

/** The video element of the page; while the page shows none, a hidden one. */
function createScreen({ stream, shown }: CaptureInput) {
  let own: HTMLVideoElement | null = null;
  const putAway = () => {
    if (own) own.srcObject = null;
    own = null;
  };
  return {
    async ready(): Promise<HTMLVideoElement> {
      const video = shown();
      if (video) {
        // A second one would double the cost for the page, even without captures.
        putAway();
        return video;
      }
      own ??= playUnseen(stream);
      const unseen = own;
      if (!hasPicture(unseen))
        await new Promise((resolve) => unseen.addEventListener("loadeddata", resolve, { once: true }));
      return unseen;
    },
    close: putAway,
  };
}

function playUnseen(stream: MediaStream): HTMLVideoElement {
  const video = Object.assign(document.createElement("video"), { muted: true, playsInline: true, srcObject: stream });
  video.play().catch(() => {});
  return video;
}

export const hasPicture = ({ readyState }: HTMLVideoElement): boolean =>
  readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;

interface FrameWorker {
  post(request: FrameRequest, transfer: Transferable[]): void;
  encode(shape: FrameShape, picture?: Picture): Promise<EncodedFrame>;
  close(): void;
}

function startFrameWorker(createWorker: () => Worker): FrameWorker {
  const worker = createWorker();
  const asked = new Map<
    number,
    { readonly resolve: (frame: EncodedFrame) => void; readonly reject: (error: Error) => void }
  >();
  let lastId = 0;
  let isBroken = false;
  const broken = () => new Error("The worker that encodes frames broke down.");

  worker.addEventListener("message", ({ data }: MessageEvent<FrameAnswer>) => {
    const waiting = asked.get(data.id);
    asked.delete(data.id);
    if (data.type === "encoded") waiting?.resolve(data.frame);
    else waiting?.reject(new Error(data.message));
  });
  const end = () => {
    isBroken = true;
    worker.terminate();
    for (const { reject } of asked.values()) reject(broken());
    asked.clear();
  };
  const crash = (event: Event) => {
    // The caller of the frame gets the error.
    event.preventDefault();
    end();
  };
  worker.addEventListener("error", crash);
  worker.addEventListener("messageerror", crash);

  return {
    post: (request, transfer) => worker.postMessage(request, { transfer }),
    encode: (shape, picture) =>
      new Promise((resolve, reject) => {
        if (isBroken) {
          picture?.close();
          return reject(broken());
        }
        const id = ++lastId;
        asked.set(id, { resolve, reject });
        worker.postMessage({ type: "encode", id, ...shape, ...(picture && { picture }) } satisfies FrameRequest, {
          transfer: picture ? [picture] : [],
        });
      }),
    close: end,
  };
}

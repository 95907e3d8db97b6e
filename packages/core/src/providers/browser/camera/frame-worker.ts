import { createDrawing } from "./draw-frame";
import type { EncodedFrame, FrameAnswer, FrameRequest, Picture } from "./frame-messages";

type EncodeRequest = Extract<FrameRequest, { type: "encode" }>;

const draw = createDrawing(({ width, height }) => new OffscreenCanvas(width, height));
let newest: VideoFrame | null = null;
/** A request before the first picture. */
let waiting: EncodeRequest[] = [];

self.onmessage = ({ data }: MessageEvent<FrameRequest>) => {
  if (data.type === "watch") void watch(data.pictures);
  else void answer(data);
};

async function watch(pictures: ReadableStream<VideoFrame>): Promise<void> {
  const reader = pictures.getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    // A camera whose pictures are not closed soon stalls.
    newest?.close();
    newest = value;
    const early = waiting;
    waiting = [];
    for (const request of early) void answer(request);
  }
}

async function answer(request: EncodeRequest): Promise<void> {
  const picture = request.picture ?? newest;
  if (picture === null) {
    waiting.push(request);
    return;
  }
  try {
    const frame = await encode(picture, request);
    // Transferred rather than copied: the page does not use most pictures.
    post({ type: "encoded", id: request.id, frame }, [frame.jpeg.buffer]);
  } catch (error) {
    post({ type: "failed", id: request.id, message: String(error) });
  } finally {
    request.picture?.close();
  }
}

async function encode(picture: Picture, { width, height, jpegQuality }: EncodeRequest): Promise<EncodedFrame> {
  const size = "displayWidth" in picture ? { width: picture.displayWidth, height: picture.displayHeight } : picture;
  const surface = draw(picture, size, { width, height });
  const drawn = { width: surface.width, height: surface.height };
  const blob = await surface.convertToBlob({ type: "image/jpeg", quality: jpegQuality });
  return { jpeg: new Uint8Array(await blob.arrayBuffer()), ...drawn };
}

function post(message: FrameAnswer, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}

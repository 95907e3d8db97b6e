/** What can be drawn and handed to a worker without copying it. */
export type Picture = VideoFrame | ImageBitmap;

export type FrameRequest =
  /** Keeps the newest picture of this stream. */
  | { readonly type: "watch"; readonly pictures: ReadableStream<VideoFrame> }
  /** With `picture` left out: the newest picture of the stream, or the first that arrives. */
  | ({ readonly type: "encode"; readonly id: number; readonly picture?: Picture } & FrameShape);

export interface FrameShape {
  /** The maximum, in pixels. */
  readonly width: number;
  readonly height: number;
  /** 0 to 1. */
  readonly jpegQuality: number;
}

export interface EncodedFrame {
  readonly jpeg: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

export type FrameAnswer =
  | { readonly type: "encoded"; readonly id: number; readonly frame: EncodedFrame }
  | { readonly type: "failed"; readonly id: number; readonly message: string };

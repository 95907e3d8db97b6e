/** What can be drawn and handed to a worker without copying it. */
export type Picture = VideoFrame | ImageBitmap;

export type FrameRequest =
  /** Keeps the newest of these from now on. */
  | { readonly type: "watch"; readonly pictures: ReadableStream<VideoFrame> }
  /** `picture` left out: the newest of those watched, or the first that comes. */
  | ({ readonly type: "encode"; readonly id: number; readonly picture?: Picture } & FrameShape);

export interface FrameShape {
  /** The most, in pixels. */
  readonly width: number;
  readonly height: number;
  /** 0 to 1. */
  readonly jpegQuality: number;
}

export interface EncodedFrame {
  readonly jpeg: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly luminance: Uint8Array<ArrayBuffer>;
}

export type FrameAnswer =
  | { readonly type: "encoded"; readonly id: number; readonly frame: EncodedFrame }
  | { readonly type: "failed"; readonly id: number; readonly message: string };

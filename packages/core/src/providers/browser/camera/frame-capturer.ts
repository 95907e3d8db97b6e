import { unlessAborted } from "../../../shared/aborting";
import type { EncodedFrame, FrameShape } from "./frame-messages";
import { frameMethods, type CaptureInput, type FrameCapturer } from "./frame-methods";

/** Captures frames in the best way that works here. */
export function createFrameCapturer(source: CaptureInput): FrameCapturer {
  const ways = frameMethods();
  let place = 0;
  let way: FrameCapturer | null = null;
  let hasWorked = false;

  const leave = () => {
    way?.close();
    way = null;
  };

  const take = async (shape: FrameShape, signal: AbortSignal): Promise<EncodedFrame> => {
    try {
      way ??= ways[place]?.(source) ?? null;
      if (way === null) throw new Error("Nobody takes frames here.");
      const frame = await unlessAborted(signal, way.take(shape, signal));
      hasWorked = true;
      return frame;
    } catch (error) {
      // Its state is unknown: the next frame uses a new one.
      leave();
      if (signal.aborted || hasWorked || place >= ways.length - 1) throw error;
      place += 1;
      return take(shape, signal);
    }
  };

  return { take, close: leave };
}

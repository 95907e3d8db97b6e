import type { EncodedFrame, FrameShape } from "./frame-messages";
import { frameMethods, type FrameSource, type FrameMethod } from "./frame-methods";

/** Captures frames in the best way that works here. */
export interface FrameCapturer {
  take(shape: FrameShape, signal: AbortSignal): Promise<EncodedFrame>;
  close(): void;
}

export function createFrameCapturer(source: FrameSource): FrameCapturer {
  const ways = frameMethods();
  let place = 0;
  let way: FrameMethod | null = null;
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

export function abortError(): DOMException {
  return new DOMException("The camera is no longer wanted.", "AbortError");
}

/** Does the work, or ends with an `AbortError` as soon as the signal is aborted. The work itself continues. */
export async function unlessAborted<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  let abort = () => {};
  const aborted = new Promise<never>((_resolve, reject) => (abort = () => reject(abortError())));
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort);
  try {
    const value = await Promise.race([aborted, work]);
    if (signal.aborted) throw abortError();
    return value;
  } finally {
    signal.removeEventListener("abort", abort);
    work.catch(() => {});
  }
}

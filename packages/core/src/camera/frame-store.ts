import type { Frame } from "../contracts";
import { createListeners } from "../shared/listeners";

/**
 * The last frame of the camera. It is a store of its own, so that a frame notifies only its subscribers.
 */
export interface FrameStore {
  /** `null` while the camera is off, and until its first frame. */
  readonly latest: Frame | null;
  /** Calls back at every frame and when the last one is removed, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

export interface FrameWriter extends FrameStore {
  set(frame: Frame | null): void;
}

export function createFrameStore(): FrameWriter {
  const { subscribe, notify } = createListeners();
  let latest: Frame | null = null;
  return {
    get latest() {
      return latest;
    },
    set(frame) {
      if (frame === latest) return;
      latest = frame;
      notify();
    },
    subscribe,
  };
}

/** The part of the main thread that drawing a growing text may take, at most. */
const SHARE = 0.5;
/** The same while somebody types: a key that comes in the midst of a frame waits until it is out. */
const SHARE_BESIDE_KEYS = 0.1;
/** Somebody who pressed a key this long ago, in milliseconds, still types. */
const TYPING = 500;
/** However much is typed, the text is drawn again after this long, in milliseconds. */
const LONGEST_WAIT = 100;

/** The shortest time between two frames, in milliseconds, on most screens. */
const FRAME = 16;
/** One frame of so many is measured. */
const MEASURED = 4;

/** What is used of a window. */
export type FrameWindow = Pick<
  Window & typeof globalThis,
  | "addEventListener"
  | "removeEventListener"
  | "requestAnimationFrame"
  | "cancelAnimationFrame"
  | "setTimeout"
  | "clearTimeout"
  | "performance"
  | "MessageChannel"
>;

/** Calls back in an animation frame, as soon as the page can afford one. */
export interface AffordableFrames {
  /** Asks for one call; asked again before it comes, it is still one. */
  request(): void;
  /** No call comes any more. */
  end(): void;
}

/**
 * Frames for drawing what changes all the time while somebody types beside it. On a fast device that is each frame. Where a
 * frame is dear it is fewer, so that drawing never takes more than half of the main thread, and beside keys no more than a
 * tenth; and a frame that answers a key is left to the key, so that messages typed do not wait for messages streamed.
 */
export function createAffordableFrames(view: FrameWindow, draw: () => void): AffordableFrames {
  let frame = 0;
  let wait = 0;
  let requestedAt = 0;
  let hasKey = false;
  let keyAt = -Infinity;

  const onKey = () => {
    hasKey = true;
    keyAt = view.performance.now();
  };
  view.addEventListener("keydown", onKey, { capture: true, passive: true });

  // A message of one's own comes after the frame's style, layout and paint: the time until then is what the frame cost.
  const { port1, port2 } = new view.MessageChannel();
  let drawn = 0;
  let begunAt = -Infinity;
  let cost = 0;
  port1.onmessage = () => {
    cost = view.performance.now() - begunAt;
  };
  /** How long after a frame the next can be afforded. */
  const pause = (now: number) => Math.min(cost / (now - keyAt < TYPING ? SHARE_BESIDE_KEYS : SHARE), LONGEST_WAIT);

  const askForFrame = () => {
    wait = 0;
    hasKey = false;
    frame = view.requestAnimationFrame(onFrame);
  };
  const onFrame = () => {
    const now = view.performance.now();
    const isKeys = hasKey;
    hasKey = false;
    if (isKeys && now - requestedAt < LONGEST_WAIT) {
      frame = view.requestAnimationFrame(onFrame);
      return;
    }
    frame = 0;
    begunAt = now;
    draw();
    // Measuring has its price too.
    if (drawn % MEASURED === 0) port2.postMessage(null);
    drawn += 1;
  };

  return {
    request() {
      if (frame !== 0 || wait !== 0) return;
      requestedAt = view.performance.now();
      const needed = pause(requestedAt);
      const rest = begunAt + needed - requestedAt;
      // An empty frame is not free, so frames that cannot be afforded are not asked for. The next comes late enough by itself.
      if (needed > FRAME && rest > 0) wait = view.setTimeout(askForFrame, rest);
      else askForFrame();
    },
    end() {
      view.clearTimeout(wait);
      view.cancelAnimationFrame(frame);
      view.removeEventListener("keydown", onKey, { capture: true });
      port1.close();
    },
  };
}

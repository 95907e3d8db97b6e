import { listen } from "./listen";

/** The share of the main thread that drawing a streaming text takes at most. */
const SHARE = 0.5;
/** The same while the visitor types: a key pressed during a frame waits for its end. */
const SHARE_BESIDE_KEYS = 0.1;
/** How long after a key the visitor counts as typing, in milliseconds. */
const TYPING = 500;
/** The longest time between two drawings, in milliseconds, however much is typed. */
const LONGEST_WAIT = 100;

/** The shortest time between two frames, in milliseconds, on most screens. */
const FRAME = 16;
/** One of this many frames is measured. */
const MEASURED = 4;

/** The parts of a window that are used. */
export interface FrameWindow {
  requestAnimationFrame(work: () => void): number;
  cancelAnimationFrame(frame: number): void;
  setTimeout(work: () => void, milliseconds: number): number;
  clearTimeout(timer: number): void;
  readonly performance: Pick<Performance, "now">;
  readonly MessageChannel: new () => {
    readonly port1: { onmessage: ((event: MessageEvent) => unknown) | null; close(): void };
    readonly port2: { postMessage(message: null): void };
  };
}

/** Calls back in an animation frame that the page can afford. */
export interface FrameScheduler {
  /** Requests one call. Further requests before it are ignored. */
  request(): void;
  /** Stops all further calls. */
  end(): void;
}

/**
 * Schedules drawing of a text that changes all the time while the visitor types. Fast devices draw in each frame. Where
 * frames are slow, fewer are drawn: drawing takes at most half of the main thread, and a tenth while the visitor types. A
 * frame that answers a key is skipped, so that typing does not wait for streaming.
 *
 * @param typedIn where keys are heard.
 */
export function createFrameScheduler(view: FrameWindow, typedIn: EventTarget | null, draw: () => void): FrameScheduler {
  let frame = 0;
  let wait = 0;
  let requestedAt = 0;
  let hasKey = false;
  let keyAt = -Infinity;

  const onKey = () => {
    hasKey = true;
    keyAt = view.performance.now();
  };
  const stopListening = listen(typedIn, { keydown: onKey }, { capture: true, passive: true });

  // A message to itself arrives after style, layout and paint of the frame: the time until then is the frame's cost.
  const { port1, port2 } = new view.MessageChannel();
  let drawn = 0;
  let begunAt = -Infinity;
  let cost = 0;
  port1.onmessage = () => {
    cost = view.performance.now() - begunAt;
  };
  /** How long after a frame the page can afford the next. */
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
    // Measuring has a cost too.
    if (drawn % MEASURED === 0) port2.postMessage(null);
    drawn += 1;
  };

  return {
    request() {
      if (frame !== 0 || wait !== 0) return;
      requestedAt = view.performance.now();
      const needed = pause(requestedAt);
      const rest = begunAt + needed - requestedAt;
      // An empty frame is not free: no frame is requested before the page can afford it. A wait shorter than a frame needs no timer.
      if (needed > FRAME && rest > 0) wait = view.setTimeout(askForFrame, rest);
      else askForFrame();
    },
    end() {
      view.clearTimeout(wait);
      view.cancelAnimationFrame(frame);
      stopListening();
      port1.close();
    },
  };
}

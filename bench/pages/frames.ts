/** Runs `then` as soon as the frame being made now has left the main thread. */
export function afterThisFrame(then: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    then();
  };
  port2.postMessage(null);
}

/** The time at which the next frame has left the main thread. */
export function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => afterThisFrame(() => resolve(performance.now())));
  });
}

/** The time at which the first frame that shows what is waited for has left the main thread. */
export function frameWith(isThere: () => boolean): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (isThere()) afterThisFrame(() => resolve(performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

export interface Wait {
  readonly ms: number;
  /** How many frames it took: 1 is the very next one. */
  readonly frames: number;
}

/** Measures from `begin` to the frame that shows what is waited for. */
export function timeToFrame(isThere: () => boolean): { begin(): void; readonly shown: Promise<Wait> } {
  let begun = 0;
  let frames = 0;
  const shown = new Promise<Wait>((resolve) => {
    let isChanged = false;
    const observer = new MutationObserver(() => (isChanged ||= isThere()));
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    const onFrame = () => {
      if (begun) frames += 1;
      // Looked at when the frame is over: what a callback of the frame itself has written is in it.
      afterThisFrame(() => {
        if (isChanged) {
          observer.disconnect();
          resolve({ ms: performance.now() - begun, frames });
        } else requestAnimationFrame(onFrame);
      });
    };
    requestAnimationFrame(onFrame);
  });
  return { begin: () => void (begun = performance.now()), shown };
}

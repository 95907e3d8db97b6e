/** A client sends sound in chunks of 25 ms, which is 40 a second. */
const FRAMES_PER_SECOND = 50;
/** A connection that stalled for two seconds delivers this many at once. */
const MOST_AT_ONCE = 2 * FRAMES_PER_SECOND;

/** Tells for each frame whether it is within the rate: fifty a second, and at most a hundred at once. */
export function createFrameRate(now: () => number): () => boolean {
  let left = MOST_AT_ONCE;
  let at = now();
  return () => {
    const since = now() - at;
    at += since;
    left = Math.min(MOST_AT_ONCE, left + (since / 1000) * FRAMES_PER_SECOND) - 1;
    return left >= 0;
  };
}

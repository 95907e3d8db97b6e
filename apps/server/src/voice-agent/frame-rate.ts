/** What a page sends at the vendor's own pace: sound in pieces of 25 ms is 40 a second. */
const FRAMES_PER_SECOND = 50;
/** What a connection that stood still for two seconds delivers at once. */
const MOST_AT_ONCE = 2 * FRAMES_PER_SECOND;

/** Tells for each frame whether it still is in the rate: fifty a second, and no more than a hundred at once. */
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

/**
 * Keeps the screen awake until the returned function is called; again each time the page is visible again, since the browser
 * releases the lock when it is hidden. Without a wake lock the screen may sleep.
 */
export function acquireWakeLock(): () => void {
  let sentinel: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async () => {
    if (isOver || document.hidden || (sentinel && !sentinel.released)) return;
    try {
      const given = await navigator.wakeLock.request("screen");
      if (isOver) await given.release();
      else sentinel = given;
    } catch {
      // No battery to spare, no permission, or no such thing here.
    }
  };
  const look = () => void ask();
  void ask();
  document.addEventListener("visibilitychange", look);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", look);
    void sentinel?.release().catch(() => {});
  };
}

/** Reports each time the page is back online, until the returned function is called. */
export function watchOnline(report: () => void): () => void {
  addEventListener("online", report);
  return () => removeEventListener("online", report);
}

import type { ReplyLock } from "../../contracts";

/**
 * Detects the replies of other tabs by Web Locks, one for each character: the browser releases them when a tab is closed
 * or crashes. Tabs notify each other of a taken lock; the browser reports its release.
 *
 * @param name the name of the locks; pages with the same name detect each other.
 */
export function createReplyLock(name = "archive-reply"): ReplyLock {
  const locks = globalThis.navigator?.locks;
  const lockOf = (characterId: string) => `${name}.${characterId}`;
  /** Replies of this page that are in progress or about to release their lock. */
  const own = new Map<string, Promise<unknown>>();

  const announce = (characterId: string) => {
    if (typeof BroadcastChannel === "undefined") return;
    const channel = new BroadcastChannel(name);
    channel.postMessage(characterId);
    channel.close();
  };

  return {
    hold(characterId) {
      let release: () => void = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      // A request behind another page's reply is granted when that ends.
      const holding = locks?.request(lockOf(characterId), () => {
        announce(characterId);
        return released;
      });
      const over = Promise.resolve(holding).catch(() => {});
      own.set(characterId, over);
      void over.then(() => {
        if (own.get(characterId) === over) own.delete(characterId);
      });
      return release;
    },

    watch(characterId, report) {
      const end = new AbortController();
      let reported: boolean | null = null;
      const notify = (isHeld: boolean) => {
        if (end.signal.aborted || reported === isHeld) return;
        reported = isHeld;
        report(isHeld);
      };
      const isFree = () =>
        // Shared requests do not exclude each other.
        locks.request(lockOf(characterId), { mode: "shared", ifAvailable: true }, (lock) => lock !== null);
      const untilFree = () => locks.request(lockOf(characterId), { mode: "shared", signal: end.signal }, () => {});

      let looking = Promise.resolve();
      const look = () => {
        looking = looking
          .then(async () => {
            if (end.signal.aborted) return;
            // This page's own reply does not count as another page's, and hides theirs while it lasts.
            await own.get(characterId);
            if (await isFree()) return notify(false);
            notify(true);
            await untilFree();
            notify(false);
          })
          .catch(() => notify(false));
      };
      const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
      channel?.addEventListener("message", ({ data }) => {
        if (data === characterId) look();
      });
      if (locks) look();
      else queueMicrotask(() => notify(false));
      return () => {
        end.abort();
        channel?.close();
      };
    },
  };
}

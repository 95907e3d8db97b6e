import type { ReplyLock } from "../../contracts";

/**
 * Knows of the replies of other tabs by Web Locks, one for each character: they are free again the moment a tab is
 * closed or crashes. That one is taken, tabs tell each other; that it is free, the browser tells.
 *
 * @param name what the locks are called; pages that use the same name know of each other.
 */
export function createReplyLock(name = "archive-reply"): ReplyLock {
  const locks = globalThis.navigator?.locks;
  const lockOf = (characterId: string) => `${name}.${characterId}`;
  /** Replies of this page that are under way or about to give up their lock. */
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
      // Whoever asks for it behind another page's reply has it when that is over.
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
      let told: boolean | null = null;
      const tell = (isHeld: boolean) => {
        if (end.signal.aborted || told === isHeld) return;
        told = isHeld;
        report(isHeld);
      };
      const isFree = () =>
        // Those who only look do not keep each other out.
        locks.request(lockOf(characterId), { mode: "shared", ifAvailable: true }, (lock) => lock !== null);
      const untilFree = () => locks.request(lockOf(characterId), { mode: "shared", signal: end.signal }, () => {});

      let looking = Promise.resolve();
      const look = () => {
        looking = looking
          .then(async () => {
            if (end.signal.aborted) return;
            // One's own reply is no other page's, and says nothing of theirs as long as it goes on.
            await own.get(characterId);
            if (await isFree()) return tell(false);
            tell(true);
            await untilFree();
            tell(false);
          })
          .catch(() => tell(false));
      };
      const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
      channel?.addEventListener("message", ({ data }) => {
        if (data === characterId) look();
      });
      if (locks) look();
      else queueMicrotask(() => tell(false));
      return () => {
        end.abort();
        channel?.close();
      };
    },
  };
}

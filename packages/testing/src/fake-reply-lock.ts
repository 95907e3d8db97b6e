import type { ReplyLock } from "@archive-of-minds/core";

/** The replies of several pages: `page()` creates the lock of a page. */
export interface FakeReplyLock {
  page(): ReplyLock;
}

/** Reports after the caller's current task. */
export function createFakeReplyLock(): FakeReplyLock {
  interface Page {
    readonly held: Map<string, number>;
    readonly watchers: Set<() => void>;
  }
  const pages: Page[] = [];
  const notifyAll = () => {
    for (const { watchers } of pages) for (const notify of watchers) queueMicrotask(notify);
  };
  return {
    page() {
      const own: Page = { held: new Map(), watchers: new Set() };
      pages.push(own);
      return {
        hold(characterId) {
          own.held.set(characterId, (own.held.get(characterId) ?? 0) + 1);
          notifyAll();
          let isOver = false;
          return () => {
            if (isOver) return;
            isOver = true;
            own.held.set(characterId, (own.held.get(characterId) ?? 1) - 1);
            notifyAll();
          };
        },
        watch(characterId, report) {
          let reported: boolean | null = null;
          const notify = () => {
            const isHeld = pages.some((page) => page !== own && (page.held.get(characterId) ?? 0) > 0);
            if (!own.watchers.has(notify) || isHeld === reported) return;
            reported = isHeld;
            report(isHeld);
          };
          own.watchers.add(notify);
          queueMicrotask(notify);
          return () => own.watchers.delete(notify);
        },
      };
    },
  };
}

import type { ReplyLock } from "@archive-of-minds/core";

/** The replies of several pages: `page()` gives each its lock. */
export interface FakeReplyLock {
  page(): ReplyLock;
}

/** Reports at once, and when the caller's turn is over. */
export function createFakeReplyLock(): FakeReplyLock {
  interface Page {
    readonly held: Map<string, number>;
    readonly watchers: Set<() => void>;
  }
  const pages: Page[] = [];
  const notifyAll = () => {
    for (const { watchers } of pages) for (const tell of watchers) queueMicrotask(tell);
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
          let told: boolean | null = null;
          const tell = () => {
            const isHeld = pages.some((page) => page !== own && (page.held.get(characterId) ?? 0) > 0);
            if (!own.watchers.has(tell) || isHeld === told) return;
            told = isHeld;
            report(isHeld);
          };
          own.watchers.add(tell);
          queueMicrotask(tell);
          return () => own.watchers.delete(tell);
        },
      };
    },
  };
}

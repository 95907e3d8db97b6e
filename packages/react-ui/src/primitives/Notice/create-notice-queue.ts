/** From the most to the least urgent: people who need help, what failed, what may fail, what is new, what could be had. */
export const urgencies = ["need", "failure", "warning", "news", "offer"] as const;

/** How soon a notice has to be seen. */
export type Urgency = (typeof urgencies)[number];

export interface NoticeEntry {
  readonly urgency: Urgency;
}

/** Decides which of several notices is shown. */
export interface NoticeQueue {
  /** Adds a notice, until the returned function is called. */
  readonly add: (entry: NoticeEntry) => () => void;
  /** Puts the shown notice behind the others. */
  readonly pass: () => void;
  readonly shown: () => NoticeEntry | undefined;
  readonly count: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A queue that shows one notice at a time: the most urgent of those that were passed least often, and of these the oldest. */
export function createNoticeQueue(): NoticeQueue {
  const passes = new Map<NoticeEntry, number>();
  const listeners = new Set<() => void>();
  let shown: NoticeEntry | undefined;
  const rank = (entry: NoticeEntry) => (passes.get(entry) ?? 0) * urgencies.length + urgencies.indexOf(entry.urgency);
  const settle = () => {
    shown = undefined;
    for (const entry of passes.keys()) if (!shown || rank(entry) < rank(shown)) shown = entry;
    for (const listener of listeners) listener();
  };
  return {
    add: (entry) => {
      passes.set(entry, 0);
      settle();
      return () => {
        passes.delete(entry);
        settle();
      };
    },
    pass: () => {
      if (shown) passes.set(shown, (passes.get(shown) ?? 0) + 1);
      settle();
    },
    shown: () => shown,
    count: () => passes.size,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

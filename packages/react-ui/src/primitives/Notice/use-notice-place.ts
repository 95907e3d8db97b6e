import { createContext, useContext, useLayoutEffect, useMemo, useSyncExternalStore } from "react";
import type { NoticeQueue, Urgency } from "./create-notice-queue";

export const QueueContext = createContext<NoticeQueue | null>(null);

const nothing = () => () => {};

/** Whether a notice is shown, while `isWanted`. Outside a {@link NoticeSlot} it always is. */
export function useNoticePlace(urgency: Urgency, isWanted = true): boolean {
  const queue = useContext(QueueContext);
  const entry = useMemo(() => ({ urgency }), [urgency]);
  useLayoutEffect(() => (isWanted ? queue?.add(entry) : undefined), [queue, entry, isWanted]);
  const isFirst = () => !queue || queue.shown() === entry;
  return useSyncExternalStore(queue?.subscribe ?? nothing, isFirst, isFirst) && isWanted;
}

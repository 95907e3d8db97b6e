import { useState, useSyncExternalStore, type ReactNode } from "react";
import * as english from "../../labels/en/status";
import { useLabels } from "../../labels/LabelsProvider";
import { createNoticeQueue, type NoticeQueue } from "./create-notice-queue";
import { QueueContext } from "./use-notice-place";

/** Shows one of the notices in it at a time, the most urgent first, and a way to the next one. */
export function NoticeSlot({ children }: { readonly children: ReactNode }) {
  const [queue] = useState(createNoticeQueue);
  return (
    <div className="aom-notices">
      <div className="aom-notices-shown">
        <QueueContext.Provider value={queue}>{children}</QueueContext.Provider>
      </div>
      <Others queue={queue} />
    </div>
  );
}

function Others({ queue }: { readonly queue: NoticeQueue }) {
  const labels = useLabels("status", english.status);
  const others = useSyncExternalStore(queue.subscribe, queue.count, queue.count) - 1;
  return (
    others > 0 && (
      <button type="button" className="aom-button" data-tone="quiet" onClick={queue.pass}>
        {labels.moreNotices(others)}
      </button>
    )
  );
}

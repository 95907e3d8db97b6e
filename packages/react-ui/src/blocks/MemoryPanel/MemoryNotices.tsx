import {
  memoryBankSelectors,
  type ImportRefusal,
  type MemoryBankActorRef,
  type MemoryNotice,
} from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { createPortal } from "react-dom";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";
import type { Labels } from "../../labels/en";

type MemoryLabels = Labels["memory"];

/** The result of an action. Shown at the foot of the panel, where it stays in view and covers nothing. */
export function MemoryNotices({ bank, foot }: { readonly bank: MemoryBankActorRef; readonly foot: Element }) {
  const memory = useLabels("memory", english.memory);
  const refusal = useSelector(bank, memoryBankSelectors.refusal);
  const notice = useSelector(bank, memoryBankSelectors.notice);
  const isImported = useSelector(bank, memoryBankSelectors.isImported);
  const failed = notice && failureOf(notice, memory);
  const done = notice && !failed ? doneOf(notice, memory) : null;
  return createPortal(
    <div className="aom-memory-notices">
      <div role="status">
        {isImported && <p>{memory.notice.imported}</p>}
        {done && <p>{done}</p>}
      </div>
      <div role="alert">
        {refusal && <p>{refusalOf(refusal, memory)}</p>}
        {refusal && refusal.reason !== "blank" && <p>{memory.refusal[refusal.reason](refusal.at ?? 0)}</p>}
        {failed && <p>{failed}</p>}
      </div>
    </div>,
    foot,
  );
}

function refusalOf({ source, reason }: ImportRefusal, memory: MemoryLabels): string {
  if (reason === "blank") return memory.pasteFirst;
  if (reason === "notJson") return memory.notJson[source];
  if (
    reason === "full" ||
    reason === "blocked" ||
    reason === "unknown" ||
    reason === "timeout" ||
    reason === "unsettled" ||
    reason === "unreadable"
  )
    return memory.importFailed;
  return memory.wrongFormat[source];
}

function failureOf(notice: MemoryNotice, memory: MemoryLabels): string | null {
  if (notice.type === "shareFailed") return memory.shareFailed[notice.reason];
  return notice.type === "exportFailed" ||
    notice.type === "clearFailed" ||
    notice.type === "restoreFailed" ||
    notice.type === "clearedHere"
    ? memory.notice[notice.type]
    : null;
}

const doneOf = (notice: MemoryNotice, memory: MemoryLabels): string | null =>
  notice.type === "shareFailed" ? null : memory.notice[notice.type];

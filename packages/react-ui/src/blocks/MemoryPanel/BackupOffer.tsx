import { memoryBankSelectors, type MemoryBankActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/panels";
import { useLocale, useLabels } from "../../labels/LabelsProvider";
import { formatDate } from "./format-date";

/** Offers to restore what an import replaced. */
export function BackupOffer({ bank }: { readonly bank: MemoryBankActorRef }) {
  const memory = useLabels("memory", english.memory);
  const locale = useLocale();
  const backup = useSelector(bank, memoryBankSelectors.backup);
  const canRestore = useSelector(bank, memoryBankSelectors.canRestore);
  if (!backup) return null;
  return (
    <div className="aom-notice" data-state="unanswered">
      <p>{memory.backup[backup.replacedBy](backup.messages, formatDate(backup.savedAt, locale))}</p>
      <p className="aom-notice-actions">
        <button
          type="button"
          className="aom-button"
          disabled={!canRestore}
          onClick={() => bank.send({ type: "backup.restore" })}
        >
          {memory.restore[backup.replacedBy]}
        </button>
      </p>
    </div>
  );
}

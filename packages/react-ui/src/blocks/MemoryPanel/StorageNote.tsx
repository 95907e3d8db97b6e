import { memoryBankSelectors, type MemoryBankActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/panels";
import { useLocale, useLabels } from "../../labels/LabelsProvider";
import { formatBytes } from "../Voice/format-bytes";

/** Shows how full the browser's storage is and whether the browser promises to keep it; warns when it is nearly full. */
export function StorageNote({ bank }: { readonly bank: MemoryBankActorRef }) {
  const memory = useLabels("memory", english.memory);
  const locale = useLocale();
  const storage = useSelector(bank, memoryBankSelectors.storageUsage);
  const isScarce = useSelector(bank, memoryBankSelectors.isStorageScarce);
  const canExport = useSelector(bank, memoryBankSelectors.canExport);
  if (!storage) return null;
  const used = formatBytes(storage.usedBytes, locale);
  const total = formatBytes(storage.totalBytes, locale);
  if (!isScarce) {
    return (
      <p className="aom-memory-note">
        {memory.room(used, total)}{" "}
        {storage.isPromised !== undefined && (storage.isPromised ? memory.roomPromised : memory.roomUnpromised)}
      </p>
    );
  }
  return (
    <div className="aom-notice" role="status">
      <p>{memory.roomScarce(used, total)}</p>
      <p className="aom-notice-actions">
        <button
          type="button"
          className="aom-button"
          disabled={!canExport}
          onClick={() => bank.send({ type: "memory.download" })}
        >
          {memory.downloadNow}
        </button>
      </p>
    </div>
  );
}

import { memoryBankSelectors, type MemoryBankActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useRef } from "react";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";

/** Exports, imports and clears the memory. */
export function MemoryActions({ bank }: { readonly bank: MemoryBankActorRef }) {
  const memory = useLabels("memory", english.memory);
  const canChange = useSelector(bank, memoryBankSelectors.canClear);
  const canExport = useSelector(bank, memoryBankSelectors.canExport);
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="aom-memory-actions">
      <button type="button" className="aom-button" disabled={!canChange} onClick={() => field.current?.click()}>
        {memory.importFile}
      </button>
      <input
        ref={field}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={memory.importFile}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) bank.send({ type: "file.import", file });
          // Otherwise choosing the same file again would send no event.
          currentTarget.value = "";
        }}
      />
      <button
        type="button"
        className="aom-button"
        disabled={!canExport}
        onClick={() => bank.send({ type: "memory.download" })}
      >
        {memory.download}
      </button>
      <button
        type="button"
        className="aom-button"
        disabled={!canExport}
        onClick={() => bank.send({ type: "memory.share" })}
      >
        {memory.share}
      </button>
      <button
        type="button"
        className="aom-button"
        disabled={!canChange}
        onClick={() => bank.send({ type: "memory.clear" })}
      >
        {memory.clear}
      </button>
    </div>
  );
}

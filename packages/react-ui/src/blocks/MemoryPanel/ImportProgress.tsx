import { memoryBankSelectors, type MemoryBankActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useId } from "react";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";

/** The progress of an import. */
export function ImportProgress({ bank }: { readonly bank: MemoryBankActorRef }) {
  const memory = useLabels("memory", english.memory);
  const stage = useSelector(bank, memoryBankSelectors.importStage);
  const progress = useSelector(bank, memoryBankSelectors.progress);
  const id = useId();
  if (stage === null) return null;
  return (
    <div className="aom-memory-progress">
      <label htmlFor={id}>{memory[stage]}</label>
      {/* Storing reports no progress. */}
      <progress id={id} {...(stage === "reading" && { value: progress })} />
      {stage === "reading" && (
        <button
          type="button"
          className="aom-button"
          data-tone="quiet"
          onClick={() => bank.send({ type: "import.cancel" })}
        >
          {memory.cancel}
        </button>
      )}
    </div>
  );
}

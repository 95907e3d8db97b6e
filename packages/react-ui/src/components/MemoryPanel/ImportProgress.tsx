import type { MemoryBankActorRef, MemoryBankSnapshot } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useId } from "react";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";

const selectStage = (snapshot: MemoryBankSnapshot) =>
  snapshot.matches({ work: { importing: "reading" } })
    ? "reading"
    : snapshot.matches({ work: { importing: "storing" } })
      ? "storing"
      : null;
const selectProgress = ({ context }: MemoryBankSnapshot) => context.progress;

/** How far an import is. */
export function ImportProgress({ bank }: { readonly bank: MemoryBankActorRef }) {
  const memory = useLabels("memory", english.memory);
  const stage = useSelector(bank, selectStage);
  const progress = useSelector(bank, selectProgress);
  const id = useId();
  if (stage === null) return null;
  return (
    <div className="aom-memory-progress">
      <label htmlFor={id}>{memory[stage]}</label>
      {/* Nobody knows how long storing takes. */}
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

import { memoryBankSelectors, type MemoryBankActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";

/** Reports that imported messages got other times than in their file, until the visitor dismisses it. */
export function RedatedNote({ bank }: { readonly bank: MemoryBankActorRef }) {
  const memory = useLabels("memory", english.memory);
  const redated = useSelector(bank, memoryBankSelectors.redated);
  return (
    <div role="status">
      {redated > 0 && (
        <div className="aom-notice">
          <p>{memory.redated(redated)}</p>
          <p className="aom-notice-actions">
            <button type="button" className="aom-button" onClick={() => bank.send({ type: "redated.dismiss" })}>
              {memory.dismissRedated}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}

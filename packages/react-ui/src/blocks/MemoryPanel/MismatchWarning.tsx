import { memoryBankSelectors, type MemoryBankActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";

/** Warns that the imported file names another character, until the visitor dismisses it. */
export function MismatchWarning({ bank }: { readonly bank: MemoryBankActorRef }) {
  const memory = useLabels("memory", english.memory);
  const namedOther = useSelector(bank, memoryBankSelectors.namedOther);
  const name = useSelector(bank, memoryBankSelectors.characterName);
  return (
    <div role="status">
      {namedOther !== null && (
        <div className="aom-notice">
          <p>{memory.namedOther(namedOther, name)}</p>
          <p className="aom-notice-actions">
            <button type="button" className="aom-button" onClick={() => bank.send({ type: "mismatch.dismiss" })}>
              {memory.dismissNamedOther}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}

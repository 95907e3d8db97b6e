import { memoryBankSelectors, type MemoryBankActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useIsLogged } from "../../hooks/use-is-logged";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";
import { QuestionDialog } from "../../primitives/QuestionDialog/QuestionDialog";

/** Asks before the memory is cleared. The first button, which has the focus, cancels. */
export function ClearDialog({ bank }: { readonly bank: MemoryBankActorRef }) {
  const memory = useLabels("memory", english.memory);
  const isAsking = useSelector(bank, memoryBankSelectors.isConfirmingClear);
  const isLogged = useIsLogged();
  const name = useSelector(bank, memoryBankSelectors.characterName);
  const canDownload = useSelector(bank, memoryBankSelectors.canDownload);
  const canClear = useSelector(bank, memoryBankSelectors.canConfirmClear);
  return (
    <QuestionDialog
      open={isAsking}
      onClose={() => bank.send({ type: "clear.cancel" })}
      title={memory.clear}
      keep={memory.cancel}
      confirm={memory.clearConfirm}
      canConfirm={canClear}
      onConfirm={() => bank.send({ type: "clear.confirm" })}
      more={
        <button
          type="button"
          className="aom-button"
          disabled={!canDownload}
          onClick={() => bank.send({ type: "memory.download" })}
        >
          {memory.downloadFirst}
        </button>
      }
    >
      <p>{memory.clearQuestion}</p>
      <p className="aom-memory-note">{memory.clearExtent(name, isLogged)}</p>
    </QuestionDialog>
  );
}

import type { ChatSnapshot, MemoryBankActorRef, MemoryBankSnapshot } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";
import { useChat } from "../../providers/ChatProvider";
import { Dialog } from "../Dialog/Dialog";

const selectIsAsking = (snapshot: MemoryBankSnapshot) => snapshot.matches({ work: "confirmingClear" });
const selectIsLogged = ({ context }: ChatSnapshot) => context.logging !== null;
const selectName = ({ context }: MemoryBankSnapshot) => context.character.name;
const selectMayTake = (snapshot: MemoryBankSnapshot) => snapshot.can({ type: "memory.download" });
const selectMayClear = (snapshot: MemoryBankSnapshot) => snapshot.can({ type: "clear.confirm" });

/** Asks before everything is forgotten. The first button, which has the focus, forgets nothing. */
export function ClearDialog({ bank }: { readonly bank: MemoryBankActorRef }) {
  const memory = useLabels("memory", english.memory);
  const isAsking = useSelector(bank, selectIsAsking);
  const isLogged = useSelector(useChat(), selectIsLogged);
  const name = useSelector(bank, selectName);
  const mayTake = useSelector(bank, selectMayTake);
  const mayClear = useSelector(bank, selectMayClear);
  return (
    <Dialog open={isAsking} onClose={() => bank.send({ type: "clear.cancel" })} title={memory.clear} role="alertdialog">
      <p>{memory.clearQuestion}</p>
      <p className="aom-memory-note">{memory.clearExtent(name, isLogged)}</p>
      <p className="aom-notice-actions">
        <button type="button" className="aom-button" onClick={() => bank.send({ type: "clear.cancel" })}>
          {memory.cancel}
        </button>
        <button
          type="button"
          className="aom-button"
          disabled={!mayTake}
          onClick={() => bank.send({ type: "memory.download" })}
        >
          {memory.downloadFirst}
        </button>
        <button
          type="button"
          className="aom-button"
          data-tone="danger"
          disabled={!mayClear}
          onClick={() => bank.send({ type: "clear.confirm" })}
        >
          {memory.clearConfirm}
        </button>
      </p>
    </Dialog>
  );
}

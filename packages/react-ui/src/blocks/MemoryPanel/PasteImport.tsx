import { memoryBankSelectors, type MemoryBankActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useId, useRef } from "react";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";

/** Imports a memory that is pasted as text. */
export function PasteImport({ bank }: { readonly bank: MemoryBankActorRef }) {
  const memory = useLabels("memory", english.memory);
  const canImport = useSelector(bank, memoryBankSelectors.canImport);
  const id = useId();
  // Uncontrolled, because the pasted text may be large: it is read on import.
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <form
      className="aom-memory-paste"
      onSubmit={(event) => {
        event.preventDefault();
        bank.send({ type: "text.import", text: box.current?.value ?? "" });
      }}
    >
      <label htmlFor={id} className="aom-caption">
        {memory.paste}
      </label>
      <textarea
        id={id}
        ref={box}
        rows={3}
        placeholder={memory.pastePlaceholder}
        spellCheck={false}
        autoComplete="off"
      />
      <button type="submit" className="aom-button" disabled={!canImport}>
        {memory.importText}
      </button>
    </form>
  );
}

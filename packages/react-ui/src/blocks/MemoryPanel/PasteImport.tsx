import { memoryBankSelectors, type MemoryBankActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useId, useRef } from "react";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";

/** A memory as text, from wherever it was copied to. */
export function PasteImport({ bank }: { readonly bank: MemoryBankActorRef }) {
  const memory = useLabels("memory", english.memory);
  const mayImport = useSelector(bank, memoryBankSelectors.canImport);
  const id = useId();
  // What is pasted may be large: it is read when it is wanted, not at every change.
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
      <button type="submit" className="aom-button" disabled={!mayImport}>
        {memory.importText}
      </button>
    </form>
  );
}

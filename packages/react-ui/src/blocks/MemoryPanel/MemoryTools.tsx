import {
  memoryBankSelectors,
  type Character,
  type MemoryBankActorRef,
  type MemoryBankSnapshot,
} from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { useLayoutEffect } from "react";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";
import { BackupOffer } from "./BackupOffer";
import { ClearDialog } from "./ClearDialog";
import { ImportProgress } from "./ImportProgress";
import { MemoryActions } from "./MemoryActions";
import { MemoryNotices } from "./MemoryNotices";
import { MismatchWarning } from "./MismatchWarning";
import { PasteImport } from "./PasteImport";
import { RedatedNote } from "./RedatedNote";
import { StorageNote } from "./StorageNote";
import { useMemoryBank, type OpenMemoryBank } from "./use-memory-bank";

export interface MemoryToolsProps {
  readonly character: Character;
  /** Makes the memory bank, once; it is closed with the tools. */
  readonly open: OpenMemoryBank;
  /** Called a moment after an import, with the bank that stored it. */
  readonly onImported: (bank: MemoryBankActorRef) => void;
  /** Where notices are shown. */
  readonly foot: Element | null;
  /** Called with each new state, and with `undefined` when the tools are gone. */
  readonly onState: (state: MemoryToolsState | undefined) => void;
}

const works = ["importing", "imported", "confirmingClear", "clearing", "restoring"] as const;

/** What the bank does with the memory, or that it has just refused an import. */
const stateOf = (snapshot: MemoryBankSnapshot) =>
  memoryBankSelectors.refusal(snapshot) ? "refused" : (works.find((work) => snapshot.matches({ work })) ?? "ready");

export type MemoryToolsState = "opening" | "failed" | ReturnType<typeof stateOf>;

/** The actions on a memory. Needs the character's id as its `key`. */
export function MemoryTools({ character, open, onImported, foot, onState }: MemoryToolsProps) {
  const memory = useLabels("memory", english.memory);
  const bank = useMemoryBank(character, open, onImported);
  const isOpen = typeof bank === "object";
  const work = useSelector(isOpen ? bank : undefined, (snapshot) => snapshot && stateOf(snapshot));
  const state = isOpen ? work : bank;
  useLayoutEffect(() => {
    onState(state);
    return () => onState(undefined);
  }, [state, onState]);
  if (bank === "opening") return <p className="aom-thinking">{memory.opening}</p>;
  if (bank === "failed") return <p role="alert">{memory.openingFailed}</p>;
  return <OpenTools bank={bank} foot={foot} />;
}

function OpenTools({ bank, foot }: { readonly bank: MemoryBankActorRef; readonly foot: Element | null }) {
  return (
    <div className="aom-memory-desk">
      <StorageNote bank={bank} />
      <MemoryActions bank={bank} />
      <ImportProgress bank={bank} />
      <PasteImport bank={bank} />
      <MismatchWarning bank={bank} />
      <RedatedNote bank={bank} />
      <BackupOffer bank={bank} />
      {foot && <MemoryNotices bank={bank} foot={foot} />}
      <ClearDialog bank={bank} />
    </div>
  );
}

import type { Character, MemoryBankActorRef } from "@archive-of-minds/core";
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
  readonly open: OpenMemoryBank;
  readonly onImported: (bank: MemoryBankActorRef) => void;
  /** Where notices are shown. */
  readonly foot: Element | null;
}

/** The actions on a memory. Needs the character's id as its `key`. */
export function MemoryTools({ character, open, onImported, foot }: MemoryToolsProps) {
  const memory = useLabels("memory", english.memory);
  const bank = useMemoryBank(character, open, onImported);
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

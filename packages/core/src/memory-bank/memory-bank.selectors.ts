import type { MemoryBankSnapshot } from "./memory-bank.machine";

/** The memory that an import has replaced, which can be restored; `null` if there is none. */
export const backup = ({ context }: MemoryBankSnapshot) => context.backup;

/** Whether the memory can be cleared now, after a confirmation. */
export const canClear = (snapshot: MemoryBankSnapshot) => snapshot.can({ type: "memory.clear" });

/** Whether the confirmation can be answered. */
export const canConfirmClear = (snapshot: MemoryBankSnapshot) => snapshot.can({ type: "clear.confirm" });

/** Whether the memory can be downloaded now. */
export const canDownload = (snapshot: MemoryBankSnapshot) => snapshot.can({ type: "memory.download" });

/** Whether a memory can be imported now. */
export const canImport = (snapshot: MemoryBankSnapshot) => snapshot.can({ type: "text.import", text: "" });

/** Whether the replaced memory can be restored now. */
export const canRestore = (snapshot: MemoryBankSnapshot) => snapshot.can({ type: "backup.restore" });

/** Whether the memory can be downloaded or shared now, since no other work is under way. */
export const canExport = (snapshot: MemoryBankSnapshot) =>
  !snapshot.hasTag("busy") && snapshot.can({ type: "memory.download" });

/** The name of the character whose memory it is. */
export const characterName = ({ context }: MemoryBankSnapshot) => context.character.name;

/** How far an import is: `reading`, `storing`, or `null` if none is under way. */
export const importStage = (snapshot: MemoryBankSnapshot) =>
  snapshot.matches({ work: { importing: "reading" } })
    ? "reading"
    : snapshot.matches({ work: { importing: "storing" } })
      ? "storing"
      : null;

/** Whether the visitor is asked to confirm clearing. */
export const isConfirmingClear = (snapshot: MemoryBankSnapshot) => snapshot.matches({ work: "confirmingClear" });

/** Whether an import was stored, and the page is about to reload. */
export const isImported = (snapshot: MemoryBankSnapshot) => snapshot.matches({ work: "imported" });

/** Whether the browser's storage is nearly full. */
export const isStorageScarce = (snapshot: MemoryBankSnapshot) => snapshot.matches({ storage: "scarce" });

/** The name in the imported file, where it is another character's; `null` once that was read. */
export const namedOther = ({ context }: MemoryBankSnapshot) => context.namedOther;

/** The notice to show for a moment; `null` if there is none. */
export const notice = ({ context }: MemoryBankSnapshot) => context.notice;

/** How much of the chosen file is read, 0 to 1. */
export const progress = ({ context }: MemoryBankSnapshot) => context.progress;

/**
 * How many imported messages were given the time of the import, since theirs was in the future; 0 once that was read.
 */
export const redated = ({ context }: MemoryBankSnapshot) => context.redated;

/** Why the last import was refused; `null` if it was not. */
export const refusal = ({ context }: MemoryBankSnapshot) => context.refusal;

/** How much of the browser's storage is used; `null` until that is known. */
export const storageUsage = ({ context }: MemoryBankSnapshot) => context.storage;

import type { MemoryBankSnapshot } from "./memory-bank.machine";

export const backup = ({ context }: MemoryBankSnapshot) => context.backup;

export const canClear = (snapshot: MemoryBankSnapshot) => snapshot.can({ type: "memory.clear" });

export const canConfirmClear = (snapshot: MemoryBankSnapshot) => snapshot.can({ type: "clear.confirm" });

export const canDownload = (snapshot: MemoryBankSnapshot) => snapshot.can({ type: "memory.download" });

export const canImport = (snapshot: MemoryBankSnapshot) => snapshot.can({ type: "text.import", text: "" });

export const canRestore = (snapshot: MemoryBankSnapshot) => snapshot.can({ type: "backup.restore" });

export const canExport = (snapshot: MemoryBankSnapshot) =>
  !snapshot.hasTag("busy") && snapshot.can({ type: "memory.download" });

export const characterName = ({ context }: MemoryBankSnapshot) => context.character.name;

export const importStage = (snapshot: MemoryBankSnapshot) =>
  snapshot.matches({ work: { importing: "reading" } })
    ? "reading"
    : snapshot.matches({ work: { importing: "storing" } })
      ? "storing"
      : null;

export const isConfirmingClear = (snapshot: MemoryBankSnapshot) => snapshot.matches({ work: "confirmingClear" });

export const isImported = (snapshot: MemoryBankSnapshot) => snapshot.matches({ work: "imported" });

export const isStorageScarce = (snapshot: MemoryBankSnapshot) => snapshot.matches({ storage: "scarce" });

export const namedOther = ({ context }: MemoryBankSnapshot) => context.namedOther;

export const notice = ({ context }: MemoryBankSnapshot) => context.notice;

export const progress = ({ context }: MemoryBankSnapshot) => context.progress;

export const redated = ({ context }: MemoryBankSnapshot) => context.redated;

export const refusal = ({ context }: MemoryBankSnapshot) => context.refusal;

export const storageUsage = ({ context }: MemoryBankSnapshot) => context.storage;

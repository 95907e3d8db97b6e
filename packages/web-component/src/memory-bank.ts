import {
  createMemoryBank,
  type Character,
  type MemoryBankActorRef,
  type MemoryBankProviders,
  type MemoryDurability,
} from "@archive-of-minds/core";
import {
  createBrowserStorageMeter,
  createBrowserTextSharer,
  createWorkerMemoryReader,
} from "@archive-of-minds/core/providers/browser";

interface MemoryBankChoice extends Pick<MemoryBankProviders, "memoryStore" | "settingsStore"> {
  readonly character: Character;
  readonly durability: () => MemoryDurability | null;
}

/** Opens the Memory Bank of a character. */
export const openMemoryBank = ({ character, durability, ...providers }: MemoryBankChoice): MemoryBankActorRef =>
  createMemoryBank({
    character,
    providers: {
      ...providers,
      memoryReader: createWorkerMemoryReader(),
      textSharer: createBrowserTextSharer(),
      storageMeter: createBrowserStorageMeter({ durability }),
    },
  });

import {
  chatSelectors,
  createMemoryBank,
  createYourData,
  type AccessActorRef,
  type Character,
  type ChatActorRef,
  type MemoryBankActorRef,
  type MemoryBankProviders,
  type YourDataActorRef,
  type YourDataProviders,
} from "@archive-of-minds/core";
import {
  createBrowserStorageMeter,
  createBrowserTextSharer,
  createWorkerMemoryReader,
} from "@archive-of-minds/core/providers/browser";

export interface MemoryBankParts {
  readonly access: AccessActorRef;
  readonly chat: ChatActorRef;
  /** The providers of the chat that uses the memory. */
  readonly providers: Pick<MemoryBankProviders, "memoryStore" | "conversationLog" | "settingsStore">;
}

/** Opens the memory bank of a character. */
export function openMemoryBank(
  character: Character,
  { access, chat, providers: { memoryStore, conversationLog, settingsStore } }: MemoryBankParts,
): MemoryBankActorRef {
  const bank = createMemoryBank({
    character,
    providers: {
      memoryStore,
      ...(conversationLog && { conversationLog }),
      ...(settingsStore && { settingsStore }),
      memoryReader: createWorkerMemoryReader(),
      textSharer: createBrowserTextSharer(),
      storageMeter: createBrowserStorageMeter({ durability: () => chatSelectors.durability(chat.getSnapshot()) }),
    },
  });
  bank.on("access.lost", () => access.send({ type: "session.expired" }));
  return bank;
}

export interface YourDataParts extends Pick<MemoryBankParts, "access" | "chat"> {
  /** The providers of the chat. */
  readonly providers: Pick<YourDataProviders, "memoryStore" | "conversationLog" | "settingsStore">;
}

/** Opens the panel for all of the visitor's data. */
export function openYourData({
  access,
  chat,
  providers: { memoryStore, conversationLog, settingsStore },
}: YourDataParts): YourDataActorRef {
  const data = createYourData({
    providers: { memoryStore, ...(conversationLog && { conversationLog }), ...(settingsStore && { settingsStore }) },
  });
  data.on("data.deleted", () => chat.send({ type: "drafts.forget" }));
  data.on("visitor.forgotten", () => access.send({ type: "visitor.forgotten" }));
  data.on("access.lost", () => access.send({ type: "session.expired" }));
  return data;
}

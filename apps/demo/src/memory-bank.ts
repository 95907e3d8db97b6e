import { createMemoryBank, type AccessActorRef, type Character, type ChatActorRef, type MemoryBankActorRef, type MemoryBankProviders } from '@archive-of-minds/core'
import { createBrowserStorageMeter, createBrowserTextSharer, createWorkerMemoryReader } from '@archive-of-minds/core/providers/browser'
import type { UnderWay } from './under-way'
import { isMemoryBusy } from './what-is-under-way'

export interface MemoryBankParts {
  readonly access: AccessActorRef
  readonly chat: ChatActorRef
  /** Of the chat, whose memory it is. */
  readonly providers: Pick<MemoryBankProviders, 'memoryStore' | 'conversationLog' | 'settingsStore'>
  readonly underWay: Pick<UnderWay, 'isAny' | 'watch'>
}

/** Opens the memory bank of a character. */
export function openMemoryBank(character: Character, { access, chat, underWay, providers: { memoryStore, conversationLog, settingsStore } }: MemoryBankParts): MemoryBankActorRef {
  const bank: MemoryBankActorRef = createMemoryBank({
    character,
    mayBeginAnew: () => !underWay.isAny(bank),
    providers: {
      memoryStore,
      ...(conversationLog && { conversationLog }),
      ...(settingsStore && { settingsStore }),
      memoryReader: createWorkerMemoryReader(),
      textSharer: createBrowserTextSharer(),
      storageMeter: createBrowserStorageMeter({ durability: () => chat.getSnapshot().context.durability }),
    },
  })
  underWay.watch(bank, isMemoryBusy)
  bank.on('access.lost', () => access.send({ type: 'session.expired' }))
  return bank
}

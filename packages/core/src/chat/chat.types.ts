import type { Character } from '../characters/character'
import type {
  Exchange,
  LoadedMemory,
  MemoryChange,
  MemoryDurability,
  MemoryMetadata,
  MemoryStoreErrorReason,
  Message,
  PromptImage,
} from '../contracts'
import type { CreateId } from '../shared/create-id'
import type { ConversationPhrases } from '../shared/phrases'
import type { ReplyFailure } from './reply-failure'
import type { ReplyMind } from './reply.machine'

/** What a screen needs to know of a language model to name it. */
export interface Engine {
  readonly name: string
  readonly kind: 'remote' | 'builtIn'
}

export interface ChatInput {
  readonly characters: readonly Character[]
  /** Unknown ids mean the first character. */
  readonly characterId?: string | undefined
  readonly voiceOnly?: boolean
  /** What answers when nothing else is asked for. */
  readonly engine: Engine
  /** What the visitor can turn to when that fails; `null` where there is nothing else. */
  readonly fallbackEngine?: Engine | null
  readonly phrases?: ConversationPhrases
  readonly now?: () => number
  readonly createId?: CreateId
}

/** Why memory is not kept as it should be. `unreadable`: what was stored could not be read. */
export type MemoryProblem = MemoryStoreErrorReason | 'unreadable'

/** The reply being written: what its message will be filed under. */
export interface PendingReply {
  readonly id: string
  readonly timestamp: string
  readonly mind: ReplyMind
}

export interface ChatContext {
  readonly characters: readonly Character[]
  readonly character: Character
  readonly engine: Engine
  readonly fallbackEngine: Engine | null
  readonly phrases: ConversationPhrases
  readonly now: () => number
  readonly createId: CreateId
  /** Everything said with this character, oldest first. */
  readonly messages: readonly Message[]
  /** How many of them are out of view, because voice-only mode cleared the list. */
  readonly hidden: number
  /** Whether the visitor had hidden the letters when the page opened. */
  readonly voiceOnly: boolean
  /** What stands in the text box. */
  readonly draft: string
  readonly pending: PendingReply | null
  /** The picture that goes with the question being answered. */
  readonly image: PromptImage | null
  /** Why the last question has no whole answer. */
  readonly failure: ReplyFailure | null
  /** What is known of the memory besides its messages; `null` until it was read. */
  readonly metadata: MemoryMetadata | null
  /** `null` until memory was read. */
  readonly durability: MemoryDurability | null
  readonly memoryProblem: MemoryProblem | null
  /** Whether the memory service is behind: exchanges wait in the outbox. */
  readonly logBehind: boolean
}

/** What a visitor or the page can do. */
export type ChatCommand =
  | { type: 'message.send'; text: string; image?: PromptImage }
  | { type: 'reply.stop' }
  | { type: 'reply.retry'; mind?: ReplyMind }
  | { type: 'character.select'; characterId: string }
  | { type: 'draft.change'; text: string }
  | { type: 'text.hide' }
  | { type: 'text.show' }
  | { type: 'turnTaking.automate' }
  | { type: 'turnTaking.handOver' }
  | { type: 'audio.unlock' }
  /** The page is about to go: what there is of a reply is kept. */
  | { type: 'page.hide' }

/** What the chart's actors report. */
type ChatFact =
  | { type: 'reply.started' }
  | { type: 'memory.stored'; messageId: string }
  | { type: 'memory.failed'; messageId: string; reason: MemoryStoreErrorReason }
  | { type: 'memory.changed'; change: MemoryChange }
  | { type: 'exchange.logged' }
  | { type: 'exchange.kept'; locked: boolean }
  | { type: 'playback.blocked' }

export type ChatEvent = ChatCommand | ChatFact

/** What happens once, for those outside. */
export type ChatEmitted =
  /** The archive no longer knows this visitor: the access code is wanted again. */
  | { type: 'access.lost' }
  | { type: 'reply.failed'; failure: ReplyFailure }
  | { type: 'reply.finished'; message: Message }

export type WriteMemoryEvent = { type: 'memory.append'; characterId: string; message: Message }
export type LogExchangeEvent = { type: 'exchange.log'; exchange: Exchange }
export type RememberSettingEvent = { type: 'setting.write'; key: string; value: string | null }

export interface CharacterInput {
  readonly characterId: string
}

export type { LoadedMemory }

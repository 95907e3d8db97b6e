import type { Character } from "../characters/character";
import type {
  FrameSource,
  LanguageModelKind,
  MemoryDurability,
  MemoryMetadata,
  MemoryStoreErrorReason,
  Message,
  NeedKind,
  PromptImage,
  VoiceStatus,
} from "../contracts";
import type { EndOfTurnPolicy } from "../listening/end-of-turn";
import type { ListeningSlice } from "../listening/listening.types";
import type { ChatSettings } from "../preferences/preferences";
import type { CreateId } from "../shared/create-id";
import type { ConversationPhrases } from "../shared/phrases";
import type { ProgressWriter } from "../speaking/download-progress";
import type { SpeechFailure } from "../speaking/speech-failure";
import type { StoredFailure } from "./stored-failure";
import type { ReplyFailure } from "../turn/reply-failure";
import type { PictureInWords } from "../turn/text-stream";
import type { ReplyModel } from "../turn/reply.machine";

/** What the UI needs to name a language model. */
export interface ModelInfo {
  readonly name: string;
  readonly kind: LanguageModelKind;
}

/** How a server stores exchanges. */
export interface Logging {
  /** The number of days after which it deletes them; `null` if unknown. */
  readonly retentionDays: number | null;
}

/** Why the memory is not stored properly. `unreadable`: the stored memory could not be read. `lost`: the browser has deleted it; the shown messages can be stored again. */
export type MemoryProblem = MemoryStoreErrorReason | "unreadable" | "lost";

/** The pending reply: the data with which its message will be stored. */
export interface PendingReply {
  readonly id: string;
  /** When its first words arrived, ISO 8601; `null` until then. A replacement has the time of the reply it replaces. */
  readonly timestamp: string | null;
  readonly model: ReplyModel;
  /** Whether the reply is regenerated: the same question, to be answered in other words. */
  readonly isAgain: boolean;
  /** What the visitor needs help with: the reply refers them to people, and no model is asked. */
  readonly need?: NeedKind | undefined;
}

/** The fixed configuration of a chat. */
export interface ChatConfig {
  readonly characters: readonly Character[];
  readonly phrases: ConversationPhrases;
  /** Whether the visitor's messages are checked for signs of need before a model reads them. */
  readonly checksNeed: boolean;
  /** How a server stores exchanges too; `null` if none does. */
  readonly logging: Logging | null;
  /** The names of the voice engines that the visitor can choose from. */
  readonly voiceEngines: readonly string[];
  /** The size of the downloadable voice in bytes; `null` if there is none. */
  readonly voiceBytes: number | null;
  /** Whether speech can be recognised: without it there is no microphone. */
  readonly hasRecognizer: boolean;
  /** Whether sound effects are available. */
  readonly hasSoundEffects: boolean;
  /** The current output level of the character's voice, 0 to 1; `null` if it is not measured. */
  readonly outputLevel: (() => number) | null;
  /** Decides when the visitor's turn is over in automatic turn taking. */
  readonly endOfTurn: EndOfTurnPolicy;
  readonly now: () => number;
  readonly createId: CreateId;
}

/** Everything but the characters and the model has a default. */
export interface ChatInput extends Partial<Omit<ChatConfig, "characters">> {
  readonly characters: readonly Character[];
  /** An unknown id selects the first character. */
  readonly characterId?: string | undefined;
  /** English if left out. */
  readonly language?: string;
  /** The preferred model. */
  readonly model: ModelInfo;
  /** The model to offer when the preferred one fails. */
  readonly nextModel?: ModelInfo | null;
  /** The visitor's settings; a missing one has its default. */
  readonly settings?: Partial<ChatSettings>;
  /** The visitor's choice of voices, by character id. */
  readonly voiceIds?: Readonly<Record<string, string>>;
  /** The stored drafts, by character id. */
  readonly drafts?: Readonly<Record<string, string>>;
  /** The stored failures of the last questions, by character id. */
  readonly failures?: Readonly<Record<string, StoredFailure>>;
}

/** The character's memory, and which part of it is visible. */
export interface MemorySlice {
  /** The open conversation. Its messages have this id; the first one with a character has the character's. */
  readonly conversationId: string;
  /** All messages of the open conversation, oldest first. */
  readonly messages: readonly Message[];
  /** The messages of the other conversations with this character, oldest first. */
  readonly others: readonly Message[];
  /** How many of the open conversation's messages are hidden, because voice-only mode cleared the list. */
  readonly hidden: number;
  /** The memory's metadata; `null` until it is loaded. */
  readonly metadata: MemoryMetadata | null;
  /** `null` until the memory is loaded. */
  readonly durability: MemoryDurability | null;
  readonly problem: MemoryProblem | null;
}

/** A message that the visitor sends: text, a picture, or both. */
export interface OutgoingMessage {
  readonly text: string;
  readonly image?: PromptImage;
}

/** What the visitor writes. */
export interface ComposerSlice {
  /** The text in the text box. */
  readonly draft: string;
  /** The stored drafts, by character id. */
  readonly drafts: Readonly<Record<string, string>>;
  /** The draft before the edited question replaced it. */
  readonly draftBefore: string;
  /** The question that the next message replaces, as long as it is the last one; `null` if none is edited. */
  readonly editedId: string | null;
  /** Messages sent before the memory was loaded: a queue that is sent in order once it is. */
  readonly early: readonly OutgoingMessage[];
}

/** The last question and the reply to it. */
export interface ReplySlice {
  readonly pending: PendingReply | null;
  /** The last reply that this page requested. */
  readonly answeredId: string | null;
  /** The reply that the pending one replaces: it is restored if the new one fails. */
  readonly replaced: Message | null;
  /** The pictures that were shared since the page opened, by message id. The newest hundred are kept, and none is stored. */
  readonly pictures: Readonly<Record<string, PromptImage>>;
  /** The first question of each character whose picture a model got in words: the visitor learns of it once. */
  readonly picturesInWords: Readonly<Record<string, { readonly questionId: string; readonly how: PictureInWords }>>;
  /** Why the last question has no complete reply. */
  readonly failure: ReplyFailure | null;
  /** The failures to show again when a memory is next loaded, by character id. */
  readonly failures: Readonly<Record<string, StoredFailure>>;
}

/** The state of the memory service. */
export interface LogSlice {
  /** Exchanges wait in the outbox. */
  readonly isBehind: boolean;
  /** The last exchange was rejected for good: it is stored in this browser only. */
  readonly isRefused: boolean;
}

/** The voice, and what was heard of it. */
export interface VoiceSlice {
  /** `null` until the first check. */
  readonly status: VoiceStatus | null;
  /** The visitor's choice of voices, by character id; a missing character has the default voice. */
  readonly ids: Readonly<Record<string, string>>;
  /** The last reply whose speech was started. */
  readonly spokenId: string | null;
  /** The reply that was audible; `null` if the rest of it was not. */
  readonly heardId: string | null;
  /** The message that is being replayed. */
  readonly replayingId: string | null;
  /** The reply that ended during a replay and is spoken after it. */
  readonly unspokenId: string | null;
  /** Why the last speech failed. */
  readonly failure: SpeechFailure | null;
}

/** The voice that can be downloaded. */
export interface VoiceDownloadSlice {
  /** The download progress; `null` before the first download. */
  readonly progress: ProgressWriter | null;
  readonly failure: SpeechFailure | null;
}

/** Each region of the chart changes its own part. */
export interface ChatContext {
  readonly config: ChatConfig;
  readonly settings: ChatSettings;
  /** The language the visitor writes in, as a BCP 47 tag. */
  readonly language: string;
  readonly character: Character;
  /** The model in use; a vendor's name is certain only with its first reply. */
  readonly model: ModelInfo;
  /** The model that is offered when it fails; `null` if there is none. */
  readonly nextModel: ModelInfo | null;
  /** Captures the picture for the visitor's next message; `null` if there is no camera. */
  readonly frameSource: FrameSource | null;
  readonly memory: MemorySlice;
  /** The newest message of each character but the current one, by id, as far as it is known. */
  readonly newest: Readonly<Record<string, Message | null>>;
  /** The messages with each character as they were read, by id, while somebody wants them. */
  readonly elsewhere: Readonly<Record<string, readonly Message[]>>;
  readonly composer: ComposerSlice;
  readonly reply: ReplySlice;
  readonly log: LogSlice;
  readonly voice: VoiceSlice;
  readonly voiceDownload: VoiceDownloadSlice;
  readonly listening: ListeningSlice;
}

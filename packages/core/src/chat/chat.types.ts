import type { Character } from "../characters/character";
import type {
  FrameSource,
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
import type { WhatIsSaid } from "./chat.messages";
import type { KeptFailure } from "./kept-failure";
import type { ReplyFailure } from "../turn/reply-failure";
import type { ReplyModel } from "../turn/reply.machine";

/** What a screen needs to know of a language model to name it. */
export interface ModelInfo {
  readonly name: string;
  readonly kind: "remote" | "builtIn";
}

/** How a server keeps exchanges. */
export interface Logging {
  /** After how many days it deletes them; `null` where it does not say. */
  readonly retentionDays: number | null;
}

/** Why memory is not kept as it should be. `unreadable`: what was stored could not be read. `lost`: the browser has deleted it; what is on the screen can be stored again. */
export type MemoryProblem = MemoryStoreErrorReason | "unreadable" | "lost";

/** The reply being written: what its message will be filed under. */
export interface PendingReply {
  readonly id: string;
  /** When its first words arrived, ISO 8601; `null` until they do. One that takes the place of another has the time of that. */
  readonly timestamp: string | null;
  readonly model: ReplyModel;
  /** Whether the same question is to be answered in other words. */
  readonly isAgain: boolean;
  /** What the visitor needs help with: the reply sends them to people, and no model is asked. */
  readonly need?: NeedKind;
}

/** What a chat is made with. It never changes. */
export interface ChatConfig {
  readonly characters: readonly Character[];
  /** What the visitor can turn to when the model fails; `null` where there is nothing else. */
  readonly fallbackModel: ModelInfo | null;
  readonly phrases: ConversationPhrases;
  /** The language the visitor writes in, as a BCP 47 tag. */
  readonly language: string;
  /** Whether what the visitor says is read for signs of need before a model reads it. */
  readonly checksNeed: boolean;
  /** How a server keeps exchanges too; `null` where none does. */
  readonly logging: Logging | null;
  /** What can speak here, by name, for the visitor to choose from. */
  readonly voiceEngines: readonly string[];
  /** How large the voice is that can be downloaded, in bytes; `null` where none can. */
  readonly voiceBytes: number | null;
  /** Whether there are sounds between the words. */
  readonly hasSoundEffects: boolean;
  /** How loud the character is now, 0 to 1; `null` where it is not measured. */
  readonly outputLevel: (() => number) | null;
  /** Decides when the visitor's turn is over in automatic turn taking. */
  readonly endOfTurn: EndOfTurnPolicy;
  readonly now: () => number;
  readonly createId: CreateId;
}

/** Everything but the characters and the model has a default. */
export interface ChatInput extends Partial<Omit<ChatConfig, "characters">> {
  readonly characters: readonly Character[];
  /** Unknown ids mean the first character. */
  readonly characterId?: string | undefined;
  /** What answers when nothing else is asked for. */
  readonly model: ModelInfo;
  /** What the visitor has chosen; what is left out has its default. */
  readonly settings?: Partial<ChatSettings>;
  /** The voices that the visitor chose, by character id. */
  readonly voiceIds?: Readonly<Record<string, string>>;
  /** What was being written when the page was last open, by character id. */
  readonly drafts?: Readonly<Record<string, string>>;
  /** Why the last questions had no whole answer when the page was last open, by character id. */
  readonly failures?: Readonly<Record<string, KeptFailure>>;
}

/** What is remembered of the character, and what of it is in view. */
export interface MemorySlice {
  /** Everything said with this character, oldest first. */
  readonly messages: readonly Message[];
  /** How many of them are out of view, because voice-only mode cleared the list. */
  readonly hidden: number;
  /** What is known of the memory besides its messages; `null` until it was read. */
  readonly metadata: MemoryMetadata | null;
  /** `null` until memory was read. */
  readonly durability: MemoryDurability | null;
  readonly problem: MemoryProblem | null;
}

/** What the visitor writes. */
export interface ComposerSlice {
  /** The text box. */
  readonly draft: string;
  /** What is kept of it, by character id. */
  readonly drafts: Readonly<Record<string, string>>;
  /** The text box before the last question took its place. */
  readonly draftBefore: string;
  /** The question whose place is taken by what is sent next, as long as it is the last; `null` where none is edited. */
  readonly editedId: string | null;
  /** What was sent before the memory was read: it is said one after the other as soon as it can be. */
  readonly early: readonly WhatIsSaid[];
}

/** The last question and the reply to it. */
export interface ReplySlice {
  readonly pending: PendingReply | null;
  /** The last reply that was asked for here. */
  readonly answeredId: string | null;
  /** The reply that gives way to another: it stands again if the new one fails. */
  readonly replaced: Message | null;
  /** The picture of the last question, for whatever model answers it, also a second time; `null` where it had none. */
  readonly image: PromptImage | null;
  /** The pictures of the last questions asked of other characters, by the character's id. */
  readonly pictures: Readonly<Record<string, { readonly questionId: string; readonly image: PromptImage }>>;
  /** Why the last question has no whole answer. */
  readonly failure: ReplyFailure | null;
  /** What is kept of it for the next time its memory is read, by character id. */
  readonly failures: Readonly<Record<string, KeptFailure>>;
}

/** How the memory service stands. */
export interface LogSlice {
  /** Exchanges wait in the outbox. */
  readonly isBehind: boolean;
  /** The last exchange was refused for good: it is kept in this browser only. */
  readonly isRefused: boolean;
}

/** What speaks, and what was heard. */
export interface VoiceSlice {
  /** `null` until it was asked. */
  readonly status: VoiceStatus | null;
  /** The voices that the visitor chose, by character id; a character that is missing has the one that suits. */
  readonly ids: Readonly<Record<string, string>>;
  /** The reply that was said last, or begun to be. */
  readonly spokenId: string | null;
  /** The reply of which something was heard, unless the rest of it was not. */
  readonly heardId: string | null;
  /** The message that is being said once more. */
  readonly replayingId: string | null;
  /** The reply that ended during a replay, and is to be said after it. */
  readonly unspokenId: string | null;
  /** Why the last words were not heard. */
  readonly failure: SpeechFailure | null;
}

/** The voice that can be downloaded. */
export interface VoiceDownloadSlice {
  /** How far its download is; `null` before the first. */
  readonly progress: ProgressWriter | null;
  readonly failure: SpeechFailure | null;
}

/** Each region of the chart changes its own part. */
export interface ChatContext {
  readonly config: ChatConfig;
  readonly settings: ChatSettings;
  readonly character: Character;
  /** What answers; a vendor's name is certain only with its first reply. */
  readonly model: ModelInfo;
  /** Gives the picture for whatever the visitor says next; `null` where there is no camera. */
  readonly frameSource: FrameSource | null;
  readonly memory: MemorySlice;
  readonly composer: ComposerSlice;
  readonly reply: ReplySlice;
  readonly log: LogSlice;
  readonly voice: VoiceSlice;
  readonly voiceDownload: VoiceDownloadSlice;
  readonly listening: ListeningSlice;
}

import type { Character } from "../characters/character";
import type {
  LoadedMemory,
  MemoryChange,
  MemoryDurability,
  MemoryMetadata,
  MemoryStoreErrorReason,
  Message,
  NeedKind,
  FrameSource,
  PromptImage,
  VoiceStatus,
} from "../contracts";
import type { CreateId } from "../shared/create-id";
import type { ConversationPhrases } from "../shared/phrases";
import type { EndOfTurnPolicy } from "../listening/end-of-turn";
import type { ListeningCommand, ListeningContext, ListeningFact } from "../listening/listening.types";
import type { ProgressWriter } from "../speaking/download-progress";
import type { SpeechFailure } from "../speaking/speech-failure";
import type { WhatIsSaid } from "./chat.messages";
import type { KeptFailure } from "./kept-failure";
import type { ReplyFailure } from "./reply-failure";
import type { ReplyModel } from "./reply.machine";

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

export interface ChatInput {
  readonly characters: readonly Character[];
  /** Unknown ids mean the first character. */
  readonly characterId?: string | undefined;
  readonly voiceOnly?: boolean;
  /** What was being written when the page was last open, by character id. */
  readonly drafts?: Readonly<Record<string, string>>;
  /** Why the last questions had no whole answer when the page was last open, by character id. */
  readonly failures?: Readonly<Record<string, KeptFailure>>;
  /** Whether the archive decided when a turn is over, when the page was last open. */
  readonly isAutomatic?: boolean;
  /** What can speak here, by name, for the visitor to choose from. */
  readonly voiceEngines?: readonly string[];
  /** Which of them the visitor chose; left out, the best that works. */
  readonly voiceEngine?: string | null;
  /** The voices that the visitor chose, by character id. */
  readonly voiceIds?: Readonly<Record<string, string>>;
  /** Whether there are sounds between the words, and the visitor wants to hear them; `null` where there are none. */
  readonly soundEffectsOn?: boolean | null;
  /** Whether replies are spoken where they can be. */
  readonly voiceOn?: boolean;
  /** Whether the visitor does not want to be offered a voice. */
  readonly voiceDeclined?: boolean;
  /** How large the voice is that can be fetched, in bytes; left out, none can. */
  readonly voiceBytes?: number;
  /** Decides when the visitor's turn is over, where the archive decides it. */
  readonly endOfTurn?: EndOfTurnPolicy;
  /** Whether the visitor's voice may not leave this device. */
  readonly recognizesOnDevice?: boolean;
  /** How loud the character is now, 0 to 1; left out, nobody measures it. */
  readonly outputLevel?: () => number;
  /** What answers when nothing else is asked for. */
  readonly model: ModelInfo;
  /** What the visitor can turn to when that fails; `null` where there is nothing else. */
  readonly fallbackModel?: ModelInfo | null;
  /** Whether a server keeps exchanges too, and for how long; left out, none does. */
  readonly logging?: Logging | null;
  readonly phrases?: ConversationPhrases;
  /** The language the visitor writes in, as a BCP 47 tag; left out, English. */
  readonly language?: string;
  /** Whether what the visitor says is read for signs of need before a model reads it; left out, it is. */
  readonly checksNeed?: boolean;
  readonly now?: () => number;
  readonly createId?: CreateId;
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

export interface ChatContext extends ListeningContext {
  readonly characters: readonly Character[];
  readonly character: Character;
  readonly model: ModelInfo;
  readonly fallbackModel: ModelInfo | null;
  readonly phrases: ConversationPhrases;
  readonly language: string;
  readonly checksNeed: boolean;
  readonly now: () => number;
  readonly createId: CreateId;
  /** Everything said with this character, oldest first. */
  readonly messages: readonly Message[];
  /** How many of them are out of view, because voice-only mode cleared the list. */
  readonly hidden: number;
  /** Whether the visitor had hidden the messages when the page opened. */
  readonly voiceOnly: boolean;
  readonly isAutomatic: boolean;
  readonly voiceEngines: readonly string[];
  /** What the visitor wants to hear; `null` for the best that works. */
  readonly voiceEngine: string | null;
  /** The voices that the visitor chose, by character id; who is missing has the one that suits. */
  readonly voiceIds: Readonly<Record<string, string>>;
  /** `null` where nothing makes sounds. */
  readonly soundEffectsOn: boolean | null;
  /** How loud the character is now, 0 to 1; `null` where nobody measures it. */
  readonly outputLevel: (() => number) | null;
  /** What stands in the text box. */
  readonly draft: string;
  /** What is kept of it, by character id. */
  readonly drafts: Readonly<Record<string, string>>;
  /** What was sent before the memory was read: it is said one after the other as soon as it can be. */
  readonly early: readonly WhatIsSaid[];
  readonly pending: PendingReply | null;
  /** The picture of the last question, for whoever answers it, once more too; `null` where it had none. */
  readonly image: PromptImage | null;
  /** The pictures of the last questions asked of other characters, by the character's id. */
  readonly pictures: Readonly<Record<string, { readonly questionId: string; readonly image: PromptImage }>>;
  /** Gives the picture for whatever the visitor says next; `null` where there is no camera. */
  readonly frameSource: FrameSource | null;
  /** The reply that is being written anew: it stands again if nothing comes of the new one. */
  readonly replaced: Message | null;
  /** The question whose place is taken by what is sent next, as long as it is the last; `null` where none is edited. */
  readonly editedId: string | null;
  /** What stood in the text box before the last question took its place. */
  readonly draftBefore: string;
  /** Why the last question has no whole answer. */
  readonly failure: ReplyFailure | null;
  /** What is kept of it for the next time its memory is read, by character id. */
  readonly failures: Readonly<Record<string, KeptFailure>>;
  /** What is known of the memory besides its messages; `null` until it was read. */
  readonly metadata: MemoryMetadata | null;
  /** `null` until memory was read. */
  readonly durability: MemoryDurability | null;
  readonly memoryProblem: MemoryProblem | null;
  /** Whether the memory service is behind: exchanges wait in the outbox. */
  readonly logBehind: boolean;
  /** Whether the memory service has just refused an exchange for good: it is kept in this browser only. */
  readonly logRefused: boolean;
  /** How a server keeps exchanges too; `null` where none does. */
  readonly logging: Logging | null;
  /** Whether the visitor wants to hear replies. */
  readonly voiceOn: boolean;
  /** `null` until it was asked. */
  readonly voice: VoiceStatus | null;
  /** The reply that was said last, or begun to be. */
  readonly spokenId: string | null;
  /** The reply of which something was heard, unless the rest of it was not. */
  readonly heardId: string | null;
  /** The last reply that was asked for here. */
  readonly answeredId: string | null;
  /** The message that is being said once more. */
  readonly replayingId: string | null;
  /** The reply that has ended meanwhile, and is to be said after it. */
  readonly unspokenId: string | null;
  /** Why the last words were not heard. */
  readonly voiceFailure: SpeechFailure | null;
  readonly voiceDeclined: boolean;
  readonly voiceBytes: number | null;
  /** How far the voice's download is; `null` before the first. */
  readonly download: ProgressWriter | null;
  readonly downloadFailure: SpeechFailure | null;
}

/** What a visitor or the page can do. */
export type ChatCommand =
  /** Without an `image`, what is seen goes along: see `frameSource.attach`. */
  | { type: "message.send"; text: string; image?: PromptImage }
  /** From now on whatever the visitor says, typed or spoken, goes with what is seen then. */
  | { type: "frameSource.attach"; frameSource: FrameSource }
  | { type: "frameSource.detach" }
  | { type: "reply.stop" }
  | { type: "reply.retry"; model?: ReplyModel }
  /** Asks for another reply in place of the last. */
  | { type: "reply.regenerate" }
  /** Takes the last question back into the text box, to be sent in its place. */
  | { type: "question.edit" }
  | { type: "question.leave" }
  | { type: "character.select"; characterId: string }
  /** Stores again what is on the screen, after the browser has deleted it. */
  | { type: "memory.keep" }
  | { type: "draft.change"; text: string }
  /** What was written to a character elsewhere and not sent: it comes before what stands in their text box. */
  | { type: "draft.keep"; characterId: string; text: string }
  /** Everything kept was deleted, here or in another tab: what stands in the text box and every other draft goes too. */
  | { type: "drafts.forget" }
  | { type: "text.hide" }
  | { type: "text.show" }
  /** Shows what was said before the messages were hidden. */
  | { type: "messages.show" }
  | { type: "turnTaking.automate" }
  | { type: "turnTaking.handOver" }
  | { type: "audio.unlock" }
  | ListeningCommand
  /** Says a message of the character once more. */
  | { type: "message.replay"; messageId: string }
  | { type: "voice.stop" }
  | { type: "voice.enable" }
  | { type: "voice.disable" }
  /** What should speak, by name; `null` for the best that works. */
  | { type: "voiceEngine.choose"; name: string | null }
  /** Which of the character's voices should speak, by id; `null` for the one that suits. */
  | { type: "voice.choose"; id: string | null }
  /** Sounds between the words, such as a buzz. */
  | { type: "soundEffects.enable" }
  | { type: "soundEffects.disable" }
  /** Voices may have come or gone. */
  | { type: "voices.check" }
  | { type: "voice.download" }
  | { type: "voice.downloadStop" }
  | { type: "voice.decline" }
  /** The visitor wants to hear something where no voice can speak: a declined voice is offered again. */
  | { type: "voice.offer" }
  /** Quieter while somebody may be interrupting, and loud again. */
  | { type: "voice.duck" }
  | { type: "voice.unduck" }
  /** The visitor speaks over the character: the voice and the reply end here. */
  | { type: "voice.interrupt" }
  /** The page is about to go: what there is of a reply is kept. */
  | { type: "page.hide" };

/** What the chart's actors report. */
type ChatFact =
  | ListeningFact
  | { type: "reply.started" }
  | { type: "memory.stored"; messageId: string }
  | { type: "memory.failed"; messageId: string; reason: MemoryStoreErrorReason }
  | { type: "memory.lost" }
  | { type: "memory.changed"; change: MemoryChange }
  /** A reply of this character is under way in another page. */
  | { type: "otherPage.began" }
  /** None is, or no longer. */
  | { type: "otherPage.ended" }
  | { type: "exchange.logged" }
  | { type: "exchange.kept"; locked: boolean }
  /** The memory service will never take it. */
  | { type: "exchange.refused" }
  | { type: "playback.blocked" }
  /** The first sound of a sentence is heard. */
  | { type: "voice.heard" }
  | { type: "voice.checked"; voice: string; status: VoiceStatus };

export type ChatEvent = ChatCommand | ChatFact;

/** What happens once, for those outside. */
export type ChatEmitted =
  /** The archive no longer knows this visitor: the access code is wanted again. */
  | { type: "access.lost" }
  | { type: "reply.failed"; failure: ReplyFailure }
  | { type: "reply.finished"; message: Message }
  /** Something was not heard, or not to its end. */
  | { type: "voice.failed"; speaker: string; failure: SpeechFailure };

export type WriteMemoryEvent = { type: "memory.append"; characterId: string; message: Message };
export type RememberSettingEvent = { type: "setting.write"; key: string; value: string | null };

export type RunVoiceEngineEvent = { type: "voice.check"; voice: string } | { type: "audio.unlock" };

export interface CharacterInput {
  readonly characterId: string;
}

export type { LoadedMemory };

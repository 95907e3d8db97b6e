import type {
  LanguageModelKind,
  FrameSource,
  MemoryChange,
  MemoryStoreErrorReason,
  Message,
  PromptImage,
  VoiceStatus,
} from "../contracts";
import type { ListeningCommand, ListeningFact } from "../listening/listening.types";
import type { ChangeSetting } from "../preferences/preference";
import type { chatPreferences } from "../preferences/preferences";
import type { SpeechFailure } from "../speaking/speech-failure";
import type { TurnFact } from "../turn/turn.types";
import type { ReplyFailure } from "../turn/reply-failure";
import type { ModelInfo } from "./chat.types";
import type { ReplyModel } from "../turn/reply.machine";

/** Commands of the visitor or the page. */
export type ChatCommand =
  /** Without an `image`, the current frame is attached: see `frameSource.attach`. */
  | { type: "message.send"; text: string; image?: PromptImage }
  /** From now on every message, typed or spoken, carries the frame at that moment. */
  | { type: "frameSource.attach"; frameSource: FrameSource }
  | { type: "frameSource.detach" }
  /** Another model answers from the next message on, or another one is offered when it fails. */
  | { type: "model.change"; model: ModelInfo; nextModel: ModelInfo | null }
  /** The visitor chose another language for the page: a BCP 47 tag. */
  | { type: "language.change"; language: string }
  | { type: "reply.stop" }
  /** Asks again where the last question has no complete reply: none, a failed or a cut one. */
  | { type: "reply.retry"; model?: ReplyModel }
  /** Replaces the last reply with a new one. */
  | { type: "reply.regenerate" }
  /** Puts the last question into the text box; the next message replaces it. */
  | { type: "question.edit" }
  /** Deletes a question with its reply, here and at the memory service; `messageId` is that of either. */
  | { type: "exchange.delete"; messageId: string }
  /** Leaves the open conversation for a new one. */
  | { type: "conversation.begin" }
  | { type: "conversation.open"; conversationId: string }
  /** Reads the messages with the other characters, and again when they change elsewhere, until they are released. */
  | { type: "memories.read" }
  | { type: "memories.release" }
  /** An empty title removes the name. */
  | { type: "conversation.rename"; conversationId: string; title: string }
  /** Deletes all messages of a conversation, here and at the memory service. */
  | { type: "conversation.delete"; conversationId: string }
  /** The visitor says that they are in no need: the notice goes, and the next messages are answered as usual. */
  | { type: "need.withdraw" }
  /** Restores the draft before the edit. */
  | { type: "edit.cancel" }
  /** Taken at any time: a reply under way is stopped, and what was written of it stays. */
  | { type: "character.select"; characterId: string }
  /** Stores the shown messages again after the browser has deleted them. */
  | { type: "memory.storeAgain" }
  | { type: "draft.change"; text: string }
  /** Puts unsent text from another part of the product before the draft of that character. */
  | { type: "draft.prepend"; characterId: string; text: string }
  /** All stored data was deleted, here or in another tab: clears the text box and every other draft. */
  | { type: "drafts.forget" }
  | { type: "text.hide" }
  | { type: "text.show" }
  /** Shows the messages that were hidden. */
  | { type: "messages.show" }
  | { type: "turnTaking.automate" }
  | { type: "turnTaking.handOver" }
  | { type: "audio.unlock" }
  | ListeningCommand
  /** Speaks an earlier message of the character again. */
  | { type: "message.replay"; messageId: string }
  /** Ends what is being spoken; a reply that is still being written goes on, in writing. */
  | { type: "voice.stop" }
  | { type: "voice.enable" }
  | { type: "voice.disable" }
  /** A setting that no region acts on; the others have their own commands. */
  | ChangeSetting<Omit<typeof chatPreferences, "voiceOnly" | "voiceOn" | "turnTaking" | "voiceDeclined">>
  /** Selects one of the character's voices by id; `null` for the default. */
  | { type: "voice.choose"; id: string | null }
  /** The available voices may have changed. */
  | { type: "voices.check" }
  | { type: "voice.download" }
  | { type: "voice.downloadStop" }
  | { type: "voice.decline" }
  /** The visitor asks about a voice to download, also about one that was declined: its size is said, and it is offered. */
  | { type: "voice.offer" }
  /** Lowers the volume while the visitor may be interrupting, and restores it. */
  | { type: "voice.duck" }
  | { type: "voice.unduck" }
  /** The visitor interrupts the character: the voice and the reply end. */
  | { type: "voice.interrupt" }
  /** The page is about to close: the reply so far is stored. */
  | { type: "page.hide" };

/** Events that one region of the chat raises for another. */
type ChatSignal =
  /** Start the turn that answers the last question. */
  { type: "turn.begin" };

/** Facts that the chart's actors report. */
type ChatFact =
  | ListeningFact
  | TurnFact
  /** The newest message of a character, read or changed elsewhere; `null` if there is none. */
  | { type: "newest.changed"; characterId: string; message: Message | null }
  /** The messages with another character, read or changed elsewhere. */
  | { type: "memories.changed"; characterId: string; messages: readonly Message[] }
  | { type: "memory.stored"; messageId: string }
  | { type: "memory.failed"; messageId: string; reason: MemoryStoreErrorReason }
  | { type: "memory.lost" }
  | { type: "memory.changed"; change: MemoryChange }
  /** Another page is generating a reply of this character. */
  | { type: "otherPage.began" }
  /** No other page is generating one, or it has ended. */
  | { type: "otherPage.ended" }
  | { type: "exchange.logged" }
  | { type: "exchange.queued"; locked: boolean }
  /** The memory service rejected it for good. */
  | { type: "exchange.refused" }
  | { type: "playback.blocked" }
  /** The turn ended unexpectedly. */
  | { type: "turn.broken"; error: unknown }
  | { type: "voice.checked"; voice: string; status: VoiceStatus };

/**
 * Everything that the chart of a chat takes. A page sends a {@link ChatCommand}; what the chart's actors report, and
 * what one region raises for another, is for the chart only.
 */
export type ChatEvent = ChatCommand | ChatFact | ChatSignal;

/** One-time events for subscribers. */
export type ChatEmitted =
  /** The server no longer accepts the session: the visitor must enter the access code again. */
  | { type: "access.lost" }
  | { type: "reply.failed"; failure: ReplyFailure }
  /** `by`: the kind of the model that wrote it; left out, none did. */
  | { type: "reply.finished"; message: Message; by?: LanguageModelKind }
  /** Speech could not be played, or not to its end. */
  | { type: "voice.failed"; speaker: string; failure: SpeechFailure };

export type WriteMemoryEvent = {
  type: "memory.append" | "memory.remove";
  characterId: string;
  message: Message;
};
/** Reads the newest message of each character, or all messages of each until they are released. */
export type ReadOthersEvent = { type: "newest.read" | "memories.read" | "memories.release" };
export interface CharacterInput {
  readonly characterId: string;
}

import type {
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
import type { ReplyModel } from "../turn/reply.machine";

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
  /** A choice that no region acts on; the others have commands of their own. */
  | ChangeSetting<Omit<typeof chatPreferences, "voiceOnly" | "voiceOn" | "turnTaking" | "voiceDeclined">>
  /** Which of the character's voices should speak, by id; `null` for the one that suits. */
  | { type: "voice.choose"; id: string | null }
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

/** What one region of the chat tells another. */
type ChatSignal =
  /** The reply to the last question is to be written. */
  { type: "turn.begin" };

/** What the chart's actors report. */
type ChatFact =
  | ListeningFact
  | TurnFact
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
  /** The turn could not go on. */
  | { type: "turn.broken"; error: unknown }
  | { type: "voice.checked"; voice: string; status: VoiceStatus };

export type ChatEvent = ChatCommand | ChatFact | ChatSignal;

/** What happens once, for those outside. */
export type ChatEmitted =
  /** The archive no longer knows this visitor: the access code is wanted again. */
  | { type: "access.lost" }
  | { type: "reply.failed"; failure: ReplyFailure }
  | { type: "reply.finished"; message: Message }
  /** Something was not heard, or not to its end. */
  | { type: "voice.failed"; speaker: string; failure: SpeechFailure };

export type WriteMemoryEvent = { type: "memory.append"; characterId: string; message: Message };
export interface CharacterInput {
  readonly characterId: string;
}

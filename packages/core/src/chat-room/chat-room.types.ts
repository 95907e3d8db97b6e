import type { Character } from "../characters/character";
import type { ModelInfo } from "../chat/chat.types";
import type { ReplyFailure } from "../turn/reply-failure";
import type { ReplyModel } from "../turn/reply.machine";
import type { Message, NeedKind, RandomSource, StreamEndReason, VoiceStatus } from "../contracts";
import type { CreateId } from "../shared/create-id";
import type { ChangeSetting } from "../preferences/preference";
import type { ChatRoomSettings, chatRoomPreferences } from "../preferences/preferences";
import type { RoomPhrases } from "../shared/phrases";
import type { SpeechFailure } from "../speaking/speech-failure";
import type { TurnFact } from "../turn/turn.types";
import type { AgentAvailability } from "./live-room/live-room.types";

/** Why it is the turn of a character. The speaker of the current turn is the only one who is heard and shown. */
export type SpeakerReason =
  /** The visitor called the character by name. */
  | { readonly kind: "addressed" }
  /** Another character asked this one. */
  | { readonly kind: "asked"; readonly by: string }
  /** The moderator chose the character. */
  | { readonly kind: "moderator" }
  /** A random choice, in which a character that was silent for longer has more weight: 4 at most. */
  | { readonly kind: "weighted"; readonly weight: number }
  /** The visitor picked the character. */
  | { readonly kind: "picked" }
  /** The visitor may need help, and is answered at once. */
  | { readonly kind: "need" }
  /** The same turn again, because it failed or the visitor regenerated it. */
  | { readonly kind: "again" };

/** A message of the Chat Room. An `interrupted` or `cut` one holds the part that was said, and the text that was complete when the visitor paused. */
export interface RoomMessage extends Message {
  /** Only for `system` messages: `note` where nothing is wrong; left out, a warning. */
  readonly tone?: "note";
  /** The ids of the characters that were in the room. */
  readonly heardBy: readonly string[];
  /** Only for characters: why the character spoke. */
  readonly reason?: SpeakerReason;
  /** Only for characters. */
  readonly status?: StreamEndReason | "interrupted" | "cut";
  /** Only for characters: whether a voice was heard. */
  readonly voiced?: boolean;
  /** Only for characters: whether the prompt asked for a related subject. */
  readonly drifts?: boolean;
  /** Only for characters: whether it is a closing word. */
  readonly closes?: boolean;
}

/** What the visitor did in a discussion, other than sending a message. */
export interface RoomEvent {
  readonly type:
    | "participant.add"
    | "participant.remove"
    | "participant.mute"
    | "participant.unmute"
    | "speaker.pick"
    | "turn.regenerate"
    | "discussion.pause"
    | "discussion.resume"
    | "discussion.stop"
    | "discussion.retry"
    | "discussion.continue";
  /** The character that was added, removed, muted, unmuted or picked. */
  readonly characterId?: string;
  /** The number of messages before it, counted from the first of the discussion. */
  readonly afterMessages: number;
  /** The character whose turn it was. */
  readonly floor: string | null;
  /** The character whose turn was being prepared. */
  readonly next: string | null;
}

/** The state of the room before the first message of a transcript. */
export interface RoomBeginning {
  /** The number of earlier messages that are no longer stored. */
  readonly messages: number;
  /** How many of them were not `system` messages: each random choice is seeded with that count. */
  readonly spoken: number;
  readonly participants: readonly string[];
  readonly muted: readonly string[];
}

/** A turn that is planned, being prepared, or under way. */
export interface PlannedTurn {
  readonly id: string;
  readonly speaker: string;
  readonly reason: SpeakerReason;
  /** Whether the prompt asks for a related subject. */
  readonly drifts: boolean;
  /** Whether it is a closing word, after which the character does not speak again by itself. */
  readonly closes?: boolean;
  /** The id of the message that a regenerated turn replaces. */
  readonly replacesId?: string;
  /** What the visitor needs help with: the turn refers them to people who help, and no model is asked. */
  readonly need?: NeedKind;
  /** Whether the discussion pauses after it. */
  readonly pausesAfter?: boolean;
}

/** The turn that is heard and shown. */
export interface CurrentTurn extends PlannedTurn {
  /** When it began; for a regenerated turn, when the replaced message was made. ISO 8601. */
  readonly createdAt: string;
  /** Its text, once that is complete. */
  readonly text: string | null;
  /** What was heard of its message before a pause: the turn says the rest. */
  readonly said?: string;
}

/** What the discussion has used. */
export interface RoomBudget {
  readonly turns: number;
  /** Calls of a language model, the moderator's included. */
  readonly requests: number;
  /** Characters of text that were requested as speech, including those that were not heard. */
  readonly spokenCharacters: number;
}

/** Why a command of the visitor had no effect. */
export type RoomAlert = "noParticipants" | "noAgents" | "nothingToExport";

/** Whether each live agent can be asked, by character id; one that is left out can. */
export type AgentAvailabilities = Readonly<Record<string, AgentAvailability>>;

/** Who spoke the turn that failed, and why it failed. */
export interface RoomFailure {
  readonly speaker: string;
  readonly failure: ReplyFailure;
}

/** The next speaker, and why. */
export interface Queued {
  readonly speaker: string;
  readonly reason: SpeakerReason;
  readonly drifts?: boolean;
  readonly closes?: boolean;
  readonly replacesId?: string;
  readonly need?: NeedKind;
}

/** Makes a random source for one decision of a discussion, such as its third turn. The seed is that of the discussion. */
export type DrawRandom = (occasion: string, seed: string) => RandomSource;

/** The configuration of a room. It never changes. */
export interface ChatRoomConfig {
  readonly characters: readonly Character[];
  readonly phrases: RoomPhrases;
  /** The language the visitor writes in, as a BCP 47 tag. */
  readonly language: string;
  /** Whether the visitor's messages are checked for signs of need before a model reads them. */
  readonly checksNeed: boolean;
  /** Whether the model that a character has now composes from a fixed text and follows no guidance. */
  readonly isBuiltIn: (characterId: string, model: ReplyModel) => boolean;
  /** The model that a character can have instead of one that failed; `null` if there is none. */
  readonly nextModelOf: (characterId: string) => ModelInfo | null;
  readonly random: DrawRandom;
  /** The voice that the visitor chose for a character, by id; asked for each sentence. */
  readonly voiceIdOf: (characterId: string) => string | undefined;
  /** Whether a language model can be asked now who should speak next. */
  readonly hasModerator: () => boolean;
  /** Whether live agents speak: each is asked in turn, and no turn is prepared ahead. */
  readonly isLive: boolean;
  /** Whether the live agents know their own persona and history: each receives only the last messages. */
  readonly relays: boolean;
  /** After so many turns without the visitor, the room asks whether to continue. */
  readonly turnLimit: number;
  /** Whether the room is stored: if so, `loadRoom` runs first. */
  readonly isStored: boolean;
  readonly now: () => number;
  readonly createId: CreateId;
}

/** Everything but the characters, the participants and the seed has a default. */
export interface ChatRoomInput extends Partial<Omit<ChatRoomConfig, "characters">> {
  readonly characters: readonly Character[];
  /** The ids of those who take part at first. */
  readonly participants: readonly string[];
  /** The seed of all random choices: with the same seed and the same messages, the same characters speak. */
  readonly seed: string;
  /** The visitor's settings; one that is left out has its default. */
  readonly settings?: Partial<ChatRoomSettings>;
}

/** The state in which the room was left, and the commands that arrived before it was loaded. */
export interface OpeningSlice {
  readonly early: readonly EarlyCommand[];
  /** Whether the room was left while a discussion was under way. */
  readonly startsPaused: boolean;
  /** Whether it was left after the safety check failed. */
  readonly startsUnchecked: boolean;
}

/** Only for a room of live agents. */
export interface AgentsSlice {
  readonly availabilities: AgentAvailabilities;
  /** The agents that failed since the last complete turn: the others are asked first. */
  readonly skipped: readonly string[];
}

export interface RoomVoiceSlice {
  /** The voice status of each character, by id. */
  readonly statuses: Readonly<Record<string, VoiceStatus>>;
  /** Why a voice was not heard. Removed when the visitor dismisses it, or a voice is heard again. */
  readonly failure: SpeechFailure | null;
}

/** The data of a Chat Room's chart. Read it with `chatRoomSelectors`. */
export interface ChatRoomContext {
  readonly config: ChatRoomConfig;
  readonly settings: ChatRoomSettings;
  readonly opening: OpeningSlice;
  readonly seed: string;
  /** The visitor's chosen name; blank for `You`. */
  readonly visitorName: string;
  /** What the visitor has typed and not yet said. */
  readonly draft: string;
  /** The ids of those who take part, in the order of the characters. */
  readonly participants: readonly string[];
  readonly muted: readonly string[];
  /** All messages, oldest first. */
  readonly messages: readonly RoomMessage[];
  /** The state of the room before the first of them. */
  readonly beginning: RoomBeginning;
  /** The visitor's other actions, oldest first. */
  readonly events: readonly RoomEvent[];
  /** Which model writes the turns: the next one, once the visitor took it after a failure, until the discussion ends. */
  readonly model: ReplyModel;
  /** The current turn. */
  readonly currentTurn: CurrentTurn | null;
  /** The turn that is being prepared. */
  readonly next: PlannedTurn | null;
  /** The next speaker, where that is decided before the turn is prepared. */
  readonly queued: Queued | null;
  /** The speaker that the visitor picked, while a regenerated turn comes first. */
  readonly pickedAfter: Queued | null;
  readonly agents: AgentsSlice;
  readonly budget: RoomBudget;
  /** The number of turns since the visitor last said or decided something. */
  readonly turnsWithoutVisitor: number;
  readonly voice: RoomVoiceSlice;
  readonly alert: RoomAlert | null;
  /** Why the last turn failed, and who spoke. */
  readonly failure: RoomFailure | null;
}

/** Commands of the visitor or the page for a Chat Room. One that has no effect may set a {@link RoomAlert}. */
export type ChatRoomCommand =
  /** Starts a discussion, or jumps into it. */
  | { type: "discussion.say"; text: string }
  | { type: "discussion.pause" }
  | { type: "discussion.resume" }
  /** Ends the discussion; what was said stays. */
  | { type: "discussion.stop" }
  /** Asks the character that failed again. With `model: "next"`, the next model writes the rest of the discussion. */
  | { type: "discussion.retry"; model?: ReplyModel }
  /** Continues after the room has asked whether to. */
  | { type: "discussion.continue" }
  /** Empties the room; the next message starts another discussion. */
  | { type: "discussion.clear" }
  | { type: "participant.add"; characterId: string }
  | { type: "participant.remove"; characterId: string }
  | { type: "participant.mute"; characterId: string }
  | { type: "participant.unmute"; characterId: string }
  | { type: "speaker.pick"; characterId: string }
  | { type: "turn.regenerate" }
  /** The visitor has read the turn that is shown: the next one begins. */
  | { type: "turn.advance" }
  | { type: "visitor.rename"; name: string }
  | { type: "draft.change"; text: string }
  /** The visitor says that they are in no need: the notice goes, and the next messages are answered as usual. */
  | { type: "need.withdraw" }
  | ChangeSetting<typeof chatRoomPreferences>
  | { type: "transcript.export"; format: "text" | "json" }
  | { type: "audio.unlock" }
  /** The visitor dismisses the notice about a failed voice. */
  | { type: "voiceFailure.dismiss" }
  /** Checks again which voices are available. */
  | { type: "voices.check" }
  /** The page can no longer be seen. */
  | { type: "page.conceal" }
  | { type: "page.reveal" }
  /** The page is about to close: the discussion pauses. */
  | { type: "page.hide" };

/** The commands that are deferred until the room is loaded. */
export type EarlyCommand = Extract<
  ChatRoomCommand,
  { type: "discussion.say" | "participant.add" | "participant.remove" | "participant.mute" | "participant.unmute" }
>;

type RoomFact =
  | TurnFact
  | { type: "voice.checked"; voice: string; status: VoiceStatus }
  /** Speech of so many characters was requested. */
  | { type: "voice.asked"; characters: number }
  | { type: "agents.changed"; availabilities: AgentAvailabilities };

/** What one region of the room sends to another. */
type RoomSignal =
  | { type: "speaker.requested" }
  | { type: "next.drop" }
  | { type: "next.taken" }
  | { type: "talk.ended" };

/**
 * Everything that the chart of a Chat Room takes. A page sends a {@link ChatRoomCommand}; what the chart's actors
 * report, and what one region sends to another, is for the chart only.
 */
export type ChatRoomEvent = ChatRoomCommand | RoomFact | RoomSignal;

/** One-time events for subscribers of a Chat Room. */
export type ChatRoomEmitted =
  /** A transcript to save as a file. */
  | { type: "transcript.exported"; fileName: string; mediaType: string; text: string }
  | { type: "turn.finished"; message: RoomMessage }
  | { type: "turn.failed"; speaker: string; failure: ReplyFailure }
  /** A turn was not heard, or not to its end; the discussion continues. */
  | { type: "voice.failed"; speaker: string; failure: SpeechFailure }
  | { type: "access.lost" };

/** What the actor that connects live agents takes. */
export type KeepAgentsEvent =
  /** Connects the agents of these participants, and disconnects all others. */
  | { type: "agents.connect"; characterIds: readonly string[] }
  /** Tries again at once to connect agents that could not be reached. */
  | { type: "agents.retry" };

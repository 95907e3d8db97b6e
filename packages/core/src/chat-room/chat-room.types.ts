import type { Character } from "../characters/character";
import type { ReplyFailure } from "../turn/reply-failure";
import type { Message, NeedKind, RandomSource, StreamEndReason, VoiceStatus } from "../contracts";
import type { CreateId } from "../shared/create-id";
import type { ChangeSetting } from "../preferences/preference";
import type { ChatRoomSettings, chatRoomPreferences } from "../preferences/preferences";
import type { RoomPhrases } from "../shared/phrases";
import type { SpeechFailure } from "../speaking/speech-failure";
import type { TurnFact } from "../turn/turn.types";
import type { AgentAvailability } from "./live-room/live-room.types";

/** Why somebody has the floor. */
export type SpeakerReason =
  /** The visitor called them. */
  | { readonly kind: "addressed" }
  /** Another character asked them. */
  | { readonly kind: "asked"; readonly by: string }
  /** The moderator chose them. */
  | { readonly kind: "moderator" }
  /** Chance, in which a character that has been silent for long weighs more: 4 at most. */
  | { readonly kind: "weighted"; readonly weight: number }
  /** The visitor pointed at them. */
  | { readonly kind: "picked" }
  /** The visitor may need help, and is answered at once. */
  | { readonly kind: "need" }
  /** The same turn once more, because it failed or the visitor wanted another. */
  | { readonly kind: "again" };

/** A message of the Chat Room. Its `interrupted` and `cut` ones hold what was said of them, and what was written already when the visitor paused. */
export interface RoomMessage extends Message {
  /** Of `system` messages only: `note` where nothing is wrong; left out, a warning. */
  readonly tone?: "note";
  /** The ids of the characters who heard it. */
  readonly heardBy: readonly string[];
  /** Of characters only: why they spoke. */
  readonly reason?: SpeakerReason;
  /** Of characters only. */
  readonly status?: StreamEndReason | "interrupted" | "cut";
  /** Of characters only: whether a voice was heard. */
  readonly voiced?: boolean;
  /** Of characters only: whether they were to carry the talk to a neighbouring subject. */
  readonly drifts?: boolean;
}

/** What the visitor did to a discussion, beside saying something. */
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
  /** Whom it concerned. */
  readonly characterId?: string;
  /** So many lines had been said before it, counted from the first of all. */
  readonly afterMessages: number;
  /** Who had the floor. */
  readonly floor: string | null;
  /** Whose turn was being prepared. */
  readonly next: string | null;
}

/** How things stood where a transcript begins. */
export interface RoomBeginning {
  /** So many lines were said before it, which are not kept any more. */
  readonly messages: number;
  /** How many of them were not the room's own: the room draws its chance by that count. */
  readonly spoken: number;
  readonly participants: readonly string[];
  readonly muted: readonly string[];
}

/** A turn that is planned, being prepared, or under way. */
export interface PlannedTurn {
  readonly id: string;
  readonly speaker: string;
  readonly reason: SpeakerReason;
  /** Whether the talk should drift to a neighbouring subject. */
  readonly drifts: boolean;
  /** Of a turn taken again: the id of the line it stands in for. */
  readonly replacesId?: string;
  /** What the visitor needs help with: the turn sends them to people, and no model is asked. */
  readonly need?: NeedKind;
  /** Whether the discussion pauses after it. */
  readonly pausesAfter?: boolean;
}

/** A turn that has the floor. */
export interface CurrentTurn extends PlannedTurn {
  /** When it took the floor; of a turn taken again, when the message was made that it replaces. ISO 8601. */
  readonly createdAt: string;
  /** All its words, once they are written. */
  readonly text: string | null;
}

/** What the discussion has cost. */
export interface RoomBudget {
  readonly turns: number;
  /** Calls of a language model, the moderator's included. */
  readonly requests: number;
  /** Characters of text that a voice was asked for, what was never heard included. */
  readonly spokenCharacters: number;
}

/** What the visitor asked for and cannot have; said once, in place. */
export type RoomAlert = "noParticipants" | "noAgents" | "nothingToExport";

/** Who cannot be asked, and why, by character id; whoever is left out can. */
export type AgentAvailabilities = Readonly<Record<string, AgentAvailability>>;

/** Whose turn failed, and why. */
export interface RoomFailure {
  readonly speaker: string;
  readonly failure: ReplyFailure;
}

/** Who speaks next, and why. */
export interface Queued {
  readonly speaker: string;
  readonly reason: SpeakerReason;
  readonly drifts?: boolean;
  readonly replacesId?: string;
  readonly need?: NeedKind;
}

/** A source of chance for one occasion of a discussion, such as its third turn. The seed is the discussion's own. */
export type DrawRandom = (occasion: string, seed: string) => RandomSource;

/** What a room is made with. It never changes. */
export interface ChatRoomConfig {
  readonly characters: readonly Character[];
  readonly phrases: RoomPhrases;
  /** The language the visitor writes in, as a BCP 47 tag. */
  readonly language: string;
  /** Whether what the visitor says is read for signs of need before a model reads it. */
  readonly checksNeed: boolean;
  /** The ids of the characters who speak by script, and take no guidance. */
  readonly scripted: readonly string[];
  readonly random: DrawRandom;
  /** The voice that the visitor chose for a character, by id; asked for each sentence. */
  readonly voiceIdOf: (characterId: string) => string | undefined;
  /** Whether a language model can be asked who should speak. */
  readonly hasModerator: boolean;
  /** Whether live agents speak: each is asked in turn, and nothing is prepared ahead. */
  readonly isLive: boolean;
  /** Whether they know themselves who they are and what was said before: each is sent the last lines only. */
  readonly relays: boolean;
  /** After so many turns without the visitor the room asks whether it should go on. */
  readonly turnLimit: number;
  /** Whether the room is stored: then `loadRoom` is asked for it first. */
  readonly isStored: boolean;
  readonly now: () => number;
  readonly createId: CreateId;
}

/** Everything but the characters, the participants and the seed has a default. */
export interface ChatRoomInput extends Partial<Omit<ChatRoomConfig, "characters">> {
  readonly characters: readonly Character[];
  /** The ids of those who take part at first. */
  readonly participants: readonly string[];
  /** All chance in the room comes from it: the same seed and the same words choose the same speakers. */
  readonly seed: string;
  /** What the visitor has chosen; what is left out has its default. */
  readonly settings?: Partial<ChatRoomSettings>;
}

/** What the room was left as, and what the visitor did before it was loaded. */
export interface OpeningSlice {
  readonly early: readonly EarlyCommand[];
  /** Whether the room was left while somebody spoke. */
  readonly startsPaused: boolean;
  /** Whether it was left after the safety check failed. */
  readonly startsUnchecked: boolean;
}

/** Live agents only. */
export interface AgentsSlice {
  readonly availabilities: AgentAvailabilities;
  /** Those that failed since the last whole turn: the others are asked first. */
  readonly skipped: readonly string[];
}

export interface RoomVoiceSlice {
  /** What can speak for each character, by id. */
  readonly statuses: Readonly<Record<string, VoiceStatus>>;
  /** Why a voice was not heard; until the visitor has seen it, or a voice is heard again. */
  readonly failure: SpeechFailure | null;
}

export interface ChatRoomContext {
  readonly config: ChatRoomConfig;
  readonly settings: ChatRoomSettings;
  readonly opening: OpeningSlice;
  readonly seed: string;
  /** What the visitor wants to be called; blank for `You`. */
  readonly visitorName: string;
  /** The ids of those who take part, in the order of the characters. */
  readonly participants: readonly string[];
  readonly muted: readonly string[];
  /** Everything said, oldest first. */
  readonly messages: readonly RoomMessage[];
  /** How things stood before the first of them. */
  readonly beginning: RoomBeginning;
  /** What the visitor did in between, oldest first. */
  readonly events: readonly RoomEvent[];
  /** Whose turn it is. */
  readonly floor: CurrentTurn | null;
  /** Whose turn is being prepared. */
  readonly next: PlannedTurn | null;
  /** Who speaks next, where that is settled before the turn is prepared. */
  readonly queued: Queued | null;
  /** Whom the visitor picked, where a turn that is taken again comes first. */
  readonly pickedAfter: Queued | null;
  readonly agents: AgentsSlice;
  readonly budget: RoomBudget;
  /** Turns since the visitor last said or decided something. */
  readonly turnsWithoutVisitor: number;
  readonly voice: RoomVoiceSlice;
  readonly alert: RoomAlert | null;
  /** Why the last turn failed, and whose it was. */
  readonly failure: RoomFailure | null;
}

export type ChatRoomCommand =
  /** Starts a discussion, or jumps into it. */
  | { type: "discussion.say"; text: string }
  | { type: "discussion.pause" }
  | { type: "discussion.resume" }
  /** Ends the discussion; what was said stays. */
  | { type: "discussion.stop" }
  /** Asks a character that failed once more. */
  | { type: "discussion.retry" }
  /** Goes on after the room has asked whether it should. */
  | { type: "discussion.continue" }
  /** Begins anew with an empty room. */
  | { type: "discussion.clear" }
  | { type: "participant.add"; characterId: string }
  | { type: "participant.remove"; characterId: string }
  | { type: "participant.mute"; characterId: string }
  | { type: "participant.unmute"; characterId: string }
  | { type: "speaker.pick"; characterId: string }
  | { type: "turn.regenerate" }
  | { type: "visitor.rename"; name: string }
  | ChangeSetting<typeof chatRoomPreferences>
  | { type: "transcript.export"; format: "text" | "json" }
  | { type: "audio.unlock" }
  /** The visitor has seen that a voice failed. */
  | { type: "voiceFailure.dismiss" }
  /** Voices may have come or gone. */
  | { type: "voices.check" }
  /** The page can no longer be seen. */
  | { type: "page.conceal" }
  | { type: "page.reveal" }
  /** The page is about to go: the room is left as it is. */
  | { type: "page.hide" };

/** Commands that wait until the room is loaded. */
export type EarlyCommand = Extract<
  ChatRoomCommand,
  { type: "discussion.say" | "participant.add" | "participant.remove" | "participant.mute" | "participant.unmute" }
>;

type RoomFact =
  | TurnFact
  | { type: "voice.checked"; voice: string; status: VoiceStatus }
  /** A voice was asked to say so many characters. */
  | { type: "voice.asked"; characters: number }
  | { type: "agents.changed"; availabilities: AgentAvailabilities };

/** What one region of the room tells another. */
type RoomSignal =
  | { type: "speaker.requested" }
  | { type: "next.drop" }
  | { type: "next.taken" }
  | { type: "talk.ended" };

export type ChatRoomEvent = ChatRoomCommand | RoomFact | RoomSignal;

export type ChatRoomEmitted =
  /** A transcript to be saved as a file. */
  | { type: "transcript.exported"; fileName: string; mediaType: string; text: string }
  | { type: "turn.finished"; message: RoomMessage }
  | { type: "turn.failed"; speaker: string; failure: ReplyFailure }
  /** A turn was not heard, or not to its end; the discussion goes on. */
  | { type: "voice.failed"; speaker: string; failure: SpeechFailure }
  | { type: "access.lost" };

/** What the actor that connects live agents takes. */
export type KeepAgentsEvent =
  /** Connects the agents of these participants, and disconnects all others. */
  | { type: "agents.connect"; characterIds: readonly string[] }
  /** Tries again at once to connect agents that could not be reached. */
  | { type: "agents.retry" };

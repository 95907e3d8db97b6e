import type { NeedPhrases } from "../shared/need-phrases";
import type { Character } from "../characters/character";
import type {
  Message,
  NeedKind,
  FrameSource,
  VoiceAgentErrorReason,
  VoiceAgent,
  VoiceAgentAnswerEnd,
  VoiceAgentMode,
  VoiceAgentPass,
  VoiceAgentProblem,
  VoiceAgentRequest,
  VoiceOutput,
} from "../contracts";
import type { CreateId } from "../shared/create-id";

/** Why no live conversation began, or why it was lost. */
export interface VoiceAgentFailure {
  readonly reason: VoiceAgentErrorReason;
  /** The message of the vendor or of the archive. */
  readonly message: string;
}

/** The overrides, variables and tools that an agent gets each time a conversation begins. */
export type VoiceAgentBriefing = Pick<VoiceAgentRequest, "overrides" | "dynamicVariables" | "tools">;

/**
 * The open conversation with the character: its id, and its messages up to now, oldest first, including live ones. A
 * message that is not in it is not sent to an agent. Messages that are not stored yet can be left out. It must not throw.
 */
export type LiveMemory = () => OpenConversation;

/** A conversation with a character. */
export interface OpenConversation {
  /** The `conversationId` of its messages. */
  readonly id: string;
  readonly messages: readonly Message[];
}

/** What `voiceAgentMachine` starts with; `createLiveConversation` takes it from its options and the agent. */
export interface VoiceAgentInput {
  readonly character: Character;
  /** The agent's name on the screen. */
  readonly agentName: string;
  /** Left out, `remote`. */
  readonly agentKind?: VoiceAgent["kind"];
  /** Whether the character has an agent; without one `agent.start` fails with `noAgent`. */
  readonly hasAgent: boolean;
  /** Whether the microphone permission is requested before the pass. */
  readonly asksToListen?: boolean;
  /** Whether answers can be rated. Left out, they cannot. */
  readonly takesRatings?: boolean;
  /** Whether it is a written conversation, without microphone and voice. Left out, it is spoken. */
  readonly textOnly?: boolean;
  readonly briefing?: VoiceAgentBriefing;
  /** For an agent that sees pictures. */
  readonly frameSource?: FrameSource;
  /** Whether the agent gets descriptions of the camera's pictures, since it sees none. */
  readonly getsFrameDescriptions?: boolean;
  /** The earlier messages. */
  readonly messages?: readonly Message[] | LiveMemory;
  /** The guidance an agent gets about a visitor in need. Left out, the built-in one, in English. */
  readonly needPhrases?: NeedPhrases;
  /** Milliseconds since 1970, in step with the chart's clock. Left out, the system's time. */
  readonly now?: () => number;
  readonly createId?: CreateId;
}

/** A message of the live conversation. */
export interface LiveMessage extends Message {
  /** The agent's number of the answer, for a rating. */
  readonly responseId?: number;
  /** The agent has corrected it to the part that was really heard. */
  readonly isCorrected?: boolean;
  /** It is the agent's greeting, and answers no question. */
  readonly isGreeting?: boolean;
}

export interface TypedEcho {
  readonly text: string;
  readonly until: number;
  /** How many answers to earlier messages may still begin. */
  readonly answersBefore: number;
}

/** The configuration of a live conversation. It never changes. */
export interface LiveConfig {
  readonly needPhrases: NeedPhrases;
  readonly character: Character;
  readonly agentName: string;
  readonly agentKind: VoiceAgent["kind"];
  readonly hasAgent: boolean;
  readonly asksToListen: boolean;
  /** Whether answers can be rated. */
  readonly takesRatings: boolean;
  readonly textOnly: boolean;
  readonly briefing: VoiceAgentBriefing;
  readonly frameSource: FrameSource | null;
  readonly getsFrameDescriptions: boolean;
  readonly memory: LiveMemory | null;
  readonly now: () => number;
  readonly createId: CreateId;
}

/** The messages that were said, are being said, and wait to be sent. */
export interface TranscriptSlice {
  /** The conversation that its messages belong to. */
  readonly conversationId: string;
  /** The messages before the live conversation began. */
  readonly earlier: readonly Message[];
  /** Its final messages, oldest first. */
  readonly messages: readonly LiveMessage[];
  /** The last messages, oldest first, from an answer on that may still be corrected. */
  readonly held: readonly LiveMessage[];
  /** The interim transcript of the visitor's speech. */
  readonly hearing: string;
  /** The agent's current answer: it may still grow, or be corrected. */
  readonly streaming: LiveMessage | null;
  /** Typed messages that wait for a connection. */
  readonly waiting: readonly string[];
  /** Typed messages that some agents echo as heard words, each with a time limit in milliseconds. */
  readonly echoes: readonly TypedEcho[];
}

/** The connection to the agent. */
export interface ConnectionSlice {
  readonly pass: VoiceAgentPass | null;
  readonly conversationId: string | null;
  /** The number of attempts to reconnect. */
  readonly attempts: number;
  /** When the conversation was lost, in milliseconds; `null` while it is not. */
  readonly lostAt: number | null;
  /** How many conversations in a row opened without becoming stable. */
  readonly opened: number;
  /** Another conversation begins because this one gave no answer, and not because it was lost. */
  readonly isAskedAgain: boolean;
  /** Why no conversation began, or why it was lost. */
  readonly failure: VoiceAgentFailure | null;
  /** How the last conversation ended. `silence` and `longest`: the server ended it. */
  readonly ending: "user" | "agent" | "error" | "silence" | "longest" | null;
}

/** The agent's answers. */
export interface AnsweringSlice {
  /** How many conversations in a row gave no answer, or no sign of life. */
  readonly noAnswers: number;
  /** Until when the agent's first words count as a greeting, and not as the pending answer; `null` after them. */
  readonly greetsUntil: number | null;
  /** Until when the agent counts as working; `null` while it is not. */
  readonly worksUntil: number | null;
  /** The last message when the agent declined to answer: the messages up to it need no answer. */
  readonly declinedId: string | null;
  /** The answer that can be rated; `null` before the first. */
  readonly rateable: number | null;
  readonly rated: readonly number[];
}

/** The sound of both sides. */
export interface SoundSlice {
  readonly mode: VoiceAgentMode;
  /** 0 to 1. */
  readonly volume: number;
  readonly isMuted: boolean;
  /** The output devices for the agent's voice; empty where none can be chosen. */
  readonly outputs: readonly VoiceOutput[];
  /** The chosen output device; `null` for the system's default. */
  readonly outputId: string | null;
  readonly levels: LiveLevels;
}

/** Each part of the chart changes its own part. */
export interface VoiceAgentContext {
  readonly config: LiveConfig;
  readonly transcript: TranscriptSlice;
  readonly connection: ConnectionSlice;
  readonly answering: AnsweringSlice;
  readonly sound: SoundSlice;
  /** A problem of a conversation that continues. */
  readonly problem: VoiceAgentProblem | "other" | null;
  /** The last description of the camera's picture that the agent got; `null` before the first. */
  readonly frameDescription: string | null;
}

/** The current sound levels, read once a frame. */
export interface LiveLevels {
  /** 0 to 1. */
  input(): number;
  output(): number;
}

/**
 * Commands of the visitor or the page for a live conversation. `agent.start` has to be sent in a user gesture.
 * `createLiveConversation` sends `need.found` and `network.return` itself.
 */
export type VoiceAgentCommand =
  | { type: "agent.start" }
  | { type: "agent.stop" }
  | { type: "agent.takeOver" }
  | { type: "message.send"; text: string }
  /** Discards the waiting messages. */
  | { type: "waiting.discard" }
  /** Sends the agent context that needs no answer. */
  | { type: "context.share"; text: string }
  /** The visitor types: the agent should not begin to speak by itself. */
  | { type: "visitor.type" }
  | { type: "reply.rate"; liked: boolean }
  | { type: "mic.mute" }
  | { type: "mic.unmute" }
  | { type: "volume.set"; volume: number }
  | { type: "output.choose"; deviceId: string }
  | { type: "page.hide" }
  | { type: "network.return" }
  /** The safety check found a sign of need in this message. */
  | { type: "need.found"; messageId: string; kind: NeedKind };

/** The reports of the actors. */
export type VoiceAgentFact =
  | { type: "session.opened"; conversationId: string; levels: LiveLevels; greets: boolean }
  | { type: "session.refused"; failure: VoiceAgentFailure }
  | {
      type: "session.ended";
      reason: "user" | "agent" | "error";
      because?: "silence" | "longest";
      message: string;
      closeCode?: number;
    }
  | { type: "session.pinged" }
  /** The visitor’s voice, before there are words. */
  | { type: "voice.heard" }
  | { type: "work.changed"; work: "begun" | "done" | "declined" }
  | { type: "outputs.found"; outputs: readonly VoiceOutput[] }
  | { type: "link.wavered"; isWavering: boolean }
  | { type: "mode.changed"; mode: VoiceAgentMode }
  | { type: "speech.heard"; text: string; isFinal: boolean }
  | { type: "reply.delta"; text: string }
  | { type: "reply.completed"; id: number; text: string; end?: VoiceAgentAnswerEnd }
  | { type: "reply.corrected"; id: number; text: string }
  | { type: "reply.interrupted" }
  | { type: "problem.noted"; message: string; problem?: VoiceAgentProblem }
  | { type: "microphone.granted" }
  | { type: "microphone.refused" }
  | { type: "microphone.lost" }
  /** The memory was replaced by these messages; by none, where it was cleared. */
  | { type: "memory.replaced"; messages: readonly Message[] };

/**
 * Everything that the chart of a live conversation takes. A page sends a {@link VoiceAgentCommand}; a
 * {@link VoiceAgentFact} comes from the chart's own actors.
 */
export type VoiceAgentEvent = VoiceAgentCommand | VoiceAgentFact;

/** One-time events for subscribers of a live conversation. */
export type VoiceAgentEmitted =
  /** A message became final. `answered`: the visitor's messages that it answers. */
  | { type: "message.finished"; message: LiveMessage; answered: readonly LiveMessage[] }
  /** A final message was marked with a sign of need. */
  | { type: "message.marked"; message: LiveMessage }
  | { type: "agent.failed"; failure: VoiceAgentFailure }
  /** A rating was not sent; the message says why. */
  | { type: "feedback.refused"; message: string }
  | { type: "access.lost" };

/** The commands of the actor that holds the conversation. */
export type RunVoiceSessionEvent =
  | { type: "text.send"; text: string }
  | { type: "context.send"; text: string }
  | { type: "activity.send" }
  | { type: "reply.rate"; id: number; liked: boolean }
  | { type: "volume.set"; volume: number }
  | { type: "mute.set"; isMuted: boolean }
  | { type: "output.choose"; deviceId: string };

/** The input of the slot `runVoiceSession`, for one conversation. */
export interface RunVoiceSessionInput {
  readonly character: Character;
  /** From the slot `authorise`; valid for this conversation only. */
  readonly pass: VoiceAgentPass;
  readonly textOnly: boolean;
  readonly briefing: VoiceAgentBriefing;
  /** The current picture, for an agent that sees pictures; `null` for others, and without a camera. */
  readonly frameSource: FrameSource | null;
  /** The earlier messages, oldest first. */
  readonly history: readonly Message[];
  /** 0 to 1. */
  readonly volume: number;
  /** Whether the microphone is muted from the start. */
  readonly isMuted: boolean;
  /** The chosen output device; `null` for the system's default. */
  readonly outputId: string | null;
}

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

export interface VoiceAgentFailure {
  readonly reason: VoiceAgentErrorReason;
  /** The vendor's or our own text. */
  readonly message: string;
}

/** What an agent gets about its part each time a conversation begins. */
export type VoiceAgentBriefing = Pick<VoiceAgentRequest, "overrides" | "dynamicVariables" | "tools">;

/**
 * All that was said with the character up to now, oldest first, with what was said live: what is no longer in it is told
 * to no agent. What is still on its way into the memory need not be in it. It must not throw.
 */
export type LiveMemory = () => readonly Message[];

export interface VoiceAgentInput {
  readonly character: Character;
  /** What the screen calls the agent. */
  readonly agentName: string;
  readonly agentKind?: VoiceAgent["kind"];
  readonly hasAgent: boolean;
  /** Whether the browser is asked for the microphone before the agent is. */
  readonly asksToListen?: boolean;
  readonly takesRatings?: boolean;
  readonly textOnly?: boolean;
  readonly briefing?: VoiceAgentBriefing;
  /** For an agent that sees pictures. */
  readonly frameSource?: FrameSource;
  /** Whether the agent, which sees no pictures, gets a description of what can be seen. */
  readonly getsFrameDescriptions?: boolean;
  /** What was said before, in this conversation's memory. */
  readonly messages?: readonly Message[] | LiveMemory;
  readonly needPhrases?: NeedPhrases;
  readonly now?: () => number;
  readonly createId?: CreateId;
}

/** A line of the live conversation. */
export interface LiveMessage extends Message {
  /** What the agent calls it, for a rating. */
  readonly responseId?: number;
  /** The agent has said what was heard of it in truth. */
  readonly isCorrected?: boolean;
  /** It was said of itself, and answers nothing that was asked before. */
  readonly isGreeting?: boolean;
}

export interface TypedEcho {
  readonly text: string;
  readonly until: number;
  /** How many answers to what was said before it may still begin. */
  readonly answersBefore: number;
}

/** What a live conversation is made with. It never changes. */
export interface LiveConfig {
  readonly needPhrases: NeedPhrases;
  readonly character: Character;
  readonly agentName: string;
  readonly agentKind: VoiceAgent["kind"];
  readonly hasAgent: boolean;
  readonly asksToListen: boolean;
  /** Whether an answer can be rated at all. */
  readonly takesRatings: boolean;
  readonly textOnly: boolean;
  readonly briefing: VoiceAgentBriefing;
  readonly frameSource: FrameSource | null;
  readonly getsFrameDescriptions: boolean;
  readonly memory: LiveMemory | null;
  readonly now: () => number;
  readonly createId: CreateId;
}

/** What was said, is being said, and is to be said. */
export interface TranscriptSlice {
  /** What was said before the live conversation began. */
  readonly earlier: readonly Message[];
  /** What was said in it, oldest first. */
  readonly messages: readonly LiveMessage[];
  /** What was said last, oldest first, beginning with an answer that may still be corrected. */
  readonly held: readonly LiveMessage[];
  /** What the visitor is saying, as far as it was understood. */
  readonly hearing: string;
  /** What the agent is saying: it may still grow, or be corrected. */
  readonly streaming: LiveMessage | null;
  /** What was typed before the agent could hear it. */
  readonly waiting: readonly string[];
  /** What was typed and may come back as heard, until when in milliseconds: some agents repeat it. */
  readonly echoes: readonly TypedEcho[];
}

/** The way to the agent. */
export interface ConnectionSlice {
  readonly pass: VoiceAgentPass | null;
  readonly conversationId: string | null;
  /** How often it was tried to come back. */
  readonly attempts: number;
  /** When the conversation was lost, in milliseconds; `null` while it is not. */
  readonly lostAt: number | null;
  /** How many conversations in a row began, and have not yet lived long enough to count as well. */
  readonly opened: number;
  /** Nothing was lost: another conversation is begun because this one gave no answer. */
  readonly isAskedAgain: boolean;
  /** Why there is no conversation, or why it was lost. */
  readonly failure: VoiceAgentFailure | null;
  /** How the last conversation ended; `silence` and `longest` where neither of the two wanted it. */
  readonly ending: "user" | "agent" | "error" | "silence" | "longest" | null;
}

/** The agent's answers. */
export interface AnsweringSlice {
  /** How many conversations in a row gave no answer, or no sign of life. */
  readonly noAnswers: number;
  /** Until when the agent's first words are a greeting, and not the answer it owes already; `null` once they were said. */
  readonly greetsUntil: number | null;
  /** Until when the agent counts as at work; `null` while it is not. */
  readonly worksUntil: number | null;
  /** The line up to which nothing needs an answer, because the agent meant to say nothing. */
  readonly declinedId: string | null;
  /** The answer that can be rated; `null` before the first. */
  readonly rateable: number | null;
  readonly rated: readonly number[];
}

/** What is heard of both. */
export interface SoundSlice {
  readonly mode: VoiceAgentMode;
  /** 0 to 1. */
  readonly volume: number;
  readonly isMuted: boolean;
  /** What the agent can be heard from; empty where that cannot be chosen. */
  readonly outputs: readonly VoiceOutput[];
  /** Which of them was chosen; `null` while it is the system's choice. */
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
  /** What goes wrong in a conversation that goes on. */
  readonly problem: VoiceAgentProblem | "other" | null;
  /** The last description of what can be seen that the agent got; `null` before the first. */
  readonly frameDescription: string | null;
}

/** How loud it is, asked once a frame. */
export interface LiveLevels {
  /** 0 to 1. */
  input(): number;
  output(): number;
}

export type VoiceAgentCommand =
  | { type: "agent.start" }
  | { type: "agent.stop" }
  | { type: "agent.takeOver" }
  | { type: "message.send"; text: string }
  /** Takes back what was typed and still waits. */
  | { type: "waiting.discard" }
  /** Tells the agent something without asking for an answer, such as what the camera sees. */
  | { type: "context.share"; text: string }
  /** The visitor types: the agent should not speak up by itself. */
  | { type: "visitor.type" }
  | { type: "reply.rate"; liked: boolean }
  | { type: "mic.mute" }
  | { type: "mic.unmute" }
  | { type: "volume.set"; volume: number }
  | { type: "output.choose"; deviceId: string }
  | { type: "page.hide" }
  | { type: "network.return" }
  /** What the visitor said in this line shows that they need help. */
  | { type: "need.found"; messageId: string; kind: NeedKind };

/** What the actors tell. */
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
  /** What was remembered gave way to this: to nothing, where it was cleared. */
  | { type: "memory.replaced"; messages: readonly Message[] };

export type VoiceAgentEvent = VoiceAgentCommand | VoiceAgentFact;

export type VoiceAgentEmitted =
  /** A line that will not change any more. `answered`: the visitor's lines that it is the answer to. */
  | { type: "message.finished"; message: LiveMessage; answered: readonly LiveMessage[] }
  /** A finished line is marked: the visitor was in need. */
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

export interface RunVoiceSessionInput {
  readonly character: Character;
  readonly pass: VoiceAgentPass;
  readonly textOnly: boolean;
  readonly briefing: VoiceAgentBriefing;
  readonly frameSource: FrameSource | null;
  /** Oldest first. */
  readonly history: readonly Message[];
  readonly volume: number;
  readonly isMuted: boolean;
  readonly outputId: string | null;
}

import type {
  LanguageModelError,
  PromptMessage,
  VoiceAgentEnding,
  VoiceAgentPass,
  VoiceAgentReport,
  VoiceAgentTurn,
} from "../../contracts";
import type { AnswerStream } from "./answer-stream";

/** How a character's agent is connected. */
export type AgentStatus = "connected" | "connecting" | "disconnected";

/**
 * Whether an agent can be asked. `unreachable`: its last session did not begin. `elsewhere`: another window of the visitor
 * holds it until the visitor retries here. `none`: the character has no agent.
 */
export type AgentAvailability = "ready" | "unreachable" | "elsewhere" | "none";

export interface AgentState {
  readonly status: AgentStatus;
  readonly availability: Exclude<AgentAvailability, "none">;
}

/** A question to an agent, and the stream of its answer. */
export interface AgentQuestion {
  readonly text: string;
  readonly turn: VoiceAgentTurn;
  readonly answer: AnswerStream;
}

export type ParticipantCommand =
  | { readonly type: "session.connect" }
  | { readonly type: "session.end" }
  /** Makes the agent available again at once after a failure. */
  | { readonly type: "session.retry" }
  /** Ends the session, makes the agent available again, and clears its history. */
  | { readonly type: "session.forget" }
  | { readonly type: "question.ask"; readonly question: AgentQuestion }
  /** Stops waiting for the answer. */
  | { readonly type: "question.drop"; readonly question: AgentQuestion };

/** The reports of the actor that holds a session. */
export type AgentSessionFact =
  | { readonly type: "session.opened"; readonly transport: VoiceAgentPass["transport"] }
  | { readonly type: "session.failed"; readonly error: unknown }
  | { readonly type: "session.ended"; readonly ending: VoiceAgentEnding }
  | { readonly type: "session.reported"; readonly report: Exclude<VoiceAgentReport, { type: "ended" }> }
  /** The agent refuses to begin without its greeting. */
  | { readonly type: "greeting.required" };

export type ParticipantEvent = ParticipantCommand | AgentSessionFact;

/** The reports of a participant to the room. */
export type ParticipantFact =
  | { readonly type: "agent.changed"; readonly characterId: string; readonly state: AgentState }
  /** The answer is complete, failed, or was dropped. */
  | { readonly type: "answer.ended"; readonly question: AgentQuestion };

export interface ParticipantContext {
  readonly characterId: string;
  /** The last questions and answers: the next session begins with them. */
  readonly history: readonly PromptMessage[];
  readonly greets: boolean;
  readonly transport: VoiceAgentPass["transport"] | null;
  readonly question: AgentQuestion | null;
  /** The received part of the answer. */
  readonly received: string;
  readonly availability: AgentState["availability"];
  /** Why it could not be reached; `null` where it ended its session. */
  readonly failure: LanguageModelError | null;
}

/** The command of the actor that holds a session. */
export interface RunAgentSessionEvent {
  readonly type: "text.send";
  readonly text: string;
  readonly turn: VoiceAgentTurn;
}

export interface RunAgentSessionInput {
  readonly characterId: string;
  /** The messages of earlier sessions with the same agent. */
  readonly history: readonly PromptMessage[];
  /** Whether the agent is known to refuse to begin without its greeting. */
  readonly greets: boolean;
}

export type LiveRoomCommand =
  | { readonly type: "agents.connect"; readonly characterIds: readonly string[] }
  | { readonly type: "agents.retry" }
  | { readonly type: "room.close" }
  | { readonly type: "agent.ask"; readonly characterId: string; readonly question: AgentQuestion }
  | { readonly type: "agent.drop"; readonly characterId: string; readonly question: AgentQuestion };

export type LiveRoomEvent = LiveRoomCommand | ParticipantFact;

export interface LiveRoomContext {
  /** The state of each agent that was spawned so far, by character id. */
  readonly agents: Readonly<Record<string, AgentState>>;
  /** The agent that is asked now, and its question. */
  readonly currentQuestion: { readonly characterId: string; readonly question: AgentQuestion } | null;
}

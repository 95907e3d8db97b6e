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
 * Whether an agent can be asked. `unreachable`: it did not begin when it was tried last.
 * `elsewhere`: another window of the visitor holds it, and keeps it until it is asked for here. `none`: the character has no agent.
 */
export type AgentAvailability = "ready" | "unreachable" | "elsewhere" | "none";

export interface AgentStanding {
  readonly status: AgentStatus;
  readonly availability: Exclude<AgentAvailability, "none">;
}

/** What an agent is asked, and where its answer goes. */
export interface AgentQuestion {
  readonly text: string;
  readonly turn: VoiceAgentTurn;
  readonly answer: AnswerStream;
}

export type ParticipantCommand =
  | { readonly type: "session.connect" }
  | { readonly type: "session.end" }
  /** It is tried at once, though it could not be reached before. */
  | { readonly type: "session.retry" }
  /** The same, and what was said with it is forgotten. */
  | { readonly type: "session.forget" }
  | { readonly type: "question.ask"; readonly question: AgentQuestion }
  /** Its answer is waited for no more. */
  | { readonly type: "question.drop"; readonly question: AgentQuestion };

/** What the actor that holds a session reports. */
export type AgentSessionFact =
  | { readonly type: "session.opened"; readonly transport: VoiceAgentPass["transport"] }
  | { readonly type: "session.failed"; readonly error: unknown }
  | { readonly type: "session.ended"; readonly ending: VoiceAgentEnding }
  | { readonly type: "session.reported"; readonly report: Exclude<VoiceAgentReport, { type: "ended" }> }
  /** The agent lets nobody keep it from its greeting. */
  | { readonly type: "greeting.required" };

export type ParticipantEvent = ParticipantCommand | AgentSessionFact;

/** What a participant reports to the room. */
export type ParticipantFact =
  | { readonly type: "standing.changed"; readonly characterId: string; readonly standing: AgentStanding }
  /** Its answer is there, or waited for no more. */
  | { readonly type: "answer.ended"; readonly question: AgentQuestion };

export interface ParticipantContext {
  readonly characterId: string;
  /** What was said to the agent, and by it: a session that takes the place of another goes on from there. */
  readonly talk: readonly PromptMessage[];
  readonly greets: boolean;
  readonly transport: VoiceAgentPass["transport"] | null;
  readonly question: AgentQuestion | null;
  /** What has come of the answer. */
  readonly given: string;
  readonly availability: AgentStanding["availability"];
  /** Why it could not be reached; `null` where it hung up. */
  readonly failure: LanguageModelError | null;
}

/** What the actor that holds a session is asked for. */
export interface RunAgentSessionEvent {
  readonly type: "text.send";
  readonly text: string;
  readonly turn: VoiceAgentTurn;
}

export interface RunAgentSessionInput {
  readonly characterId: string;
  /** What was said in an earlier session with the same agent. */
  readonly history: readonly PromptMessage[];
  /** Whether it is known not to let its greeting be overridden. */
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
  /** Of everybody who was called so far, by id. */
  readonly standings: Readonly<Record<string, AgentStanding>>;
  /** Who is asked now, and what. */
  readonly floor: { readonly characterId: string; readonly question: AgentQuestion } | null;
}

import { createActor } from "xstate";
import {
  LanguageModelError,
  type LanguageModel,
  type ReplyRequest,
  type StreamPart,
  type VoiceAgent,
} from "../../contracts";
import { sessionOptions, type SessionOptions } from "../../shared/session-options";
import { wholeReply } from "../../shared/whole-reply";
import { toModelError } from "./agent-errors";
import { createAnswerStream } from "./answer-stream";
import { liveParticipantMachine } from "./live-participant.machine";
import { defineRunAgentSession } from "./live-room.actors";
import { liveRoomMachine } from "./live-room.machine";
import type { AgentAvailability, AgentQuestion, AgentStatus } from "./live-room.types";

/** The live agents of a room: one text-only session for each character. The room's one voice output speaks the answers. */
export interface AgentSessions {
  /** `builtIn`: the agents answer a prompt, like a language model. `remote`: they get the messages since their last turn. */
  readonly kind: VoiceAgent["kind"];
  /** A language model that asks a character's agent, and connects it if necessary. */
  modelOf(characterId: string): LanguageModel;
  statusOf(characterId: string): AgentStatus;
  availabilityOf(characterId: string): AgentAvailability;
  /** Calls back at each change of a status or an availability, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** Connects these agents and disconnects all others. An agent that could not be reached, or ended its session, is not connected again for a while. */
  connect(characterIds: readonly string[]): void;
  /** Makes agents that could not be reached available again at once. */
  retry(): void;
  close(): void;
}

/** What {@link createAgentSessions} takes besides the agent: the clock, and the inspection of every session. */
export type AgentSessionsOptions = SessionOptions;

/**
 * Makes the live agents of a Chat Room from a voice agent, for `createChatRoom`. No agent is connected before the room
 * asks for it, and the room closes them when it ends.
 *
 * @example
 * const agents = createAgentSessions(voiceAgent)
 * const room = createChatRoom({ providers: { languageModel, agents } })
 */
export function createAgentSessions(agent: VoiceAgent, options: AgentSessionsOptions = {}): AgentSessions {
  const participant = liveParticipantMachine.provide({
    actors: { runAgentSession: defineRunAgentSession(agent) },
    actions: {
      logUnreachable: ({ context: { characterId } }, { error }) =>
        // The room shows the status only, and the others continue.
        // oxlint-disable-next-line no-console -- the operator needs the reason.
        console.warn(`The live agent of ${characterId} could not be reached: ${toModelError(error).message}`),
    },
  });
  const room = createActor(
    liveRoomMachine.provide({ actors: { runParticipant: participant } }),
    sessionOptions(options),
  );
  room.start();
  const agents = () => room.getSnapshot().context.agents;
  const agentStateOf = (characterId: string) =>
    Object.hasOwn(agents(), characterId) ? agents()[characterId] : undefined;

  async function* ask(
    characterId: string,
    turn: ReplyRequest,
    signal: AbortSignal,
  ): AsyncGenerator<string | StreamPart> {
    if (!agent.hasAgent(characterId)) throw new LanguageModelError("notFound", "This character has no live agent.");
    if (signal.aborted) return;
    const answer = createAnswerStream();
    const question: AgentQuestion = { text: turn.messages.at(-1)?.content ?? "", turn, answer };
    const drop = () => {
      answer.finish();
      room.send({ type: "agent.drop", characterId, question });
    };
    signal.addEventListener("abort", drop, { once: true });
    room.send({ type: "agent.ask", characterId, question });
    try {
      for await (const part of answer) {
        if (signal.aborted) return;
        yield part;
      }
    } finally {
      signal.removeEventListener("abort", drop);
      drop();
    }
  }

  return {
    kind: agent.kind,
    modelOf: (characterId) => ({
      name: agent.name,
      kind: agent.kind,
      stream: (request, { signal }) => ask(characterId, request, signal),
      complete: (request, { signal }) => wholeReply(ask(characterId, request, signal)),
    }),
    statusOf: (characterId) => agentStateOf(characterId)?.status ?? "disconnected",
    availabilityOf: (characterId) =>
      agent.hasAgent(characterId) ? (agentStateOf(characterId)?.availability ?? "ready") : "none",
    subscribe(listener) {
      let known = agents();
      const { unsubscribe } = room.subscribe(({ context }) => {
        if (context.agents === known) return;
        known = context.agents;
        listener();
      });
      return unsubscribe;
    },
    connect: (characterIds) =>
      room.send({ type: "agents.connect", characterIds: characterIds.filter((id) => agent.hasAgent(id)) }),
    retry: () => room.send({ type: "agents.retry" }),
    close: () => room.send({ type: "room.close" }),
  };
}

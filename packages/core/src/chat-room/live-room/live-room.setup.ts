import { assign, enqueueActions, setup } from "xstate";
import { callbackNotProvided } from "../../shared/not-provided";
import type { liveParticipantMachine } from "./live-participant.machine";
import type {
  AgentQuestion,
  AgentState,
  LiveRoomContext,
  LiveRoomEvent,
  ParticipantCommand,
  ParticipantFact,
} from "./live-room.types";

const participantId = (characterId: string) => `participant ${characterId}`;

/** Types, actor slot, actions and guards of the room's live agents. */
export const liveRoomSetup = setup({
  types: {
    context: {} as LiveRoomContext,
    events: {} as LiveRoomEvent,
  },
  actors: {
    /** One participant's agent, over all its sessions; reports `agent.changed` and `answer.ended`. Never throws. */
    runParticipant: callbackNotProvided<ParticipantCommand, { readonly characterId: string }>(
      "liveRoom",
      "runParticipant",
    ) as unknown as typeof liveParticipantMachine,
  },
  actions: {
    setAgentState: assign(
      ({ context }, { characterId, state }: Extract<ParticipantFact, { type: "agent.changed" }>) => ({
        agents: { ...context.agents, [characterId]: state },
      }),
    ),
    /** Spawns the agent of each participant that has none yet. */
    spawnParticipants: enqueueActions(({ context, enqueue }, { characterIds }: { characterIds: readonly string[] }) => {
      const newIds = characterIds.filter((id) => !Object.hasOwn(context.agents, id));
      for (const characterId of newIds)
        enqueue.spawnChild("runParticipant", { id: participantId(characterId), input: { characterId } });
      const state: AgentState = { status: "disconnected", availability: "ready" };
      enqueue.assign({
        agents: { ...context.agents, ...Object.fromEntries(newIds.map((id) => [id, state])) },
      });
    }),
    /** Connects these agents and disconnects all others. */
    connect: enqueueActions(({ context, enqueue }, { characterIds }: { characterIds: readonly string[] }) => {
      for (const id of Object.keys(context.agents))
        enqueue.sendTo(participantId(id), {
          type: characterIds.includes(id) ? "session.connect" : "session.end",
        });
    }),
    sendToAll: enqueueActions(({ context, enqueue }, command: ParticipantCommand) => {
      for (const id of Object.keys(context.agents)) enqueue.sendTo(participantId(id), command);
    }),
    /** One agent is asked at a time: a new question drops the one before. */
    askQuestion: enqueueActions(
      ({ context, enqueue }, { characterId, question }: { characterId: string; question: AgentQuestion }) => {
        const { currentQuestion } = context;
        if (currentQuestion && currentQuestion.characterId !== characterId)
          enqueue.sendTo(participantId(currentQuestion.characterId), {
            type: "question.drop",
            question: currentQuestion.question,
          });
        enqueue.assign({ currentQuestion: { characterId, question } });
        enqueue.sendTo(participantId(characterId), { type: "question.ask", question });
      },
    ),
    dropQuestion: enqueueActions(
      ({ enqueue }, { characterId, question }: { characterId: string; question: AgentQuestion }) =>
        enqueue.sendTo(participantId(characterId), { type: "question.drop", question }),
    ),
    clearQuestion: assign({ currentQuestion: null }),
  },
  guards: {
    isKnown: ({ context }, { characterId }: { characterId: string }) => Object.hasOwn(context.agents, characterId),
    isCurrentQuestion: ({ context }, { question }: { question: AgentQuestion }) =>
      context.currentQuestion?.question === question,
  },
});

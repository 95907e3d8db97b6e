import { assign, enqueueActions, setup } from "xstate";
import { callbackNotProvided } from "../../shared/not-provided";
import type { liveParticipantMachine } from "./live-participant.machine";
import type {
  AgentQuestion,
  AgentStanding,
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
    /** One agent, over all its sessions; reports `standing.changed` and `answer.ended`. Never throws. */
    runParticipant: callbackNotProvided<ParticipantCommand, { readonly characterId: string }>(
      "liveRoom",
      "runParticipant",
    ) as unknown as typeof liveParticipantMachine,
  },
  actions: {
    noteStanding: assign(
      ({ context }, { characterId, standing }: Extract<ParticipantFact, { type: "standing.changed" }>) => ({
        standings: { ...context.standings, [characterId]: standing },
      }),
    ),
    /** Starts the agent of a participant who is called for the first time. */
    admit: enqueueActions(({ context, enqueue }, { characterIds }: { characterIds: readonly string[] }) => {
      const newcomers = characterIds.filter((id) => !Object.hasOwn(context.standings, id));
      for (const characterId of newcomers)
        enqueue.spawnChild("runParticipant", { id: participantId(characterId), input: { characterId } });
      const standing: AgentStanding = { status: "disconnected", availability: "ready" };
      enqueue.assign({
        standings: { ...context.standings, ...Object.fromEntries(newcomers.map((id) => [id, standing])) },
      });
    }),
    /** Connects these and disconnects all others. */
    connect: enqueueActions(({ context, enqueue }, { characterIds }: { characterIds: readonly string[] }) => {
      for (const id of Object.keys(context.standings))
        enqueue.sendTo(participantId(id), {
          type: characterIds.includes(id) ? "session.connect" : "session.end",
        });
    }),
    tellAll: enqueueActions(({ context, enqueue }, command: ParticipantCommand) => {
      for (const id of Object.keys(context.standings)) enqueue.sendTo(participantId(id), command);
    }),
    /** Two are never asked at once: a new question ends the wait for the answer before. */
    giveFloor: enqueueActions(
      ({ context, enqueue }, { characterId, question }: { characterId: string; question: AgentQuestion }) => {
        const { floor } = context;
        if (floor && floor.characterId !== characterId)
          enqueue.sendTo(participantId(floor.characterId), { type: "question.drop", question: floor.question });
        enqueue.assign({ floor: { characterId, question } });
        enqueue.sendTo(participantId(characterId), { type: "question.ask", question });
      },
    ),
    dropQuestion: enqueueActions(
      ({ enqueue }, { characterId, question }: { characterId: string; question: AgentQuestion }) =>
        enqueue.sendTo(participantId(characterId), { type: "question.drop", question }),
    ),
    clearFloor: assign({ floor: null }),
  },
  guards: {
    isAdmitted: ({ context }, { characterId }: { characterId: string }) =>
      Object.hasOwn(context.standings, characterId),
    hasFloor: ({ context }, { question }: { question: AgentQuestion }) => context.floor?.question === question,
  },
});

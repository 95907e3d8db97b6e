import { liveRoomSetup } from "./live-room.setup";

/**
 * The live agents of a room: one for each participant, of which one is asked at a time. The room's one voice output speaks
 * the answers.
 */
export const liveRoomMachine = liveRoomSetup.createMachine({
  id: "liveRoom",
  context: { agents: {}, currentQuestion: null },
  initial: "idle",
  on: {
    "agents.connect": {
      actions: [
        { type: "spawnParticipants", params: ({ event }) => event },
        { type: "connect", params: ({ event }) => event },
      ],
    },
    "agents.retry": { actions: { type: "sendToAll", params: { type: "session.retry" } } },
    "agent.changed": {
      guard: { type: "isKnown", params: ({ event }) => event },
      actions: { type: "setAgentState", params: ({ event }) => event },
    },
    "agent.drop": {
      guard: { type: "isKnown", params: ({ event }) => event },
      actions: { type: "dropQuestion", params: ({ event }) => event },
    },
    "agent.ask": {
      target: ".answering",
      actions: [
        { type: "spawnParticipants", params: ({ event }) => ({ characterIds: [event.characterId] }) },
        { type: "askQuestion", params: ({ event }) => event },
      ],
    },
    "room.close": {
      target: ".idle",
      actions: ["clearQuestion", { type: "sendToAll", params: { type: "session.forget" } }],
    },
  },
  states: {
    idle: {},
    answering: {
      on: {
        "answer.ended": {
          guard: { type: "isCurrentQuestion", params: ({ event }) => event },
          target: "idle",
          actions: "clearQuestion",
        },
      },
    },
  },
});

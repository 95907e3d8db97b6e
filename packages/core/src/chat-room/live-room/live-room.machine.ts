import { liveRoomSetup } from "./live-room.setup";

/**
 * The live agents of a room: one for each participant, and never two that are asked at once. All are heard through the
 * room's one voice output.
 */
export const liveRoomMachine = liveRoomSetup.createMachine({
  id: "liveRoom",
  context: { standings: {}, floor: null },
  initial: "quiet",
  on: {
    "agents.connect": {
      actions: [
        { type: "admit", params: ({ event }) => event },
        { type: "connect", params: ({ event }) => event },
      ],
    },
    "agents.retry": { actions: { type: "tellAll", params: { type: "session.retry" } } },
    "standing.changed": {
      guard: { type: "isAdmitted", params: ({ event }) => event },
      actions: { type: "noteStanding", params: ({ event }) => event },
    },
    "agent.drop": {
      guard: { type: "isAdmitted", params: ({ event }) => event },
      actions: { type: "dropQuestion", params: ({ event }) => event },
    },
    "agent.ask": {
      target: ".answering",
      actions: [
        { type: "admit", params: ({ event }) => ({ characterIds: [event.characterId] }) },
        { type: "giveFloor", params: ({ event }) => event },
      ],
    },
    "room.close": {
      target: ".quiet",
      actions: ["clearFloor", { type: "tellAll", params: { type: "session.forget" } }],
    },
  },
  states: {
    quiet: {},
    answering: {
      on: {
        "answer.ended": {
          guard: { type: "hasFloor", params: ({ event }) => event },
          target: "quiet",
          actions: "clearFloor",
        },
      },
    },
  },
});

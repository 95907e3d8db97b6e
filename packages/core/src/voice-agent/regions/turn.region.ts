import { voiceAgentSetup } from "../voice-agent.setup";

/** Whether the agent speaks or listens. */
export const turnRegion = voiceAgentSetup.createStateConfig({
  initial: "listening",
  on: {
    "reply.interrupted": { target: ".listening", actions: "markInterrupted" },
    "visitor.type": { actions: ["clearSilenceProblem", "notifyActivity"] },
    "work.changed": { actions: { type: "recordWork", params: ({ event }) => event } },
  },
  states: {
    listening: {
      on: {
        "mode.changed": {
          guard: ({ event }) => event.mode === "speaking",
          target: "speaking",
          actions: { type: "setMode", params: ({ event }) => event },
        },
      },
    },
    speaking: {
      tags: "speaking",
      on: {
        "mode.changed": {
          guard: ({ event }) => event.mode === "listening",
          target: "pausing",
          actions: { type: "setMode", params: ({ event }) => event },
        },
      },
    },
    /** The agent may continue after a short pause. */
    pausing: {
      tags: "speaking",
      on: {
        "mode.changed": {
          guard: ({ event }) => event.mode === "speaking",
          target: "speaking",
          actions: { type: "setMode", params: ({ event }) => event },
        },
      },
      after: { agentPause: "listening" },
    },
  },
});

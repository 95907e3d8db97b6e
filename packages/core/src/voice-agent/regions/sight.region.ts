import { voiceAgentSetup } from "../voice-agent.setup";

/** An agent that sees no pictures gets a description of what the camera shows, whenever that changes. */
export const sightRegion = voiceAgentSetup.createStateConfig({
  initial: "looking",
  states: {
    looking: {
      tags: "waiting",
      invoke: {
        id: "sight",
        src: "describeFrame",
        input: ({ context }) => ({ characterId: context.config.character.id }),
        onDone: {
          target: "resting",
          actions: { type: "sendFrameDescription", params: ({ event }) => ({ sight: event.output }) },
        },
        onError: "resting",
      },
      after: { agentLook: "resting" },
    },
    resting: { after: { agentLookAgain: "looking" } },
  },
});

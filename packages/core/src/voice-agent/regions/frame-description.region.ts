import { voiceAgentSetup } from "../voice-agent.setup";

/** An agent that sees no pictures gets a description of what the camera shows, whenever that changes. */
export const frameDescriptionRegion = voiceAgentSetup.createStateConfig({
  initial: "describing",
  states: {
    describing: {
      tags: "waiting",
      invoke: {
        id: "frameDescriber",
        src: "describeFrame",
        input: ({ context }) => ({ characterId: context.config.character.id }),
        onDone: {
          target: "waiting",
          actions: { type: "sendFrameDescription", params: ({ event }) => ({ frameDescription: event.output }) },
        },
        onError: "waiting",
      },
      after: { agentLook: "waiting" },
    },
    waiting: { after: { agentLookAgain: "describing" } },
  },
});

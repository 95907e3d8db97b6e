import { voiceAgentSetup } from "../voice-agent.setup";

/** A conversation that breaks at once is no way back. */
export const standingRegion = voiceAgentSetup.createStateConfig({
  initial: "fresh",
  states: {
    fresh: { after: { agentProof: { target: "proven", actions: "noteProof" } } },
    proven: {},
  },
});

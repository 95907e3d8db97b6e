import { voiceAgentSetup } from "../voice-agent.setup";

/** A conversation that breaks at once is no way back. */
export const stabilityRegion = voiceAgentSetup.createStateConfig({
  initial: "unproven",
  states: {
    unproven: { after: { agentProof: { target: "stable", actions: "noteStable" } } },
    stable: {},
  },
});

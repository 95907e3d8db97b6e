import { voiceAgentSetup } from "../voice-agent.setup";

/** A conversation counts as reconnected only once it has lasted for a while. */
export const stabilityRegion = voiceAgentSetup.createStateConfig({
  initial: "unproven",
  states: {
    unproven: { after: { agentProof: { target: "stable", actions: "clearAttempts" } } },
    stable: {},
  },
});

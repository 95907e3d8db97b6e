import { fellSilent } from "../voice-agent-failure";
import { voiceAgentSetup } from "../voice-agent.setup";

/** Whether the agent is still there; a conversation that gives no sign of life is lost. */
export const linkRegion = voiceAgentSetup.createStateConfig({
  initial: "unheard",
  on: {
    "session.pinged": ".steady",
    "speech.heard": ".steady",
    "voice.heard": ".steady",
    "work.changed": ".steady",
    "reply.grown": ".steady",
    "reply.said": ".steady",
    "reply.corrected": ".steady",
    "reply.interrupted": ".steady",
    // Silence is no sign of life: it comes by itself once all that was sent has been heard.
    "mode.changed": { guard: ({ event }) => event.mode === "speaking", target: ".steady" },
    "network.return": { guard: "isByWebsocket", target: ".doubted" },
  },
  states: {
    /** No sign of life yet. A second conversation in a row without one is the last. */
    unheard: {
      on: {
        "link.wavered": {
          guard: { type: "isWavering", params: ({ event }) => event },
          target: "wavering",
        },
      },
      after: {
        agentSilence: [
          {
            guard: "hasNotAnswered",
            target: "#voiceAgent.failed",
            actions: { type: "noteFailure", params: { failure: fellSilent } },
          },
          { target: "#voiceAgent.live.reconnecting", actions: "noteNoAnswer" },
        ],
      },
    },
    steady: {
      on: {
        "link.wavered": {
          guard: { type: "isWavering", params: ({ event }) => event },
          target: "wavering",
        },
      },
      after: { agentSilence: { target: "#voiceAgent.live.reconnecting" } },
    },
    /** The network was gone: a line that died of it tells nobody. */
    doubted: {
      after: {
        agentDoubt: [
          { guard: "isGivenUp", target: "#voiceAgent.live.reconnecting" },
          { target: "#voiceAgent.live.authorising", actions: "noteLost" },
        ],
      },
    },
    wavering: {
      tags: "connecting",
      on: {
        "link.wavered": { guard: { type: "isSteady", params: ({ event }) => event }, target: "steady" },
      },
      after: { agentSilence: { target: "#voiceAgent.live.reconnecting" } },
    },
  },
});

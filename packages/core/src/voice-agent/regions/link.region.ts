import { wentSilent } from "../voice-agent-failure";
import { voiceAgentSetup } from "../voice-agent.setup";

/** Whether the connection is alive. A conversation without a sign of life is lost. */
export const linkRegion = voiceAgentSetup.createStateConfig({
  initial: "unconfirmed",
  on: {
    "session.pinged": ".alive",
    "speech.heard": ".alive",
    "voice.heard": ".alive",
    "work.changed": ".alive",
    "reply.delta": ".alive",
    "reply.completed": ".alive",
    "reply.corrected": ".alive",
    "reply.interrupted": ".alive",
    // `listening` is no sign of life: it follows by itself once all received sound has been played.
    "mode.changed": { guard: ({ event }) => event.mode === "speaking", target: ".alive" },
    "network.return": { guard: "usesWebsocket", target: ".suspected" },
  },
  states: {
    /** No sign of life yet. After a second conversation in a row without one, the chart fails. */
    unconfirmed: {
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
            actions: { type: "recordFailure", params: { failure: wentSilent } },
          },
          { target: "#voiceAgent.live.reconnecting", actions: "countNoAnswer" },
        ],
      },
    },
    alive: {
      on: {
        "link.wavered": {
          guard: { type: "isWavering", params: ({ event }) => event },
          target: "wavering",
        },
      },
      after: { agentSilence: { target: "#voiceAgent.live.reconnecting" } },
    },
    /** The network was away: a connection that broke does not report it. */
    suspected: {
      after: {
        agentDoubt: [
          { guard: "isGivenUp", target: "#voiceAgent.live.reconnecting" },
          { target: "#voiceAgent.live.authorising", actions: "recordLoss" },
        ],
      },
    },
    wavering: {
      tags: "connecting",
      on: {
        "link.wavered": { guard: { type: "isSteady", params: ({ event }) => event }, target: "alive" },
      },
      after: { agentSilence: { target: "#voiceAgent.live.reconnecting" } },
    },
  },
});

import { briefing, history } from "../live-messages";
import { failureOfEnding, startTimedOut } from "../voice-agent-failure";
import { voiceAgentSetup } from "../voice-agent.setup";
import { answeringRegion } from "./answering.region";
import { linkRegion } from "./link.region";
import { frameDescriptionRegion } from "./frame-description.region";
import { stabilityRegion } from "./stability.region";
import { transcriptRegion } from "./transcript.region";
import { turnRegion } from "./turn.region";

/** One conversation, from its pass to its end. */
export const sessionState = voiceAgentSetup.createStateConfig({
  tags: "lasting",
  exit: ["closeTranscript", "clearFrameDescription"],
  invoke: {
    id: "session",
    src: "runVoiceSession",
    input: ({ context }) => ({
      character: context.config.character,
      pass: context.connection.pass ?? { transport: "local" },
      textOnly: context.config.textOnly,
      briefing: briefing(context),
      frameSource: context.config.frameSource,
      history: history(context),
      volume: context.sound.volume,
      isMuted: context.sound.isMuted,
      outputId: context.sound.outputId,
    }),
    onError: { target: "#voiceAgent.failed", actions: { type: "recordError", params: ({ event }) => event } },
  },
  on: {
    "session.ended": [
      {
        guard: { type: "canReconnect", params: ({ event }) => event },
        target: "reconnecting",
        actions: [
          { type: "recordEnding", params: ({ event }) => event },
          { type: "setFailure", params: ({ event }) => ({ failure: failureOfEnding(event) }) },
        ],
      },
      {
        guard: { type: "isElsewhere", params: ({ event }) => ({ failure: failureOfEnding(event) }) },
        target: "#voiceAgent.elsewhere",
        actions: { type: "recordEnding", params: ({ event }) => event },
      },
      {
        guard: { type: "hasBroken", params: ({ event }) => event },
        target: "#voiceAgent.failed",
        actions: [
          { type: "recordEnding", params: ({ event }) => event },
          { type: "recordFailure", params: ({ event }) => ({ failure: failureOfEnding(event) }) },
        ],
      },
      {
        target: "#voiceAgent.disconnected.byAgent",
        actions: { type: "recordEnding", params: ({ event }) => event },
      },
    ],
    // The agent still knows the deleted messages: another conversation continues without them.
    "memory.replaced": {
      guard: { type: "isForgotten", params: ({ event }) => event },
      target: "authorising",
      actions: { type: "followMemory", params: ({ event }) => event },
    },
    "problem.noted": { actions: { type: "setProblem", params: ({ event }) => event } },
    "volume.set": { actions: [{ type: "setVolume", params: ({ event }) => event }, "notifyVolume"] },
    "mic.mute": { actions: [{ type: "setMuted", params: { isMuted: true } }, "notifyMuted"] },
    "mic.unmute": { actions: [{ type: "setMuted", params: { isMuted: false } }, "notifyMuted"] },
    "output.choose": {
      actions: [
        { type: "chooseOutput", params: ({ event }) => event },
        { type: "notifyOutput", params: ({ event }) => event },
      ],
    },
  },
  initial: "connecting",
  states: {
    connecting: {
      tags: ["connecting", "waiting"],
      on: {
        "session.opened": {
          target: "connected",
          actions: [
            { type: "recordOpened", params: ({ event }) => event },
            "sendNeedGuidance",
            "askAgain",
            "sendWaiting",
          ],
        },
        "session.refused": [
          {
            guard: { type: "isTemporary", params: ({ event }) => event },
            target: "#voiceAgent.live.reconnecting",
            actions: { type: "setFailure", params: ({ event }) => event },
          },
          { guard: { type: "isElsewhere", params: ({ event }) => event }, target: "#voiceAgent.elsewhere" },
          { target: "#voiceAgent.failed", actions: { type: "recordFailure", params: ({ event }) => event } },
        ],
        "network.return": "#voiceAgent.live.authorising",
      },
      after: {
        agentConnect: [
          {
            guard: "canRetry",
            target: "#voiceAgent.live.reconnecting",
            actions: { type: "setFailure", params: { failure: startTimedOut } },
          },
          { target: "#voiceAgent.failed", actions: { type: "recordFailure", params: { failure: startTimedOut } } },
        ],
      },
    },
    connected: {
      type: "parallel",
      tags: "connected",
      on: {
        "need.found": { actions: [{ type: "markNeed", params: ({ event }) => event }, "sendNeedGuidance"] },
        "context.share": {
          guard: { type: "hasWords", params: ({ event }) => event },
          actions: { type: "shareContext", params: ({ event }) => event },
        },
        "outputs.found": { actions: { type: "setOutputs", params: ({ event }) => event } },
        "reply.rate": [
          { guard: "canRate", actions: { type: "rate", params: ({ event }) => event } },
          { actions: "refuseRating" },
        ],
      },
      states: {
        turn: turnRegion,
        answering: answeringRegion,
        transcript: transcriptRegion,
        stability: stabilityRegion,
        frameDescription: frameDescriptionRegion,
        link: linkRegion,
      },
    },
  },
});

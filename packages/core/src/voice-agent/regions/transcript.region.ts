import { voiceAgentSetup } from "../voice-agent.setup";

/** An answer may be corrected for a while; messages after it are held until then. */
export const transcriptRegion = voiceAgentSetup.createStateConfig({
  initial: "settled",
  on: {
    "speech.heard": [
      {
        guard: { type: "isEcho", params: ({ event }) => event },
        actions: { type: "removeEcho", params: ({ event }) => event },
      },
      {
        guard: { type: "isFinal", params: ({ event }) => event },
        actions: [
          { type: "clearProblem", params: ({ event }) => event },
          { type: "addHeardMessage", params: ({ event }) => event },
        ],
      },
      {
        actions: [
          { type: "clearProblem", params: ({ event }) => event },
          { type: "setHearing", params: ({ event }) => event },
        ],
      },
    ],
    "reply.delta": { actions: { type: "appendReplyDelta", params: ({ event }) => event } },
    "reply.completed": {
      actions: ["clearTemporaryProblem", { type: "completeReply", params: ({ event }) => event }],
    },
    "reply.corrected": { actions: { type: "correctReply", params: ({ event }) => event } },
  },
  states: {
    settled: { always: { guard: "awaitsSettling", target: "open" } },
    open: {
      always: { guard: "isSettled", target: "settled" },
      after: { agentSettle: { target: "settled", actions: "settleTranscript" } },
    },
  },
});

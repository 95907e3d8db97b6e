import { voiceAgentSetup } from "../voice-agent.setup";

/** An answer may be corrected for a while; what was said after it waits. */
export const transcriptRegion = voiceAgentSetup.createStateConfig({
  initial: "settled",
  on: {
    "speech.heard": [
      {
        guard: { type: "isEcho", params: ({ event }) => event },
        actions: { type: "forgetEcho", params: ({ event }) => event },
      },
      {
        guard: { type: "isFinal", params: ({ event }) => event },
        actions: [
          { type: "forgetProblem", params: ({ event }) => event },
          { type: "fileHeard", params: ({ event }) => event },
        ],
      },
      {
        actions: [
          { type: "forgetProblem", params: ({ event }) => event },
          { type: "noteHearing", params: ({ event }) => event },
        ],
      },
    ],
    "reply.grown": { actions: { type: "growReply", params: ({ event }) => event } },
    "reply.said": {
      actions: ["forgetPassingProblem", { type: "takeReply", params: ({ event }) => event }],
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

import { enqueueActions } from "xstate";
import { conversationSetup, initialContext } from "./conversation.setup";
import { failedToStart, closeReasons, lastedFor, type CloseReason } from "./close-reasons";
import { silenceEndOf } from "./silence";

const closed = "#conversation.closed";
const closing = (closeReason: CloseReason) =>
  ({ target: closed, actions: { type: "setCloseReason", params: closeReason } }) as const;
const onFailedStart = {
  target: closed,
  actions: [
    { type: "logFailedStart", params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) },
    { type: "setCloseReason", params: ({ event }: { event: { error: unknown } }) => failedToStart(event.error) },
  ],
} as const;

type FoundReason = { readonly event: { readonly output: CloseReason | null } };
const closeForReason = {
  guard: {
    type: "isCloseReason",
    params: ({ event }: FoundReason) => ({ closeReason: event.output }),
  },
  target: closed,
  actions: {
    type: "setCloseReason",
    params: ({ event }: FoundReason) => event.output ?? closeReasons.clientLeft,
  },
} as const;

/**
 * One live conversation between a client and a vendor's agent. The vendor is called only after the client's first frame.
 * Its output is how it ended.
 */
export const conversationMachine = conversationSetup.createMachine({
  id: "conversation",
  context: ({ input }) => initialContext(input),
  output: ({ context }) => context.closeReason,
  initial: "open",
  states: {
    open: {
      type: "parallel",
      on: {
        "client.ponged": { actions: "recordClientSeen" },
        "agent.ponged": { actions: "recordAgentSeen" },
        "client.lost": {
          target: closed,
          actions: { type: "setCloseReason", params: ({ event }) => event.closeReason },
        },
        "agent.lost": {
          target: closed,
          actions: { type: "setCloseReason", params: ({ event }) => event.closeReason },
        },
        "conversation.end": {
          target: closed,
          actions: { type: "setCloseReason", params: ({ event }) => event.closeReason },
        },
      },
      states: {
        call: {
          initial: "awaitingFirstFrame",
          states: {
            awaitingFirstFrame: {
              tags: "waiting",
              after: { firstFrame: closing(closeReasons.clientLate) },
              on: {
                "client.sent": {
                  target: "starting",
                  actions: { type: "keepFrame", params: ({ event }) => event.frame },
                },
              },
            },

            starting: {
              tags: "waiting",
              after: { start: closing(closeReasons.agentLate) },
              on: {
                "client.sent": [
                  {
                    guard: { type: "isTooMuchWaiting", params: ({ event }) => event.frame },
                    ...closing(closeReasons.tooMuchWaiting),
                  },
                  { actions: { type: "keepFrame", params: ({ event }) => event.frame } },
                ],
              },
              initial: "claiming",
              states: {
                claiming: {
                  tags: "lasting",
                  invoke: { src: "takePlace", onDone: "checking", onError: onFailedStart },
                },
                checking: {
                  tags: "lasting",
                  invoke: {
                    src: "findCloseReason",
                    onDone: [closeForReason, { target: "reserving" }],
                    onError: onFailedStart,
                  },
                },
                reserving: {
                  tags: "lasting",
                  invoke: { src: "reserveBudget", onDone: "calling", onError: onFailedStart },
                },
                calling: {
                  tags: "lasting",
                  invoke: { src: "callAgent", onDone: "opening", onError: onFailedStart },
                },
                /** The agent's socket is opening. */
                opening: {
                  on: {
                    "agent.opened": {
                      target: "awaitingMetadata",
                      actions: [
                        "recordConnected",
                        enqueueActions(({ context, enqueue }) => {
                          for (const text of context.waiting) enqueue({ type: "sendToAgent", params: { text } });
                        }),
                        "clearFrames",
                      ],
                    },
                  },
                },
                awaitingMetadata: {
                  on: {
                    "client.sent": { actions: { type: "sendToAgent", params: ({ event }) => event.frame } },
                    "agent.sent": [
                      {
                        guard: { type: "isMetadata", params: ({ event }) => event },
                        target: "#conversation.open.call.conversing",
                        actions: { type: "sendToClient", params: ({ event }) => event },
                      },
                      // The vendor's own client waits for ever if another frame comes first.
                      closing(closeReasons.invalidStart),
                    ],
                  },
                },
              },
            },

            conversing: {
              after: {
                longest: {
                  target: closed,
                  actions: { type: "setCloseReason", params: ({ context }) => lastedFor(context.longestSeconds) },
                },
              },
              on: {
                "client.sent": { actions: { type: "sendToAgent", params: ({ event }) => event.frame } },
                "agent.sent": { actions: { type: "sendToClient", params: ({ event }) => event } },
              },
            },
          },
        },

        silence: {
          initial: "off",
          states: {
            /** The client has not sent its first frame. */
            off: {
              on: {
                "client.sent": {
                  target: "counting",
                  actions: { type: "recordSign", params: ({ event }) => event.frame },
                },
              },
            },
            counting: {
              on: {
                "client.sent": [
                  {
                    guard: { type: "movesSilence", params: ({ event }) => event.frame },
                    target: ".unwarned",
                    actions: { type: "recordSign", params: ({ event }) => event.frame },
                  },
                  { actions: { type: "recordSign", params: ({ event }) => event.frame } },
                ],
                "agent.sent": [
                  {
                    guard: { type: "movesSilence", params: ({ event }) => event },
                    target: ".unwarned",
                    actions: { type: "recordSign", params: ({ event }) => event },
                  },
                  { actions: { type: "recordSign", params: ({ event }) => event } },
                ],
              },
              initial: "unwarned",
              states: {
                unwarned: { after: { silenceNotice: "warned" } },
                warned: {
                  entry: {
                    type: "sendToClient",
                    params: ({ context }) => ({ text: silenceNotice(silenceEndOf(context.activity).noticeSeconds) }),
                  },
                  after: { silenceEnd: { target: closed, actions: "recordSilence" } },
                },
              },
            },
          },
        },

        heartbeat: {
          initial: "waiting",
          states: {
            waiting: {
              after: {
                ping: [
                  // A side that answers no ping does not answer a close handshake either.
                  {
                    guard: "isClientGone",
                    target: closed,
                    actions: ["terminateClient", { type: "setCloseReason", params: closeReasons.agentBroke }],
                  },
                  {
                    guard: "isAgentGone",
                    target: closed,
                    actions: ["terminateAgent", { type: "setCloseReason", params: closeReasons.agentBroke }],
                  },
                  { target: "checking", actions: "pingBoth" },
                ],
              },
            },
            /** Whether the visitor's session is still valid, and this conversation still has the place. */
            checking: {
              tags: "waiting",
              after: { ping: "waiting" },
              invoke: {
                src: "findCloseReason",
                onDone: [closeForReason, { target: "waiting" }],
                // A store that cannot be reached ends no conversation.
                onError: {
                  target: "waiting",
                  actions: { type: "logFailedCheck", params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
          },
        },
      },
    },
    closed: { type: "final" },
  },
});

const silenceNotice = (seconds: number) =>
  JSON.stringify({ type: "archive_notice", archive_notice_event: { notice: "silence", seconds_left: seconds } });

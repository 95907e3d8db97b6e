import { assign, fromPromise, setup } from "xstate";
import type { ClientFrame } from "./client-frames";
import { silentFor, type CloseReason } from "./close-reasons";
import { noActivity, recordSign, silenceEndOf, type Activity, type Sign } from "./silence";
import * as timings from "./timings";

/** How many characters may wait for the agent's socket to open. */
const MOST_WAITING = 1024 * 1024;

export interface ConversationInput {
  readonly silenceSeconds: number;
  readonly longestSeconds: number;
  /** The time of the clock that drives the chart, in milliseconds. */
  readonly now: () => number;
}

export interface ConversationContext {
  readonly longestSeconds: number;
  readonly now: () => number;
  /** The client's frames before the agent's socket opened, oldest first. */
  readonly waiting: readonly string[];
  /** When each side last showed that its connection works. */
  readonly clientSeenAt: number;
  readonly agentSeenAt: number;
  /** `null`: the agent's socket has not opened yet. */
  readonly connectedAt: number | null;
  readonly activity: Activity;
  readonly closeReason: CloseReason | null;
}

export type ConversationEvent =
  | { readonly type: "client.sent"; readonly frame: ClientFrame }
  | { readonly type: "client.ponged" }
  /** The client left, broke the protocol, or reads too slowly. */
  | { readonly type: "client.lost"; readonly closeReason: CloseReason }
  | { readonly type: "agent.opened" }
  | { readonly type: "agent.sent"; readonly text: string; readonly frameType: string; readonly sign: Sign | null }
  | { readonly type: "agent.ponged" }
  | { readonly type: "agent.lost"; readonly closeReason: CloseReason }
  | { readonly type: "conversation.end"; readonly closeReason: CloseReason };

const notProvided = <Output>(slot: string) =>
  fromPromise<Output>(() => Promise.reject(new Error(`The conversation chart has no actor "${slot}".`)));

const timeTo = (moment: number, { now }: ConversationContext) => Math.max(0, moment - now());

/** Types, actor slots, actions and guards of the conversation chart. */
export const conversationSetup = setup({
  types: {
    context: {} as ConversationContext,
    events: {} as ConversationEvent,
    input: {} as ConversationInput,
    output: {} as CloseReason | null,
    /** `waiting`: ends by itself in time. `lasting`: the state around it, or an answer of ours, ends it. */
    tags: {} as "waiting" | "lasting",
  },
  actors: {
    /** Takes the visitor's one place for a live conversation. */
    takePlace: notProvided<void>("takePlace"),
    /** Why the conversation may not go on; `null` while it may. */
    findCloseReason: notProvided<CloseReason | null>("findCloseReason"),
    reserveBudget: notProvided<void>("reserveBudget"),
    /** Opens the agent's socket, which reports `agent.…` from then on. */
    callAgent: notProvided<void>("callAgent"),
  },
  actions: {
    // The factory provides the actions that use the sockets and the log.
    sendToClient: (_args, _params: { text: string }) => {},
    sendToAgent: (_args, _params: { text: string }) => {},
    pingBoth: () => {},
    terminateClient: () => {},
    terminateAgent: () => {},
    logFailedStart: (_args, _params: { error: unknown }) => {},
    logFailedCheck: (_args, _params: { error: unknown }) => {},

    keepFrame: assign(({ context }, { text }: { text: string }) => ({ waiting: [...context.waiting, text] })),
    clearFrames: assign({ waiting: [] }),
    recordConnected: assign(({ context }) => ({ connectedAt: context.now(), agentSeenAt: context.now() })),
    recordClientSeen: assign({ clientSeenAt: ({ context }) => context.now() }),
    recordAgentSeen: assign({ agentSeenAt: ({ context }) => context.now() }),
    recordSign: assign(({ context }, { sign }: { sign: Sign | null }) =>
      sign === null ? {} : { activity: recordSign(context.activity, sign, context.now()) },
    ),
    recordSilence: assign(({ context }) => ({ closeReason: silentFor(silenceEndOf(context.activity).seconds) })),
    setCloseReason: assign((_, closeReason: CloseReason) => ({ closeReason })),
  },
  guards: {
    isTooMuchWaiting: ({ context }, { text }: { text: string }) =>
      context.waiting.reduce((sum, { length }) => sum + length, text.length) > MOST_WAITING,
    isMetadata: (_, { frameType }: { frameType: string }) => frameType === "conversation_initiation_metadata",
    isCloseReason: (_, { closeReason }: { closeReason: CloseReason | null }) => closeReason !== null,
    isClientGone: ({ context }) => context.now() - context.clientSeenAt >= timings.pong,
    isAgentGone: ({ context }) => context.connectedAt !== null && context.now() - context.agentSeenAt >= timings.pong,
    /** Whether the silence ends at another time after this sign. */
    movesSilence: ({ context }, { sign }: { sign: Sign | null }) =>
      sign !== null &&
      silenceEndOf(recordSign(context.activity, sign, context.now())).endsAt !== silenceEndOf(context.activity).endsAt,
  },
  delays: {
    firstFrame: timings.firstFrame,
    start: timings.start,
    ping: timings.ping,
    longest: ({ context }) => timeTo((context.connectedAt ?? 0) + context.longestSeconds * 1_000, context),
    silenceNotice: ({ context }) => timeTo(silenceEndOf(context.activity).noticeAt, context),
    silenceEnd: ({ context }) => timeTo(silenceEndOf(context.activity).endsAt, context),
  },
});

export const initialContext = ({ silenceSeconds, longestSeconds, now }: ConversationInput): ConversationContext => ({
  longestSeconds,
  now,
  waiting: [],
  clientSeenAt: now(),
  agentSeenAt: now(),
  connectedAt: null,
  activity: noActivity(silenceSeconds, now()),
  closeReason: null,
});

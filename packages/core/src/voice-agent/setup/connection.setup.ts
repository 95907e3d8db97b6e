import { assign, enqueueActions } from "xstate";
import type { VoiceAgentPass } from "../../contracts";
import { isBlank } from "../../shared/is-blank";
import { patch } from "../../shared/patch";
import * as timings from "../../shared/timings";
import { conversationBefore, unanswered } from "../live-messages";
import { failureOfEnding, wentSilent, isTemporary, toVoiceAgentFailure } from "../voice-agent-failure";
import type { LiveLevels, VoiceAgentContext, VoiceAgentFailure } from "../voice-agent.types";
import { baseSetup, change } from "./base.setup";

/** The longest a timer can wait, in milliseconds: 24 days. */
const NEVER = 2 ** 31 - 1;
/** One in so many attempts to reconnect has more time. */
const SLOW_ATTEMPT_INTERVAL = 3;
/** The maximum number of conversations in a row that open and break at once, since each costs money. */
const MAX_SHORT_SESSIONS = 5;

/** The connection to the agent: passes, attempts, losses and endings. */
export const connectionSetup = baseSetup.extend({
  actions: {
    begin: assign(({ context }) => {
      const { id, messages } = conversationBefore(context);
      return {
        ...patch(context, "transcript", {
          conversationId: id,
          earlier: messages,
          messages: [],
          held: [],
          streaming: null,
          echoes: [],
          hearing: "",
        }),
        ...patch(context, "connection", {
          opened: 0,
          isAskedAgain: false,
          failure: null,
          ending: null,
          attempts: 0,
          lostAt: null,
          conversationId: null,
        }),
        ...patch(context, "answering", { noAnswers: 0, declinedId: null, rateable: null, rated: [] }),
        ...patch(context, "sound", { mode: "listening" }),
        problem: null,
      };
    }),
    setPass: assign(({ context }, { pass }: { pass: VoiceAgentPass }) => patch(context, "connection", { pass })),
    recordOpened: assign(
      (
        { context },
        { conversationId, levels, greets }: { conversationId: string; levels: LiveLevels; greets: boolean },
      ) => {
        const isWaitedFor = context.transcript.waiting.length > 0 || unanswered(context).length > 0;
        return {
          ...patch(context, "connection", {
            conversationId,
            opened: context.connection.opened + 1,
            isAskedAgain: false,
            failure: null,
          }),
          ...patch(context, "answering", {
            greetsUntil: greets && isWaitedFor ? context.config.now() + timings.agentGreets : null,
            worksUntil: null,
            rateable: null,
            rated: [],
          }),
          ...patch(context, "sound", { levels, mode: "listening" }),
        };
      },
    ),
    clearAttempts: assign(change("connection", { attempts: 0, lostAt: null, opened: 0 })),
    recordLoss: assign(({ context }) => ({
      ...patch(context, "connection", {
        attempts: context.connection.attempts + 1,
        lostAt: context.connection.lostAt ?? context.config.now(),
        isAskedAgain: false,
      }),
      ...patch(context, "transcript", { hearing: "" }),
      ...patch(context, "sound", { mode: "listening" }),
      problem: null,
    })),
    setFailure: assign(({ context }, { failure }: { failure: VoiceAgentFailure }) =>
      patch(context, "connection", { failure }),
    ),
    failAfterRetries: enqueueActions(({ context, enqueue }) => {
      const failure = context.connection.failure ?? wentSilent;
      enqueue.assign(change("connection", { failure }));
      enqueue.emit({ type: "agent.failed", failure });
    }),
    recordFailure: enqueueActions(({ enqueue }, { failure }: { failure: VoiceAgentFailure }) => {
      enqueue.assign(change("connection", { failure }));
      enqueue.emit({ type: "agent.failed", failure });
      if (failure.reason === "locked") enqueue.emit({ type: "access.lost" });
    }),
    recordError: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const failure = toVoiceAgentFailure(error);
      enqueue.assign(change("connection", { failure }));
      enqueue.emit({ type: "agent.failed", failure });
      if (failure.reason === "locked") enqueue.emit({ type: "access.lost" });
    }),
    recordEnding: assign(
      ({ context }, { reason, because }: { reason: "user" | "agent" | "error"; because?: "silence" | "longest" }) => {
        const { hearing, waiting } = context.transcript;
        return {
          ...patch(context, "connection", { ending: because ?? reason }),
          // The agent did not get partly heard words: they wait with the typed messages.
          ...patch(context, "transcript", {
            hearing: "",
            waiting: isBlank(hearing) ? waiting : [...waiting, hearing],
          }),
          ...patch(context, "sound", { mode: "listening" }),
        };
      },
    ),
  },
  guards: {
    hasAgent: ({ context }) => context.config.hasAgent,
    isTextOnly: ({ context }) => context.config.textOnly,
    needsNoPermission: ({ context }) => context.config.textOnly || !context.config.asksToListen,
    usesWebsocket: ({ context }) => context.connection.pass?.transport === "websocket",
    isWavering: (_, { isWavering }: { isWavering: boolean }) => isWavering,
    isSteady: (_, { isWavering }: { isWavering: boolean }) => !isWavering,
    isGivenUp: ({ context }) => isGivenUp(context),
    /** The conversation broke, and reconnecting may help. */
    canReconnect: ({ context }, ending: { reason: string; message: string; closeCode?: number }) =>
      ending.reason === "error" && isTemporary(failureOfEnding(ending)) && !isGivenUp(context),
    isElsewhere: (_, { failure }: { failure: VoiceAgentFailure }) => failure.reason === "elsewhere",
    hasBroken: (_, { reason }: { reason: string }) => reason === "error",
    /** A conversation that was connected before is tried again for a while. */
    canRetry: ({ context }) => context.connection.lostAt !== null && !isGivenUp(context),
    /** A timeout is temporary if the conversation was connected before. */
    isTemporary: ({ context }, { failure }: { failure: VoiceAgentFailure }) =>
      context.connection.lostAt !== null &&
      !isGivenUp(context) &&
      (isTemporary(failure) || failure.reason === "timeout"),
  },
  delays: {
    agentPermission: timings.agentPermission,
    microphoneClaim: timings.microphoneClaim,
    agentAuthorise: ({ context }) => patience(context, timings.agentAuthorise, timings.agentReturnPatience),
    agentConnect: ({ context }) =>
      context.connection.pass?.transport === "webrtc"
        ? patience(context, timings.agentRoomConnect, timings.agentReturnRoomPatience)
        : patience(context, timings.agentConnect, timings.agentReturnPatience),
    // A local agent cannot be lost.
    agentSilence: ({ context }) => (isLocal(context) ? NEVER : timings.agentSilence),
    // A local agent does not greet.
    agentGreeting: ({ context }) => (isLocal(context) ? NEVER : timings.agentAnswer),
    agentAnswer: ({ context }) => (isLocal(context) ? timings.agentAnswerHere : timings.agentAnswer),
    agentDoubt: timings.agentDoubt,
    agentProof: timings.agentProof,
    agentLookAgain: ({ context }) => (context.config.getsFrameDescriptions ? timings.agentLook : NEVER),
    /** Half a second, then one, two, and three at most. */
    agentReturn: ({ context }) =>
      Math.min(timings.agentReturnCeiling, timings.agentReturn * 2 ** Math.max(0, context.connection.attempts - 1)),
  },
});

const isLocal = ({ connection }: VoiceAgentContext) => connection.pass?.transport === "local";

/** The timeout of an attempt: short after a loss, except for some attempts that leave enough time for a slow network. */
function patience({ connection: { lostAt, attempts } }: VoiceAgentContext, atFirst: number, whenLost: number): number {
  if (lostAt === null) return atFirst;
  return attempts % SLOW_ATTEMPT_INTERVAL === 0 ? timings.agentConnect : whenLost;
}

function isGivenUp({ connection: { lostAt, opened }, config }: VoiceAgentContext): boolean {
  return lostAt !== null && (opened >= MAX_SHORT_SESSIONS || config.now() - lostAt >= timings.agentGiveUp);
}

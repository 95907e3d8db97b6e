import { assign, enqueueActions, setup } from "xstate";
import {
  LanguageModelError,
  type PromptMessage,
  type VoiceAgentEnding,
  type VoiceAgentPass,
  type VoiceAgentReport,
} from "../../contracts";
import { callbackNotProvided } from "../../shared/not-provided";
import * as timings from "../../shared/timings";
import { endedElsewhere, errorOfEnding, isElsewhere, toModelError } from "./agent-errors";
import type {
  AgentQuestion,
  AgentStatus,
  ParticipantContext,
  ParticipantEvent,
  ParticipantFact,
  RunAgentSessionEvent,
  RunAgentSessionInput,
} from "./live-room.types";

/** The number of messages that the next session gets from earlier ones. */
const HISTORY_LENGTH = 12;

const withMessage = ({ history }: ParticipantContext, message: PromptMessage) => ({
  history: [...history, message].slice(-HISTORY_LENGTH),
});

/** Types, actor slot, actions and guards of the chart of one participant's agent. */
export const liveParticipantSetup = setup({
  types: {
    context: {} as ParticipantContext,
    events: {} as ParticipantEvent,
    input: {} as { readonly characterId: string },
    children: {} as { session: "runAgentSession" },
    tags: {} as "lasting" | "waiting",
  },
  actors: {
    /** Holds one text-only session with the agent; reports `session.…` and `greeting.required`. Stopping it ends the session. */
    runAgentSession: callbackNotProvided<RunAgentSessionEvent, RunAgentSessionInput>(
      "liveParticipant",
      "runAgentSession",
    ),
  },
  actions: {
    // `createAgentSessions` provides the logging.
    logUnreachable: (_args, _params: { readonly error: unknown }) => {},

    reportStatus: enqueueActions(({ context, enqueue, self }, { status }: { status: AgentStatus }) => {
      const { characterId, availability } = context;
      const fact: ParticipantFact = { type: "agent.changed", characterId, state: { status, availability } };
      if (self._parent) enqueue.sendTo(self._parent, fact);
    }),
    setGreets: assign({ greets: true }),
    setTransport: assign((_, { transport }: { transport: VoiceAgentPass["transport"] }) => ({ transport })),
    markReachable: assign({ availability: "ready", failure: null }),
    clearHistory: assign({ history: [] }),
    recordEnding: assign((_, { ending }: { ending: VoiceAgentEnding }) =>
      endedElsewhere(ending)
        ? { availability: "elsewhere" as const, failure: errorOfEnding(ending) }
        : { availability: "ready" as const, failure: null },
    ),
    recordUnreachable: assign((_, { error }: { error: unknown }) => ({
      failure: toModelError(error),
      availability: isElsewhere(error) ? ("elsewhere" as const) : ("unreachable" as const),
    })),

    /** Replaces the open question. */
    takeQuestion: enqueueActions(({ context, enqueue }, { question }: { question: AgentQuestion }) => {
      context.question?.answer.finish();
      enqueue.assign({ question });
    }),
    sendQuestion: enqueueActions(({ context, enqueue }) => {
      if (!context.question) return;
      const { text, turn } = context.question;
      enqueue.assign({ ...withMessage(context, { role: "user", content: text }), received: "" });
      enqueue.sendTo("session", { type: "text.send", text, turn });
    }),
    appendPart: enqueueActions(({ context, enqueue }, { text }: { text: string }) => {
      context.question?.answer.push(text);
      enqueue.assign({ received: context.received + text });
    }),
    /** Some agents send the whole text at once, others send parts and then the whole text. */
    completeAnswer: enqueueActions(({ context, enqueue }, report: VoiceAgentReport) => {
      if (report.type !== "agentResponse") return;
      const { received, question } = context;
      const rest =
        received === "" ? report.text : report.text.startsWith(received) ? report.text.slice(received.length) : "";
      if (rest !== "") question?.answer.push(rest);
      enqueue.assign({ received: received + rest });
      if (report.end === "cut") return question?.answer.fail(new LanguageModelError("cutOff", "The answer broke off."));
      if (report.end !== undefined) question?.answer.push({ type: "end", reason: report.end });
      question?.answer.finish();
    }),
    finishAnswer: ({ context }) => context.question?.answer.finish(),
    failAnswer: ({ context }, { error }: { error: LanguageModelError }) => context.question?.answer.fail(error),
    refuseQuestion: ({ context }, { question }: { question: AgentQuestion }) => {
      if (context.failure) question.answer.fail(context.failure);
      else question.answer.finish();
    },
    /** Closes the open question. The received part of the answer is in the history of the next session. */
    closeQuestion: enqueueActions(({ context, enqueue, self }) => {
      const { received, question } = context;
      enqueue.assign({
        ...(received !== "" && withMessage(context, { role: "assistant", content: received })),
        received: "",
        question: null,
      });
      if (question && self._parent)
        enqueue.sendTo(self._parent, { type: "answer.ended", question } satisfies ParticipantFact);
    }),
  },
  guards: {
    hasQuestion: ({ context }) => context.question !== null,
    isQuestion: ({ context }, { question }: { question: AgentQuestion }) => context.question === question,
    isMediaRoom: ({ context }) => context.transport === "webrtc",
    isQuestionInMediaRoom: ({ context }, { question }: { question: AgentQuestion }) =>
      context.question === question && context.transport === "webrtc",
    hasFailure: ({ context }) => context.failure !== null,
    greets: ({ context }) => context.greets,
    isElsewhere: (_, { error }: { error: unknown }) => isElsewhere(error),
    endedElsewhere: (_, { ending }: { ending: VoiceAgentEnding }) => endedElsewhere(ending),
    isPart: (_, { type }: VoiceAgentReport) => type === "agentPart",
    isGreeting: (_, { type }: VoiceAgentReport) => type === "agentResponse",
    isAnswer: ({ context }, report: VoiceAgentReport) =>
      report.type === "agentResponse" && (report.text.trim() !== "" || context.received !== ""),
    isNoAnswer: (_, report: VoiceAgentReport) => report.type === "problem" && report.problem === "noAnswer",
    isDeclined: (_, report: VoiceAgentReport) => report.type === "work" && report.work === "declined",
    /** Whether the answer to the dropped question is complete. */
    isAnswerOver: (_, report: VoiceAgentReport) =>
      (report.type === "agentResponse" && report.text.trim() !== "") ||
      (report.type === "problem" && report.problem === "noAnswer") ||
      (report.type === "work" && report.work === "declined"),
  },
  delays: {
    roomAgentStart: timings.roomAgentStart,
    roomAgentRemainder: timings.roomAgentRemainder,
    roomAgentRetry: timings.roomAgentRetry,
  },
});

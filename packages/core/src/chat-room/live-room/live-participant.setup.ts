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

/** How many messages of an earlier session the next one gets. */
const RETOLD = 12;

const noted = ({ talk }: ParticipantContext, message: PromptMessage) => ({ talk: [...talk, message].slice(-RETOLD) });

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
    /** Holds one written conversation with the agent; reports `session.…` and `greeting.required`. Stopping it ends the conversation. */
    runAgentSession: callbackNotProvided<RunAgentSessionEvent, RunAgentSessionInput>(
      "liveParticipant",
      "runAgentSession",
    ),
  },
  actions: {
    // What reaches the log comes from the factory.
    logUnreachable: (_args, _params: { readonly error: unknown }) => {},

    reportStatus: enqueueActions(({ context, enqueue, self }, { status }: { status: AgentStatus }) => {
      const { characterId, availability } = context;
      const fact: ParticipantFact = { type: "standing.changed", characterId, standing: { status, availability } };
      if (self._parent) enqueue.sendTo(self._parent, fact);
    }),
    noteGreets: assign({ greets: true }),
    noteTransport: assign((_, { transport }: { transport: VoiceAgentPass["transport"] }) => ({ transport })),
    markReachable: assign({ availability: "ready", failure: null }),
    forgetTalk: assign({ talk: [] }),
    noteEnding: assign((_, { ending }: { ending: VoiceAgentEnding }) =>
      endedElsewhere(ending)
        ? { availability: "elsewhere" as const, failure: errorOfEnding(ending) }
        : { availability: "ready" as const, failure: null },
    ),
    noteUnreachable: assign((_, { error }: { error: unknown }) => ({
      failure: toModelError(error),
      availability: isElsewhere(error) ? ("elsewhere" as const) : ("unreachable" as const),
    })),

    /** Another question takes the place of the one that was asked before. */
    takeQuestion: enqueueActions(({ context, enqueue }, { question }: { question: AgentQuestion }) => {
      context.question?.answer.finish();
      enqueue.assign({ question });
    }),
    sendQuestion: enqueueActions(({ context, enqueue }) => {
      if (!context.question) return;
      const { text, turn } = context.question;
      enqueue.assign({ ...noted(context, { role: "user", content: text }), given: "" });
      enqueue.sendTo("session", { type: "text.send", text, turn });
    }),
    appendPart: enqueueActions(({ context, enqueue }, { text }: { text: string }) => {
      context.question?.answer.push(text);
      enqueue.assign({ given: context.given + text });
    }),
    /** Some agents say all at once, some piece by piece and then all of it again. */
    completeAnswer: enqueueActions(({ context, enqueue }, report: VoiceAgentReport) => {
      if (report.type !== "agentResponse") return;
      const { given, question } = context;
      const rest = given === "" ? report.text : report.text.startsWith(given) ? report.text.slice(given.length) : "";
      if (rest !== "") question?.answer.push(rest);
      enqueue.assign({ given: given + rest });
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
    /** Nobody waits for the answer any more; what was heard of it is known to the next session. */
    settle: enqueueActions(({ context, enqueue, self }) => {
      const { given, question } = context;
      enqueue.assign({
        ...(given !== "" && noted(context, { role: "assistant", content: given })),
        given: "",
        question: null,
      });
      if (question && self._parent)
        enqueue.sendTo(self._parent, { type: "answer.ended", question } satisfies ParticipantFact);
    }),
  },
  guards: {
    isAsked: ({ context }) => context.question !== null,
    isQuestion: ({ context }, { question }: { question: AgentQuestion }) => context.question === question,
    isMediaRoom: ({ context }) => context.transport === "webrtc",
    isAskedInMediaRoom: ({ context }, { question }: { question: AgentQuestion }) =>
      context.question === question && context.transport === "webrtc",
    hasFailure: ({ context }) => context.failure !== null,
    greets: ({ context }) => context.greets,
    isElsewhere: (_, { error }: { error: unknown }) => isElsewhere(error),
    endedElsewhere: (_, { ending }: { ending: VoiceAgentEnding }) => endedElsewhere(ending),
    isPart: (_, { type }: VoiceAgentReport) => type === "agentPart",
    isGreeting: (_, { type }: VoiceAgentReport) => type === "agentResponse",
    isAnswer: ({ context }, report: VoiceAgentReport) =>
      report.type === "agentResponse" && (report.text.trim() !== "" || context.given !== ""),
    isNoAnswer: (_, report: VoiceAgentReport) => report.type === "problem" && report.problem === "noAnswer",
    isDeclined: (_, report: VoiceAgentReport) => report.type === "work" && report.work === "declined",
    /** Whether nothing more comes of the answer to what was asked. */
    isSettled: (_, report: VoiceAgentReport) =>
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

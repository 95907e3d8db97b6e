import { assign, enqueueActions } from "xstate";
import { isBlank } from "../../shared/is-blank";
import { patch } from "../../shared/patch";
import * as timings from "../../shared/timings";
import { messagesSoFar, unanswered } from "../live-messages";
import type { VoiceAgentContext } from "../voice-agent.types";
import { change } from "./base.setup";
import { transcriptSetup } from "./transcript.setup";

/** From this level on, the microphone picks up a voice and not only noise; 0 to 1. */
const VOICE_LEVEL = 0.25;

const NOT_STARTED = "Cannot send feedback: the conversation has not started yet.";
const ALREADY_SENT = "Cannot send feedback: feedback has already been sent for the current response.";

/** Pending answers, the agent's work on them, and ratings. */
export const answeringSetup = transcriptSetup.extend({
  actions: {
    countNoAnswer: assign(({ context }) => patch(context, "answering", { noAnswers: context.answering.noAnswers + 1 })),
    recordAskedAgain: assign(({ context }) => ({
      ...patch(context, "answering", { noAnswers: context.answering.noAnswers + 1 }),
      ...patch(context, "connection", { isAskedAgain: true }),
    })),
    clearNoAnswers: assign(change("answering", { noAnswers: 0 })),
    recordWork: assign(({ context }, { work }: { work: "begun" | "done" | "declined" }) =>
      patch(context, "answering", {
        worksUntil: work === "begun" ? context.config.now() + timings.agentWork : null,
        ...(work === "declined" && { declinedId: messagesSoFar(context).at(-1)?.id ?? null }),
      }),
    ),
    rate: enqueueActions(({ context, enqueue }, { liked }: { liked: boolean }) => {
      const { rateable, rated } = context.answering;
      if (rateable === null) return;
      enqueue.sendTo("session", { type: "reply.rate", id: rateable, liked });
      enqueue.assign(change("answering", { rated: [...rated, rateable] }));
    }),
    refuseRating: enqueueActions(({ context: { answering }, enqueue }) =>
      enqueue.emit({
        type: "feedback.refused",
        message:
          answering.rateable !== null && answering.rated.includes(answering.rateable) ? ALREADY_SENT : NOT_STARTED,
      }),
    ),
  },
  guards: {
    canRate: ({ context: { config, answering } }) =>
      config.takesRatings && answering.rateable !== null && !answering.rated.includes(answering.rateable),
    /** Words that need an answer, or the beginning of more of them. */
    isQuestion: ({ context }, { text, isFinal }: { text: string; isFinal: boolean }) =>
      !isBlank(text) && (isFinal || isOwed(context)),
    /** A message of the visitor has no answer yet. */
    isAnswerOwed: ({ context }) => isOwed(context),
    isAnswered: ({ context }) => !isOwed(context),
    hasBegun: ({ context }) => messagesSoFar(context).length > 0,
    isAtWork: ({ context }) => isAtWork(context),
    isNotAtWork: ({ context }) => !isAtWork(context),
    /** The microphone picks up the visitor's voice, whatever the agent's service reports. */
    isVisitorHeard: ({ context: { config, sound } }) =>
      !config.textOnly && !sound.isMuted && sound.levels.input() >= VOICE_LEVEL,
    isHeardSpeaking: ({ context }) => context.sound.mode === "speaking",
    /** The conversation before gave no answer, or no sign of life. */
    hasNotAnswered: ({ context }) => context.answering.noAnswers > 0,
  },
  delays: {
    // Some agents are always slow.
    agentAnswerRetry: ({ context }) =>
      context.answering.noAnswers > 0 ? timings.agentAnswerLast : timings.agentAnswerRetry,
    agentListen: timings.agentListen,
    agentWork: ({ context: { answering, config } }) => Math.max(0, (answering.worksUntil ?? 0) - config.now()),
  },
});

const isOwed = (context: VoiceAgentContext) => unanswered(context).length > 0;
const isAtWork = ({ answering: { worksUntil }, config }: VoiceAgentContext) =>
  worksUntil !== null && config.now() < worksUntil;

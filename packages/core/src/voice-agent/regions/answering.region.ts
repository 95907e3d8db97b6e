import type { VoiceAgentMode } from "../../contracts";
import { voiceAgentSetup } from "../voice-agent.setup";
import { unanswered } from "../voice-agent-failure";

type Of<Fields> = { readonly event: Fields };
type Words = Of<{ readonly text: string; readonly isFinal: boolean }>;

const isSpeaking = ({ event }: Of<{ readonly mode: VoiceAgentMode }>) => event.mode === "speaking";
const textOf = ({ event }: Of<{ readonly text: string }>) => event;

const send = {
  guard: { type: "isSendable", params: textOf },
  actions: ["clearTemporaryProblem", { type: "sendText", params: textOf }],
} as const;
const isEcho = { guard: { type: "isEcho", params: ({ event }: Words) => event } } as const;
const isQuestion = {
  guard: { type: "isQuestion", params: ({ event }: Words) => event },
  target: "awaited",
  reenter: true,
} as const;

/** The visitor says something that needs an answer. */
const asked = {
  "message.send": { ...send, target: "awaited", reenter: true },
  "speech.heard": [isEcho, isQuestion],
} as const;

/** An answer begins with a sound or with words. */
const begun = {
  "mode.changed": { guard: isSpeaking, target: "settled", actions: "clearNoAnswers" },
  "reply.delta": { guard: { type: "hasWords", params: textOf }, target: "settled", actions: "clearNoAnswers" },
  "reply.completed": { guard: { type: "hasWords", params: textOf }, target: "settled", actions: "clearNoAnswers" },
} as const;

/** The visitor begins to speak, or to write. */
const opened = (reenter: boolean) =>
  ({
    ...asked,
    ...begun,
    "speech.heard": [
      isEcho,
      isQuestion,
      { guard: { type: "hasWords", params: textOf }, target: "awaitingFirstWord", reenter },
    ],
    "voice.heard": { target: "awaitingFirstWord", reenter },
    "visitor.type": { target: "awaitingFirstWord", reenter },
  }) as const;

/** The visitor continues, or the agent reports work: the timeout restarts. */
const underWay = {
  ...asked,
  "voice.heard": { target: "awaited", reenter: true },
  "visitor.type": { target: "awaited", reenter: true },
  "work.changed": { target: "awaited", reenter: true },
} as const;

/** A report says that there will be no answer. */
const explained = {
  // The visitor spoke, so the silence was the agent's.
  "session.ended": {
    guard: ({ event }: Of<{ readonly because?: string }>) => event.because === "silence",
    target: "#voiceAgent.failed",
    actions: [
      { type: "recordEnding", params: { reason: "agent", because: "silence" } },
      { type: "recordFailure", params: { failure: unanswered } },
    ],
  },
  "problem.noted": {
    guard: ({ event }: Of<{ readonly problem?: string }>) => event.problem === "noAnswer",
    target: "settled",
    actions: ["clearNoAnswers", { type: "setProblem", params: { problem: "noAnswer" } }],
  },
} as const;

/** The agent has sent words since, or declined. Sound alone is no answer: it may belong to the previous one. */
const isAnswered = { guard: "isAnswered", target: "settled", actions: "clearNoAnswers" } as const;

/**
 * Whether an answer is pending. An agent may not answer although its connection works: the screen shows it, then the
 * question is asked again in another conversation. Without an answer there, the conversation fails.
 */
export const answeringRegion = voiceAgentSetup.createStateConfig({
  initial: "beginning",
  states: {
    beginning: {
      always: [
        { guard: "isAnswerOwed", target: "awaited" },
        { guard: "hasBegun", target: "settled" },
        { target: "awaitingFirstWord" },
      ],
    },
    /** The agent has time to greet, unless the visitor begins first. */
    awaitingFirstWord: { on: opened(true), after: { agentGreeting: "nothingSaid" } },
    /** There was no first word, of the agent or of the visitor. */
    nothingSaid: { tags: "nothingSaid", on: opened(false) },
    settled: { on: asked },
    awaited: {
      always: [isAnswered, { guard: "isAtWork", target: "working" }],
      on: {
        ...underWay,
        ...explained,
        // While the agent speaks, its earlier answer has to end before the next one can begin.
        "mode.changed": { target: "awaited", reenter: true },
      },
      after: {
        agentAnswer: [{ guard: "isHeardSpeaking", target: "awaited", reenter: true }, { target: "unanswered" }],
      },
    },
    /** The agent uses a tool or thinks before it answers. */
    working: {
      tags: "working",
      always: [isAnswered, { guard: "isNotAtWork", target: "awaited" }],
      on: { ...explained, "message.send": send },
      after: { agentWork: "awaited" },
    },
    unanswered: {
      tags: "unanswered",
      always: isAnswered,
      on: { ...underWay, ...explained, "mode.changed": { guard: isSpeaking, target: "awaited" } },
      after: {
        agentAnswerRetry: [
          {
            guard: "hasNotAnswered",
            target: "#voiceAgent.failed",
            actions: { type: "recordFailure", params: { failure: unanswered } },
          },
          { target: "#voiceAgent.live.authorising", actions: ["recordLoss", "recordAskedAgain"] },
        ],
      },
      initial: "listening",
      states: {
        /** While the visitor speaks, the conversation is not replaced. */
        listening: {
          after: {
            agentListen: [
              {
                guard: "isVisitorHeard",
                target: "#voiceAgent.live.session.connected.answering.unanswered",
                reenter: true,
              },
              { target: "listening", reenter: true },
            ],
          },
        },
      },
    },
  },
});

import type { VoiceAgentMode } from "../../contracts";
import { voiceAgentSetup } from "../voice-agent.setup";
import { unanswered } from "../voice-agent-failure";

type Of<Fields> = { readonly event: Fields };
type Words = Of<{ readonly text: string; readonly isFinal: boolean }>;

const isSpeaking = ({ event }: Of<{ readonly mode: VoiceAgentMode }>) => event.mode === "speaking";
const said = ({ event }: Of<{ readonly text: string }>) => event;

const send = {
  guard: { type: "isSendable", params: said },
  actions: ["clearTemporaryProblem", { type: "sendText", params: said }],
} as const;
const isEcho = { guard: { type: "isEcho", params: ({ event }: Words) => event } } as const;
const isQuestion = {
  guard: { type: "isQuestion", params: ({ event }: Words) => event },
  target: "awaited",
  reenter: true,
} as const;

/** The visitor says something that an answer is expected to. */
const asked = {
  "message.send": { ...send, target: "awaited", reenter: true },
  "speech.heard": [isEcho, isQuestion],
} as const;

/** An answer begins with a sound or with words. */
const begun = {
  "mode.changed": { guard: isSpeaking, target: "settled", actions: "noteAnswered" },
  "reply.delta": { guard: { type: "isSaid", params: said }, target: "settled", actions: "noteAnswered" },
  "reply.completed": { guard: { type: "isSaid", params: said }, target: "settled", actions: "noteAnswered" },
} as const;

/** The visitor begins to speak, or to write. */
const opened = (reenter: boolean) =>
  ({
    ...asked,
    ...begun,
    "speech.heard": [
      isEcho,
      isQuestion,
      { guard: { type: "isSaid", params: said }, target: "awaitingFirstWord", reenter },
    ],
    "voice.heard": { target: "awaitingFirstWord", reenter },
    "visitor.type": { target: "awaitingFirstWord", reenter },
  }) as const;

/** The visitor goes on, or the agent shows that it works: the wait starts over. */
const underWay = {
  ...asked,
  "voice.heard": { target: "awaited", reenter: true },
  "visitor.type": { target: "awaited", reenter: true },
  "work.changed": { target: "awaited", reenter: true },
} as const;

/** The agent, or its end, explains what becomes of the answer. */
const explained = {
  // Somebody spoke: it was the agent who did not.
  "session.ended": {
    guard: ({ event }: Of<{ readonly because?: string }>) => event.because === "silence",
    target: "#voiceAgent.failed",
    actions: [
      { type: "noteEnding", params: { reason: "agent", because: "silence" } },
      { type: "noteFailure", params: { failure: unanswered } },
    ],
  },
  "problem.noted": {
    guard: ({ event }: Of<{ readonly problem?: string }>) => event.problem === "noAnswer",
    target: "settled",
    actions: ["noteAnswered", { type: "noteProblem", params: { problem: "noAnswer" } }],
  },
} as const;

/** Words of the agent's are there since, or it means to say nothing. A sound alone is no answer: it may be the last one's. */
const isAnswered = { guard: "isAnswered", target: "settled", actions: "noteAnswered" } as const;

/**
 * Whether the agent owes an answer: one whose line is well may still say nothing. The screen says so; then the
 * question is asked once more, in a new conversation; an agent that is silent there, too, is given up.
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
    /** The agent has time for a greeting, unless the visitor is quicker. */
    awaitingFirstWord: { on: opened(true), after: { agentGreeting: "nothingSaid" } },
    /** Nobody has said anything, or nobody was heard. */
    nothingSaid: { tags: "nothingSaid", on: opened(false) },
    settled: { on: asked },
    awaited: {
      always: [isAnswered, { guard: "isAtWork", target: "working" }],
      on: {
        ...underWay,
        ...explained,
        // While it speaks, it is well; its last words have to be over before the next ones can come.
        "mode.changed": { target: "awaited", reenter: true },
      },
      after: {
        agentAnswer: [{ guard: "isHeardSpeaking", target: "awaited", reenter: true }, { target: "unanswered" }],
      },
    },
    /** It does what has to be done before it can answer. */
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
            actions: { type: "noteFailure", params: { failure: unanswered } },
          },
          { target: "#voiceAgent.live.authorising", actions: ["noteLost", "noteAskedAgain"] },
        ],
      },
      initial: "listening",
      states: {
        /** Nobody is cut short in the middle of what they say. */
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

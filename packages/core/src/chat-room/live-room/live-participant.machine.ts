import { LanguageModelError } from "../../contracts";
import { errorOfEnding, connectionCancelled, startTimedOut, toModelError } from "./agent-errors";
import { liveParticipantSetup } from "./live-participant.setup";
import type { AgentQuestion, AgentSessionFact } from "./live-room.types";

type Of<Type extends AgentSessionFact["type"]> = { readonly event: Extract<AgentSessionFact, { type: Type }> };
type Asked = { readonly event: { readonly question: AgentQuestion } };

const question = ({ event }: Asked) => event;
const report = ({ event }: Of<"session.reported">) => event.report;
const takeQuestion = { type: "takeQuestion", params: question } as const;
const disconnected = { type: "reportStatus", params: { status: "disconnected" } } as const;
const connecting = { type: "reportStatus", params: { status: "connecting" } } as const;
const connected = { type: "reportStatus", params: { status: "connected" } } as const;

/** The session did not begin: the question fails with the reason. */
const unreachable = <Event>(errorOf: (args: { readonly event: Event }) => unknown) => {
  const params = (args: { readonly event: Event }) => ({ error: errorOf(args) });
  const toModel = (args: { readonly event: Event }) => ({ error: toModelError(errorOf(args)) });
  return [
    { type: "recordUnreachable", params },
    { type: "logUnreachable", params },
    { type: "failAnswer", params: toModel },
    "closeQuestion",
  ] as const;
};
const failed = ({ event }: Of<"session.failed">) => event.error;
const late = unreachable(() => startTimedOut);

const endedEarly = [
  { type: "failAnswer", params: { error: toModelError(connectionCancelled) } },
  "closeQuestion",
] as const;
const ended = [
  { type: "recordEnding", params: ({ event }: Of<"session.ended">) => event },
  { type: "failAnswer", params: ({ event }: Of<"session.ended">) => ({ error: errorOfEnding(event.ending) }) },
  "closeQuestion",
] as const;

/**
 * One participant's agent, over all its sessions, which are text-only. At most one question is open; the rest of an answer
 * to an earlier question is never taken for the answer to the next.
 */
export const liveParticipantMachine = liveParticipantSetup.createMachine({
  id: "liveParticipant",
  context: ({ input }) => ({
    characterId: input.characterId,
    history: [],
    greets: false,
    transport: null,
    question: null,
    received: "",
    availability: "ready",
    failure: null,
  }),
  initial: "disconnected",
  states: {
    disconnected: {
      on: {
        "session.retry": { target: ".ready", actions: "markReachable" },
        "session.forget": { target: ".ready", actions: ["markReachable", "clearHistory"] },
      },
      initial: "ready",
      states: {
        ready: {
          entry: disconnected,
          on: {
            "session.connect": "#liveParticipant.live",
            "question.ask": { target: "#liveParticipant.live", actions: takeQuestion },
          },
        },
        /** The agent could not be reached, or ended its session. It connects again only when it is asked. */
        cooldown: {
          tags: "waiting",
          entry: disconnected,
          on: {
            "question.ask": [
              { guard: "hasFailure", actions: { type: "refuseQuestion", params: question } },
              { target: "#liveParticipant.live", actions: takeQuestion },
            ],
          },
          after: { roomAgentRetry: "ready" },
        },
        /** Another window holds the agent. Without a command of the visitor it stays there: two windows would take it from each other endlessly. */
        elsewhere: {
          entry: disconnected,
          on: { "question.ask": { actions: { type: "refuseQuestion", params: question } } },
        },
      },
    },

    live: {
      tags: "lasting",
      entry: connecting,
      invoke: {
        id: "session",
        src: "runAgentSession",
        input: ({ context }) => ({
          characterId: context.characterId,
          history: context.history,
          greets: context.greets,
        }),
        onError: {
          target: "disconnected.cooldown",
          actions: unreachable(({ event }: { event: { error: unknown } }) => event.error),
        },
      },
      on: {
        "session.end": { target: "disconnected.ready", actions: "closeQuestion" },
        "session.forget": {
          target: "disconnected.ready",
          actions: ["closeQuestion", "markReachable", "clearHistory"],
        },
        "session.ended": [
          {
            guard: { type: "endedElsewhere", params: ({ event }) => event },
            target: "disconnected.elsewhere",
            actions: ended,
          },
          { target: "disconnected.cooldown", actions: ended },
        ],
      },
      initial: "connecting",
      states: {
        connecting: {
          on: {
            "session.retry": { actions: ["markReachable", connecting] },
            "session.end": {
              target: "#liveParticipant.disconnected.ready",
              actions: endedEarly,
            },
            "session.forget": {
              target: "#liveParticipant.disconnected.ready",
              actions: [...endedEarly, "markReachable", "clearHistory"],
            },
            "session.failed": [
              {
                guard: { type: "isElsewhere", params: ({ event }) => event },
                target: "#liveParticipant.disconnected.elsewhere",
                actions: unreachable(failed),
              },
              { target: "#liveParticipant.disconnected.cooldown", actions: unreachable(failed) },
            ],
            "question.ask": { actions: takeQuestion },
            "question.drop": {
              guard: { type: "isQuestion", params: question },
              actions: ["finishAnswer", "closeQuestion"],
            },
          },
          after: { roomAgentStart: { target: "#liveParticipant.disconnected.cooldown", actions: late } },
          initial: "opening",
          states: {
            opening: {
              on: {
                "greeting.required": { actions: "setGreets" },
                "session.opened": [
                  {
                    guard: "greets",
                    target: "greeting",
                    actions: { type: "setTransport", params: ({ event }) => event },
                  },
                  {
                    target: "#liveParticipant.live.connected",
                    actions: { type: "setTransport", params: ({ event }) => event },
                  },
                ],
              },
            },
            /** The agent's greeting is not an answer. */
            greeting: {
              on: {
                "session.reported": {
                  guard: { type: "isGreeting", params: report },
                  target: "#liveParticipant.live.connected",
                },
              },
              after: { roomAgentRemainder: "#liveParticipant.live.connected" },
            },
          },
        },

        connected: {
          entry: ["markReachable", connected],
          initial: "idle",
          states: {
            idle: {
              always: { guard: "hasQuestion", target: "answering" },
              on: { "question.ask": { target: "answering", actions: takeQuestion } },
            },
            answering: {
              entry: "sendQuestion",
              on: {
                "session.reported": [
                  {
                    guard: { type: "isPart", params: report },
                    actions: {
                      type: "appendPart",
                      params: ({ event }) => ({ text: event.report.type === "agentPart" ? event.report.text : "" }),
                    },
                  },
                  {
                    guard: { type: "isAnswer", params: report },
                    target: "idle",
                    actions: [{ type: "completeAnswer", params: report }, "closeQuestion"],
                  },
                  {
                    guard: { type: "isNoAnswer", params: report },
                    target: "idle",
                    actions: [
                      {
                        type: "failAnswer",
                        params: ({ event }) => ({ error: noAnswer(event.report) }),
                      },
                      "closeQuestion",
                    ],
                  },
                  {
                    guard: { type: "isDeclined", params: report },
                    target: "idle",
                    actions: ["finishAnswer", "closeQuestion"],
                  },
                ],
                "question.drop": [
                  // A media room costs the same if it is left early: the session stays, and waits for the rest of the answer.
                  {
                    guard: { type: "isQuestionInMediaRoom", params: question },
                    target: "draining",
                    actions: ["finishAnswer", "closeQuestion"],
                  },
                  {
                    guard: { type: "isQuestion", params: question },
                    target: "#liveParticipant.disconnected.ready",
                    actions: ["finishAnswer", "closeQuestion"],
                  },
                ],
                "question.ask": [
                  {
                    guard: "isMediaRoom",
                    target: "draining.questionWaiting",
                    actions: ["finishAnswer", "closeQuestion", takeQuestion],
                  },
                  {
                    target: "#liveParticipant.live",
                    reenter: true,
                    actions: ["finishAnswer", "closeQuestion", takeQuestion],
                  },
                ],
              },
            },
            /** The rest of an answer that was dropped has not arrived yet. */
            draining: {
              initial: "noQuestion",
              on: {
                "session.reported": { guard: { type: "isAnswerOver", params: report }, target: "idle" },
                "question.ask": { target: ".questionWaiting", reenter: true, actions: takeQuestion },
              },
              states: {
                noQuestion: {},
                /** The next question waits for it for a while, and then opens another session. */
                questionWaiting: {
                  tags: "waiting",
                  on: {
                    "question.drop": {
                      guard: { type: "isQuestion", params: question },
                      target: "noQuestion",
                      actions: ["finishAnswer", "closeQuestion"],
                    },
                  },
                  after: { roomAgentRemainder: { target: "#liveParticipant.live", reenter: true } },
                },
              },
            },
          },
        },
      },
    },
  },
});

const noAnswer = (report: { readonly type: string; readonly message?: string }) =>
  new LanguageModelError("overloaded", report.message ?? "");

import { LanguageModelError } from "../../contracts";
import { errorOfEnding, givenUp, startTimedOut, toModelError } from "./agent-errors";
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
    { type: "noteUnreachable", params },
    { type: "logUnreachable", params },
    { type: "failAnswer", params: toModel },
    "settle",
  ] as const;
};
const failed = ({ event }: Of<"session.failed">) => event.error;
const late = unreachable(() => startTimedOut);

const endedEarly = [{ type: "failAnswer", params: { error: toModelError(givenUp) } }, "settle"] as const;
const ended = [
  { type: "noteEnding", params: ({ event }: Of<"session.ended">) => event },
  { type: "failAnswer", params: ({ event }: Of<"session.ended">) => ({ error: errorOfEnding(event.ending) }) },
  "settle",
] as const;

/**
 * One participant's agent, over all its sessions: each is written, and has no microphone. It owes one answer at most; the
 * rest of an answer that was given up is never taken for the next.
 */
export const liveParticipantMachine = liveParticipantSetup.createMachine({
  id: "liveParticipant",
  context: ({ input }) => ({
    characterId: input.characterId,
    talk: [],
    greets: false,
    transport: null,
    question: null,
    given: "",
    availability: "ready",
    failure: null,
  }),
  initial: "disconnected",
  states: {
    disconnected: {
      on: {
        "session.retry": { target: ".ready", actions: "markReachable" },
        "session.forget": { target: ".ready", actions: ["markReachable", "forgetTalk"] },
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
        /** It could not be reached, or hung up, and is called again only when it is its turn. */
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
        /** Tried again by itself, two windows would take it from each other for ever. */
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
          history: context.talk,
          greets: context.greets,
        }),
        onError: {
          target: "disconnected.cooldown",
          actions: unreachable(({ event }: { event: { error: unknown } }) => event.error),
        },
      },
      on: {
        "session.end": { target: "disconnected.ready", actions: "settle" },
        "session.forget": {
          target: "disconnected.ready",
          actions: ["settle", "markReachable", "forgetTalk"],
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
              actions: [...endedEarly, "markReachable", "forgetTalk"],
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
            "question.drop": { guard: { type: "isQuestion", params: question }, actions: ["finishAnswer", "settle"] },
          },
          after: { roomAgentStart: { target: "#liveParticipant.disconnected.cooldown", actions: late } },
          initial: "opening",
          states: {
            opening: {
              on: {
                "greeting.required": { actions: "noteGreets" },
                "session.opened": [
                  {
                    guard: "greets",
                    target: "greeting",
                    actions: { type: "noteTransport", params: ({ event }) => event },
                  },
                  {
                    target: "#liveParticipant.live.connected",
                    actions: { type: "noteTransport", params: ({ event }) => event },
                  },
                ],
              },
            },
            /** Its greeting is no answer. */
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
          initial: "free",
          states: {
            free: {
              always: { guard: "isAsked", target: "answering" },
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
                    target: "free",
                    actions: [{ type: "completeAnswer", params: report }, "settle"],
                  },
                  {
                    guard: { type: "isNoAnswer", params: report },
                    target: "free",
                    actions: [
                      {
                        type: "failAnswer",
                        params: ({ event }) => ({ error: noAnswer(event.report) }),
                      },
                      "settle",
                    ],
                  },
                  {
                    guard: { type: "isDeclined", params: report },
                    target: "free",
                    actions: ["finishAnswer", "settle"],
                  },
                ],
                "question.drop": [
                  // It costs the same however soon it is left: the answer may still come, and the next question go there.
                  {
                    guard: { type: "isAskedInMediaRoom", params: question },
                    target: "owing",
                    actions: ["finishAnswer", "settle"],
                  },
                  {
                    guard: { type: "isQuestion", params: question },
                    target: "#liveParticipant.disconnected.ready",
                    actions: ["finishAnswer", "settle"],
                  },
                ],
                "question.ask": [
                  {
                    guard: "isMediaRoom",
                    target: "owing.asked",
                    actions: ["finishAnswer", "settle", takeQuestion],
                  },
                  {
                    target: "#liveParticipant.live",
                    reenter: true,
                    actions: ["finishAnswer", "settle", takeQuestion],
                  },
                ],
              },
            },
            /** The rest of an answer that nobody waits for is still to come. */
            owing: {
              initial: "unasked",
              on: {
                "session.reported": { guard: { type: "isSettled", params: report }, target: "free" },
                "question.ask": { target: ".asked", reenter: true, actions: takeQuestion },
              },
              states: {
                unasked: {},
                /** The next question waits for it a while, and then goes to another session. */
                asked: {
                  tags: "waiting",
                  on: {
                    "question.drop": {
                      guard: { type: "isQuestion", params: question },
                      target: "unasked",
                      actions: ["finishAnswer", "settle"],
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

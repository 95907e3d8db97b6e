import { not, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { createId } from "../shared/create-id";
import { needPhrases } from "../shared/need-phrases";
import { answeringRegion } from "./answering.region";
import { briefing, history } from "./live-messages";
import {
  failureOfEnding,
  fellSilent,
  noAgent,
  notAnswered,
  notInTime,
  toVoiceAgentFailure,
} from "./voice-agent-failure";
import { voiceAgentSetup } from "./voice-agent.setup";

const silence = { input: () => 0, output: () => 0 };

/**
 * A live conversation with one character's agent: the visitor speaks, and is answered aloud.
 *
 * Its actors come from outside: see the actor slots of the setup, or use `createLiveConversation`.
 */
export const voiceAgentMachine = voiceAgentSetup.createMachine({
  id: "voiceAgent",
  context: ({ input }) => ({
    character: input.character,
    needPhrases: input.needPhrases ?? needPhrases,
    agentName: input.agentName,
    agentKind: input.agentKind ?? "remote",
    hasAgent: input.hasAgent,
    asksToListen: input.asksToListen ?? false,
    takesRatings: input.takesRatings ?? false,
    textOnly: input.textOnly ?? false,
    briefing: input.briefing ?? {},
    frameSource: input.frameSource ?? null,
    isToldOfFrames: input.isToldOfFrames ?? false,
    sight: null,
    memory: typeof input.messages === "function" ? input.messages : null,
    earlier: typeof input.messages === "function" ? [] : (input.messages ?? []),
    messages: [],
    held: [],
    hearing: "",
    growing: null,
    waiting: [],
    echoes: [],
    pass: null,
    conversationId: null,
    mode: "listening",
    volume: 1,
    isMuted: false,
    outputs: [],
    outputId: null,
    rateable: null,
    rated: [],
    attempts: 0,
    opened: 0,
    noAnswers: 0,
    isAskedAgain: false,
    greetsUntil: null,
    worksUntil: null,
    declinedId: null,
    lostAt: null,
    failure: null,
    problem: null,
    ending: null,
    levels: silence,
    now: input.now ?? Date.now,
    createId: input.createId ?? createId,
  }),
  initial: "idle",
  invoke: { id: "memory", src: "watchMemory", onError: {} },
  on: {
    "memory.replaced": {
      guard: { type: "isForgotten", params: ({ event }) => event },
      actions: { type: "followMemory", params: ({ event }) => event },
    },
    "volume.set": { actions: { type: "setVolume", params: ({ event }) => event } },
    "mic.mute": { actions: { type: "setMuted", params: { isMuted: true } } },
    "mic.unmute": { actions: { type: "setMuted", params: { isMuted: false } } },
    "output.choose": { actions: { type: "chooseOutput", params: ({ event }) => event } },
    "reply.rate": { actions: "refuseRating" },
    "waiting.discard": { actions: "discardWaiting" },
    "need.found": { actions: { type: "markNeed", params: ({ event }) => event } },
  },
  states: {
    idle: {
      on: {
        "agent.start": [
          { guard: "hasAgent", target: "live", actions: "begin" },
          { target: "failed", actions: { type: "noteFailure", params: { failure: noAgent } } },
        ],
      },
    },

    live: {
      tags: "lasting",
      invoke: [
        {
          id: "microphoneLock",
          src: "acquireMicrophone",
          input: ({ event }) => ({ takeOver: event.type === "agent.takeOver" }),
          onError: {},
        },
        { id: "wakeLock", src: "acquireWakeLock", onError: {} },
        { id: "network", src: "watchNetwork", onError: {} },
      ],
      on: {
        "agent.stop": "disconnected.byVisitor",
        "page.hide": "disconnected.byVisitor",
        "microphone.lost": { guard: not("isTextOnly"), target: "elsewhere" },
        // Also late, where the browser took its time to find out.
        "microphone.refused": { guard: not("isTextOnly"), target: "elsewhere" },
        "message.send": {
          guard: { type: "mayWait", params: ({ event }) => event },
          actions: { type: "keepForLater", params: ({ event }) => event },
        },
      },
      initial: "claiming",
      states: {
        /** Only one page of the archive is live at a time. */
        claiming: {
          tags: ["connecting", "waiting"],
          always: { guard: "isTextOnly", target: "authorising" },
          on: { "microphone.granted": "asking" },
          after: { microphoneClaim: "asking" },
        },
        /** The browser asks the visitor, who may take a while; no agent waits for that. */
        asking: {
          tags: ["connecting", "waiting"],
          always: { guard: "needsNoLeave", target: "authorising" },
          invoke: {
            id: "listening",
            src: "askToListen",
            input: ({ context }) => ({ characterId: context.character.id }),
            onDone: "authorising",
            onError: { target: "#voiceAgent.failed", actions: { type: "noteError", params: ({ event }) => event } },
          },
          after: {
            agentPermission: {
              target: "#voiceAgent.failed",
              actions: { type: "noteFailure", params: { failure: notAnswered } },
            },
          },
        },
        authorising: {
          tags: ["connecting", "waiting"],
          invoke: {
            id: "authoriser",
            src: "authorise",
            input: ({ context }) => ({ characterId: context.character.id, textOnly: context.textOnly }),
            onDone: {
              target: "session",
              actions: { type: "notePass", params: ({ event }) => ({ pass: event.output }) },
            },
            onError: [
              {
                guard: { type: "isPassing", params: ({ event }) => ({ failure: toVoiceAgentFailure(event.error) }) },
                target: "reconnecting",
                actions: { type: "keepReason", params: ({ event }) => ({ failure: toVoiceAgentFailure(event.error) }) },
              },
              { target: "#voiceAgent.failed", actions: { type: "noteError", params: ({ event }) => event } },
            ],
          },
          on: { "network.return": { target: "authorising", reenter: true } },
          after: {
            agentAuthorise: [
              {
                guard: "mayTryAgain",
                target: "reconnecting",
                actions: { type: "keepReason", params: { failure: notInTime } },
              },
              { target: "#voiceAgent.failed", actions: { type: "noteFailure", params: { failure: notInTime } } },
            ],
          },
        },
        session: {
          tags: "lasting",
          exit: ["closeTranscript", "forgetFrameDescription"],
          invoke: {
            id: "session",
            src: "runVoiceSession",
            input: ({ context }) => ({
              character: context.character,
              pass: context.pass ?? { transport: "local" },
              textOnly: context.textOnly,
              briefing: briefing(context),
              frameSource: context.frameSource,
              history: history(context),
              volume: context.volume,
              isMuted: context.isMuted,
              outputId: context.outputId,
            }),
            onError: { target: "#voiceAgent.failed", actions: { type: "noteError", params: ({ event }) => event } },
          },
          on: {
            "session.ended": [
              {
                guard: { type: "mayComeBack", params: ({ event }) => event },
                target: "reconnecting",
                actions: [
                  { type: "noteEnding", params: ({ event }) => event },
                  { type: "keepReason", params: ({ event }) => ({ failure: failureOfEnding(event) }) },
                ],
              },
              {
                guard: { type: "isElsewhere", params: ({ event }) => ({ failure: failureOfEnding(event) }) },
                target: "#voiceAgent.elsewhere",
                actions: { type: "noteEnding", params: ({ event }) => event },
              },
              {
                guard: { type: "hasBroken", params: ({ event }) => event },
                target: "#voiceAgent.failed",
                actions: [
                  { type: "noteEnding", params: ({ event }) => event },
                  { type: "noteFailure", params: ({ event }) => ({ failure: failureOfEnding(event) }) },
                ],
              },
              {
                target: "#voiceAgent.disconnected.byAgent",
                actions: { type: "noteEnding", params: ({ event }) => event },
              },
            ],
            // The agent still knows what was forgotten: another conversation goes on from here.
            "memory.replaced": {
              guard: { type: "isForgotten", params: ({ event }) => event },
              target: "authorising",
              actions: { type: "followMemory", params: ({ event }) => event },
            },
            "problem.noted": { actions: { type: "noteProblem", params: ({ event }) => event } },
            "volume.set": { actions: [{ type: "setVolume", params: ({ event }) => event }, "notifyVolume"] },
            "mic.mute": { actions: [{ type: "setMuted", params: { isMuted: true } }, "notifyMuted"] },
            "mic.unmute": { actions: [{ type: "setMuted", params: { isMuted: false } }, "notifyMuted"] },
            "output.choose": {
              actions: [
                { type: "chooseOutput", params: ({ event }) => event },
                { type: "notifyOutput", params: ({ event }) => event },
              ],
            },
          },
          initial: "connecting",
          states: {
            connecting: {
              tags: ["connecting", "waiting"],
              on: {
                "session.opened": {
                  target: "connected",
                  actions: [
                    { type: "noteOpened", params: ({ event }) => event },
                    "notifyNeed",
                    "askAgain",
                    "sendWaiting",
                  ],
                },
                "session.refused": [
                  {
                    guard: { type: "isPassing", params: ({ event }) => event },
                    target: "#voiceAgent.live.reconnecting",
                    actions: { type: "keepReason", params: ({ event }) => event },
                  },
                  { guard: { type: "isElsewhere", params: ({ event }) => event }, target: "#voiceAgent.elsewhere" },
                  { target: "#voiceAgent.failed", actions: { type: "noteFailure", params: ({ event }) => event } },
                ],
                "network.return": "#voiceAgent.live.authorising",
              },
              after: {
                agentConnect: [
                  {
                    guard: "mayTryAgain",
                    target: "#voiceAgent.live.reconnecting",
                    actions: { type: "keepReason", params: { failure: notInTime } },
                  },
                  { target: "#voiceAgent.failed", actions: { type: "noteFailure", params: { failure: notInTime } } },
                ],
              },
            },
            connected: {
              type: "parallel",
              tags: "connected",
              on: {
                "need.found": { actions: [{ type: "markNeed", params: ({ event }) => event }, "notifyNeed"] },
                "context.share": {
                  guard: { type: "isSaid", params: ({ event }) => event },
                  actions: { type: "shareContext", params: ({ event }) => event },
                },
                "outputs.found": { actions: { type: "noteOutputs", params: ({ event }) => event } },
                "reply.rate": [
                  { guard: "mayRate", actions: { type: "rate", params: ({ event }) => event } },
                  { actions: "refuseRating" },
                ],
              },
              states: {
                turn: {
                  initial: "listening",
                  on: {
                    "reply.interrupted": { target: ".listening", actions: "markInterrupted" },
                    "visitor.type": { actions: ["forgetSilence", "notifyActivity"] },
                    "work.changed": { actions: { type: "noteWork", params: ({ event }) => event } },
                  },
                  states: {
                    listening: {
                      on: {
                        "mode.changed": {
                          guard: ({ event }) => event.mode === "speaking",
                          target: "speaking",
                          actions: { type: "noteMode", params: ({ event }) => event },
                        },
                      },
                    },
                    speaking: {
                      tags: "speaking",
                      on: {
                        "mode.changed": {
                          guard: ({ event }) => event.mode === "listening",
                          target: "pausing",
                          actions: { type: "noteMode", params: ({ event }) => event },
                        },
                      },
                    },
                    /** It may only be drawing breath. */
                    pausing: {
                      tags: "speaking",
                      on: {
                        "mode.changed": {
                          guard: ({ event }) => event.mode === "speaking",
                          target: "speaking",
                          actions: { type: "noteMode", params: ({ event }) => event },
                        },
                      },
                      after: { agentPause: "listening" },
                    },
                  },
                },
                answering: answeringRegion,
                /** An answer may be corrected for a while; what was said after it waits. */
                transcript: {
                  initial: "settled",
                  on: {
                    "speech.heard": [
                      {
                        guard: { type: "isEcho", params: ({ event }) => event },
                        actions: { type: "forgetEcho", params: ({ event }) => event },
                      },
                      {
                        guard: { type: "isFinal", params: ({ event }) => event },
                        actions: [
                          { type: "forgetProblem", params: ({ event }) => event },
                          { type: "fileHeard", params: ({ event }) => event },
                        ],
                      },
                      {
                        actions: [
                          { type: "forgetProblem", params: ({ event }) => event },
                          { type: "noteHearing", params: ({ event }) => event },
                        ],
                      },
                    ],
                    "reply.grown": { actions: { type: "growReply", params: ({ event }) => event } },
                    "reply.said": {
                      actions: ["forgetPassingProblem", { type: "takeReply", params: ({ event }) => event }],
                    },
                    "reply.corrected": { actions: { type: "correctReply", params: ({ event }) => event } },
                  },
                  states: {
                    settled: { always: { guard: "awaitsSettling", target: "open" } },
                    open: {
                      always: { guard: "isSettled", target: "settled" },
                      after: { agentSettle: { target: "settled", actions: "settleTranscript" } },
                    },
                  },
                },
                /** A conversation that breaks at once is no way back. */
                standing: {
                  initial: "fresh",
                  states: {
                    fresh: { after: { agentProof: { target: "proven", actions: "noteProof" } } },
                    proven: {},
                  },
                },
                /** An agent that sees no pictures is told what the camera shows, whenever that changes. */
                sight: {
                  initial: "looking",
                  states: {
                    looking: {
                      tags: "waiting",
                      invoke: {
                        id: "sight",
                        src: "describeFrame",
                        input: ({ context }) => ({ characterId: context.character.id }),
                        onDone: {
                          target: "resting",
                          actions: { type: "sendFrameDescription", params: ({ event }) => ({ sight: event.output }) },
                        },
                        onError: "resting",
                      },
                      after: { agentLook: "resting" },
                    },
                    resting: { after: { agentLookAgain: "looking" } },
                  },
                },
                /** Whether the agent is still there; a conversation that gives no sign of life is lost. */
                link: {
                  initial: "unheard",
                  on: {
                    "session.pinged": ".steady",
                    "speech.heard": ".steady",
                    "voice.heard": ".steady",
                    "work.changed": ".steady",
                    "reply.grown": ".steady",
                    "reply.said": ".steady",
                    "reply.corrected": ".steady",
                    "reply.interrupted": ".steady",
                    // Silence is no sign of life: it comes by itself once all that was sent has been heard.
                    "mode.changed": { guard: ({ event }) => event.mode === "speaking", target: ".steady" },
                    "network.return": { guard: "isByWebsocket", target: ".doubted" },
                  },
                  states: {
                    /** No sign of life yet. A second conversation in a row without one is the last. */
                    unheard: {
                      on: {
                        "link.wavered": {
                          guard: { type: "isWavering", params: ({ event }) => event },
                          target: "wavering",
                        },
                      },
                      after: {
                        agentSilence: [
                          {
                            guard: "hasNotAnswered",
                            target: "#voiceAgent.failed",
                            actions: { type: "noteFailure", params: { failure: fellSilent } },
                          },
                          { target: "#voiceAgent.live.reconnecting", actions: "noteNoAnswer" },
                        ],
                      },
                    },
                    steady: {
                      on: {
                        "link.wavered": {
                          guard: { type: "isWavering", params: ({ event }) => event },
                          target: "wavering",
                        },
                      },
                      after: { agentSilence: { target: "#voiceAgent.live.reconnecting" } },
                    },
                    /** The network was gone: a line that died of it tells nobody. */
                    doubted: {
                      after: {
                        agentDoubt: [
                          { guard: "isGivenUp", target: "#voiceAgent.live.reconnecting" },
                          { target: "#voiceAgent.live.authorising", actions: "noteLost" },
                        ],
                      },
                    },
                    wavering: {
                      tags: "connecting",
                      on: {
                        "link.wavered": { guard: { type: "isSteady", params: ({ event }) => event }, target: "steady" },
                      },
                      after: { agentSilence: { target: "#voiceAgent.live.reconnecting" } },
                    },
                  },
                },
              },
            },
          },
        },
        /** The conversation was lost: it is begun again, and told what was said last. */
        reconnecting: {
          tags: ["connecting", "waiting"],
          entry: "noteLost",
          always: { guard: "isGivenUp", target: "#voiceAgent.failed", actions: "noteGivenUp" },
          on: { "network.return": "authorising" },
          after: { agentReturn: "authorising" },
        },
      },
    },

    /** Another page of the archive is live. */
    elsewhere: {
      on: {
        "agent.takeOver": { target: "live", actions: "begin" },
        "agent.start": { target: "live", actions: "begin" },
        "agent.stop": "idle",
      },
    },

    disconnected: {
      initial: "byVisitor",
      on: { "agent.start": { target: "live", actions: "begin" } },
      states: { byVisitor: {}, byAgent: {} },
    },

    /** The context says why. */
    failed: {
      on: { "agent.start": { guard: "hasAgent", target: "live", actions: "begin" }, "agent.stop": "idle" },
    },
  },
});

export type VoiceAgentActorRef = ActorRefFrom<typeof voiceAgentMachine>;
export type VoiceAgentSnapshot = SnapshotFrom<typeof voiceAgentMachine>;

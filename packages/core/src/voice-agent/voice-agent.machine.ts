import { not, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { initialContext } from "./initial-context";
import { sessionState } from "./regions/session.state";
import { noAgent, permissionTimedOut, startTimedOut, toVoiceAgentFailure } from "./voice-agent-failure";
import { voiceAgentSetup } from "./voice-agent.setup";

/**
 * A live conversation with one character's agent: the visitor speaks, and the agent answers aloud.
 *
 * Its actors come from outside: see the actor slots of the setup, or use `createLiveConversation`.
 */
export const voiceAgentMachine = voiceAgentSetup.createMachine({
  id: "voiceAgent",
  context: ({ input }) => initialContext(input),
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
          { target: "failed", actions: { type: "recordFailure", params: { failure: noAgent } } },
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
        // The browser may report this late.
        "microphone.refused": { guard: not("isTextOnly"), target: "elsewhere" },
        "message.send": {
          guard: { type: "canQueueText", params: ({ event }) => event },
          actions: { type: "queueText", params: ({ event }) => event },
        },
      },
      initial: "claiming",
      states: {
        /** One page of the archive can be live at a time. */
        claiming: {
          tags: ["connecting", "waiting"],
          always: { guard: "isTextOnly", target: "authorising" },
          on: { "microphone.granted": "asking" },
          after: { microphoneClaim: "asking" },
        },
        /** The browser asks the visitor for the microphone, before a pass is requested. */
        asking: {
          tags: ["connecting", "waiting"],
          always: { guard: "needsNoPermission", target: "authorising" },
          invoke: {
            id: "listening",
            src: "askToListen",
            input: ({ context }) => ({ characterId: context.config.character.id }),
            onDone: "authorising",
            onError: { target: "#voiceAgent.failed", actions: { type: "recordError", params: ({ event }) => event } },
          },
          after: {
            agentPermission: {
              target: "#voiceAgent.failed",
              actions: { type: "recordFailure", params: { failure: permissionTimedOut } },
            },
          },
        },
        authorising: {
          tags: ["connecting", "waiting"],
          invoke: {
            id: "authoriser",
            src: "authorise",
            input: ({ context }) => ({ characterId: context.config.character.id, textOnly: context.config.textOnly }),
            onDone: {
              target: "session",
              actions: { type: "setPass", params: ({ event }) => ({ pass: event.output }) },
            },
            onError: [
              {
                guard: { type: "isTemporary", params: ({ event }) => ({ failure: toVoiceAgentFailure(event.error) }) },
                target: "reconnecting",
                actions: { type: "setFailure", params: ({ event }) => ({ failure: toVoiceAgentFailure(event.error) }) },
              },
              { target: "#voiceAgent.failed", actions: { type: "recordError", params: ({ event }) => event } },
            ],
          },
          on: { "network.return": { target: "authorising", reenter: true } },
          after: {
            agentAuthorise: [
              {
                guard: "canRetry",
                target: "reconnecting",
                actions: { type: "setFailure", params: { failure: startTimedOut } },
              },
              { target: "#voiceAgent.failed", actions: { type: "recordFailure", params: { failure: startTimedOut } } },
            ],
          },
        },
        session: sessionState,
        /** The conversation was lost: another one begins with the last messages. */
        reconnecting: {
          tags: ["connecting", "waiting"],
          entry: "recordLoss",
          always: { guard: "isGivenUp", target: "#voiceAgent.failed", actions: "failAfterRetries" },
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

    /** The context contains the reason. */
    failed: {
      on: { "agent.start": { guard: "hasAgent", target: "live", actions: "begin" }, "agent.stop": "idle" },
    },
  },
});

/**
 * A live conversation, from `createLiveConversation`: `send` takes a `VoiceAgentCommand`, `on` calls back with a
 * `VoiceAgentEmitted`, and `stop` ends it and releases everything.
 */
export type VoiceAgentActorRef = ActorRefFrom<typeof voiceAgentMachine>;
/** The state of a live conversation at one moment. Read it with `voiceAgentSelectors`. */
export type VoiceAgentSnapshot = SnapshotFrom<typeof voiceAgentMachine>;

import { raise } from "xstate";
import { chatSetup } from "../chat.setup";
import { selectsAnotherCharacter, wipesMemory } from "./event-guards";
import type { ReplyFailure } from "../../turn/reply-failure";
import { checkingState, stopBeforeReply } from "./checking.state";

const pageLeft: ReplyFailure = { reason: "cutOff", message: "The page was left while the reply was being written." };

/** Loads the memory, then takes one question and one reply at a time. */
export const conversationRegion = chatSetup.createStateConfig({
  initial: "loading",
  on: {
    "character.select": {
      guard: selectsAnotherCharacter,
      target: ".loading",
      actions: ["moveSpeechToDraft", "storeDraft", { type: "changeCharacter", params: ({ event }) => event }],
    },
  },
  states: {
    loading: {
      tags: ["locksComposer", "waiting"],
      invoke: {
        id: "memoryLoader",
        src: "loadMemory",
        input: ({ context }) => ({ characterId: context.character.id }),
        onDone: {
          target: "ready",
          actions: [{ type: "takeMemory", params: ({ event }) => ({ memory: event.output }) }, "readNewest"],
        },
        onError: { target: "ready", actions: "beginEmpty" },
      },
      on: {
        "message.send": {
          guard: { type: "isSendable", params: ({ event }) => event },
          actions: { type: "queueMessage", params: ({ event }) => event },
        },
      },
      after: { memoryLoad: { target: "ready", actions: "beginEmpty" } },
    },
    ready: {
      tags: "lasting",
      invoke: {
        id: "memoryWatcher",
        src: "watchMemory",
        input: ({ context }) => ({ characterId: context.character.id }),
        onError: { actions: { type: "setMemoryProblem", params: { problem: "unknown" } } },
      },
      on: {
        "memory.changed": [
          {
            guard: wipesMemory,
            target: ".idle",
            actions: [{ type: "takeChange", params: ({ event }) => event }, "deleteStoredFailure"],
          },
          { actions: { type: "takeChange", params: ({ event }) => event } },
        ],
        "exchange.delete": {
          guard: { type: "isDeletable", params: ({ event }) => event },
          actions: { type: "deleteExchange", params: ({ event }) => event },
        },
        "conversation.rename": {
          guard: { type: "hasConversation", params: ({ event }) => event },
          actions: { type: "renameConversation", params: ({ event }) => event },
        },
        "need.withdraw": { guard: "hasNeed", actions: "withdrawNeed" },
        "memory.lost": { guard: "hasMessages", actions: { type: "setMemoryProblem", params: { problem: "lost" } } },
        "memory.storeAgain": { guard: "hasLostMemory", actions: "storeAgain" },
      },
      initial: "idle",
      states: {
        idle: {
          entry: "sendQueued",
          on: {
            "message.send": {
              guard: { type: "isSendable", params: ({ event }) => event },
              target: "replying",
              actions: [
                "removeEdited",
                { type: "takeQuestion", params: ({ event }) => event },
                { type: "openReply", params: { model: "preferred" } },
              ],
            },
            "reply.regenerate": {
              guard: "hasReply",
              target: "replying.checking",
              actions: [
                "clearFailure",
                "cancelEdit",
                "removeReply",
                { type: "openReply", params: { model: "preferred", isAgain: true } },
              ],
            },
            "conversation.begin": { guard: "canBeginConversation", actions: ["cancelEdit", "beginConversation"] },
            "conversation.open": {
              guard: { type: "isOtherConversation", params: ({ event }) => event },
              actions: ["cancelEdit", { type: "openConversation", params: ({ event }) => event }],
            },
            "conversation.delete": {
              guard: { type: "hasConversation", params: ({ event }) => event },
              actions: ["cancelEdit", { type: "deleteConversation", params: ({ event }) => event }],
            },
            "question.edit": { guard: "canEdit", actions: "editQuestion" },
            "edit.cancel": { guard: "isEditing", actions: "cancelEdit" },
            "reply.retry": {
              guard: "hasOpenQuestion",
              target: "replying.checking",
              actions: [
                "clearFailure",
                "cancelEdit",
                "removeFailedReply",
                { type: "openReply", params: ({ event }) => ({ model: event.model ?? "preferred" }) },
              ],
            },
          },
        },
        replying: {
          tags: ["typing", "lasting"],
          // Voices come and go: check which one is available before there is text to speak.
          entry: "checkVoice",
          invoke: {
            id: "replyHolder",
            src: "acquireReplyLock",
            input: ({ context }) => ({ characterId: context.character.id }),
            onError: {},
          },
          initial: "storing",
          states: {
            /** The visitor's message is stored before any model is called, so that no crash can lose it. */
            storing: {
              tags: ["locksComposer", "waiting"],
              on: {
                "memory.stored": {
                  guard: { type: "isNewest", params: ({ event }) => event },
                  target: "checking",
                  actions: "clearStorageProblem",
                },
                "memory.failed": {
                  guard: { type: "isNewest", params: ({ event }) => event },
                  target: "checking",
                  actions: { type: "setMemoryProblem", params: ({ event }) => ({ problem: event.reason }) },
                },
                "reply.stop": stopBeforeReply,
              },
              after: { memoryWrite: "checking" },
            },
            checking: checkingState,
            answering: {
              // The turn has its own timeouts.
              tags: "lasting",
              entry: raise({ type: "turn.begin" }),
              on: {
                "turn.written": {
                  guard: { type: "isPending", params: ({ event }) => event },
                  target: "#chat.conversation.ready.idle",
                  actions: { type: "closeReply", params: ({ event }) => ({ outcome: event.reply }) },
                },
                "turn.broken": {
                  target: "#chat.conversation.ready.idle",
                  actions: {
                    type: "closeReply",
                    params: ({ event }) => ({
                      outcome: {
                        text: "",
                        end: "failed",
                        failure: { reason: "unknown", message: String(event.error) },
                        modelName: null,
                      },
                    }),
                  },
                },
                "reply.stop": {
                  target: "#chat.conversation.ready.idle",
                  actions: { type: "closeReply", params: { end: "stopped" } },
                },
                "voice.interrupt": {
                  guard: "isNotReplaying",
                  target: "#chat.conversation.ready.idle",
                  actions: { type: "closeReply", params: { end: "interrupted" } },
                },
                "page.hide": {
                  target: "#chat.conversation.ready.idle",
                  actions: { type: "closeReply", params: { end: "cut", failure: pageLeft, isPageGoing: true } },
                },
                "character.select": {
                  guard: selectsAnotherCharacter,
                  target: "#chat.conversation.loading",
                  actions: [
                    { type: "closeReply", params: { end: "stopped" } },
                    "moveSpeechToDraft",
                    "storeDraft",
                    { type: "changeCharacter", params: ({ event }) => event },
                  ],
                },
              },
              initial: "awaiting",
              states: {
                awaiting: {
                  tags: "locksComposer",
                  on: {
                    "turn.begun": {
                      guard: { type: "isPending", params: ({ event }) => event },
                      target: "streaming",
                      actions: "setReplyTime",
                    },
                  },
                },
                streaming: {},
              },
            },
          },
        },
      },
    },
  },
});

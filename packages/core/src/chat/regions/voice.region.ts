import { and, stateIn } from "xstate";
import { chatSetup } from "../chat.setup";
import { replaysMessage, selectsAnotherCharacter, sendsMessage, wipesMemory } from "./event-guards";
import { failedSpeech } from "../chat.voice";
import { replayTurn } from "../turn-input";

/** Another page uses the microphone, and this page can take it over. */
const canTakeOver = and(["canListen", stateIn({ microphone: "elsewhere" })]);

/** Nothing is audible until the first sound. */
const stages = {
  initial: "fetching",
  states: {
    // Which engine really speaks is known only at the first sound.
    fetching: { on: { "turn.heard": { target: "sounding", actions: ["checkVoice", "recordHeard"] } } },
    sounding: { tags: "heard" },
  },
} as const;

/**
 * Whether the character speaks: a reply while it is generated, or the replay of an earlier message. The visitor's next
 * action silences it.
 */
export const voiceRegion = chatSetup.createStateConfig({
  initial: "silent",
  states: {
    silent: {
      entry: ["clearUnspoken", "clearReplay"],
      // Starts once there is both text and a ready voice, in either order.
      always: { guard: "canSpeak", target: "speaking.reply" },
      on: {
        // A voice may become available late.
        "audio.unlock": { guard: "isVoiceUnavailable", actions: "checkVoice" },
        // Stopping the voice before the first word stops it for the whole reply.
        "voice.stop": { guard: "isPendingReplyUnspoken", actions: "markSpoken" },
        "message.replay": {
          guard: replaysMessage,
          target: "speaking.replay",
          actions: { type: "markReplay", params: ({ event }) => event },
        },
      },
    },
    speaking: {
      tags: ["speaking", "lasting"],
      initial: "reply",
      on: {
        // A reply that is still being generated does not start to speak when a replay is silenced.
        "voice.stop": { target: "silent", actions: "skipReplyVoice" },
        "voice.interrupt": { target: "silent", actions: "skipReplyVoice" },
        "voice.disable": {
          target: "silent",
          actions: [
            "silenceTurn",
            "skipReplyVoice",
            "clearHeard",
            "clearVoiceFailure",
            { type: "changeSetting", params: { name: "voiceOn", value: false } },
          ],
        },
        "turn.spoken": [
          {
            guard: { type: "isBlocked", params: ({ event }) => event },
            target: "silent",
            actions: [{ type: "recordSpeechEnd", params: ({ event }) => event }, "lockAudio"],
          },
          { guard: "isFinishedReplyUnspoken", target: ".reply", reenter: true, actions: "clearReplay" },
          { target: "silent", actions: [{ type: "recordSpeechEnd", params: ({ event }) => event }, "checkVoice"] },
        ],
        "reply.stop": "silent",
        "reply.regenerate": { guard: "hasReply", target: "silent" },
        "reply.retry": { guard: "canRetry", target: "silent" },
        "message.send": { guard: sendsMessage, target: "silent" },
        "mic.start": { guard: "canListen", target: "silent" },
        "mic.takeOver": { guard: canTakeOver, target: "silent" },
        "character.select": { guard: selectsAnotherCharacter, target: "silent" },
        "page.hide": "silent",
        "memory.changed": { guard: wipesMemory, target: "silent" },
        "message.replay": {
          guard: replaysMessage,
          target: ".replay",
          reenter: true,
          actions: { type: "markReplay", params: ({ event }) => event },
        },
      },
      states: {
        /** Speech of the turn that answers the last question. */
        reply: {
          entry: ["beginVoice", "markSpoken"],
          // A turn that is gone has nothing to say.
          always: { guard: stateIn({ turn: "none" }), target: "#chat.voice.silent" },
          ...stages,
          // Only here: a replayed message was already heard, so nothing is marked.
          on: {
            "voice.duck": { actions: { type: "forwardToTurn", params: { to: "turn", type: "voice.duck" } } },
            "voice.unduck": { actions: { type: "forwardToTurn", params: { to: "turn", type: "voice.unduck" } } },
            "voice.interrupt": { target: "#chat.voice.silent", actions: "markInterrupted" },
            "voice.stop": { target: "#chat.voice.silent", actions: ["markHeard", "silenceTurn"] },
            "message.replay": {
              guard: replaysMessage,
              target: "replay",
              actions: ["silenceTurn", { type: "markReplay", params: ({ event }) => event }],
            },
            "mic.start": { guard: "canListen", target: "#chat.voice.silent", actions: "markHeard" },
            "mic.takeOver": { guard: canTakeOver, target: "#chat.voice.silent", actions: "markHeard" },
            "message.send": {
              guard: sendsMessage,
              target: "#chat.voice.silent",
              actions: "markHeard",
            },
          },
        },
        /** A separate turn replays an earlier message. */
        replay: {
          tags: "lasting",
          ...stages,
          on: {
            "voice.duck": { actions: { type: "forwardToTurn", params: { to: "replay", type: "voice.duck" } } },
            "voice.unduck": { actions: { type: "forwardToTurn", params: { to: "replay", type: "voice.unduck" } } },
          },
          invoke: {
            id: "replay",
            src: "runTurn",
            input: ({ context, self }) => replayTurn(context, self),
            onDone: [
              { guard: "isFinishedReplyUnspoken", target: "reply", actions: "clearReplay" },
              { target: "#chat.voice.silent", actions: "checkVoice" },
            ],
            onError: [
              { guard: "isFinishedReplyUnspoken", target: "reply", actions: "clearReplay" },
              {
                target: "#chat.voice.silent",
                actions: [{ type: "recordSpeechEnd", params: ({ event }) => failedSpeech(event.error) }, "checkVoice"],
              },
            ],
          },
        },
      },
    },
  },
});

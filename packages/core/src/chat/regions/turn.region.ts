import { and, or, raise, stateIn } from "xstate";
import { chatSetup } from "../chat.setup";
import { selectsAnotherCharacter, sendsMessage, wipesMemory } from "./event-guards";
import { replyTurn } from "../turn-input";

const isSpeaking = stateIn({ voice: { speaking: "reply" } });
const isAnswering = stateIn({ conversation: { ready: { replying: "answering" } } });
/** The reply is still being generated, and no earlier message is being replayed. */
const isReplyInterrupted = and(["isNotReplaying", isAnswering]);

/**
 * The turn that answers the last question: it generates the reply and speaks it. Its speech may outlast its text, so
 * the turn ends by itself, or on an event that silences it.
 */
export const turnRegion = chatSetup.createStateConfig({
  initial: "none",
  on: { "turn.begin": ".active" },
  states: {
    none: {},
    active: {
      tags: "lasting",
      invoke: {
        id: "turn",
        src: "runTurn",
        input: ({ context, self }) => replyTurn(context, self),
        onDone: [
          {
            guard: isAnswering,
            target: "none",
            actions: raise({ type: "turn.broken", error: "The turn ended without its reply." }),
          },
          { target: "none" },
        ],
        onError: { target: "none", actions: raise(({ event }) => ({ type: "turn.broken", error: event.error })) },
      },
      on: {
        "reply.stop": { guard: or([isAnswering, isSpeaking]), target: "none" },
        "page.hide": "none",
        "message.send": { guard: sendsMessage, target: "none" },
        "reply.regenerate": { guard: "hasReply", target: "none" },
        "reply.retry": { guard: "canRetry", target: "none" },
        "mic.start": { guard: "canListen", target: "none" },
        "mic.takeOver": { guard: "canListen", target: "none" },
        "character.select": { guard: selectsAnotherCharacter, target: "none" },
        "memory.changed": { guard: wipesMemory, target: "none" },
        "voice.interrupt": [
          { guard: isReplyInterrupted, target: "none" },
          { guard: isSpeaking, actions: "silenceTurn" },
        ],
      },
    },
  },
});

import { and, not, or, stateIn } from "xstate";
import { chatSetup } from "../chat.setup";
import { hasSpokenText, replaysMessage } from "./event-guards";

/** A character speaks while the visitor may speak too. */
const mayInterrupt = and([
  stateIn({ voice: "speaking" }),
  stateIn({ turnTaking: "automatic" }),
  stateIn({ microphone: "on" }),
]);

/** Part of the speech was audible: only then is there anything to interrupt. */
const isHeard = or([
  stateIn({ voice: { speaking: { reply: "sounding" } } }),
  stateIn({ voice: { speaking: { replay: "sounding" } } }),
]);

/**
 * Barge-in: the visitor interrupts a character, in automatic turn taking. At the visitor's first sound the character's
 * volume is lowered and the recogniser opens. If the visitor continues, or words are recognised, the character stops.
 * Before the first audible word of a reply, a noise without words does not discard the reply.
 */
export const bargeInRegion = chatSetup.createStateConfig({
  initial: "off",
  states: {
    off: { always: { guard: mayInterrupt, target: "watching" } },
    watching: {
      always: { guard: not(mayInterrupt), target: "off" },
      on: { "voice.speechStarted": { target: "suspected", actions: "duckVoice" } },
    },
    suspected: {
      always: { guard: not(mayInterrupt), target: "off", actions: "unduckVoice" },
      on: {
        "voice.speechEnded": { target: "falseAlarm", actions: "unduckVoice" },
        "detector.failed": { target: "falseAlarm", actions: "unduckVoice" },
        // The visitor asks for a replay: it was no interruption.
        "message.replay": {
          guard: replaysMessage,
          target: "watching",
          actions: "unduckVoice",
        },
        "speech.interim": { guard: hasSpokenText, actions: "interruptVoice" },
        "speech.final": { guard: hasSpokenText, actions: "interruptVoice" },
        // The timer restarts at the character's first sound: the visitor may stop on hearing it.
        "turn.heard": { guard: not(isHeard), target: "suspected", reenter: true },
        // In the same step in which the voice stops, so that it stays the visitor's turn.
        "voice.interrupt": "confirmed",
      },
      after: { bargeInConfirm: { guard: isHeard, actions: "interruptVoice" } },
    },
    /** The character has just stopped for the visitor. */
    confirmed: {
      always: { guard: mayInterrupt, target: "watching" },
      after: { bargeInYield: "off" },
    },
    /** The next sound may be the same noise, so only recognised words count: browsers report a short word after its sound has ended. */
    falseAlarm: {
      always: { guard: not(mayInterrupt), target: "off" },
      on: {
        "message.replay": { guard: replaysMessage, target: "watching" },
        "speech.interim": { guard: hasSpokenText, actions: "interruptVoice" },
        "speech.final": { guard: hasSpokenText, actions: "interruptVoice" },
        "voice.interrupt": "confirmed",
      },
      after: { bargeInCooldown: "watching" },
    },
  },
});

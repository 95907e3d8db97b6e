import { and, not, or, stateIn } from "xstate";
import { chatSetup } from "../chat.setup";

/** A character speaks while the visitor may speak too. */
const mayInterrupt = and([
  stateIn({ voice: "speaking" }),
  stateIn({ turnTaking: "automatic" }),
  stateIn({ microphone: "on" }),
]);

/** Something of it was heard: only then is there anything to interrupt. */
const isHeard = or([
  stateIn({ voice: { speaking: { reply: "sounding" } } }),
  stateIn({ voice: { speaking: { replay: "sounding" } } }),
]);

/**
 * Speaking over a character, in automatic turn taking. At the first sound of the visitor the character speaks more
 * softly and the recogniser opens; if the visitor goes on, or words are heard, the character gives way. Before the first
 * word of an answer, a noise that is no word throws nothing away.
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
        // The visitor wants to hear it: it was no interruption.
        "message.replay": {
          guard: { type: "canReplay", params: ({ event }) => event },
          target: "watching",
          actions: "unduckVoice",
        },
        "speech.interim": { guard: { type: "isSaid", params: ({ event }) => event }, actions: "interruptVoice" },
        "speech.final": { guard: { type: "isSaid", params: ({ event }) => event }, actions: "interruptVoice" },
        // The visitor may still fall silent at the first sound.
        "turn.heard": { guard: not(isHeard), target: "suspected", reenter: true },
        // In the same step in which the voice falls silent, so that the visitor keeps the floor.
        "voice.interrupt": "confirmed",
      },
      after: { bargeInConfirm: { guard: isHeard, actions: "interruptVoice" } },
    },
    /** The character has just given way. */
    confirmed: {
      always: { guard: mayInterrupt, target: "watching" },
      after: { bargeInYield: "off" },
    },
    /** The next sound may be the same noise once more. A short word still counts: browsers tell it only after its sound. */
    falseAlarm: {
      always: { guard: not(mayInterrupt), target: "off" },
      on: {
        "message.replay": { guard: { type: "canReplay", params: ({ event }) => event }, target: "watching" },
        "speech.interim": { guard: { type: "isSaid", params: ({ event }) => event }, actions: "interruptVoice" },
        "speech.final": { guard: { type: "isSaid", params: ({ event }) => event }, actions: "interruptVoice" },
        "voice.interrupt": "confirmed",
      },
      after: { bargeInRest: "watching" },
    },
  },
});

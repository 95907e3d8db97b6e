import { not, stateIn } from "xstate";
import { chatSetup } from "../chat.setup";

const isMicrophoneOn = stateIn({ microphone: "on" });

/**
 * Whether speech is told from silence: from the first time the browser listens, so that the visitor is asked for the
 * microphone once, until the microphone is off. It hears the visitor over a character's voice too.
 */
export const voiceActivityRegion = chatSetup.createStateConfig({
  initial: "off",
  states: {
    off: { on: { "speech.started": { guard: isMicrophoneOn, target: "watching" } } },
    watching: {
      tags: "lasting",
      invoke: {
        id: "voiceDetector",
        src: "detectVoice",
        input: ({ context }) => ({ level: context.listening.level }),
        onError: "unavailable",
      },
      always: { guard: not(isMicrophoneOn), target: "off" },
      on: {
        "voice.speechStarted": {
          target: ".talking",
          actions: { type: "noteVisitorVoice", params: { voice: "talking" } },
        },
        "voice.speechEnded": {
          target: ".trailing",
          actions: { type: "noteVisitorVoice", params: { voice: "silent" } },
        },
        "detector.failed": "unavailable",
      },
      initial: "quiet",
      states: {
        quiet: {},
        talking: {},
        /** The voice has ended, and its words may still be on their way. */
        trailing: {
          on: { "speech.final": { guard: { type: "isSaid", params: ({ event }) => event }, target: "quiet" } },
          after: { speechTrail: "quiet" },
        },
      },
      exit: { type: "noteVisitorVoice", params: { voice: "unknown" } },
    },
    /** Listening goes on without it; it is tried again with the next start. */
    unavailable: { always: { guard: not(isMicrophoneOn), target: "off" } },
  },
});

import { not, stateIn } from "xstate";
import { chatSetup } from "../chat.setup";
import { hasSpokenText } from "./event-guards";

const isMicrophoneOn = stateIn({ microphone: "on" });

/**
 * Whether the detector distinguishes speech from silence. It runs from the first recognition, so that the browser asks
 * for the microphone only once, until the microphone is off. It also hears the visitor while a character speaks.
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
          actions: { type: "setVisitorVoice", params: { voice: "talking" } },
        },
        "voice.speechEnded": {
          target: ".trailing",
          actions: { type: "setVisitorVoice", params: { voice: "silent" } },
        },
        "detector.failed": "unavailable",
      },
      initial: "quiet",
      states: {
        quiet: {},
        talking: {},
        /** The voice has ended, and its words may still be reported. */
        trailing: {
          on: { "speech.final": { guard: hasSpokenText, target: "quiet" } },
          after: { speechTrail: "quiet" },
        },
      },
      exit: { type: "setVisitorVoice", params: { voice: "unknown" } },
    },
    /** Listening continues without the detector; the next start tries it again. */
    unavailable: { always: { guard: not(isMicrophoneOn), target: "off" } },
  },
});

import { toSpeechFailure } from "../../speaking/speech-failure";
import { chatSetup } from "../chat.setup";
import { progressOf } from "../chat.voice";

const decline = {
  target: "none",
  actions: { type: "changeSetting", params: { name: "voiceDeclined", value: true } },
} as const;

/** Whether the archive offers a voice to download: where there is none, or a better one. It is large, so the visitor decides. */
export const voiceOfferRegion = chatSetup.createStateConfig({
  initial: "none",
  states: {
    none: {
      always: { guard: "isOfferable", target: "offered" },
      on: {
        "voice.download": { guard: "canDownload", target: "downloading" },
        "voice.offer": {
          guard: "canDownload",
          target: "asked",
          actions: { type: "changeSetting", params: { name: "voiceDeclined", value: false } },
        },
      },
    },
    offered: {
      // The next character may have a voice.
      always: { guard: "hasNothingToDownload", target: "none" },
      on: {
        "voice.offer": "asked",
        "voice.download": "downloading",
        "voice.decline": decline,
      },
    },
    // The visitor wants to know more of the offer.
    asked: {
      always: { guard: "hasNothingToDownload", target: "none" },
      on: {
        "voice.download": "downloading",
        "voice.decline": decline,
      },
    },
    downloading: {
      tags: "lasting",
      entry: "beginDownload",
      invoke: {
        id: "download",
        src: "downloadVoice",
        input: ({ context }) => ({ progress: progressOf(context) }),
        onDone: { target: "none", actions: "checkVoice" },
        onError: {
          target: "failed",
          actions: { type: "setDownloadFailure", params: ({ event }) => ({ failure: toSpeechFailure(event.error) }) },
        },
      },
      on: { "voice.downloadStop": "asked" },
    },
    failed: {
      always: { guard: "hasNothingToDownload", target: "none" },
      on: {
        "voice.download": "downloading",
        "voice.decline": decline,
      },
    },
  },
});

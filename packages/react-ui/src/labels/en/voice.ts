import type { RecognitionErrorReason, SpeechErrorReason } from "@archive-of-minds/core";
import { firstScreenMicrophone, firstScreenVoice } from "./chat";

export const voice = {
  ...firstScreenVoice,
  speaking: (name: string) => `${name} is speaking...`,
  stop: "Stop",
  replaying: "Playing again…",
  keyboard: "Keyboard",
  hideKeyboard: "Hide keyboard",
  backToText: "Back to text",
  mute: "Mute voice",
  unmute: "Unmute voice",
  hideText: "Voice Only",
  showText: "Show Text",
  engine: "Voice",
  automatic: "Automatic",
  voiceOf: (name: string) => `Voice of ${name}`,
  suited: "Default voice",
  saidBy: (engine: string) => `Spoken by: ${engine}.`,
  offer: (name: string, size: string) => `Hear ${name}’s voice? One download of ${size}, kept in this browser.`,
  download: "Download voice",
  decline: "Not now",
  cancel: "Cancel",
  fetching: "The voice is being fetched.",
  downloading: (loaded: string, total: string, speed: string) => `${loaded} of ${total}, ${speed} a second`,
  downloadFailed: "The voice could not be fetched. What has arrived is kept; try again to go on from there.",
  again: "Try again",
  blockedVoiceOnly:
    "The browser keeps this page silent until you press something. Press “Say it aloud” to hear it, or read it here.",
  showTextToRead: "Press “Show Text” in the Menu to read all messages.",
  standsIn: (engine: string, instead: string) =>
    `${engine} has no key here, so its voice will not work. ${instead} speaks instead. Ask the person who runs this archive to set a key, or choose another voice in the settings.`,
  failure: {
    missingKey: ({ engine }) =>
      `${engine} has no key here, so the voice will not work. Ask the person who runs this archive to set one.`,
    outdatedClient: () =>
      "This page is older than the archive’s server. The words are here to read; reload the page to hear them again.",
    http: ({ engine }) => `${engine} refused to speak. The words are here to read; the next ones are tried again.`,
    blocked: () => "The browser keeps this page silent until you press something. Press “Tap to replay” to hear it.",
    unsupported: () => "This browser cannot speak these words. They are here to read.",
    invalid: ({ engine }) => `${engine} sent something that is no sound. The next words are tried again.`,
    timeout: ({ engine }) => `${engine} took too long to speak. The words are here to read.`,
    network: () => "The voice did not arrive: no connection. The words are here to read.",
    unknown: () => "The voice failed. The words are here to read.",
  } satisfies Record<SpeechErrorReason, (details: { readonly engine: string }) => string>,
} as const;

export const microphone = {
  ...firstScreenMicrophone,
  elsewhere: "Another tab of the archive is listening.",
  takeOver: "Listen here",
  dismiss: "Close",
  automate: "Auto Mode",
  handOver: "Push-to-Talk",
  failure: {
    notAllowed:
      "Microphone Error: the browser does not let this page listen. Please allow mic access in the address bar, then press Record again.",
    audioCapture:
      "Nothing was heard. Check that a microphone is plugged in and chosen in the system’s settings, and press Record again. Some browsers have no speech service: then write instead.",
    noService:
      "This browser’s speech service is not available. Write instead, or open this page in Chrome, Edge or Safari.",
    unsupported:
      "Speech recognition not supported in this browser. Write instead, or open the archive in Chrome, Edge or Safari.",
    network: "The browser’s speech recognition cannot be reached. Check your connection, or write instead.",
    languageNotSupported: "The browser cannot recognise English speech here. Write instead.",
    noSpeech: "Nothing was heard. Speak a little closer to the microphone and press Record again.",
    aborted: "The browser stopped listening. Press Record to go on.",
    noAnswer: "The browser did not begin to listen. Press Record to try again.",
    unknown: "The microphone stopped working. Press Record to try again, or write instead.",
  } satisfies Record<RecognitionErrorReason | "noAnswer", string>,
} as const;

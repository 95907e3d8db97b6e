import type { RecognitionErrorReason, SpeechErrorReason } from "@archive-of-minds/core";
import { firstScreenMicrophone, firstScreenVoice } from "./chat";

export const voice = {
  ...firstScreenVoice,
  speaking: (name: string) => `${name} is speaking...`,
  stop: "Stop",
  keyboard: "Keyboard",
  hideKeyboard: "Hide keyboard",
  backToText: "Back to text",
  idle: "Press “Record” and speak.",
  mute: "Mute voice",
  unmute: "Unmute voice",
  hideText: "Voice Only",
  showText: "Show Text",
  engine: "Voice",
  automatic: "Automatic",
  /** What to show for an engine of the product, such as `Built-in voice`. */
  engineName: (name: string) => name,
  voiceOf: (name: string) => `Voice of ${name}`,
  suited: "Default voice",
  saidBy: (engine: string) => `Spoken by: ${engine}.`,
  offerAll: (size: string) => `Hear the voices? One download of ${size}, kept in this browser.`,
  offer: (name: string, size: string) => `Hear ${name}’s voice? One download of ${size}, kept in this browser.`,
  download: "Download voice",
  decline: "Not now",
  cancel: "Cancel",
  fetching: "Downloading the voice…",
  downloading: (loaded: string, total: string, speed: string) => `${loaded} of ${total}, ${speed} a second`,
  downloadFailed: "The download broke off. Try again to go on from there.",
  again: "Try again",
  blockedVoiceOnly: "Press “Say it aloud” to hear it, or read it here: the browser blocked the sound.",
  showTextToRead: "Press “Show Text” in the Menu to read all messages.",
  standsIn: (engine: string, instead: string) =>
    `${engine} is not set up here, so its voice will not work. ${instead} speaks instead. Choose another voice in the settings, or tell the person who runs this archive.`,
  failure: {
    missingKey: ({ engine }) =>
      `${engine} is not set up here, so the voice will not work. Tell the person who runs this archive.`,
    outdatedClient: () => "Read the words here, or reload the page to hear them: there is a new version.",
    http: ({ engine }) => `${engine} refused to speak. Read the words here; the next ones are tried again.`,
    blocked: () => "Press “Tap to replay” to hear it: the browser blocked the sound.",
    unsupported: () => "This browser cannot speak these words. Read them here.",
    invalid: ({ engine }) => `${engine} sent no usable sound. Read the words here; the next ones are tried again.`,
    timeout: ({ engine }) => `${engine} took too long to speak. Read the words here.`,
    network: () => "The voice did not arrive. Check your connection, or read the words here.",
    unknown: () => "The voice failed. Read the words here.",
  } satisfies Record<SpeechErrorReason, (details: { readonly engine: string }) => string>,
} as const;

export const microphone = {
  ...firstScreenMicrophone,
  elsewhere: "Another tab of this site is listening.",
  takeOver: "Listen here",
  dismiss: "Close",
  automate: "Auto Mode",
  handOver: "Push-to-Talk",
  failure: {
    notAllowed:
      "Microphone Error: the browser does not let this page listen. Please allow mic access in the address bar, then press Record again.",
    audioCapture:
      "Nothing was heard. Check that a microphone is plugged in and selected, then press Record again. Some browsers have no speech service: then write instead.",
    noService:
      "This browser’s speech service is not available. Write instead, or open this page in Chrome, Edge or Safari.",
    unsupported:
      "Speech recognition not supported in this browser. Write instead, or open this page in Chrome, Edge or Safari.",
    network: "The browser’s speech recognition cannot be reached. Check your connection, or write instead.",
    languageNotSupported:
      "Write instead, or choose another language you speak in the settings: the browser does not recognise this one here.",
    noSpeech: "Nothing was heard. Press Record again and speak closer to the microphone.",
    aborted: "The browser stopped listening. Press Record to go on.",
    noAnswer: "The browser did not start to listen. Press Record to try again.",
    unknown: "The microphone stopped working. Press Record to try again, or write instead.",
  } satisfies Record<RecognitionErrorReason | "noAnswer", string>,
} as const;

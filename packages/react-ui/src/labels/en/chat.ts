import type { MessageStatus } from "@archive-of-minds/core";
import { seconds } from "./seconds";

export const productName = "Archive of Minds";

export const header = {
  chatRoom: "Chat Room",
  qrCode: "QR Code",
  viewMemory: "View Memory",
  closeMemory: "Close Memory",
  character: "Character",
} as const;

export const messages = {
  label: "Messages",
  you: "You",
  regenerate: "Try another answer",
  edit: "Edit question",
  suggestions: "Questions to ask",
  copy: "Copy",
  share: "Share",
  delete: "Delete",
  deleteTitle: "Delete this question and its answer?",
  deleteExtent: (isLogged: boolean) =>
    isLogged
      ? "Both are deleted on this device and on the archive’s server. This cannot be undone."
      : "Both are deleted on this device. This cannot be undone.",
  keep: "Keep",
  copied: "Copied",
  copyFailed: "The browser refused the clipboard. Select the text and copy it by hand.",
  imageShared: "image shared",
  pictureGone:
    "The picture that went with your last question is no longer here: none is kept longer than the page is open. Show it once more to ask about it again.",
  pictureGoneUnanswered:
    "The picture that went with your last question is no longer here, and asking again asks without it. Show it once more to ask about it.",
  pictureInWords: {
    described: "The model that answers takes no pictures. It was given a description of yours instead.",
    mentioned: "The model that answers takes no pictures. It knows that you shared one, but not what it shows.",
  },
  jump: "Jump to newest",
  loading: "Opening your messages…",
  thinking: (name: string) => `${name} is thinking…`,
  modelLoading: (name: string) => `${name} is waiting for the language model, which may still be loading…`,
  queued: (place: number, waitMs?: number) =>
    `The language model answers one message at a time. ${place === 1 ? "1 is" : `${place} are`} before yours${waitMs === undefined ? "" : `: about ${seconds(waitMs)}`}.`,
  writing: (name: string) => `${name} is writing`,
  earlierKept: "Your earlier messages are kept.",
  showEarlier: "Show them",
  voiceOnly: "Voice only. Your conversation is saved.",
  writtenBy: (model: string) => `Written by: ${model}.`,
  imported: "Imported.",
  interruptedHere: "[interrupted here]",
  end: {
    complete: "",
    failed: "",
    stopped: "Stopped by you.",
    interrupted: "Interrupted.",
    cut: "Broke off here.",
    length: "The reply reached its length limit.",
    refused: "The model declined to answer this. Ask it in another way.",
  } satisfies Record<MessageStatus, string>,
} as const;

export const composer = {
  field: "Message",
  placeholder: (name: string) => `Write to ${name}…`,
  send: "Send",
  sendWithImage: "Send with Image",
  stopReply: "Stop reply",
  hint: "Enter sends, Shift+Enter starts a new line.",
  editing: "Editing your last question.",
  leave: "Cancel",
  tooLong:
    "This message is longer than a million characters, more than the memory can hold. Shorten it, or send it in parts.",
} as const;

export const empty = {
  doors: "Characters",
  yourLine: (line: string) => `You: ${line}`,
  together: "Together",
  togetherSubtitle: "In discussion",
  invitation: (name: string) => `Begin with a question for ${name}, or one of these:`,
} as const;

export const model = {
  builtIn: "Built-in replies: written by hand and chosen by rule. No AI model is running.",
  remote: (name: string) => `Answers come from ${name}, a language model.`,
  onDevice: (name: string) => `Answers come from ${name}, a language model that runs on this device.`,
} as const;

export const dialog = {
  close: "Close",
} as const;

export const crash = {
  title: "This part of the archive has stopped working.",
  advice: "Your messages are kept. Reload the page to go on.",
  reload: "Reload",
  unfetched:
    "This part could not be loaded. Check your connection, then try again. If it still does not load, reload the page.",
  again: "Try again",
} as const;

/** The labels of `voice` that the first screen needs. */
export const firstScreenVoice = {
  replay: "Tap to replay",
  menu: "Menu",
  unspoken: (name: string) => `What ${name} says`,
  sayIt: "Say it aloud",
} as const;

/** The labels of `microphone` that the first screen needs. */
export const firstScreenMicrophone = {
  record: "Record",
  stopAndSend: "Stop & Send",
  sending: "Sending…",
  you: "You (listening...)",
  starting: "The microphone is being opened…",
  asking: "The browser asks whether this page may use the microphone.",
  listening: "Listening. Press “Stop & Send” when you have said it.",
  listeningAutomatically: "Listening. A pause sends what you have said.",
  restarting: "Reconnecting the microphone…",
  suspended: "The microphone waits while the reply comes.",
  level: "Loudness of the microphone",
} as const;

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
  regenerate: "Try another reply",
  edit: "Edit message",
  suggestions: "Questions to ask",
  copy: "Copy",
  share: "Share",
  delete: "Delete",
  deleteTitle: "Delete your message and its reply?",
  deleteExtent: (isLogged: boolean) =>
    isLogged
      ? "Both are deleted in this browser and on the server. This cannot be undone."
      : "Both are deleted in this browser. This cannot be undone.",
  keep: "Cancel",
  copied: "Copied",
  copyFailed: "Copying failed. Select the text and copy it by hand.",
  imageShared: "image shared",
  picture: "Your picture",
  jump: "Jump to newest",
  loading: "Opening your messages…",
  thinking: (name: string) => `${name} is thinking…`,
  modelLoading: (name: string) => `${name} is waiting for the language model, which may still be loading…`,
  queued: (place: number, waitMs?: number) =>
    `The language model answers one message at a time. ${place === 1 ? "1 is" : `${place} are`} before yours${waitMs === undefined ? "" : `: about ${seconds(waitMs)}`}.`,
  writing: (name: string) => `${name} is writing`,
  earlierKept: "Your earlier messages are kept.",
  showEarlier: "Show them",
  voiceOnly: "Voice only. Your conversation is kept.",
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
    refused: "The model declined to answer this. Try other words.",
  } satisfies Record<MessageStatus, string>,
} as const;

export const composer = {
  field: "Message",
  placeholder: (name: string) => `Write to ${name}…`,
  send: "Send",
  sendWithImage: "Send with Image",
  stopReply: "Stop reply",
  hint: "Enter sends, Shift+Enter starts a new line.",
  editing: "Editing your last message.",
  leave: "Cancel",
  tooLong: "Shorten this message, or send it in parts. The limit is a million characters.",
} as const;

export const empty = {
  doors: "Characters",
  yourLine: (line: string) => `You: ${line}`,
  together: "Together",
  togetherSubtitle: "Several at once",
  invitation: (name: string) => `Begin with a question for ${name}, or one of these:`,
} as const;

export const model = {
  builtIn: "Built-in replies, written by hand. No AI writes them.",
  remote: (name: string) => `Replies come from ${name}, a language model.`,
  onDevice: (name: string) => `Replies come from ${name}, a language model that runs on this device.`,
} as const;

export const dialog = {
  close: "Close",
} as const;

export const crash = {
  title: "This part of the archive has stopped working.",
  advice: "Reload the page to go on. Your messages are kept.",
  reload: "Reload",
  unfetched:
    "This part could not be loaded. Check your connection, then try again. If it still does not load, reload the page.",
  again: "Try again",
} as const;

/** The labels of `voice` that the first screen needs. */
export const firstScreenVoice = {
  replay: "Tap to replay",
  hear: "Get the voice",
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
  starting: "Opening the microphone…",
  asking: "Allow the microphone when the browser asks.",
  listening: "Listening. Press “Stop & Send” when you are done.",
  listeningAutomatically: "Listening. Stop talking to send.",
  restarting: "Reconnecting the microphone…",
  suspended: "The microphone waits for the reply to end.",
  level: "Loudness of the microphone",
} as const;

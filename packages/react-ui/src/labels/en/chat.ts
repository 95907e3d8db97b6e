import type { MemoryProblem, MessageStatus, ReplyFailureReason } from "@archive-of-minds/core";
import { seconds } from "./seconds";

/** Details of a failed reply. */
export interface ReplyFailureDetails {
  /** The name of the model that failed. */
  readonly model: string;
  readonly retryAfterMs?: number | undefined;
}

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

export const failure = {
  again: "Try again",
  withBuiltIn: "Answer with a built-in reply",
  withNext: (model: string) => `Answer with ${model}`,
  unanswered: "Your last question has no answer yet.",
  ask: "Ask again",
  cutAtOnce: (model: string) => `${model} broke off before the first word. Try again.`,
  elsewhere: (name: string) => `${name} is answering in another tab. The answer comes here too.`,
  reason: {
    missingKey: ({ model }) =>
      `${model} has no key here. Ask the person who runs this archive to set one, or go on with built-in replies.`,
    auth: ({ model }) =>
      `${model} refused the archive’s key. Ask the person who runs this archive to renew it, or go on with built-in replies.`,
    locked: () => "The archive had locked itself. Your question is kept; ask again.",
    outdatedClient: () =>
      "This page is older than the archive’s server. Your question is kept: reload the page, then ask again.",
    permission: ({ model }) => `${model} refused this question. Try other words, or go on with built-in replies.`,
    notFound: ({ model }) =>
      `The server does not know ${model}: it may be withdrawn, or its name mistyped. Ask the person who runs this archive to choose another model, or go on with built-in replies.`,
    rateLimited: ({ model, retryAfterMs }) =>
      `${model} is asked too often just now. Try again in ${seconds(retryAfterMs ?? 30_000)}.`,
    limitReached: ({ model, retryAfterMs }) =>
      `The archive has asked ${model} for as many answers as it may for now. Go on with built-in replies, or try again in ${seconds(retryAfterMs ?? 60_000)}.`,
    outOfCredit: ({ model }) =>
      `${model} has no credit left here. Ask the person who runs this archive to renew it, or go on with built-in replies.`,
    unavailable: () =>
      "The archive’s own server is in trouble just now. Your question is kept; go on with built-in replies, or try again in a moment.",
    overloaded: ({ model }) => `${model} is overloaded or out of order. Try again in a moment.`,
    invalid: ({ model }) =>
      `${model} gave no usable answer. Try again; if that does not help, tell the person who runs this archive, or go on with built-in replies.`,
    timeout: ({ model }) => `${model} took too long. Try again.`,
    network: () => "No connection to the archive’s server. Check your network, then try again.",
    unreachable: ({ model }) =>
      `The archive’s server cannot reach ${model}; your own network is not to blame. Your question is kept: try again in a moment, or go on with built-in replies.`,
    cutOff: () =>
      "The connection broke in the middle of the answer. What had arrived is kept; try again for a whole one.",
    removed: ({ model }) =>
      `${model} is no longer on this device. What had arrived is kept; try again, or go on with another model.`,
    notLoaded: ({ model }) =>
      `${model} does not run: this device may lack the memory for it. What had arrived is kept; close other pages and try again, or go on with another model.`,
    tooLong: ({ model }) => `This message is too long for ${model}. Shorten it, or go on with another model.`,
    unchecked: () =>
      "The safety check could not be loaded, so no reply is given. Your message is kept. Check your network, then try again.",
    unknown: () => "Something went wrong while answering. Try again.",
  } satisfies Record<ReplyFailureReason, (details: ReplyFailureDetails) => string>,
} as const;

export const status = {
  problem: {
    full: "This browser’s storage is full: new messages will be gone when the page closes. Free some space to keep them.",
    blocked:
      "This browser keeps nothing for this page: messages will be gone when it closes. A normal window, not a private one, keeps them.",
    unknown: "The last message could not be kept in this browser. The conversation goes on; copy what matters to you.",
    unreadable: "Earlier messages could not be read, and new ones may not be kept. Reload the page to try again.",
    lost: "This browser has deleted what was stored for this page. These messages will be gone when the page closes.",
  } satisfies Record<MemoryProblem, string>,
  keep: "Keep it",
  smallStorage: "This browser’s database is not available. Messages are kept in its smaller local storage.",
  logRefused:
    "The archive’s server did not take your last message and its answer; they may be too long. They are kept on this device only: copy them, or export the memory, to have them elsewhere.",
  logBehind: "The archive’s server is out of reach. Your messages are kept here and handed over later.",
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

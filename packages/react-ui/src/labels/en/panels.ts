import type {
  ImportRefusal,
  MemoryNotice,
  ServerPart,
  TextShareErrorReason,
  YourDataNotice,
} from "@archive-of-minds/core";

const dayCount = (days: number) => (days === 1 ? "1 day" : `${days.toLocaleString("en")} days`);
const messageCount = (count: number) => (count === 1 ? "1 message" : `${count.toLocaleString("en")} messages`);

export const qr = {
  title: (product: string) => `Scan to Access ${product}`,
  picture: (url: string) => `QR code for ${url}`,
  thisDevice: "This address works on this device only. Ask the person who runs the archive for its public address.",
  copy: "Copy URL",
  copied: "URL copied to clipboard!",
  refused: "Copying failed. Select the address above and copy it by hand.",
  iPhone: {
    device: "On iPhone",
    steps: ["Open the Camera and hold it over the code.", "Tap the yellow link that appears."],
  },
  android: {
    device: "On Android",
    steps: ["Open the Camera, or Google Lens, and hold it over the code.", "Tap the address that appears."],
  },
} as const;

export const memory = {
  title: "Memory Bank",
  created: "Created",
  lastInteraction: "Last interaction",
  never: "Never",
  unknown: "Unknown",
  total: "Total messages",
  fromUser: "User messages",
  fromCharacter: "Character messages",
  images: "Images shared",
  storedHere: "Conversations are stored locally in this browser; no other copy is kept.",
  storedHereAndOnServer: (days: number | null) =>
    `Conversations are stored locally in this browser, and on the server${days === null ? "" : ` for ${dayCount(days)}`}.`,
  storedNowhere:
    "This browser stores nothing for this page: the conversation lasts until the page closes. No other copy is kept.",
  storedOnServer: (days: number | null) =>
    `This browser stores nothing for this page. The server keeps the conversation${days === null ? "" : ` for ${dayCount(days)}`}.`,
  /** Behind the sentences on where it is stored, where the panel can clear it. */
  clearsHere: "“Clear Memory” deletes those with this character.",
  clearsBoth: "“Clear Memory” deletes those with this character in both places.",
  clearsOnServer: "“Clear Memory” deletes it there too.",
  coreIdentity: "Core Identity",
  biographyLoading: "Loading the biography…",
  biographyFailed: "The biography could not be loaded. Check your connection, then reload the page.",
  opening: "Opening the Memory Bank…",
  openingFailed: "This part could not be loaded. Check your connection, then reload the page.",
  importFile: "Import from File (.json)",
  download: "Download File",
  share: "Copy/Share Memory",
  clear: "Clear Memory",
  paste: "Paste memory",
  pastePlaceholder: "Paste the whole export here",
  importText: "Import from Text Above",
  reading: "Reading the memory…",
  storing: "Storing the memory…",
  cancel: "Cancel",
  namedOther: (named: string, name: string) => `The file names ${named}, but was imported into ${name}’s memory.`,
  dismissNamedOther: "OK",
  pasteFirst: "Please paste memory data into the text box first.",
  notJson: { file: "Invalid JSON file", text: "Invalid memory data. Make sure you copied the entire text." },
  wrongFormat: {
    file: "Failed to import memory. Check file format.",
    text: "Failed to import memory. Check data format.",
  },
  importFailed: "Failed to import memory.",
  refusal: {
    notJson: () => "This is not a complete export. Nothing was changed.",
    wrongFormat: () => "It holds no list of conversations. Nothing was changed.",
    badMessage: (at: number) => `Message ${String(at)} is damaged. Nothing was changed.`,
    tooLarge: () => "It is larger than 100 MB, or holds too much besides messages. Nothing was changed.",
    tooMany: () => "It holds more than 500,000 messages. Nothing was changed.",
    tooLong: (at: number) => `Message ${String(at)} is longer than a million characters. Nothing was changed.`,
    tooDeep: () => "It is too complex to read. Nothing was changed.",
    unreadable: () => "Check that the file is still there, then choose it again: it cannot be read.",
    full: () => "Free some space, then try again: this browser’s storage is full. Nothing was changed.",
    blocked: () => "Use a normal window, not a private one: here nothing can be kept.",
    timeout: () => "Close other pages, then try again: it took longer than two minutes. Nothing was changed.",
    unsettled: () => "Reload the page to see whether it worked: it took longer than two minutes.",
    unknown: () => "Reload the page, then try again. Nothing was changed.",
  } satisfies Record<Exclude<ImportRefusal["reason"], "blank">, (at: number) => string>,
  redated: (count: number) =>
    `${messageCount(count)} of the import ${count === 1 ? "was" : "were"} dated in the future, and now ${count === 1 ? "has" : "have"} the time of the import.`,
  dismissRedated: "OK",
  notice: {
    imported: "Memory imported successfully!",
    downloaded: "The download has started.",
    exportFailed: "The memory could not be read. Reload the page, then try again.",
    shared: "Memory shared.",
    copied: "Memory copied to the clipboard.",
    cleared: "The memory is cleared.",
    clearedHere:
      "Cleared in this browser. The server could not be reached and may still have it: clear again when you are online.",
    clearFailed: "The memory could not be cleared. Reload the page, then try again.",
    restored: "The old memory is back.",
    restoreFailed: "The old memory could not be restored. Reload the page, then try again.",
  } satisfies Record<Exclude<MemoryNotice["type"], "shareFailed">, string>,
  shareFailed: {
    refused: "Copying failed. Allow the clipboard in the address bar, or download the file.",
    unsupported: "This browser cannot copy here. Download the file instead.",
    unknown: "The memory could not be copied. Download the file instead.",
  } satisfies Record<TextShareErrorReason, string>,
  clearQuestion: "Are you sure you want to clear all conversation history? This cannot be undone.",
  clearExtent: (name: string, isOnServer: boolean) =>
    `This deletes all conversations with ${name}: here${isOnServer ? ", in every open tab and on the server" : " and in every open tab"}.`,
  clearConfirm: "Clear",
  downloadFirst: "Download first",
  backup: {
    import: (messages: number, date: string) =>
      `An import on ${date} replaced the old memory (${messageCount(messages)}), which is kept here.`,
    restore: (messages: number, date: string) =>
      `The old memory was restored on ${date}. The imported one (${messageCount(messages)}) is kept here.`,
  },
  restore: { import: "Restore the old memory", restore: "Restore the imported memory" },
  room: (used: string, total: string) => `${used} of ${total} of this browser’s storage is in use.`,
  roomPromised: "Your browser keeps the messages, even when space is low.",
  roomUnpromised: "Your browser may delete messages when space is low. Download a copy to be safe.",
  roomScarce: (used: string, total: string) =>
    `Download a copy: this browser’s storage is nearly full (${used} of ${total}).`,
  downloadNow: "Download now",
  search: "Search all conversations",
  foundList: "Messages found",
  /** Follows who wrote a message that was found in a conversation with another character. */
  foundWith: (name: string) => `with ${name}`,
  show: "Show in the conversation",
  found: (total: number, shown: number) =>
    total === 0
      ? "No messages found."
      : total > shown
        ? `${messageCount(total)}; the newest ${String(shown)} are shown.`
        : messageCount(total),
} as const;

export const conversations = {
  title: "Conversations",
  begin: "New conversation",
  none: "No messages yet.",
  /** A conversation without a name and without words that can be shown. */
  unnamed: "Conversation",
  count: messageCount,
  all: "All conversations",
  rename: (name: string) => `Rename “${name}”`,
  delete: (name: string) => `Delete “${name}”`,
  name: "Name of the conversation",
  save: "Save",
  cancel: "Cancel",
  deleteTitle: "Delete this conversation?",
  deleteExtent: (name: string, messages: number, isLogged: boolean) =>
    `“${name}”, ${messageCount(messages)}, is deleted in this browser${isLogged ? " and on the server" : ""}. This cannot be undone.`,
  keep: "Cancel",
  deleteConfirm: "Delete",
} as const;

export const yourData = {
  title: "Your data",
  here: "In this browser: your messages with every character, unfinished drafts and the Chat Room’s discussion, until you delete them, and your settings.",
  hereUntilClosed: "In this browser: nothing after this page closes.",
  onServer: (days: number | null) =>
    `On the server: your messages and their replies${days === null ? "" : `, each for ${dayCount(days)}`}, under a random id in a cookie that lasts 400 days from your last visit. Pictures are never stored there.`,
  noServer: "No other copy is kept.",
  opening: "Opening…",
  openingFailed: "This part could not be loaded. Check your connection, then reload the page.",
  show: "Show what the server has",
  hide: "Hide what the server has",
  reading: "Asking the server…",
  more: (name: string) => `Show more with ${name}`,
  nothing: "The server has nothing from you.",
  visitor: "You",
  unreachable: "The server cannot be reached. Check your connection, then try again.",
  locked: "The archive is locked. Enter the access code, then try again.",
  tryAgain: "Try again",
  download: "Download everything",
  downloading: "Collecting everything…",
  deleteAll: "Delete everything",
  deleting: "Deleting…",
  forget: "Forget me on the server",
  forgetting: "Asking the server to forget you…",
  cancel: "Cancel",
  downloadFirst: "Download first",
  deleteQuestion: "Delete everything, with all characters? This cannot be undone.",
  deleteHere:
    "In this browser and every open tab: all messages, what an import replaced, drafts and the Chat Room’s discussion.",
  deleteOnServer: "On the server: everything it has from you.",
  deleteKeeps: "Your settings stay.",
  deleteConfirm: "Delete everything now",
  forgetQuestion: "Should the server forget you? This cannot be undone.",
  forgetExtent:
    "The server deletes everything it has from you, and the cookie it knows you by. You need the access code to come in again.",
  forgetKeeps: "What is kept in this browser stays. “Delete everything” deletes that.",
  forgetConfirm: "Forget me now",
  notice: {
    downloadFailed: "The file could not be made. Reload the page, then try again.",
    deleted: "Everything is deleted.",
    deletedHere:
      "Deleted in this browser. The server could not be reached and may still have it: press “Delete everything” again when you are online.",
    deleteFailed: "Not everything could be deleted. Reload the page, then press “Delete everything” again.",
    forgotten: "The server has forgotten you.",
    forgetFailed: "The server could not be reached and may still know you. Try again when you are online.",
  } satisfies Record<Exclude<YourDataNotice["type"], "downloaded">, string>,
  downloaded: {
    complete: "The download has started.",
    none: "The download has started.",
    unreachable: "The download has started. The server could not be reached: its part is missing or incomplete.",
    locked: "The download has started. The archive is locked: the server’s part is missing or incomplete.",
  } satisfies Record<ServerPart, string>,
} as const;

export const iosTip = {
  title: "Voice on your iPhone",
  tips: [
    "Turn silent mode off to hear the characters.",
    "Tap anywhere once before the first reply, to allow sound.",
    "Allow the microphone when Safari asks, to speak instead of writing.",
  ],
  dismiss: "Got it!",
} as const;

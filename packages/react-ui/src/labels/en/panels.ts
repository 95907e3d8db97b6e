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
  refused: "The browser refused the clipboard. Select the address above and copy it by hand.",
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
  storedHere:
    "Conversations are stored locally in this browser, and this site keeps no other copy. Clear Memory deletes those with this character.",
  storedHereAndOnServer: (days: number | null) =>
    `Conversations are stored locally in this browser, and on this site’s server${days === null ? "" : ` for ${dayCount(days)}`}. Clear Memory deletes those with this character in both places.`,
  storedNowhere:
    "This browser stores nothing for this page: the conversation lasts until the page closes. This site keeps no other copy.",
  storedOnServer: (days: number | null) =>
    `This browser stores nothing for this page. This site’s server keeps the conversation${days === null ? "" : ` for ${dayCount(days)}`}. Clear Memory deletes it there too.`,
  coreIdentity: "Core Identity",
  biographyLoading: "Fetching the biography…",
  biographyFailed: "The biography could not be fetched. Check your connection, then reload the page.",
  opening: "Opening the Memory Bank…",
  openingFailed: "What can be done with the memory could not be fetched. Check your connection, then reload the page.",
  importFile: "Import from File (.json)",
  download: "Download File",
  share: "Copy/Share Memory",
  clear: "Clear Memory",
  paste: "Paste memory",
  pastePlaceholder: "The whole text of an exported memory",
  importText: "Import from Text Above",
  reading: "The memory is being read…",
  storing: "The memory is being stored…",
  cancel: "Cancel",
  namedOther: (named: string, name: string) => `The file names ${named}. What is in it was taken for ${name}’s memory.`,
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
    badMessage: (at: number) => `Message ${String(at)} is not as a message should be. Nothing was changed.`,
    tooLarge: () => "It is larger than 100 MB, or holds too much besides messages. Nothing was changed.",
    tooMany: () => "It holds more than 500,000 messages. Nothing was changed.",
    tooLong: (at: number) => `Message ${String(at)} is longer than a million characters. Nothing was changed.`,
    tooDeep: () => "Something in it is nested too deeply. Nothing was changed.",
    unreadable: () => "The file cannot be read from your disk. Check that it is still there, then choose it again.",
    full: () => "This browser’s storage is full. Free some space, then try again; nothing was changed.",
    blocked: () => "This browser keeps nothing for this page. A normal window, not a private one, does.",
    timeout: () =>
      "It took longer than two minutes and was called off. Nothing was changed; try again, perhaps with less open beside it.",
    unsettled: () =>
      "It took longer than two minutes, and the browser does not say whether it was kept. Reload the page to see.",
    unknown: () => "The browser could not do it. Reload the page, then try again; nothing was changed.",
  } satisfies Record<Exclude<ImportRefusal["reason"], "blank">, (at: number) => string>,
  redated: (count: number) =>
    `${messageCount(count)} of the import ${count === 1 ? "was" : "were"} dated in the future, and ${count === 1 ? "has" : "have"} the time of the import now.`,
  dismissRedated: "OK",
  notice: {
    imported: "Memory imported successfully!",
    downloaded: "The file is on its way to your downloads.",
    exportFailed: "The memory could not be read. Reload the page, then try again.",
    shared: "Memory shared.",
    copied: "Memory copied to the clipboard.",
    cleared: "The memory is cleared.",
    clearedHere:
      "Cleared in this browser. The archive’s server could not be reached or did not answer, and may still hold it: clear once more when you are online.",
    clearFailed: "The memory could not be cleared. Reload the page, then try again.",
    restored: "The former memory is back.",
    restoreFailed: "The former memory could not be put back. Reload the page, then try again.",
  } satisfies Record<Exclude<MemoryNotice["type"], "shareFailed">, string>,
  shareFailed: {
    refused: "The browser refused the clipboard. Allow it in the address bar, or download the file.",
    unsupported: "This page has no clipboard. Download the file instead.",
    unknown: "The memory could not be copied. Download the file instead.",
  } satisfies Record<TextShareErrorReason, string>,
  clearQuestion: "Are you sure you want to clear all conversation history? This cannot be undone.",
  clearExtent: (name: string, isOnServer: boolean) =>
    `Everything said with ${name} goes, in all conversations, and nothing of the others. It goes at once: here${isOnServer ? ", in every open tab, and on the archive’s server" : " and in every open tab"}.`,
  clearConfirm: "Clear",
  downloadFirst: "Download first",
  backup: {
    import: (messages: number, date: string) =>
      `An import replaced ${messageCount(messages)} on ${date}. They are kept here.`,
    restore: (messages: number, date: string) =>
      `The former memory came back on ${date}. The ${messageCount(messages)} that stood in its place are kept here.`,
  },
  restore: { import: "Restore what the import replaced", restore: "Go back to what was imported" },
  room: (used: string, total: string) => `${used} of ${total} of this browser’s storage are in use.`,
  roomPromised: "Your browser has promised to keep the messages.",
  roomUnpromised: "Your browser may delete messages when space is low. Download a copy to be safe.",
  roomScarce: (used: string, total: string) =>
    `This browser’s storage is nearly full: ${used} of ${total} are in use. Take the memory along before new messages can no longer be kept.`,
  downloadNow: "Download now",
  search: "Search this memory",
  foundList: "Messages found",
  show: "Show in the conversation",
  found: (total: number, shown: number) =>
    total === 0
      ? "No message says that."
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
    `“${name}”, ${messageCount(messages)}, is deleted on this device${isLogged ? " and on the archive’s server" : ""}. This cannot be undone.`,
  keep: "Keep",
  deleteConfirm: "Delete",
} as const;

export const yourData = {
  title: "Your data",
  here: "In this browser: your messages with every character, unfinished drafts and the Chat Room’s discussion, until you delete them, and your settings.",
  hereUntilClosed: "In this browser: nothing for longer than this page is open.",
  onServer: (days: number | null) =>
    `On this site’s server: your messages and their replies${days === null ? "" : `, each for ${dayCount(days)}`}, under a random id in a cookie that lasts 400 days from your last visit. Pictures are never stored there.`,
  noServer: "This site keeps no copy anywhere else.",
  opening: "Opening…",
  openingFailed: "This part could not be fetched. Check your connection, then reload the page.",
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
  forget: "Forget me on this server",
  forgetting: "Asking the server to forget you…",
  cancel: "Cancel",
  downloadFirst: "Download first",
  deleteQuestion: "Delete everything, with all characters? This cannot be undone.",
  deleteHere:
    "In this browser and every open tab: all messages, what an import replaced, drafts and the Chat Room’s discussion.",
  deleteOnServer: "On this site’s server: everything it has from you.",
  deleteKeeps: "Your settings stay.",
  deleteConfirm: "Delete everything now",
  forgetQuestion: "Have this site’s server forget you? This cannot be undone.",
  forgetExtent:
    "The server deletes everything it has from you, and the cookie it knows you by. You need the access code to come in again.",
  forgetKeeps: "What is kept in this browser stays. “Delete everything” deletes that.",
  forgetConfirm: "Forget me now",
  notice: {
    downloadFailed: "The file could not be made. Reload the page, then try again.",
    deleted: "Everything is deleted.",
    deletedHere:
      "Deleted in this browser. The server could not be reached and may still hold it: press “Delete everything” again when you are online.",
    deleteFailed: "Not everything could be deleted. Reload the page, then press “Delete everything” again.",
    forgotten: "The server has forgotten you.",
    forgetFailed: "The server could not be reached and may still know you. Try again when you are online.",
  } satisfies Record<Exclude<YourDataNotice["type"], "downloaded">, string>,
  downloaded: {
    complete: "The file is on its way to your downloads.",
    none: "The file is on its way to your downloads.",
    unreachable:
      "The file is on its way to your downloads. The server could not be reached: its part is missing or incomplete.",
    locked:
      "The file is on its way to your downloads. The archive is locked: the server’s part is missing or incomplete.",
  } satisfies Record<ServerPart, string>,
} as const;

export const iosTip = {
  title: "Voice on your iPhone",
  tips: [
    "Turn the silent switch off, or the characters stay mute.",
    "Tap once anywhere before the first reply: only then may a page make sound.",
    "Allow the microphone when Safari asks, to speak instead of typing.",
  ],
  dismiss: "Got it!",
} as const;

import type { MemoryProblem } from "@archive-of-minds/core";

export const status = {
  problem: {
    full: "Free some space: this browser’s storage is full, and new messages are lost when the page closes.",
    blocked: "Use a normal window, not a private one, to keep your messages. Here they are lost when the page closes.",
    unknown: "Copy what matters to you: your last message could not be kept in this browser.",
    unreadable: "Reload the page: earlier messages could not be read, and new ones may not be kept.",
    lost: "The browser deleted this page’s messages. Press “Keep them”, or these are lost when the page closes.",
  } satisfies Record<MemoryProblem, string>,
  keep: "Keep them",
  moreNotices: (others: number) => (others === 1 ? "1 more notice" : `${others} more notices`),
  smallStorage: "Messages are kept, but this browser has little space for them.",
  logRefused: "Your last message and its reply are kept in this browser only; they may be too long for the server.",
  logBehind: "The server cannot be reached. Your messages are kept here and sent to it later.",
} as const;

import type { MemoryProblem } from "@archive-of-minds/core";

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
  moreNotices: (others: number) => (others === 1 ? "1 more notice" : `${others} more notices`),
  smallStorage: "This browser’s database is not available. Messages are kept in its smaller local storage.",
  logRefused:
    "The archive’s server did not take your last message and its answer; they may be too long. They are kept on this device only: copy them, or export the memory, to have them elsewhere.",
  logBehind: "The archive’s server is out of reach. Your messages are kept here and handed over later.",
} as const;

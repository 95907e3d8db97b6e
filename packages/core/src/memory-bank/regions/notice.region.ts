import { memoryBankSetup } from "../memory-bank.setup";

/** The status line with the last result; it disappears after a moment. */
export const noticeRegion = memoryBankSetup.createStateConfig({
  initial: "silent",
  states: {
    silent: { on: { "notice.given": "shown" } },
    shown: {
      tags: "waiting",
      on: { "notice.given": { target: "shown", reenter: true } },
      after: { statusLine: { target: "silent", actions: "forgetNotice" } },
    },
  },
});

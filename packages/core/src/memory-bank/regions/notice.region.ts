import { memoryBankSetup } from "../memory-bank.setup";

/** The line that says what has been done; it is gone in a moment. */
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

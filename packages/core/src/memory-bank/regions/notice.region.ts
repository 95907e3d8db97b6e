import { memoryBankSetup } from "../memory-bank.setup";

/** The status line with the last result; it disappears after a moment. */
export const noticeRegion = memoryBankSetup.createStateConfig({
  initial: "hidden",
  states: {
    hidden: { on: { "notice.show": "shown" } },
    shown: {
      tags: "waiting",
      on: { "notice.show": { target: "shown", reenter: true } },
      after: { statusLine: { target: "hidden", actions: "clearNotice" } },
    },
  },
});

import { not } from "xstate";
import { memoryBankSetup } from "../memory-bank.setup";

/** The warning that an imported file named another character. It stays until the visitor has read it or its memory is gone, also over a reload. */
export const mismatchRegion = memoryBankSetup.createStateConfig({
  initial: "none",
  states: {
    none: { always: { guard: "isMismatched", target: "shown" } },
    shown: {
      always: { guard: not("isMismatched"), target: "none" },
      on: { "mismatch.dismiss": { actions: "clearMismatch" } },
    },
  },
});

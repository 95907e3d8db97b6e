import { not } from "xstate";
import { memoryBankSetup } from "../memory-bank.setup";

/** The warning that an imported file named another character. It stays until it is read or its memory is gone, over a new beginning of the page too. */
export const mismatchRegion = memoryBankSetup.createStateConfig({
  initial: "none",
  states: {
    none: { always: { guard: "isOfAnother", target: "warned" } },
    warned: {
      always: { guard: not("isOfAnother"), target: "none" },
      on: { "mismatch.dismiss": { actions: "settleMismatch" } },
    },
  },
});

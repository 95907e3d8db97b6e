import { not } from "xstate";
import { memoryBankSetup } from "../memory-bank.setup";

/** The note that imported messages of a time to come were given another. It stays until it is read or its memory is gone, over a new beginning of the page too. */
export const redatingRegion = memoryBankSetup.createStateConfig({
  initial: "none",
  states: {
    none: { always: { guard: "isRedated", target: "told" } },
    told: {
      always: { guard: not("isRedated"), target: "none" },
      on: { "redated.dismiss": { actions: "forgetRedated" } },
    },
  },
});

import { not } from "xstate";
import { memoryBankSetup } from "../memory-bank.setup";

/** The note that imported messages with a time in the future were given another. It stays until the visitor has read it or its memory is gone, also over a reload. */
export const redatingRegion = memoryBankSetup.createStateConfig({
  initial: "none",
  states: {
    none: { always: { guard: "isRedated", target: "shown" } },
    shown: {
      always: { guard: not("isRedated"), target: "none" },
      on: { "redated.dismiss": { actions: "clearRedated" } },
    },
  },
});

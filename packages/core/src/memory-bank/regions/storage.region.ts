import { memoryBankSetup } from "../memory-bank.setup";

/** Whether the browser has space for further messages. */
export const storageRegion = memoryBankSetup.createStateConfig({
  initial: "measuring",
  on: { "memory.replaced": ".measuring" },
  states: {
    measuring: {
      tags: "waiting",
      invoke: {
        id: "storageMeter",
        src: "measureStorage",
        onDone: [
          {
            guard: { type: "isStorageLow", params: ({ event }) => ({ storage: event.output }) },
            target: "scarce",
            actions: { type: "setStorage", params: ({ event }) => ({ storage: event.output }) },
          },
          { target: "ample", actions: { type: "setStorage", params: ({ event }) => ({ storage: event.output }) } },
        ],
        onError: "ample",
      },
      after: { memoryCheck: "ample" },
    },
    /** Or the free space is unknown. */
    ample: {},
    scarce: {},
  },
});

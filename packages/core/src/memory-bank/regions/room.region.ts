import { memoryBankSetup } from "../memory-bank.setup";

/** Whether the browser has space for further messages. */
export const roomRegion = memoryBankSetup.createStateConfig({
  initial: "measuring",
  on: { "memory.settled": ".measuring" },
  states: {
    measuring: {
      tags: "waiting",
      invoke: {
        id: "storageMeter",
        src: "measureStorage",
        onDone: [
          {
            guard: { type: "isLittle", params: ({ event }) => ({ room: event.output }) },
            target: "scarce",
            actions: { type: "noteRoom", params: ({ event }) => ({ room: event.output }) },
          },
          { target: "ample", actions: { type: "noteRoom", params: ({ event }) => ({ room: event.output }) } },
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

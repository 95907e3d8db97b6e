import { memoryBankSetup } from "../memory-bank.setup";
import type { MemoryBankContext } from "../memory-bank.types";

const exportInput = ({ character, now }: MemoryBankContext) => ({ characterId: character.id, exportedAt: now() });

/** Exporting the memory, also during the confirmation of a clearing. */
export const outgoingRegion = memoryBankSetup.createStateConfig({
  initial: "resting",
  states: {
    resting: {
      on: { "memory.download": "exporting", "memory.share": "sharing" },
    },
    exporting: {
      tags: ["waiting", "unfinished"],
      invoke: {
        id: "exporter",
        src: "exportMemory",
        input: ({ context }) => exportInput(context),
        onDone: {
          target: "resting",
          actions: [
            { type: "handOut", params: ({ event }) => event.output },
            { type: "give", params: { type: "downloaded" } },
          ],
        },
        onError: { target: "resting", actions: { type: "give", params: { type: "exportFailed" } } },
      },
      after: { memoryExport: { target: "resting", actions: { type: "give", params: { type: "exportFailed" } } } },
    },
    sharing: {
      initial: "reading",
      states: {
        reading: {
          tags: "waiting",
          invoke: {
            id: "writer",
            src: "writeOutMemory",
            input: ({ context }) => exportInput(context),
            onDone: {
              target: "handingOver",
              actions: { type: "takeText", params: ({ event }) => ({ text: event.output }) },
            },
            onError: {
              target: "#memoryBank.outgoing.resting",
              actions: { type: "give", params: { type: "exportFailed" } },
            },
          },
          after: {
            memoryExport: {
              target: "#memoryBank.outgoing.resting",
              actions: { type: "give", params: { type: "exportFailed" } },
            },
          },
        },
        /** The system may show a dialog, which has no deadline. */
        handingOver: {
          tags: "lasting",
          exit: "forgetText",
          invoke: {
            id: "sharer",
            src: "shareMemory",
            input: ({ context }) => ({ text: context.toShare ?? "", title: context.character.name }),
            onDone: {
              target: "#memoryBank.outgoing.resting",
              actions: { type: "giveSharing", params: ({ event }) => ({ sharing: event.output }) },
            },
            onError: {
              target: "#memoryBank.outgoing.resting",
              actions: { type: "giveShareFailure", params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});

import { memoryBankSetup } from "../memory-bank.setup";
import type { MemoryBankContext } from "../memory-bank.types";

const exportInput = ({ character, now }: MemoryBankContext) => ({ characterId: character.id, exportedAt: now() });

/** Exporting the memory, also during the confirmation of a clearing. */
export const exportRegion = memoryBankSetup.createStateConfig({
  initial: "idle",
  states: {
    idle: {
      on: { "memory.download": "exporting", "memory.share": "sharing" },
    },
    exporting: {
      tags: ["waiting", "unfinished"],
      invoke: {
        id: "exporter",
        src: "exportMemory",
        input: ({ context }) => exportInput(context),
        onDone: {
          target: "idle",
          actions: [
            { type: "emitFile", params: ({ event }) => event.output },
            { type: "showNotice", params: { type: "downloaded" } },
          ],
        },
        onError: { target: "idle", actions: { type: "showNotice", params: { type: "exportFailed" } } },
      },
      after: { memoryExport: { target: "idle", actions: { type: "showNotice", params: { type: "exportFailed" } } } },
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
              target: "#memoryBank.export.idle",
              actions: { type: "showNotice", params: { type: "exportFailed" } },
            },
          },
          after: {
            memoryExport: {
              target: "#memoryBank.export.idle",
              actions: { type: "showNotice", params: { type: "exportFailed" } },
            },
          },
        },
        /** The system may show a dialog, which has no deadline. */
        handingOver: {
          tags: "lasting",
          exit: "clearText",
          invoke: {
            id: "sharer",
            src: "shareMemory",
            input: ({ context }) => ({ text: context.toShare ?? "", title: context.character.name }),
            onDone: {
              target: "#memoryBank.export.idle",
              actions: { type: "showSharing", params: ({ event }) => ({ sharing: event.output }) },
            },
            onError: {
              target: "#memoryBank.export.idle",
              actions: { type: "showShareFailure", params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});

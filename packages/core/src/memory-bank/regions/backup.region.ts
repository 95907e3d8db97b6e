import { memoryBankSetup } from "../memory-bank.setup";

/** Whether there is a backup of a replaced memory. */
export const backupRegion = memoryBankSetup.createStateConfig({
  initial: "checking",
  on: { "memory.replaced": ".checking" },
  states: {
    checking: {
      tags: "waiting",
      invoke: {
        id: "backupChecker",
        src: "checkBackup",
        input: ({ context }) => ({ characterId: context.character.id }),
        onDone: [
          {
            guard: { type: "isBackup", params: ({ event }) => ({ backup: event.output }) },
            target: "available",
            actions: { type: "setBackup", params: ({ event }) => ({ backup: event.output }) },
          },
          { target: "none", actions: { type: "setBackup", params: { backup: null } } },
        ],
        onError: { target: "none", actions: { type: "setBackup", params: { backup: null } } },
      },
      after: { memoryCheck: { target: "none", actions: { type: "setBackup", params: { backup: null } } } },
    },
    none: {},
    available: {},
  },
});

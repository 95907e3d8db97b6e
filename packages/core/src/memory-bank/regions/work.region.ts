import { memoryBankSetup } from "../memory-bank.setup";

/** The operation on the memory, one at a time. */
export const workRegion = memoryBankSetup.createStateConfig({
  initial: "ready",
  states: {
    ready: {
      on: {
        "file.import": {
          target: "importing",
          actions: { type: "choose", params: ({ event }) => ({ source: "file", chosen: event.file }) },
        },
        "text.import": [
          {
            guard: { type: "isBlank", params: ({ event }) => event },
            target: ".refused",
            reenter: true,
            actions: { type: "refuse", params: { reason: "blank", source: "text" } },
          },
          {
            target: "importing",
            actions: { type: "choose", params: ({ event }) => ({ source: "text", chosen: event.text }) },
          },
        ],
        "memory.clear": "confirmingClear",
        "backup.restore": { guard: "hasBackup", target: "restoring" },
      },
      initial: "quiet",
      states: {
        quiet: {},
        /** The context has the reason; the former memory is unchanged. */
        refused: {
          tags: "waiting",
          exit: "clearRefusal",
          after: { statusLine: "quiet" },
        },
      },
    },

    importing: {
      tags: "busy",
      exit: "clearRead",
      initial: "reading",
      states: {
        reading: {
          tags: "waiting",
          invoke: {
            id: "reader",
            src: "readMemoryFile",
            input: ({ context }) => ({ characterId: context.character.id, source: context.chosen }),
            onError: {
              target: "#memoryBank.work.ready.refused",
              actions: { type: "refuse", params: { reason: "unknown" } },
            },
          },
          on: {
            "import.cancel": "#memoryBank.work.ready",
            "read.progressed": { actions: { type: "setProgress", params: ({ event }) => event } },
            "read.done": { target: "storing", actions: { type: "takeRead", params: ({ event }) => event } },
            "read.failed": {
              target: "#memoryBank.work.ready.refused",
              actions: { type: "refuse", params: ({ event }) => event },
            },
          },
          after: {
            memoryImport: {
              target: "#memoryBank.work.ready.refused",
              actions: { type: "refuse", params: { reason: "timeout" } },
            },
          },
        },
        storing: {
          tags: ["unfinished", "waiting"],
          invoke: {
            id: "storer",
            src: "storeImport",
            input: ({ context }) => ({ characterId: context.character.id, memory: context.read }),
            onError: {
              target: "#memoryBank.work.ready.refused",
              actions: { type: "refuse", params: { reason: "unknown" } },
            },
          },
          on: {
            "import.stored": {
              target: "#memoryBank.work.imported",
              actions: ["checkOwner", "checkTimes", "raiseReplaced"],
            },
            "import.failed": {
              target: "#memoryBank.work.ready.refused",
              actions: { type: "refuse", params: ({ event }) => event },
            },
          },
          initial: "writing",
          states: {
            writing: {
              tags: "waiting",
              after: { memoryImport: { target: "aborting", actions: "abortStoring" } },
            },
            /** Undoes what is written so far, unless everything is written already; the notice reports which. */
            aborting: {
              tags: "waiting",
              after: {
                memoryAbort: {
                  target: "#memoryBank.work.ready.refused",
                  actions: { type: "refuse", params: { reason: "unsettled" } },
                },
              },
            },
          },
        },
      },
    },

    /** The page reloads in a moment, where that loses nothing. */
    imported: {
      tags: ["busy", "unfinished", "waiting"],
      after: {
        memoryReload: [
          {
            guard: "mayReload",
            target: "ready",
            actions: ["announceImport", { type: "showNotice", params: { type: "imported" } }],
          },
          { target: "ready", actions: { type: "showNotice", params: { type: "imported" } } },
        ],
      },
    },

    confirmingClear: {
      on: {
        "clear.confirm": { guard: "isNotExporting", target: "clearing" },
        "clear.cancel": "ready",
      },
    },

    clearing: {
      tags: ["busy", "unfinished", "waiting"],
      initial: "here",
      states: {
        here: {
          tags: "waiting",
          invoke: {
            id: "clearer",
            src: "clearMemory",
            input: ({ context }) => ({ characterId: context.character.id }),
            onDone: { target: "onServer", actions: ["clearMismatch", "clearRedated", "raiseReplaced"] },
            onError: {
              target: "#memoryBank.work.ready",
              actions: { type: "showNotice", params: { type: "clearFailed" } },
            },
          },
          after: {
            memoryClear: {
              target: "#memoryBank.work.ready",
              actions: { type: "showNotice", params: { type: "clearFailed" } },
            },
          },
        },
        /** Nothing is left in this browser, whether or not the server has deleted its part. */
        onServer: {
          tags: "waiting",
          invoke: {
            id: "serverClearer",
            src: "clearServer",
            input: ({ context }) => ({ characterId: context.character.id }),
            onDone: {
              target: "#memoryBank.work.ready",
              actions: { type: "reportClearing", params: ({ event }) => ({ server: event.output }) },
            },
            onError: {
              target: "#memoryBank.work.ready",
              actions: { type: "reportClearing", params: { server: "unreachable" } },
            },
          },
          after: {
            memoryClear: {
              target: "#memoryBank.work.ready",
              actions: { type: "reportClearing", params: { server: "unreachable" } },
            },
          },
        },
      },
    },

    restoring: {
      tags: ["busy", "unfinished", "waiting"],
      invoke: {
        id: "restorer",
        src: "restoreBackup",
        input: ({ context }) => ({ characterId: context.character.id }),
        onDone: {
          target: "ready",
          actions: [
            { type: "showNotice", params: { type: "restored" } },
            "clearMismatch",
            "clearRedated",
            "raiseReplaced",
          ],
        },
        onError: {
          target: "ready",
          actions: [{ type: "showNotice", params: { type: "restoreFailed" } }, "raiseReplaced"],
        },
      },
      after: {
        memoryRestore: {
          target: "ready",
          actions: [{ type: "showNotice", params: { type: "restoreFailed" } }, "raiseReplaced"],
        },
      },
    },
  },
});

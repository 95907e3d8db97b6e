import { memoryBankSetup } from '../memory-bank.setup'

/** What is being done to the memory: one thing at a time. */
export const workRegion = memoryBankSetup.createStateConfig({
  initial: 'ready',
  states: {
    ready: {
      on: {
        'file.import': { target: 'importing', actions: { type: 'choose', params: ({ event }) => ({ source: 'file', chosen: event.file }) } },
        'text.import': [
          {
            guard: { type: 'isBlank', params: ({ event }) => event },
            target: '.refused',
            reenter: true,
            actions: { type: 'refuse', params: { reason: 'blank', source: 'text' } },
          },
          { target: 'importing', actions: { type: 'choose', params: ({ event }) => ({ source: 'text', chosen: event.text }) } },
        ],
        'memory.clear': 'confirmingClear',
        'backup.restore': { guard: 'hasBackup', target: 'restoring' },
      },
      initial: 'quiet',
      states: {
        quiet: {},
        /** The context says why; what was here before still stands. */
        refused: {
          tags: 'waiting',
          exit: 'forgetRefusal',
          after: { statusLine: 'quiet' },
        },
      },
    },

    importing: {
      tags: 'busy',
      exit: 'forgetRead',
      initial: 'reading',
      states: {
        reading: {
          tags: 'waiting',
          invoke: {
            id: 'reader',
            src: 'readMemoryFile',
            input: ({ context }) => ({ source: context.chosen }),
            onError: { target: '#memoryBank.work.ready.refused', actions: { type: 'refuse', params: { reason: 'unknown' } } },
          },
          on: {
            'import.cancel': '#memoryBank.work.ready',
            'read.progressed': { actions: { type: 'noteProgress', params: ({ event }) => event } },
            'read.done': { target: 'storing', actions: { type: 'takeRead', params: ({ event }) => event } },
            'read.failed': { target: '#memoryBank.work.ready.refused', actions: { type: 'refuse', params: ({ event }) => event } },
          },
          after: { memoryImport: { target: '#memoryBank.work.ready.refused', actions: { type: 'refuse', params: { reason: 'timeout' } } } },
        },
        storing: {
          tags: ['unfinished', 'waiting'],
          invoke: {
            id: 'storer',
            src: 'storeImport',
            input: ({ context }) => ({ characterId: context.character.id, memory: context.read }),
            onDone: { target: '#memoryBank.work.imported', actions: ['checkOwner', 'checkAnew'] },
            onError: { target: '#memoryBank.work.ready.refused', actions: { type: 'refuseStoring', params: ({ event }) => event } },
          },
          after: { memoryImport: { target: '#memoryBank.work.ready.refused', actions: { type: 'refuse', params: { reason: 'timeout' } } } },
        },
      },
    },

    /** The page begins anew in a moment. */
    imported: {
      tags: ['busy', 'unfinished', 'waiting'],
      after: { memoryReload: { target: 'ready', actions: 'announceImport' } },
    },

    confirmingClear: {
      on: {
        'clear.confirm': { guard: 'isNothingUnderWay', target: 'clearing' },
        'clear.cancel': 'ready',
      },
    },

    clearing: {
      tags: ['busy', 'unfinished', 'waiting'],
      invoke: {
        id: 'clearer',
        src: 'clearMemory',
        input: ({ context }) => ({ characterId: context.character.id }),
        onDone: { target: 'ready', actions: [{ type: 'settleClearing', params: ({ event }) => ({ server: event.output }) }, 'settleMismatch', 'checkAnew'] },
        onError: { target: 'ready', actions: { type: 'give', params: { type: 'clearFailed' } } },
      },
      after: { memoryClear: { target: 'ready', actions: { type: 'give', params: { type: 'clearFailed' } } } },
    },

    restoring: {
      tags: ['busy', 'unfinished', 'waiting'],
      invoke: {
        id: 'restorer',
        src: 'restoreBackup',
        input: ({ context }) => ({ characterId: context.character.id }),
        onDone: { target: 'ready', actions: [{ type: 'give', params: { type: 'restored' } }, 'settleMismatch', 'checkAnew'] },
        onError: { target: 'ready', actions: { type: 'give', params: { type: 'restoreFailed' } } },
      },
      after: { memoryRestore: { target: 'ready', actions: { type: 'give', params: { type: 'restoreFailed' } } } },
    },
  },
})

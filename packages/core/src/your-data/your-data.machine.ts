import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { YourDataContext } from "./your-data.types";
import { yourDataSetup } from "./your-data.setup";

const idsOf = ({ characters }: YourDataContext) => ({ characterIds: characters.map(({ id }) => id) });

/** The visitor reads what the server has, page by page. */
const serverRegion = yourDataSetup.createStateConfig({
  initial: "hidden",
  on: { "data.changed": ".hidden" },
  states: {
    hidden: {
      entry: "clearRecords",
      on: { "server.show": { guard: "hasServer", target: "reading" } },
    },
    reading: {
      tags: "waiting",
      entry: "startReading",
      invoke: {
        id: "serverReader",
        src: "readServer",
        input: ({ context }) => ({ pages: context.characters.map(({ id }) => ({ characterId: id })) }),
        onDone: [
          {
            guard: { type: "isRead", params: ({ event }) => ({ read: event.output }) },
            target: "shown",
            actions: { type: "recordRead", params: ({ event }) => ({ read: event.output }) },
          },
          { target: "failed", actions: { type: "recordRead", params: ({ event }) => ({ read: event.output }) } },
        ],
        onError: { target: "failed", actions: { type: "setReadFailure", params: { reason: "unreachable" } } },
      },
      on: { "server.hide": "hidden" },
      after: {
        dataRead: { target: "failed", actions: { type: "setReadFailure", params: { reason: "unreachable" } } },
      },
    },
    /** The context has the reason. */
    failed: {
      on: { "server.show": "reading", "server.hide": "hidden" },
    },
    shown: {
      on: {
        "server.more": {
          guard: { type: "hasMore", params: ({ event }) => event },
          target: "readingMore",
          actions: { type: "requestMore", params: ({ event }) => event },
        },
        "server.hide": "hidden",
      },
    },
    /** A failure keeps the pages that were read already. */
    readingMore: {
      tags: "waiting",
      invoke: {
        id: "serverReader",
        src: "readServer",
        input: ({ context: { readingFor, records } }) => {
          const before = records[readingFor ?? ""]?.next ?? null;
          return { pages: readingFor === null || before === null ? [] : [{ characterId: readingFor, before }] };
        },
        onDone: { target: "shown", actions: { type: "recordRead", params: ({ event }) => ({ read: event.output }) } },
        onError: { target: "shown", actions: { type: "setReadFailure", params: { reason: "unreachable" } } },
      },
      on: { "server.hide": "hidden" },
      after: { dataRead: { target: "shown", actions: { type: "setReadFailure", params: { reason: "unreachable" } } } },
    },
  },
});

/** Downloading everything as one file, also during the confirmation of a deletion. */
const downloadRegion = yourDataSetup.createStateConfig({
  initial: "idle",
  states: {
    idle: { on: { "data.download": { target: "collecting", actions: "clearNotice" } } },
    collecting: {
      tags: ["waiting", "unfinished"],
      invoke: {
        id: "exporter",
        src: "exportData",
        input: ({ context }) => ({ ...idsOf(context), exportedAt: context.now() }),
        onDone: { target: "idle", actions: { type: "emitFile", params: ({ event }) => event.output } },
        onError: { target: "idle", actions: { type: "showNotice", params: { type: "downloadFailed" } } },
      },
      after: { dataDownload: { target: "idle", actions: { type: "showNotice", params: { type: "downloadFailed" } } } },
    },
  },
});

/** Irreversible actions need a confirmation. */
const deletionRegion = yourDataSetup.createStateConfig({
  initial: "ready",
  states: {
    ready: {
      on: {
        "data.delete": { target: "confirmingDelete", actions: "clearNotice" },
        "visitor.forget": { guard: "hasServer", target: "confirmingForget", actions: "clearNotice" },
      },
    },
    confirmingDelete: {
      on: { "question.confirm": { guard: "isNotDownloading", target: "deleting" }, "question.cancel": "ready" },
    },
    confirmingForget: {
      on: { "question.confirm": { guard: "isNotDownloading", target: "forgetting" }, "question.cancel": "ready" },
    },
    deleting: {
      tags: ["busy", "unfinished", "waiting"],
      initial: "here",
      states: {
        here: {
          tags: "waiting",
          invoke: {
            id: "deleter",
            src: "deleteHere",
            input: ({ context }) => ({ ...idsOf(context), deletedAt: context.now() }),
            onDone: { target: "onServer", actions: "announceDeleted" },
            onError: {
              target: "#yourData.deletion.ready",
              actions: { type: "showNotice", params: { type: "deleteFailed" } },
            },
          },
          after: {
            dataDelete: {
              target: "#yourData.deletion.ready",
              actions: { type: "showNotice", params: { type: "deleteFailed" } },
            },
          },
        },
        /** Nothing is left in this browser, whatever the server says. */
        onServer: {
          tags: "waiting",
          invoke: {
            id: "serverDeleter",
            src: "deleteOnServer",
            onDone: {
              target: "#yourData.deletion.ready",
              actions: { type: "reportDeletion", params: ({ event }) => ({ server: event.output }) },
            },
            onError: {
              target: "#yourData.deletion.ready",
              actions: { type: "reportDeletion", params: { server: "unreachable" } },
            },
          },
          after: {
            dataDelete: {
              target: "#yourData.deletion.ready",
              actions: { type: "reportDeletion", params: { server: "unreachable" } },
            },
          },
        },
      },
    },
    forgetting: {
      tags: ["busy", "unfinished", "waiting"],
      invoke: {
        id: "visitorForgetter",
        src: "forgetVisitor",
        onDone: {
          target: "ready",
          actions: { type: "reportForgetting", params: ({ event }) => ({ server: event.output }) },
        },
        onError: { target: "ready", actions: { type: "reportForgetting", params: { server: "unreachable" } } },
      },
      after: {
        dataDelete: { target: "ready", actions: { type: "reportForgetting", params: { server: "unreachable" } } },
      },
    },
  },
});

/**
 * What a visitor can do with all data that is stored about them, for all characters at once: read what the server has,
 * download everything, delete it, and have the server forget them.
 *
 * Its actors are injected: see the actor slots of the setup, or use `createYourData`, which fills them from providers.
 */
export const yourDataMachine = yourDataSetup.createMachine({
  id: "yourData",
  type: "parallel",
  context: ({ input }) => ({
    characters: input.characters,
    hasServer: input.hasServer,
    now: input.now ?? Date.now,
    records: {},
    readingFor: null,
    readFailure: null,
    notice: null,
  }),
  invoke: { id: "dataWatcher", src: "watchData", input: ({ context }) => idsOf(context), onError: {} },
  states: { server: serverRegion, download: downloadRegion, deletion: deletionRegion },
});

/**
 * The running chart of all data about a visitor, from `createYourData`: `send` takes a `YourDataCommand`, and `on`
 * calls back with a `YourDataEmitted`. End it with `closeYourData`.
 */
export type YourDataActorRef = ActorRefFrom<typeof yourDataMachine>;
/** The state of the chart of all data about a visitor at one moment. Read it with `yourDataSelectors`. */
export type YourDataSnapshot = SnapshotFrom<typeof yourDataMachine>;

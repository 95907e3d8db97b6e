import { assign, enqueueActions, setup, stateIn } from "xstate";
import { callbackNotProvided, promiseNotProvided } from "../shared/not-provided";
import * as timings from "../shared/timings";
import type { ExportedData, PageRequest, PagesRead, ServerDeletion } from "./your-data.actors";
import type {
  OfCharacters,
  ServerFailure,
  YourDataContext,
  YourDataEmitted,
  YourDataEvent,
  YourDataInput,
  YourDataNotice,
} from "./your-data.types";

/** Types, actor slots, actions and guards of the chart of all data about a visitor. */
export const yourDataSetup = setup({
  types: {
    context: {} as YourDataContext,
    events: {} as YourDataEvent,
    emitted: {} as YourDataEmitted,
    input: {} as YourDataInput,
    children: {} as {
      dataWatcher: "watchData";
      serverReader: "readServer";
      exporter: "exportData";
      deleter: "deleteHere";
      serverDeleter: "deleteOnServer";
      visitorForgetter: "forgetVisitor";
    },
    tags: {} as YourDataTag,
  },
  actors: {
    /** Reports as `data.changed` that a memory was cleared, here or in another tab. */
    watchData: callbackNotProvided<{ type: never }, OfCharacters>("yourData", "watchData"),
    /** Reads pages of the server's exchanges. */
    readServer: promiseNotProvided<PagesRead, { readonly pages: readonly PageRequest[] }>("yourData", "readServer"),
    /** Writes everything out as a file. */
    exportData: promiseNotProvided<ExportedData, OfCharacters & { readonly exportedAt: number }>(
      "yourData",
      "exportData",
    ),
    /** Deletes everything in this browser. */
    deleteHere: promiseNotProvided<void, OfCharacters & { readonly deletedAt: number }>("yourData", "deleteHere"),
    /** Deletes everything on the server, and clears the outbox. */
    deleteOnServer: promiseNotProvided<ServerDeletion, undefined>("yourData", "deleteOnServer"),
    /** Has the server delete everything and end the visitor's sessions. */
    forgetVisitor: promiseNotProvided<ServerDeletion, undefined>("yourData", "forgetVisitor"),
  },
  actions: {
    requestMore: assign((_, { characterId }: { characterId: string }) => ({
      readingFor: characterId,
      readFailure: null,
    })),
    startReading: assign({ readFailure: null, readingFor: null, records: {} }),
    recordRead: enqueueActions(({ context, enqueue }, { read }: { read: PagesRead }) => {
      if (read.type === "failed") {
        enqueue.assign({ readFailure: read.reason });
        if (read.reason === "locked") enqueue.emit({ type: "access.lost" });
        return;
      }
      const records = { ...context.records };
      for (const [id, { exchanges, next }] of Object.entries(read.records))
        records[id] = { exchanges: [...(records[id]?.exchanges ?? []), ...exchanges], next };
      enqueue.assign({ records });
    }),
    setReadFailure: assign({ readFailure: (_, { reason }: { reason: ServerFailure }) => reason }),
    clearRecords: assign({ records: {}, readingFor: null, readFailure: null }),
    showNotice: assign({ notice: (_, notice: YourDataNotice) => notice }),
    clearNotice: assign({ notice: null }),
    emitFile: enqueueActions(({ enqueue }, { fileName, file, server }: ExportedData) => {
      enqueue.emit({ type: "data.exported", fileName, mediaType: "application/json", file });
      enqueue.assign({ notice: { type: "downloaded", server } });
    }),
    announceDeleted: enqueueActions(({ enqueue }) => {
      enqueue.emit({ type: "data.deleted" });
      enqueue.raise({ type: "data.changed" });
    }),
    reportDeletion: enqueueActions(({ enqueue }, { server }: { server: ServerDeletion }) => {
      enqueue.assign({ notice: { type: server === "deleted" || server === "none" ? "deleted" : "deletedHere" } });
      if (server === "locked") enqueue.emit({ type: "access.lost" });
    }),
    reportForgetting: enqueueActions(({ enqueue }, { server }: { server: ServerDeletion }) => {
      const isDone = server === "deleted";
      enqueue.raise({ type: "data.changed" });
      enqueue.assign({ notice: { type: isDone ? "forgotten" : "forgetFailed" } });
      if (isDone) enqueue.emit({ type: "visitor.forgotten" });
      if (server === "locked") enqueue.emit({ type: "access.lost" });
    }),
  },
  guards: {
    hasServer: ({ context }) => context.hasServer,
    hasMore: ({ context }, { characterId }: { characterId: string }) =>
      (context.records[characterId]?.next ?? null) !== null,
    isRead: (_, { read }: { read: PagesRead }) => read.type === "read",
    /** Data that is being exported must not be deleted. */
    isNotDownloading: stateIn({ download: "idle" }),
  },
  delays: {
    dataRead: timings.dataRead,
    dataDownload: timings.dataDownload,
    dataDelete: timings.dataDelete,
  },
});

/** `busy`: nothing else can start. `unfinished`: it continues after the screen is closed. `waiting`: the state ends after a time limit. `lasting`: lasts as long as the visitor wants. */
type YourDataTag = "busy" | "unfinished" | "waiting" | "lasting";

import type { LoggedExchange } from "../contracts";

/** A character whose conversation may be stored. */
export interface DataSubject {
  readonly id: string;
  readonly name: string;
}

export interface OfCharacters {
  readonly characterIds: readonly string[];
}

/** What has been read of the server's exchanges with one character, newest first. */
export interface ServerRecords {
  readonly exchanges: readonly LoggedExchange[];
  /** The cursor of the next page; `null` where there is none. */
  readonly next: string | null;
}

/** Why the server's data could not be read or deleted. */
export type ServerFailure = "unreachable" | "locked";

/** How much of the server's data a download contains. `none`: there is no server. */
export type ServerPart = "complete" | "none" | ServerFailure;

/** The notice that is shown until the next action. */
export type YourDataNotice =
  | { readonly type: "downloaded"; readonly server: ServerPart }
  | { readonly type: "downloadFailed" }
  /** Here and, where there is one, on the server. */
  | { readonly type: "deleted" }
  /** Here only: the server may still hold what it was sent. */
  | { readonly type: "deletedHere" }
  | { readonly type: "deleteFailed" }
  | { readonly type: "forgotten" }
  | { readonly type: "forgetFailed" };

/** What `yourDataMachine` starts with; `createYourData` takes it from its options and providers. */
export interface YourDataInput {
  /** The characters whose conversations may be stored. */
  readonly characters: readonly DataSubject[];
  /** Whether a server stores exchanges too. */
  readonly hasServer: boolean;
  /** Milliseconds since 1970. Left out, the system's time. */
  readonly now?: () => number;
}

/** The data of the chart of all data about a visitor. Read it with `yourDataSelectors`. */
export interface YourDataContext {
  readonly characters: readonly DataSubject[];
  readonly hasServer: boolean;
  readonly now: () => number;
  /** The server's exchanges by character id, as far as they were read. */
  readonly records: Readonly<Record<string, ServerRecords>>;
  /** The character whose next page is being read; `null` for none. */
  readonly readingFor: string | null;
  readonly readFailure: ServerFailure | null;
  readonly notice: YourDataNotice | null;
}

/** Commands of the visitor for all data about them. */
export type YourDataCommand =
  | { type: "server.show" }
  /** Reads the next page of one character. */
  | { type: "server.more"; characterId: string }
  | { type: "server.hide" }
  | { type: "data.download" }
  /** Asks for a confirmation. */
  | { type: "data.delete" }
  | { type: "visitor.forget" }
  | { type: "question.confirm" }
  | { type: "question.cancel" };

/** The shown list may be out of date: a memory was cleared, here or in another tab. */
export type YourDataFact = { type: "data.changed" };

/**
 * Everything that the chart of all data about a visitor takes. A page sends a {@link YourDataCommand}; a
 * {@link YourDataFact} comes from the chart's own actor.
 */
export type YourDataEvent = YourDataCommand | YourDataFact;

/** Events for the embedding code. */
export type YourDataEmitted =
  | { type: "data.exported"; fileName: string; mediaType: string; file: Blob }
  /** Nothing is left in this browser. */
  | { type: "data.deleted" }
  /** The server has deleted everything about this visitor; the access code is needed again. */
  | { type: "visitor.forgotten" }
  /** The session has ended: the access code is needed again. */
  | { type: "access.lost" };

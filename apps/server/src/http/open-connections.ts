import { ServerResponse, type IncomingMessage, type Server } from "node:http";
import type { Socket } from "node:net";

/** The open connections, and the requests in progress on each. */
export interface OpenConnections {
  readonly all: Iterable<Socket>;
  /** Closes each connection as soon as its last response has been read. */
  closeWhenIdle(): void;
  /** Resolves once every connection has closed and its handlers have been notified. */
  allGone(): Promise<void>;
}

interface Work {
  /** Requests that are not read to their end, and responses that are not written to theirs. */
  readonly inProgress: Set<IncomingMessage | ServerResponse>;
  latest: ServerResponse | null;
  /** The bytes read when the connection last became idle, and when that was. */
  read: number;
  since: number;
}

/** A new connection is about to send a request, a proxy the one it has connected for. */
const FIRST_WORD_MS = 50;

/** Old clients send an extra line break after a request. */
const STRAY_BYTES = "\r\n".length;

/**
 * Node itself counts a response as sent once all of it is written, although a slow reader may not have taken it yet.
 *
 * @param many from this number on, each new connection replaces the one that has been idle longest.
 */
export function watchConnections(server: Server, many: number): OpenConnections {
  const open = new Map<Socket, Work>();
  /** Connections without a request in progress, longest first; a few may be in the middle of sending one. */
  const quiet = new Map<Socket, Work>();
  let isClosing = false;
  let resolveAllGone = () => {};

  const closeIfIdle = (connection: Socket, work: Work) => {
    if (isIdle(connection, work)) connection.destroy();
  };

  /** Closes two for each new one, so that room grows while many arrive at once. */
  const makeRoom = () => {
    let places = 2;
    for (const [connection, work] of quiet) {
      if (places === 0 || performance.now() - work.since < FIRST_WORD_MS) return;
      if (connection.destroyed || !isIdle(connection, work)) continue;
      connection.destroy();
      places -= 1;
    }
  };

  const noteQuiet = (connection: Socket, work: Work) => {
    work.latest = null;
    work.read = connection.bytesRead;
    work.since = performance.now();
    quiet.set(connection, work);
    if (isClosing) closeIfIdle(connection, work);
  };

  // This connection is lost; the next one finds room.
  server.on("drop", makeRoom);
  server.on("connection", (connection: Socket) => {
    if (open.size >= many) makeRoom();
    const work: Work = { inProgress: new Set(), latest: null, read: 0, since: performance.now() };
    open.set(connection, work);
    quiet.set(connection, work);
    connection.once("close", () => {
      open.delete(connection);
      quiet.delete(connection);
      for (const message of work.inProgress) if (message instanceof ServerResponse) closeUnsent(message);
      if (open.size === 0) resolveAllGone();
    });
  });

  // Before the handler, which may write the response at once.
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const connection = request.socket;
    const work = open.get(connection);
    if (work === undefined) return;
    quiet.delete(connection);
    work.latest = response;
    if (isClosing) response.shouldKeepAlive = false;
    for (const message of [request, response]) {
      work.inProgress.add(message);
      message.once("close", () => {
        work.inProgress.delete(message);
        if (work.inProgress.size === 0 && open.has(connection)) noteQuiet(connection, work);
      });
    }
  });

  return {
    all: { [Symbol.iterator]: () => open.keys() },
    closeWhenIdle() {
      isClosing = true;
      for (const [connection, work] of open) {
        // A response whose headers are not sent can still announce the close.
        if (work.latest?.headersSent === false) work.latest.shouldKeepAlive = false;
        const statementTimeout = connection.bytesRead === 0 ? work.since + FIRST_WORD_MS - performance.now() : 0;
        if (statementTimeout > 0) setTimeout(() => closeIfIdle(connection, work), statementTimeout);
        else closeIfIdle(connection, work);
      }
    },
    allGone: () => (open.size === 0 ? Promise.resolve() : new Promise((resolve) => (resolveAllGone = resolve))),
  };
}

/** Further bytes are the beginning of a request, or belong to a websocket. */
function isIdle(connection: Socket, { inProgress, read }: Work): boolean {
  return inProgress.size === 0 && connection.bytesRead - read <= STRAY_BYTES && connection.writableLength === 0;
}

/**
 * Of several pipelined responses, Node notifies only the current one that the connection has closed. The work for the
 * others would go on for nothing.
 */
function closeUnsent(answer: ServerResponse): void {
  if (answer.socket !== null || answer.writableFinished) return;
  answer.destroy();
  answer.emit("close");
}

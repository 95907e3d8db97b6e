import { ServerResponse, type IncomingMessage, type Server } from "node:http";
import type { Socket } from "node:net";

/** Who is connected, and what is still to be done for them. */
export interface OpenConnections {
  readonly all: Iterable<Socket>;
  /** From now on nobody is waited for who is owed nothing: each connection closes as soon as its last answer has been taken. */
  closeWhenIdle(): void;
  /** Resolves once every connection has closed, and whatever was done for it has heard so. */
  allGone(): Promise<void>;
}

interface Work {
  /** Questions of which something is still to come, answers of which something is still to be taken. */
  readonly underWay: Set<IncomingMessage | ServerResponse>;
  latest: ServerResponse | null;
  /** How many bytes had come in when there was last nothing under way, and when that was. */
  read: number;
  since: number;
}

/** Whoever has connected is about to ask, a proxy with the very question it has connected for. */
const FIRST_WORD_MS = 50;

/** Old clients end the line once more after a question. */
const STRAY_BYTES = "\r\n".length;

/**
 * Node itself takes an answer for given once all of it is written, though most may wait for a slow reader yet.
 *
 * @param many from so many on, each connection that comes takes the place of the one that has been idle for the longest.
 */
export function watchConnections(server: Server, many: number): OpenConnections {
  const open = new Map<Socket, Work>();
  /** Those with no question under way, longest first; a few may be in the middle of asking. */
  const quiet = new Map<Socket, Work>();
  let isClosing = false;
  let resolveAllGone = () => {};

  const closeIfIdle = (connection: Socket, work: Work) => {
    if (isIdle(connection, work)) connection.destroy();
  };

  /** For one who comes, and for one more, so that there is room again for those who come at the same moment. */
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

  // Whoever found no room is gone, but not whoever comes next.
  server.on("drop", makeRoom);
  server.on("connection", (connection: Socket) => {
    if (open.size >= many) makeRoom();
    const work: Work = { underWay: new Set(), latest: null, read: 0, since: performance.now() };
    open.set(connection, work);
    quiet.set(connection, work);
    connection.once("close", () => {
      open.delete(connection);
      quiet.delete(connection);
      for (const message of work.underWay) if (message instanceof ServerResponse) closeUnsent(message);
      if (open.size === 0) resolveAllGone();
    });
  });

  // Before whoever answers: the answer may be written at once.
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const connection = request.socket;
    const work = open.get(connection);
    if (work === undefined) return;
    quiet.delete(connection);
    work.latest = response;
    if (isClosing) response.shouldKeepAlive = false;
    for (const message of [request, response]) {
      work.underWay.add(message);
      message.once("close", () => {
        work.underWay.delete(message);
        if (work.underWay.size === 0 && open.has(connection)) noteQuiet(connection, work);
      });
    }
  });

  return {
    all: { [Symbol.iterator]: () => open.keys() },
    closeWhenIdle() {
      isClosing = true;
      for (const [connection, work] of open) {
        // Whoever can still be told asks for nothing more here.
        if (work.latest?.headersSent === false) work.latest.shouldKeepAlive = false;
        const statementTimeout = connection.bytesRead === 0 ? work.since + FIRST_WORD_MS - performance.now() : 0;
        if (statementTimeout > 0) setTimeout(() => closeIfIdle(connection, work), statementTimeout);
        else closeIfIdle(connection, work);
      }
    },
    allGone: () => (open.size === 0 ? Promise.resolve() : new Promise((resolve) => (resolveAllGone = resolve))),
  };
}

/** More that has come in is the beginning of a question, or a websocket's. */
function isIdle(connection: Socket, { underWay, read }: Work): boolean {
  return underWay.size === 0 && connection.bytesRead - read <= STRAY_BYTES && connection.writableLength === 0;
}

/**
 * Of several answers on one connection, Node tells only the one whose turn it is that the connection has closed. What is
 * done for the others would go on, though nobody will ever hear of it.
 */
function closeUnsent(answer: ServerResponse): void {
  if (answer.socket !== null || answer.writableFinished) return;
  answer.destroy();
  answer.emit("close");
}

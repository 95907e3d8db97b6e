import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import {
  noHandshake,
  notHttp,
  noTunnel,
  otherProtocol,
  rawAnswer,
  refuseUpgrade,
  toResponse,
  type Headers,
} from "./malformed-requests";
import { hasAddress } from "./request-address";
import type { ServerEnv } from "./server-env";

/** The longest frame a page may send; half a minute of sound in one. */
const LONGEST_FRAME_BYTES = 256 * 1024;

/** The websockets of a server. */
export function createSockets(headers: Headers): WebSocketServer {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_FRAME_BYTES,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has("convai") ? "convai" : false),
  });
  sockets.on("wsClientError", (_error, stream) => stream.end(rawAnswer(noHandshake, headers)));
  return sockets;
}

/**
 * What the adapter asks for each wish for a websocket. It would answer a refusal with its status alone, and everything
 * else with its head alone: a file that nobody reads would stay open for good.
 */
export async function fetchForUpgrade(
  app: Hono<ServerEnv>,
  request: Request,
  env: HttpBindings,
  headers: Headers,
): Promise<Response> {
  const response = await app.fetch(request, env);
  if (response.status >= 400) await refuseUpgrade(env.incoming.socket, response);
  else if (response.body !== null) {
    // What opens a socket is empty.
    await response.body.cancel().catch(() => {});
    await refuseUpgrade(env.incoming.socket, toResponse(otherProtocol, headers));
  }
  return response;
}

/** The adapter knows one protocol to change to; whoever asks for another, or for a tunnel, would wait for ever or be told nothing. */
export function answerEveryUpgrade(server: Server, headers: Headers): void {
  const [upgrade] = server.listeners("upgrade") as ((...upgrade: [IncomingMessage, Duplex, Buffer]) => void)[];
  server.removeAllListeners("upgrade").on("upgrade", (request, stream, head) => {
    // A connection that has asked for another protocol is under no time limit: it would stay for as long as the other side does.
    stream.once("finish", () => stream.destroy());
    const isWebSocket = request.headers.upgrade?.toLowerCase() === "websocket";
    if (isWebSocket && hasAddress(request)) return upgrade?.(request, stream, head);
    stream.on("error", () => {});
    stream.end(rawAnswer(isWebSocket ? notHttp : otherProtocol, headers));
  });
  server.on("connect", (_request: IncomingMessage, stream: Duplex) => {
    stream.once("finish", () => stream.destroy()).on("error", () => {});
    stream.end(rawAnswer(noTunnel, headers));
  });
}

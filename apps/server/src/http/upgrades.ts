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
import { hasValidAddress } from "./request-address";
import type { ServerEnv } from "./server-env";

/** The longest frame a client may send: half a minute of sound. */
const LONGEST_FRAME_BYTES = 256 * 1024;

/** The websocket server behind all upgrades. */
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
 * Answers an upgrade request for the adapter, which would send only the status of a refusal and only the head of any other
 * response. A file in such a response would stay open for good.
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
    // The response that opens a socket has no body.
    await response.body.cancel().catch(() => {});
    await refuseUpgrade(env.incoming.socket, toResponse(otherProtocol, headers));
  }
  return response;
}

/** The adapter knows only websockets; a request for another protocol or a tunnel would get no answer. */
export function handleUpgrades(server: Server, headers: Headers): void {
  const [upgrade] = server.listeners("upgrade") as ((...upgrade: [IncomingMessage, Duplex, Buffer]) => void)[];
  server.removeAllListeners("upgrade").on("upgrade", (request, stream, head) => {
    // Node sets no time limit on an upgraded connection: without this the client could keep it open.
    stream.once("finish", () => stream.destroy());
    const isWebSocket = request.headers.upgrade?.toLowerCase() === "websocket";
    if (isWebSocket && hasValidAddress(request)) return upgrade?.(request, stream, head);
    stream.on("error", () => {});
    stream.end(rawAnswer(isWebSocket ? notHttp : otherProtocol, headers));
  });
  server.on("connect", (_request: IncomingMessage, stream: Duplex) => {
    stream.once("finish", () => stream.destroy()).on("error", () => {});
    stream.end(rawAnswer(noTunnel, headers));
  });
}

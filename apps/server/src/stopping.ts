import { liveCloseCodes } from "@archive-of-minds/core/internal";
import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import type { WebSocket, WebSocketServer } from "ws";
import type { OpenConnections } from "./http/open-connections";

/** Accepts no new connections, lets running requests end, and after `graceMs` breaks them off. Resolves once all have closed. */
export async function stopServer(
  server: Server,
  sockets: WebSocketServer,
  connections: OpenConnections,
  graceMs: number,
): Promise<void> {
  // `http.Server.close` breaks off clients that are slow to read the end of a response.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const deadline = setTimeout(() => {
    // The server itself does not list upgraded connections.
    for (const connection of connections.all) connection.destroy();
  }, graceMs);
  const closeSocket = (socket: WebSocket) => socket.close(liveCloseCodes.goingAway, "The server is being restarted.");
  sockets.clients.forEach(closeSocket);
  // A socket may be opening right now.
  sockets.on("connection", closeSocket);
  connections.closeWhenIdle();
  await closed;
  // The server's `close` comes before that of the last connection.
  await connections.allGone();
  clearTimeout(deadline);
}

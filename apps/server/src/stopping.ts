import { liveCloseCodes } from "@archive-of-minds/core";
import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import type { WebSocket, WebSocketServer } from "ws";
import type { OpenConnections } from "./http/open-connections";

/** Accepts nothing new, lets what is running end, and after `graceMs` breaks it off. Everybody is gone when it resolves. */
export async function stopServer(
  server: Server,
  sockets: WebSocketServer,
  connections: OpenConnections,
  graceMs: number,
): Promise<void> {
  // Node's own way to close a server of HTTP breaks off those who are slow to take the last of their answer.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const deadline = setTimeout(() => {
    // The server itself knows none of those that have asked for another protocol.
    for (const connection of connections.all) connection.destroy();
  }, graceMs);
  const closeSocket = (socket: WebSocket) => socket.close(liveCloseCodes.goingAway, "The archive is being restarted.");
  sockets.clients.forEach(closeSocket);
  // One may just be opening.
  sockets.on("connection", closeSocket);
  connections.closeWhenIdle();
  await closed;
  // The server says so before the last connection itself does.
  await connections.allGone();
  clearTimeout(deadline);
}

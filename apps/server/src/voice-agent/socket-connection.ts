import { WebSocket } from "ws";
import type { Timers } from "../proxies/timers";
import { fitReason } from "./close-codes";
import * as timings from "./timings";

/** The most bytes that may wait for a slow reader. */
const MOST_UNREAD = 8 * 1024 * 1024;

/** The server's end of a websocket to the client or to the agent. */
export interface SocketConnection {
  send(text: string): void;
  ping(): void;
  /** Closes the connection without a handshake. */
  terminate(): void;
  /** Closes with a handshake, and terminates if the other side does not answer it. */
  close(code: number, reason: string): void;
}

/** @param onStalled called when the other side reads too slowly. */
export function createSocketConnection(socket: WebSocket, timers: Timers, onStalled: () => void): SocketConnection {
  const isOpen = () => socket.readyState === WebSocket.OPEN;
  return {
    send(text) {
      if (!isOpen()) return;
      socket.send(text);
      if (socket.bufferedAmount > MOST_UNREAD) onStalled();
    },
    ping: () => isOpen() && socket.ping(),
    terminate: () => socket.terminate(),
    close(code, reason) {
      if (socket.readyState === WebSocket.CLOSED) return;
      if (socket.readyState === WebSocket.CONNECTING) return socket.terminate();
      socket.close(code, fitReason(reason));
      socket.once(
        "close",
        timers.after(timings.closeHandshake, () => socket.terminate()),
      );
    },
  };
}

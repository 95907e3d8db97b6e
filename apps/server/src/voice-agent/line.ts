import { WebSocket } from "ws";
import type { Timers } from "../proxies/timers";
import { fitReason } from "./close-codes";
import * as timings from "./timings";

/** What may wait for a slow reader, in bytes. */
const MOST_UNREAD = 8 * 1024 * 1024;

/** Our end of one side's socket. */
export interface Line {
  send(text: string): void;
  ping(): void;
  /** Breaks the connection off. */
  terminate(): void;
  /** Closes in good order, and by force where the other side does not agree. */
  close(code: number, reason: string): void;
}

/** @param onStalled the other side reads too slowly. */
export function createLine(socket: WebSocket, timers: Timers, onStalled: () => void): Line {
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

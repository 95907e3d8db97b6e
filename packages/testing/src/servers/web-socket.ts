import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { WebSocketServer, type WebSocket } from "ws";

/** The server's end of a websocket. {@link StandInSocket.sendRaw} and {@link StandInSocket.kill} violate the protocol. */
export interface StandInSocket {
  sendText(text: string): void;
  sendBinary(bytes: Buffer): void;
  /** Writes raw bytes, which need not be a frame. */
  sendRaw(bytes: Buffer): void;
  ping(): void;
  close(code: number, reason: string): void;
  /** Resets the connection. */
  kill(): void;
}

interface SocketHandlers {
  readonly onText: (text: string) => void;
  readonly onBinary?: (bytes: Buffer) => void;
  /** Called once. 1006: the connection broke without a close frame. */
  readonly onClose: (code: number, reason: string) => void;
  readonly answersPings: boolean;
}

/** Accepts an upgrade; `protocol` is the chosen sub-protocol, if any. */
export function acceptSocket(
  request: IncomingMessage,
  stream: Duplex,
  protocol: string | null,
  { onText, onBinary, onClose, answersPings }: SocketHandlers,
): StandInSocket {
  const socket = upgrade(request, stream, protocol, answersPings);
  /** Emptied at the end: tests keep every conversation, and must not keep its connection. */
  const open: { socket: WebSocket | null; stream: Duplex | null } = { socket, stream };
  socket.on("message", (data: Buffer, isBinary) => (isBinary ? onBinary?.(data) : onText(data.toString())));
  socket.on("close", (code, reason) => {
    open.socket = null;
    open.stream = null;
    onClose(code, reason.toString());
  });
  // A client's protocol error also ends in "close".
  socket.on("error", () => {});
  return {
    sendText: (text) => open.socket?.send(text),
    sendBinary: (bytes) => open.socket?.send(bytes),
    sendRaw: (bytes) => void open.stream?.write(bytes),
    ping: () => open.socket?.ping(),
    close: (code, reason) => open.socket?.close(code, reason),
    kill: () => void (open.stream as Socket | null)?.resetAndDestroy(),
  };
}

function upgrade(request: IncomingMessage, stream: Duplex, protocol: string | null, autoPong: boolean): WebSocket {
  const server = new WebSocketServer({ noServer: true, autoPong, handleProtocols: () => protocol ?? false });
  let accepted: WebSocket | null = null;
  server.handleUpgrade(request, stream, Buffer.alloc(0), (socket) => (accepted = socket));
  if (accepted === null) throw new Error("The request is no websocket upgrade.");
  return accepted;
}

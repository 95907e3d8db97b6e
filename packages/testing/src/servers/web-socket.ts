import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { Socket } from "node:net";

/** The server's end of a websocket (RFC 6455), plain enough that a test can break every rule of it. */
export interface StandInSocket {
  sendText(text: string): void;
  sendBinary(bytes: Buffer): void;
  /** Bytes as they are, frame or not. */
  sendRaw(bytes: Buffer): void;
  ping(): void;
  close(code: number, reason: string): void;
  /** Resets the connection. */
  kill(): void;
}

interface SocketHandlers {
  readonly onText: (text: string) => void;
  readonly onBinary?: (bytes: Buffer) => void;
  /** Said once. 1006: the connection broke without a word. */
  readonly onClose: (code: number, reason: string) => void;
  /** Whether pings are answered. */
  readonly answersPings: () => boolean;
}

const CONTINUATION = 0;
const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

/** Agrees to an upgrade; `protocol` is the sub-protocol that was chosen, if any. */
export function acceptSocket(
  request: IncomingMessage,
  stream: Duplex,
  protocol: string | null,
  handlers: SocketHandlers,
): StandInSocket {
  const key = request.headers["sec-websocket-key"] ?? "";
  const accept = createHash("sha1").update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest("base64");
  const lines = [
    "HTTP/1.1 101 Switching Protocols",
    "Upgrade: websocket",
    "Connection: Upgrade",
    `Sec-WebSocket-Accept: ${accept}`,
  ];
  if (protocol !== null) lines.push(`Sec-WebSocket-Protocol: ${protocol}`);
  stream.write(`${lines.join("\r\n")}\r\n\r\n`);

  let pending = Buffer.alloc(0);
  let message: Buffer[] = [];
  let isBinary = false;
  let isOver = false;
  let hasSaidGoodbye = false;
  const over = (code: number, reason: string) => {
    if (isOver) return;
    isOver = true;
    handlers.onClose(code, reason);
  };
  const write = (opcode: number, payload: Buffer) => {
    if (stream.writable) stream.write(encodeFrame(opcode, payload));
  };

  const receive = ({ isFinal, opcode, payload }: Frame) => {
    if (opcode === CLOSE) {
      const code = payload.length >= 2 ? payload.readUInt16BE(0) : 1005;
      over(code, payload.subarray(2).toString());
      // A browser takes a second goodbye for a fault.
      if (!hasSaidGoodbye) write(CLOSE, payload);
      hasSaidGoodbye = true;
      stream.end();
    } else if (opcode === PING) {
      if (handlers.answersPings()) write(PONG, payload);
    } else if (opcode === TEXT || opcode === BINARY || opcode === CONTINUATION) {
      if (opcode !== CONTINUATION) isBinary = opcode === BINARY;
      message.push(payload);
      if (!isFinal) return;
      const whole = Buffer.concat(message);
      message = [];
      if (isBinary) handlers.onBinary?.(whole);
      else handlers.onText(whole.toString());
    }
  };

  stream.on("data", (chunk: Buffer) => {
    pending = Buffer.concat([pending, chunk]);
    for (let frame = decodeFrame(pending); frame !== null; frame = decodeFrame(pending)) {
      pending = pending.subarray(frame.length);
      receive(frame);
    }
  });
  stream.on("error", () => {});
  stream.on("end", () => stream.end());
  stream.on("close", () => over(1006, ""));

  return {
    sendText: (text) => write(TEXT, Buffer.from(text)),
    sendBinary: (bytes) => write(BINARY, bytes),
    sendRaw: (bytes) => void stream.write(bytes),
    ping: () => write(PING, Buffer.alloc(0)),
    close(code, reason) {
      hasSaidGoodbye = true;
      const payload = Buffer.alloc(2);
      payload.writeUInt16BE(code);
      write(CLOSE, Buffer.concat([payload, Buffer.from(reason)]));
    },
    kill: () => (stream as Socket).resetAndDestroy(),
  };
}

interface Frame {
  readonly isFinal: boolean;
  readonly opcode: number;
  readonly payload: Buffer;
  /** Of the whole frame, in bytes. */
  readonly length: number;
}

/** @returns `null` while the frame is not whole. */
function decodeFrame(bytes: Buffer): Frame | null {
  if (bytes.length < 2) return null;
  const [first = 0, second = 0] = bytes;
  const short = second & 0x7f;
  const lengthBytes = short === 126 ? 2 : short === 127 ? 8 : 0;
  const maskBytes = (second & 0x80) === 0 ? 0 : 4;
  const start = 2 + lengthBytes + maskBytes;
  if (bytes.length < start) return null;
  const size = lengthBytes === 0 ? short : lengthBytes === 2 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  if (bytes.length < start + size) return null;
  const mask = bytes.subarray(start - maskBytes, start);
  const payload = Buffer.from(bytes.subarray(start, start + size));
  if (maskBytes > 0)
    for (let index = 0; index < size; index += 1) payload[index] = (payload[index] ?? 0) ^ (mask[index % 4] ?? 0);
  return { isFinal: (first & 0x80) !== 0, opcode: first & 0x0f, payload, length: start + size };
}

export function encodeFrame(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  const header = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  header[0] = 0x80 | opcode;
  if (length < 126) header[1] = length;
  else if (length < 65_536) {
    header[1] = 126;
    header.writeUInt16BE(length, 2);
  } else {
    header[1] = 127;
    header.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([header, payload]);
}

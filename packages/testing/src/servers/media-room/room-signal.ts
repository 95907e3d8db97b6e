import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { SignalRequest, SignalResponse } from "@livekit/protocol";
import { acceptSocket } from "../web-socket";
import type { RoomModules } from "./room-modules";

export type SignalMessage = NonNullable<SignalRequest["message"]>;

export interface RoomSignal {
  send(message: NonNullable<SignalResponse["message"]>): void;
  close(code: number, reason: string): void;
  /** Resets the connection. */
  kill(): void;
}

/** The signalling socket between a page and the room. */
export function openSignal(
  { protocol }: RoomModules,
  request: IncomingMessage,
  stream: Duplex,
  handlers: {
    readonly onMessage: (message: SignalMessage) => void;
    readonly onClose: (code: number, reason: string) => void;
  },
): RoomSignal {
  const socket = acceptSocket(request, stream, null, {
    answersPings: true,
    onText: () => {},
    onBinary: (bytes) => {
      const { message } = protocol.SignalRequest.fromBinary(bytes);
      if (message.case !== undefined) handlers.onMessage(message);
    },
    onClose: handlers.onClose,
  });
  return {
    send: (message) => socket.sendBinary(Buffer.from(new protocol.SignalResponse({ message }).toBinary())),
    close: (code, reason) => socket.close(code, reason),
    kill: () => socket.kill(),
  };
}

import type { VoiceAgentError } from "../../../contracts";
import { checkFirstWord } from "./first-word";
import type { RemotePass } from "./session-options";

export interface TrackedSockets {
  /** What the client is to begin with: an address by which the sockets of this attempt are known. */
  readonly pass: RemotePass;
  /** Closes those that were opened, and each that still will be. */
  closeAll(): void;
  /** From now on nothing is tracked. */
  release(): void;
}

type Listener = (address: string, socket: WebSocket) => void;

/**
 * Makes a tracker of the sockets that the vendor's client opens. The client has no way to give up an attempt to connect,
 * but once its socket is closed it fails, and lets go of the microphone. While an attempt is tracked, a proxy stands in
 * the place of the page's `WebSocket`.
 */
export function createSocketTracking(): (
  pass: RemotePass,
  onInvalid: (error: VoiceAgentError) => void,
) => TrackedSockets {
  const listeners = new Set<Listener>();
  let restore = () => {};
  let attempts = 0;
  return (pass, onInvalid) => {
    const sockets = new Set<WebSocket>();
    let isClosed = false;
    attempts += 1;
    const ownPass =
      pass.transport === "websocket" ? { ...pass, signedUrl: markedAddress(pass.signedUrl, attempts) } : pass;
    const listener: Listener = (address, socket) => {
      if (!isOf(ownPass, address)) return;
      sockets.add(socket);
      if (isClosed) socket.close();
      else if (pass.transport === "websocket") checkFirstWord(socket, onInvalid);
    };
    if (listeners.size === 0) restore = watchSockets(listeners);
    listeners.add(listener);
    return {
      pass: ownPass,
      closeAll() {
        isClosed = true;
        for (const socket of sockets) socket.close();
      },
      release() {
        if (listeners.delete(listener) && listeners.size === 0) restore();
      },
    };
  };
}

/** @returns what puts the page's own class back. */
function watchSockets(listeners: ReadonlySet<Listener>): () => void {
  const original = globalThis.WebSocket;
  const watching = new Proxy(original, {
    construct(target, parameters: ConstructorParameters<typeof WebSocket>, newTarget) {
      const socket = Reflect.construct(target, parameters, newTarget) as WebSocket;
      for (const listener of listeners) listener(String(parameters[0]), socket);
      return socket;
    },
  });
  globalThis.WebSocket = watching;
  return () => {
    // Another script may have replaced it since.
    if (globalThis.WebSocket === watching) globalThis.WebSocket = original;
  };
}

/** The client adds its name and version to the address; that of a media room has the token in it. */
function isOf(pass: RemotePass, address: string): boolean {
  return pass.transport === "websocket" ? address.startsWith(pass.signedUrl) : address.includes(pass.conversationToken);
}

/**
 * Tells attempts with the same address apart, as one may still be on its way when the next begins. The number of the
 * attempt is written in blanks before the address: a browser removes them, so no server sees a mark.
 */
function markedAddress(address: string, attempt: number): string {
  const blanks = attempt.toString(2).replaceAll("0", " ").replaceAll("1", "\t");
  return `${blanks}\n${address}`;
}

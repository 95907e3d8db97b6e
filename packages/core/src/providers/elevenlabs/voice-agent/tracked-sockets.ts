import type { VoiceAgentError } from "../../../contracts";
import { checkFirstMessage } from "./check-first-message";
import type { RemotePass } from "./client-session-options";

export interface TrackedSockets {
  /** The pass for the client, with an address that identifies the sockets of this attempt. */
  readonly pass: RemotePass;
  /** Closes all sockets of the attempt, including later ones. */
  closeAll(): void;
  /** Ends the tracking. */
  release(): void;
}

type Listener = (address: string, socket: WebSocket) => void;

/**
 * Makes a tracker of the sockets that the vendor's client opens. The client cannot cancel an attempt to connect, but once
 * its socket is closed it fails, and releases the microphone. While an attempt is tracked, a proxy replaces the page's
 * `WebSocket`.
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
      else if (pass.transport === "websocket") checkFirstMessage(socket, onInvalid);
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

/** @returns a function that restores the page's class. */
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

/** The client adds its name and version to the address; the address of a media room contains the token. */
function isOf(pass: RemotePass, address: string): boolean {
  return pass.transport === "websocket" ? address.startsWith(pass.signedUrl) : address.includes(pass.conversationToken);
}

/**
 * Distinguishes attempts with the same address, which may overlap. The number of the attempt is encoded as white space
 * before the address: the browser removes it, so the server does not see it.
 */
function markedAddress(address: string, attempt: number): string {
  const blanks = attempt.toString(2).replaceAll("0", " ").replaceAll("1", "\t");
  return `${blanks}\n${address}`;
}

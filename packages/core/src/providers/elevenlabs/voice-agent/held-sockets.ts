export interface HeldSockets {
  /** Closes those that were opened, and each that still will be. */
  closeAll(): void;
  /** From now on nothing is held. */
  release(): void;
}

type Taker = (address: string, socket: WebSocket) => void;

const takers = new Set<Taker>();
let browserSocket: typeof WebSocket | null = null;
let marks = 0;

/**
 * Holds the sockets that somebody else opens: the vendor's client has no way to give up an attempt to connect, but once
 * its socket is closed it fails, and lets go of the microphone. While nobody holds any, the browser's own class is in
 * its place.
 *
 * @param isOurs whether a socket with this address is meant.
 */
export function holdSockets(
  isOurs: (address: string) => boolean,
  onOpened: (socket: WebSocket) => void = () => {},
): HeldSockets {
  const sockets = new Set<WebSocket>();
  let isClosed = false;
  const take: Taker = (address, socket) => {
    if (!isOurs(address)) return;
    sockets.add(socket);
    if (isClosed) socket.close();
    else onOpened(socket);
  };
  takers.add(take);
  browserSocket ??= watchSockets();
  return {
    closeAll() {
      isClosed = true;
      for (const socket of sockets) socket.close();
    },
    release() {
      takers.delete(take);
      if (takers.size > 0 || browserSocket === null) return;
      globalThis.WebSocket = browserSocket;
      browserSocket = null;
    },
  };
}

/** @returns the browser's own class. */
function watchSockets(): typeof WebSocket {
  const original = globalThis.WebSocket;
  globalThis.WebSocket = new Proxy(original, {
    construct(target, parameters: ConstructorParameters<typeof WebSocket>, newTarget) {
      const socket = Reflect.construct(target, parameters, newTarget) as WebSocket;
      for (const take of takers) take(String(parameters[0]), socket);
      return socket;
    },
  });
  return original;
}

/**
 * Makes an address known among its equals, as one attempt may still be on its way to where another goes. No server sees
 * it: a browser leaves out what is blank before an address.
 */
export function markedAddress(address: string): string {
  marks += 1;
  const blanks = marks.toString(2).replaceAll("0", " ").replaceAll("1", "\t");
  return `${blanks}\n${address}`;
}

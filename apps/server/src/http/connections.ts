import type { Server, Socket } from "node:net";
import ipaddr from "ipaddr.js";
import { networkOf } from "./client-address";

interface Mark {
  readonly accepted: number;
  readonly since: number;
}

/**
 * Closes each connection whose client has read nothing for `afterMs` although data waits for it. Enough of them would use
 * up all connections. A client that reads slowly stays, and so does an idle one.
 */
export function dropStalled(server: Server, connections: Iterable<Socket>, afterMs: number): void {
  const marks = new WeakMap<Socket, Mark>();
  const check = () => {
    const now = performance.now();
    for (const connection of connections) {
      const accepted = acceptedBy(connection);
      const mark = marks.get(connection);
      if (connection.writableLength === 0 || mark?.accepted !== accepted)
        marks.set(connection, { accepted, since: now });
      else if (now - mark.since >= afterMs) connection.resetAndDestroy();
    }
  };
  const timer = setInterval(check, afterMs / 6);
  timer.unref();
  server.once("close", () => clearInterval(timer));
}

/**
 * The bytes the client has accepted. Where Node does not tell how much of a chunk is still queued, a chunk counts once all
 * of it is accepted.
 */
function acceptedBy(connection: Socket): number {
  const { _handle: handle } = connection as Socket & { readonly _handle?: { readonly writeQueueSize?: number } | null };
  return connection.bytesWritten - connection.writableLength - (handle?.writeQueueSize ?? 0);
}

/** Many visitors may share a private address: that of a proxy in front, or of a container's gateway. */
const sharedRanges: ReadonlySet<string> = new Set([
  "private",
  "carrierGradeNat",
  "loopback",
  "linkLocal",
  "uniqueLocal",
]);

const isShared = (address: string) => sharedRanges.has(ipaddr.process(address).range());

/** Closes new connections of an address that already has `most`; of IPv6 a /64 counts as one address. */
export function capConnections(server: Server, most: number, isExempt: (address: string) => boolean = isShared): void {
  const counts = new Map<string, number>();
  server.prependListener("connection", (connection: Socket) => {
    const { remoteAddress } = connection;
    if (remoteAddress === undefined || isExempt(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    connection.once("close", () => {
      const left = (counts.get(network) ?? 1) - 1;
      if (left === 0) counts.delete(network);
      else counts.set(network, left);
    });
    if (count > most) connection.destroy();
  });
}

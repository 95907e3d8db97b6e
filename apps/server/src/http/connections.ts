import type { Server, Socket } from "node:net";
import ipaddr from "ipaddr.js";
import { networkOf } from "./client-address";

interface Mark {
  readonly accepted: number;
  readonly since: number;
}

/**
 * Breaks off each connection whose other side has accepted nothing for so long while something waits for it. Left alone,
 * enough of them would shut out everybody else. Whoever takes a little now and then stays, and so does one that nothing
 * waits for.
 */
export function dropStalled(server: Server, connections: Iterable<Socket>, afterMs: number): void {
  const marks = new WeakMap<Socket, Mark>();
  const look = () => {
    const now = performance.now();
    for (const connection of connections) {
      const accepted = acceptedBy(connection);
      const mark = marks.get(connection);
      if (connection.writableLength === 0 || mark?.accepted !== accepted)
        marks.set(connection, { accepted, since: now });
      else if (now - mark.since >= afterMs) connection.resetAndDestroy();
    }
  };
  const looking = setInterval(look, afterMs / 6);
  looking.unref();
  server.once("close", () => clearInterval(looking));
}

/**
 * A number that stays the same for as long as nothing is accepted, whatever is written meanwhile. Where Node does not tell
 * how much of a piece is still on its way, a piece counts once all of it is accepted.
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

/** Hangs up on whoever comes from an address that already has so many connections; of IPv6 a /64 counts as one. */
export function capConnections(server: Server, most: number, mayBeMany: (address: string) => boolean = isShared): void {
  const counts = new Map<string, number>();
  server.prependListener("connection", (connection: Socket) => {
    const { remoteAddress } = connection;
    if (remoteAddress === undefined || mayBeMany(remoteAddress)) return;
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

import { isIP } from "node:net";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";
import type { ServerEnv } from "./server-env";

/**
 * The address a request is counted for: the connection's, or behind `trustProxy` proxies the one that the outermost of them
 * saw. Entries further left in the header are the client's own and are ignored.
 */
export function clientAddress(c: Context<ServerEnv>, trustProxy: number): string {
  const peer = c.env?.incoming?.socket.remoteAddress ?? "unknown";
  const forwarded =
    c.req
      .header("x-forwarded-for")
      ?.split(",")
      .map((address) => address.trim()) ?? [];
  const nearestFirst = [peer, ...forwarded.reverse()];
  return networkOf(nearestFirst[Math.min(trustProxy, nearestFirst.length - 1)] ?? peer);
}

/** The network one customer may own: of IPv6 the /48 around a /64 of `clientAddress`, of IPv4 the address. */
export function networkAround(address: string): string {
  return address.endsWith("::/64") ? `${address.split(":", 3).join(":")}::/48` : address;
}

/**
 * The network that counts as one client: of IPv6 the /64, within which a household changes addresses at will; of IPv4
 * the address.
 */
export function networkOf(address: string): string {
  // Some proxies add the port, which differs for every connection.
  const host = (/^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(address))?.[1] ?? address;
  // The library also takes "1" or "0x7f" for an address.
  if (isIP(host) === 0) return host;
  const ip = ipaddr.process(host);
  return ip instanceof ipaddr.IPv6 ? `${ip.toNormalizedString().split(":", 4).join(":")}::/64` : ip.toString();
}

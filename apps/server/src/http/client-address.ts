import { isIPv6 } from "node:net";
import type { Context } from "hono";
import type { ServerEnv } from "./server-env";

/**
 * Whose request it is, for counting: the connection's address, or behind `trustProxy` proxies
 * the one that the outermost of them saw. What a visitor writes into the header further left is not believed.
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

/** What one household or company may own whole: of IPv6 the /48 that a /64 of `clientAddress` lies in; of IPv4 the address. */
export function networkAround(address: string): string {
  return address.endsWith("::/64") ? `${address.split(":", 3).join(":")}::/48` : address;
}

/** IPv6 visitors own a whole /64 and may change addresses within it at will: it counts as one. */
export function networkOf(address: string): string {
  // Some proxies name the port too, which is another for every connection.
  const host = (/^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(address))?.[1] ?? address;
  const [plain = ""] = host.split("%", 1);
  if (!isIPv6(plain)) return host;
  // The URL parser writes any spelling of an address in one way.
  const [head = "", tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const groups =
    tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right];
  const mapped =
    groups.slice(0, 5).every((group) => group === "0") && groups[5] === "ffff"
      ? groups.slice(6).map((group) => parseInt(group, 16))
      : null;
  if (mapped) return mapped.flatMap((pair) => [pair >> 8, pair & 255]).join(".");
  return `${groups.slice(0, 4).join(":")}::/64`;
}

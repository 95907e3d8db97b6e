import type { IncomingMessage } from "node:http";

/**
 * Whether it is clear which address is asked for. The adapter refuses less than this: some of what it lets pass no route
 * can read as an address, and a wish for a websocket it refuses without a word.
 */
export function hasAddress({ url = "", headersDistinct: { host: hosts = [] } }: IncomingMessage): boolean {
  const [host = ""] = hosts;
  const isWhole = /^https?:\/\//.test(url);
  const address = isWhole ? url : `http://${host}${url}`;
  // Browsers write into a query what they never write into a path.
  const [beforeQuery = ""] = url.split("?", 1);
  if (hosts.length !== 1 || !(isWhole || url.startsWith("/")) || beforeQuery.includes("\\") || !URL.canParse(address))
    return false;
  const { hostname, username, password } = new URL(address);
  // Whatever else a host says with a slash, a query or a name to log in, or in letters that mean another, is no host.
  return username === "" && password === "" && (isWhole || hostname === host.replace(/:\d+$/, "").toLowerCase());
}

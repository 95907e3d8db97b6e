import type { IncomingMessage } from "node:http";

/**
 * Whether the request's address is valid. The adapter checks less: it lets addresses pass that no route can parse, and it
 * refuses an upgrade without a response.
 */
export function hasValidAddress({ url = "", headersDistinct: { host: hosts = [] } }: IncomingMessage): boolean {
  const [host = ""] = hosts;
  const isWhole = /^https?:\/\//.test(url);
  const address = isWhole ? url : `http://${host}${url}`;
  // Browsers send a backslash in a query, never in a path.
  const [beforeQuery = ""] = url.split("?", 1);
  if (hosts.length !== 1 || !(isWhole || url.startsWith("/")) || beforeQuery.includes("\\") || !URL.canParse(address))
    return false;
  const { hostname, username, password } = new URL(address);
  // A host with a slash, a query, a user name or letters that normalise to another host is invalid.
  return username === "" && password === "" && (isWhole || hostname === host.replace(/:\d+$/, "").toLowerCase());
}

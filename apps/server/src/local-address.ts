import ipaddr from "ipaddr.js";

/** A host name, or an address as a URL writes it, that only this machine can open. */
export function isThisMachine(hostname: string): boolean {
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "[::1]" ||
    hostname === "::1" ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}

/** Ranges of addresses that are not routed on the internet; Tailscale takes its own from `carrierGradeNat`. */
const privateRanges = new Set(["loopback", "private", "uniqueLocal", "linkLocal", "carrierGradeNat"]);

/**
 * Whether a host is this machine or in a network of one's own: a model there costs no money. Names without a dot are those
 * of a container network, such as `ollama`.
 */
export function isOwnNetwork(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(address)) return privateRanges.has(ipaddr.parse(address).range());
  return (
    isThisMachine(hostname) || !hostname.includes(".") || /\.(local|internal|lan|home\.arpa|ts\.net)$/i.test(hostname)
  );
}

import type { MiddlewareHandler } from "hono";
import { DOCS_PATH } from "../docs-site";

const always = [
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  // The older way to report, which every browser supports, and the newer one.
  "report-uri /api/csp-reports",
  "report-to csp",
];

// WebAssembly runs the built-in voice; the page makes pictures and sound itself, hence data: and blob:.
const sitePolicy = (connectTo: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectTo].join(" "),
    "worker-src 'self'",
    "manifest-src 'self'",
    ...always,
  ].join("; ");

/** The docs show text, pictures and one script, and make no requests of their own: not even the API's. */
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  ...always,
].join("; ");

const alwaysSent: Readonly<Record<string, string>> = {
  "reporting-endpoints": 'csp="/api/csp-reports"',
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy":
    "camera=(self), microphone=(self), screen-wake-lock=(self), language-model=(self), display-capture=(), geolocation=()",
  // Not "no-referrer": under it some browsers hide the page's origin from the page's own requests.
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

const overHttps: Readonly<Record<string, string>> = { "strict-transport-security": "max-age=31536000" };

/** For JSON responses to requests that reach no route. */
export const bareHeaders = (https: boolean): Readonly<Record<string, string>> => ({
  ...alwaysSent,
  ...(https ? overHttps : {}),
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
  "content-type": "application/json",
});

interface SecurityHeadersOptions {
  readonly https: boolean;
  /** The `ws:` or `wss:` addresses that the page connects to besides its own server. */
  readonly pageSockets: readonly string[];
}

const docsHeaders = {
  "content-security-policy": docsPolicy,
  "permissions-policy":
    "camera=(), microphone=(), screen-wake-lock=(), language-model=(), display-capture=(), geolocation=()",
};

/**
 * Sets the same headers on every response, errors included, but for the policies of the docs. Responses of the API are not
 * cached.
 */
export function securityHeaders({ https, pageSockets }: SecurityHeadersOptions): MiddlewareHandler {
  const headers = Object.entries({
    ...alwaysSent,
    "content-security-policy": sitePolicy(pageSockets.flatMap(originsOf)),
    ...(https ? overHttps : {}),
  });
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) c.res.headers.set(name, value);
    if (c.req.path === DOCS_PATH || c.req.path.startsWith(`${DOCS_PATH}/`))
      for (const [name, value] of Object.entries(docsHeaders)) c.res.headers.set(name, value);
    if (c.req.path.startsWith("/api/") && !c.res.headers.has("cache-control"))
      c.res.headers.set("cache-control", "no-store");
  };
}

/** The client joins by websocket; if that fails it asks over HTTP why. */
function originsOf(socketUrl: string): string[] {
  const { origin } = new URL(socketUrl);
  return [origin, origin.replace(/^ws/, "http")];
}

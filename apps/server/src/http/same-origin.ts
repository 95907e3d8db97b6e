import type { Context, MiddlewareHandler } from "hono";
import { ApiError } from "./api-error";

interface Site {
  readonly publicUrl: string | null;
  readonly trustProxy: number;
}

/**
 * Refuses requests of another site's page that change something. Reads need no check: the browser hides the response from
 * a foreign page. A request without an `Origin` comes from no page in a current browser and needs a session anyway.
 */
export function requireSameOrigin(site: Site): MiddlewareHandler {
  return async (c, next) => {
    const changesNothing = c.req.method === "GET" || c.req.method === "HEAD";
    if (!changesNothing && c.req.header("origin") !== undefined && !isSameOrigin(c, site)) {
      throw new ApiError(403, "foreign_origin", "Only a page of this site may do that.");
    }
    await next();
  };
}

/**
 * Whether the request comes from a page of this site. For a websocket this is the only barrier, and all browsers send the
 * `Origin`, so a request without one does not count. Origins are compared literally, as browsers write them.
 */
export function isSameOrigin(c: Context, site: Site): boolean {
  const origin = c.req.header("origin");
  return origin !== undefined && (origin === site.publicUrl || origin === ownOrigin(c, site.trustProxy));
}

/** The origin the page was opened at, according to the request. */
function ownOrigin(c: Context, trustProxy: number): string {
  const url = new URL(c.req.url);
  const forwarded = trustProxy > 0 ? c.req.header("x-forwarded-proto")?.split(",").at(-1)?.trim() : undefined;
  return forwarded === "https" || forwarded === "http" ? new URL(`${forwarded}://${url.host}`).origin : url.origin;
}

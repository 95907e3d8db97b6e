import type { Context, MiddlewareHandler } from "hono";
import { ApiError } from "./api-error";

interface Site {
  readonly publicUrl: string | null;
  readonly trustProxy: number;
}

/**
 * Refuses what another site's page sends. Reading is left to the browser, which shows a foreign page nothing.
 * A request without an Origin comes from no page of today's browsers and needs the session like any other.
 */
export function requireSameOrigin(site: Site): MiddlewareHandler {
  return async (c, next) => {
    const changesNothing = c.req.method === "GET" || c.req.method === "HEAD";
    if (!changesNothing && c.req.header("origin") !== undefined && !isSameOrigin(c, site)) {
      throw new ApiError(403, "foreign_origin", "Only a page of this archive may do that.");
    }
    await next();
  };
}

/**
 * Whether a page of this very site asks. Browsers put no other barrier before a websocket's upgrade, and all of them say
 * where the page comes from, so nobody without an Origin counts. Origins are compared letter by letter, as browsers
 * write them.
 */
export function isSameOrigin(c: Context, site: Site): boolean {
  const origin = c.req.header("origin");
  return origin !== undefined && (origin === site.publicUrl || origin === ownOrigin(c, site.trustProxy));
}

/** The address the page was opened at, as far as the request tells. */
function ownOrigin(c: Context, trustProxy: number): string {
  const url = new URL(c.req.url);
  const forwarded = trustProxy > 0 ? c.req.header("x-forwarded-proto")?.split(",").at(-1)?.trim() : undefined;
  return forwarded === "https" || forwarded === "http" ? new URL(`${forwarded}://${url.host}`).origin : url.origin;
}

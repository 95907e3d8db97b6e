import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { Logger } from "../log";

/**
 * One line for each API request, once its headers are ready. The path is that of the route, so that nothing a visitor, or
 * whoever guesses, has put into an address slips in: neither the query nor a part of the path.
 */
export function requestLog(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round(performance.now() - start);
    log.info("request", { method: c.req.method, path: routeOf(c), status: c.res.status, ms });
  };
}

/** As the interface has it, such as `/api/memory/:characterId`; `/api/*` for what it has not. */
function routeOf(c: Context): string {
  return matchedRoutes(c).find(({ path }) => !path.endsWith("*"))?.path ?? "/api/*";
}

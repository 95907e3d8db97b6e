import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { Logger } from "../log";

/**
 * Logs one line for each API request, once its headers are ready. It logs the route's pattern instead of the path and the
 * query, which may hold anything.
 */
export function requestLog(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round(performance.now() - start);
    log.info("request", { method: c.req.method, path: routeOf(c), status: c.res.status, ms });
  };
}

/** The pattern of the route, such as `/api/memory/:characterId`; `/api/*` if no route matched. */
function routeOf(c: Context): string {
  return matchedRoutes(c).find(({ path }) => !path.endsWith("*"))?.path ?? "/api/*";
}

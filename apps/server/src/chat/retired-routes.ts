import { Hono } from "hono";
import { ApiError } from "../http/api-error";
import type { ServerEnv } from "../http/server-env";

/** The vendors' own paths, which earlier releases of the page called. Such a page keeps the message and asks to reload. */
export function retiredRoutes(): Hono<ServerEnv> {
  return new Hono<ServerEnv>().all("*", () => {
    throw new ApiError(410, "outdatedClient", "This page is out of date. Reload it.");
  });
}

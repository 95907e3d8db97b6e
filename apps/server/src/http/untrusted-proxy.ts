import type { MiddlewareHandler } from "hono";
import type { Logger } from "../log";
import type { ServerEnv } from "./server-env";

/**
 * Logs once that requests come through a proxy that `TRUST_PROXY` does not count. All visitors behind it share one address,
 * so ten wrong codes a minute from one of them lock out all new visitors.
 */
export function warnAboutUntrustedProxy({
  trustProxy,
  log,
}: {
  readonly trustProxy: number;
  readonly log: Logger;
}): MiddlewareHandler<ServerEnv> {
  let isLogged = trustProxy > 0;
  return async (c, next) => {
    if (!isLogged && c.req.header("x-forwarded-for") !== undefined) {
      isLogged = true;
      log.warn("proxy not trusted", {
        todo: "X-Forwarded-For arrives, but TRUST_PROXY is 0: set it to the number of your proxies, or all visitors count as one address.",
      });
    }
    await next();
  };
}

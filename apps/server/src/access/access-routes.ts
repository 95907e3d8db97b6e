import { Hono } from "hono";
import * as v from "valibot";
import { ApiError } from "../http/api-error";
import { clientAddress } from "../http/client-address";
import { limitBody, readJson } from "../http/read-json";
import type { ServerEnv } from "../http/server-env";
import type { CodeCheck } from "./code-check";
import type { Sessions } from "./sessions";

const CodeBody = v.object({ code: v.string() });

/** `POST` unlocks with the access code, `DELETE` locks again. */
export function accessRoutes(deps: {
  readonly sessions: Sessions;
  readonly checkCode: CodeCheck;
  readonly trustProxy: number;
  /** Whether the code may be entered under this host name. */
  readonly isAllowedHost: (hostname: string) => boolean;
}): Hono<ServerEnv> {
  return new Hono<ServerEnv>()
    .post("/", limitBody(4 * 1024), async (c) => {
      const { code } = await readJson(c, CodeBody);
      if (!deps.isAllowedHost(new URL(c.req.url).hostname)) {
        throw new ApiError(
          403,
          "code_too_well_known",
          "A paid key is behind the default code, so it works on this machine only. Set an ACCESS_CODE.",
        );
      }
      await deps.checkCode(code, { address: clientAddress(c, deps.trustProxy), visitorId: deps.sessions.visitorOf(c) });
      await deps.sessions.begin(c);
      return c.json({ success: true });
    })
    .delete("/", async (c) => {
      await deps.sessions.end(c);
      return c.json({ success: true });
    });
}

import { Hono } from "hono";
import type { ServerEnv } from "../http/server-env";
import type { Store } from "../store/store";
import type { Sessions } from "./sessions";

/** `DELETE` deletes everything stored about the visitor, their id included. Needs a session. */
export function visitorRoutes({
  store,
  sessions,
}: {
  readonly store: Store;
  readonly sessions: Pick<Sessions, "forget">;
}): Hono<ServerEnv> {
  return new Hono<ServerEnv>().delete("/", async (c) => {
    const visitorId = c.get("visitorId");
    const deleted = await store.conversations.clear(visitorId);
    await store.forgetVisitor(visitorId);
    await sessions.forget(c);
    // Another tab may have logged an exchange since then.
    const late = await store.conversations.clear(visitorId);
    return c.json({ success: true, deleted: deleted + late });
  });
}

import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import type { ServerEnv } from "../http/server-env";

/** What is on its way from the vendors to visitors, by session. */
export interface RunningReplies {
  /** Knows of each request while it runs. Behind the session. */
  readonly note: MiddlewareHandler<ServerEnv>;
  /** Breaks off what was begun in a session that is over; the vendors' requests end with it. */
  endSession(sessionId: string): void;
}

export function createRunningReplies(): RunningReplies {
  const running = new Map<string, Set<HttpBindings["incoming"]>>();

  return {
    async note(c, next) {
      const { incoming, outgoing } = c.env ?? {};
      if (incoming !== undefined && outgoing !== undefined && !outgoing.destroyed) {
        const sessionId = c.get("sessionId");
        const ofSession = running.get(sessionId) ?? new Set();
        running.set(sessionId, ofSession.add(incoming));
        outgoing.once("close", () => {
          ofSession.delete(incoming);
          if (ofSession.size === 0 && running.get(sessionId) === ofSession) running.delete(sessionId);
        });
      }
      await next();
    },

    endSession(sessionId) {
      // A tidy end would make half a reply look whole. A reply whose turn on its connection has not come has none of its own yet.
      for (const incoming of running.get(sessionId) ?? []) incoming.socket.destroy();
    },
  };
}

import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import type { ServerEnv } from "../http/server-env";

/** The replies that stream to clients, by session. */
export interface RunningReplies {
  /** Tracks each request while it runs. Needs a session. */
  readonly track: MiddlewareHandler<ServerEnv>;
  /** Breaks off the replies of a session that has ended, and their requests to vendors. */
  endSession(sessionId: string): void;
}

export function createRunningReplies(): RunningReplies {
  const running = new Map<string, Set<HttpBindings["incoming"]>>();

  return {
    async track(c, next) {
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
      // After a proper end half a reply would look complete. A pipelined reply has no socket of its own yet, so the request's is used.
      for (const incoming of running.get(sessionId) ?? []) incoming.socket.destroy();
    },
  };
}

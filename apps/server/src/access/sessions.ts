import type { WallClock } from "@archive-of-minds/core";
import { randomBytes, randomUUID } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { ApiError } from "../http/api-error";
import type { ServerEnv } from "../http/server-env";
import type { SessionStore } from "../store/store";
import type { AccessCookies } from "./access-cookies";
import { isExpired, sessionTouchInterval } from "./session-life";
import { keyedHash } from "./signing";

export interface Sessions {
  /** Begins a session for the visitor of this request, or for a new visitor. Ends the session the request came with. */
  begin(c: Context<ServerEnv>): Promise<void>;
  end(c: Context<ServerEnv>): Promise<void>;
  /** Ends all sessions of the visitor and deletes both cookies. Needs a session. */
  forget(c: Context<ServerEnv>): Promise<void>;
  /** The visitor who has had a session before, even if it has ended; otherwise `null`. */
  visitorOf(c: Context<ServerEnv>): string | null;
  /** Whether the session with this hash is valid. */
  isAlive(sessionId: string): Promise<boolean>;
  /** Refuses requests without a session. */
  readonly require: MiddlewareHandler<ServerEnv>;
}

export function createSessions(deps: {
  readonly store: SessionStore;
  readonly cookies: AccessCookies;
  readonly secret: string;
  readonly clock: WallClock;
  /** Called for every session that its visitor ends, by locking or by unlocking again. */
  readonly onEnd: (sessionId: string) => void;
}): Sessions {
  const { store, cookies, clock } = deps;
  // Keyed, so that a new secret ends every session.
  const hash = (token: string) => keyedHash(deps.secret, "session", token);

  const endPresent = async (c: Context<ServerEnv>) => {
    const token = cookies.readSession(c);
    if (token === null) return;
    await store.end(hash(token));
    deps.onEnd(hash(token));
  };

  return {
    async begin(c) {
      await endPresent(c);
      const visitorId = cookies.readVisitor(c) ?? randomUUID();
      const token = randomBytes(32).toString("base64url");
      await store.create(hash(token), visitorId, clock.now());
      cookies.writeSession(c, token);
      cookies.writeVisitor(c, visitorId);
    },

    async end(c) {
      await endPresent(c);
      cookies.dropSession(c);
    },

    async forget(c) {
      for (const sessionId of await store.endAll(c.get("visitorId"))) deps.onEnd(sessionId);
      c.set("isForgotten", true);
      cookies.dropSession(c);
      cookies.dropVisitor(c);
    },

    visitorOf: (c) => cookies.readVisitor(c),

    async isAlive(sessionId) {
      const session = await store.find(sessionId);
      return session !== null && !isExpired(session, clock.now());
    },

    async require(c, next) {
      const token = cookies.readSession(c);
      const sessionId = token === null ? null : hash(token);
      const session = sessionId === null ? null : await store.find(sessionId);
      const now = clock.now();
      if (sessionId === null || session === null || isExpired(session, now)) {
        throw new ApiError(401, "session_required", "Unlock with the access code first.");
      }
      const needsTouch = now - session.usedAt >= sessionTouchInterval;
      // A failed write does not refuse the request: on a full disk visitors can still read and delete their data.
      if (needsTouch) await store.touch(sessionId, now).catch(() => {});
      c.set("visitorId", session.visitorId);
      c.set("sessionId", sessionId);
      await next();
      // Afterwards, since a route that returns its own `Response` drops headers that were set before.
      if (needsTouch && c.get("isForgotten") !== true) cookies.writeVisitor(c, session.visitorId);
    },
  };
}

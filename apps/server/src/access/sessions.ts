import type { WallClock } from "@archive-of-minds/core";
import { randomBytes, randomUUID } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { ApiError } from "../http/api-error";
import type { ServerEnv } from "../http/server-env";
import type { SessionStore } from "../store/store";
import type { AccessCookies } from "./access-cookies";
import { isOver, sessionTouchInterval } from "./session-life";
import { keyedHash } from "./signing";

export interface Sessions {
  /** Begins a session for the visitor of this request, a new visitor if need be. Whatever session came with it ends. */
  begin(c: Context<ServerEnv>): Promise<void>;
  end(c: Context<ServerEnv>): Promise<void>;
  /** Ends all sessions of the visitor and takes back both cookies. Behind the session. */
  forget(c: Context<ServerEnv>): Promise<void>;
  /** Who has begun a session before and comes back, or `null`; with or without a session that is still good. */
  visitorOf(c: Context<ServerEnv>): string | null;
  /** Whether the session of this hash still lets its visitor in. */
  isAlive(sessionId: string): Promise<boolean>;
  /** Lets only visitors with a session pass. */
  readonly require: MiddlewareHandler<ServerEnv>;
}

export function createSessions(deps: {
  readonly store: SessionStore;
  readonly cookies: AccessCookies;
  readonly secret: string;
  readonly clock: WallClock;
  /** Told of every session that its visitor ends, by logging out or by unlocking anew. */
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
      return session !== null && !isOver(session, clock.now());
    },

    async require(c, next) {
      const token = cookies.readSession(c);
      const sessionId = token === null ? null : hash(token);
      const session = sessionId === null ? null : await store.find(sessionId);
      const now = clock.now();
      if (sessionId === null || session === null || isOver(session, now)) {
        throw new ApiError(401, "session_required", "Unlock the archive with the access code first.");
      }
      const isToBeNoted = now - session.usedAt >= sessionTouchInterval;
      // A use that cannot be noted is no reason to refuse: on a full disk visitors can still read and delete what is theirs.
      if (isToBeNoted) await store.touch(sessionId, now).catch(() => {});
      c.set("visitorId", session.visitorId);
      c.set("sessionId", sessionId);
      await next();
      // Afterwards: what is set before is lost where a route answers with a response of its own making.
      if (isToBeNoted && c.get("isForgotten") !== true) cookies.writeVisitor(c, session.visitorId);
    },
  };
}

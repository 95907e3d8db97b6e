import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import { DAY, SECOND } from "../clock";
import { sessionAbsoluteLife } from "./session-life";
import { isSameText, keyedHash } from "./signing";

const SESSION = "archive";
const VISITOR = "archive_visitor";
/** The longest that browsers allow. */
const VISITOR_LIFE = 400 * DAY;

/** A visitor's two cookies: the session, and the visitor id, which owns the exchanges and outlives sessions. */
export interface AccessCookies {
  /** The session's token, or `null`. */
  readSession(c: Context): string | null;
  writeSession(c: Context, token: string): void;
  dropSession(c: Context): void;
  /** The visitor id, if its signature is valid. */
  readVisitor(c: Context): string | null;
  writeVisitor(c: Context, visitorId: string): void;
  dropVisitor(c: Context): void;
}

interface CookieSettings {
  readonly https: boolean;
  readonly secret: string;
  /** The former secret, which still verifies visitor ids. */
  readonly previousSecret: string | null;
}

export function createAccessCookies(options: CookieSettings): AccessCookies {
  // The prefix binds a cookie to this host, but it needs Secure, which not every browser accepts on http://localhost.
  const prefix = options.https ? ("host" as const) : undefined;
  const attributes: CookieOptions = {
    path: "/",
    httpOnly: true,
    sameSite: "Strict",
    ...(prefix === undefined ? {} : { prefix, secure: true }),
  };
  const write = (c: Context, name: string, value: string, life: number) =>
    setCookie(c, name, value, { ...attributes, maxAge: life / SECOND });
  const read = (c: Context, name: string) =>
    (prefix === undefined ? getCookie(c, name) : getCookie(c, name, prefix)) ?? null;
  const secrets = [options.secret, ...(options.previousSecret === null ? [] : [options.previousSecret])];
  const sign = (visitorId: string, secret = options.secret) =>
    `${visitorId}.${keyedHash(secret, "visitor", visitorId)}`;

  return {
    readSession: (c) => read(c, SESSION),
    writeSession: (c, token) => write(c, SESSION, token, sessionAbsoluteLife),
    dropSession: (c) => write(c, SESSION, "", 0),
    readVisitor(c) {
      const signed = read(c, VISITOR);
      const visitorId = signed?.slice(0, Math.max(0, signed.lastIndexOf("."))) ?? "";
      return signed !== null &&
        visitorId !== "" &&
        secrets.some((secret) => isSameText(signed, sign(visitorId, secret)))
        ? visitorId
        : null;
    },
    writeVisitor: (c, visitorId) => write(c, VISITOR, sign(visitorId), VISITOR_LIFE),
    dropVisitor: (c) => write(c, VISITOR, "", 0),
  };
}

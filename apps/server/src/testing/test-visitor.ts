import type { Hono } from "hono";
import type { ServerEnv } from "../http/server-env";

/** A browser with its cookies and an address. */
export interface TestVisitor {
  readonly cookies: Map<string, string>;
  /** The `Set-Cookie` lines seen so far. */
  readonly cookieLines: string[];
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Unlocks with the access code. */
  unlock(code?: string): Promise<Response>;
}

export function createTestVisitor(
  app: Hono<ServerEnv>,
  { address = "127.0.0.1" }: { readonly address?: string } = {},
): TestVisitor {
  const cookies = new Map<string, string>();
  const cookieLines: string[] = [];

  const keep = (line: string) => {
    cookieLines.push(line);
    const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
    const [name = "", value = ""] = pair.split("=");
    if (attributes.includes("Max-Age=0")) cookies.delete(name);
    else cookies.set(name, value);
  };

  const visitor: TestVisitor = {
    cookies,
    cookieLines,
    async fetch(path, init = {}) {
      const headers = new Headers(init.headers);
      if (cookies.size > 0) headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
      const connection = { incoming: { socket: { remoteAddress: address } } } as unknown as ServerEnv["Bindings"];
      const response = await app.request(path, { ...init, headers }, connection);
      response.headers.getSetCookie().forEach(keep);
      return response;
    },
    post: (path, body, headers = {}) =>
      visitor.fetch(path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
    unlock: (code = "archive") => visitor.post("/api/access", { code }),
  };
  return visitor;
}

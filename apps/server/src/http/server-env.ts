import type { HttpBindings } from "@hono/node-server";

/** What a request carries through the routes. The bindings are missing where a test calls `app.request()`. */
export interface ServerEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** Both are set behind `requireSession`. */
    visitorId: string;
    /** The hash the session is kept under; of no use to anybody as a cookie. */
    sessionId: string;
    /** The visitor asked to be forgotten and gets no cookie any more. */
    isForgotten?: boolean;
    /** What was sent, where it may be so long that it was read already. */
    body?: string;
  };
}

import type { HttpBindings } from "@hono/node-server";
import type { UploadAllowance } from "./upload-quota";

/** What a request carries through the routes. The bindings are missing in tests that call `app.request()`. */
export interface ServerEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** Both are set by `sessions.require`. */
    visitorId: string;
    /** The hash that identifies the session in the store; it cannot be used as a cookie. */
    sessionId: string;
    /** The visitor asked to be forgotten: set no cookie. */
    isForgotten?: boolean;
    /** The body, if `limitLongBody` has read it. */
    body?: string;
    /** Keeps the memory of the body reserved after the response has begun; the caller releases it. */
    keepUpload?: () => UploadAllowance;
  };
}

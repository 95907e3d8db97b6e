import type { Context } from "hono";
import { describeError, type Logger } from "../log";
import { StoreError } from "../store/store";
import { ApiError, CLIENT_CLOSED_REQUEST, errorBody } from "./api-error";
import type { ServerEnv } from "./server-env";

/**
 * Turns a handler's error into a JSON response. An unexpected error's text is not sent: it may quote the visitor.
 *
 * @param noteStoreFailure called for each error of the store.
 */
export function answerError(log: Logger, noteStoreFailure: () => void) {
  return (error: Error, c: Context<ServerEnv>): Response => {
    if (error instanceof ApiError) return c.json(errorBody(error.type, error.message), error.status, error.headers);
    if (error instanceof StoreError) {
      noteStoreFailure();
      log.error("store failed", { ...describeError(error), code: error.code });
      // The vendors' clients in the browser would retry at once, although the store has just timed out.
      return c.json(errorBody("store_unavailable", "The server cannot reach its database."), 503, {
        "x-should-retry": "false",
      });
    }
    // The client left while sending: nothing has failed, and no response is read.
    if (c.req.raw.signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST });
    log.error("request failed", describeError(error));
    return c.json(errorBody("internal", "The server failed to handle the request."), 500);
  };
}

import type { Context } from "hono";
import { describeError, type Logger } from "../log";
import { StoreError } from "../store/store";
import { ApiError, CLIENT_CLOSED_REQUEST, errorBody } from "./api-error";
import type { ServerEnv } from "./server-env";

/**
 * Turns whatever a handler threw into JSON. Of an unforeseen error nothing is told: its text may quote the visitor.
 *
 * @param noteStoreFailure told each time it was the store.
 */
export function answerError(log: Logger, noteStoreFailure: () => void) {
  return (error: Error, c: Context<ServerEnv>): Response => {
    if (error instanceof ApiError) return c.json(errorBody(error.type, error.message), error.status, error.headers);
    if (error instanceof StoreError) {
      noteStoreFailure();
      log.error("store failed", { ...describeError(error), code: error.code });
      // The vendors' clients in the browser would try again at once, while the store has been waited for already.
      return c.json(errorBody("store_unavailable", "The archive cannot reach its store."), 503, {
        "x-should-retry": "false",
      });
    }
    // Broke off in the middle of the question: nothing here has failed, and nobody waits for an answer.
    if (c.req.raw.signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST });
    log.error("request failed", describeError(error));
    return c.json(errorBody("internal", "Something went wrong in the archive."), 500);
  };
}

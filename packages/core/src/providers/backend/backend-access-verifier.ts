import { AccessError, type AccessVerifier } from "../../contracts";
import { outdatedClient } from "../../shared/outdated-client";
import { callBackend, type BackendAnswer, type BackendOptions } from "./call-backend";

/** Verifies the code on the server. A right code opens a session in an http-only cookie, which every private or paid route requires. */
export function createBackendAccessVerifier(options: BackendOptions = {}): AccessVerifier {
  return {
    async verify(code, { signal }) {
      let answer: BackendAnswer;
      try {
        answer = await callBackend(options, "/api/access", { method: "POST", body: { code }, signal });
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof DOMException && error.name === "TimeoutError") {
          throw new AccessError("timeout", "The archive did not answer in time.", { cause: error });
        }
        throw new AccessError("unreachable", "The archive cannot be reached.", { cause: error });
      }
      if (answer.status === 200 && answer.body !== null) return "granted";
      if (answer.status === 401 && answer.errorType === "wrong_code") return "denied";
      // A code that long is never right.
      if (answer.status === 413) return "denied";
      if (answer.status === 429) {
        throw new AccessError("tooManyAttempts", "Too many wrong codes.", { retryAfterMs: answer.retryAfterMs });
      }
      if (answer.errorType === outdatedClient) throw new AccessError("outdatedClient", "This page is out of date.");
      throw new AccessError("unreachable", `The archive answered with status ${answer.status}.`);
    },
  };
}

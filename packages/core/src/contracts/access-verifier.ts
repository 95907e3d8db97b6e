import { isErrorNamed } from "./error-name";
/** The result of a login attempt. */
export type AccessVerdict = "granted" | "denied";

/** Decides whether an access code opens the archive. */
export interface AccessVerifier {
  /**
   * Compares a code. Leading and trailing white space does not count.
   *
   * @throws AccessError when the code could not be checked.
   */
  verify(code: string, options: { readonly signal: AbortSignal }): Promise<AccessVerdict>;
}

/** The `reason` of an {@link AccessError}. A wrong code is no error: its verdict is `denied`. */
export type AccessErrorReason =
  /** The server cannot be reached or is failing. */
  | "unreachable"
  /** Too many wrong codes from this address; see `retryAfterMs`. */
  | "tooManyAttempts"
  /** The archive's server no longer serves this release of the page (410); a reload fetches the current one. */
  | "outdatedClient"
  | "timeout";

/** Why a code could not be checked. */
export class AccessError extends Error {
  override readonly name = "AccessError";
  static override [Symbol.hasInstance](error: unknown): error is AccessError {
    return isErrorNamed(error, "AccessError");
  }

  readonly reason: AccessErrorReason;
  /** How long to wait before the next try, in milliseconds. */
  readonly retryAfterMs?: number;

  constructor(
    reason: AccessErrorReason,
    message: string,
    details: { readonly retryAfterMs?: number | undefined; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.reason = reason;
    if (details.retryAfterMs !== undefined) this.retryAfterMs = details.retryAfterMs;
  }
}

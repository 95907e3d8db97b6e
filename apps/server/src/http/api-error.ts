import type { ContentfulStatusCode } from "hono/utils/http-status";

/** Why the server refuses a request. Clients branch on the type; the message is for developers. */
type ApiErrorType =
  | "wrong_code"
  | "too_many_attempts"
  | "limit_reached"
  | "overloaded"
  | "session_required"
  | "foreign_origin"
  | "code_too_well_known"
  | "json_required"
  | "body_too_large"
  | "invalid_request"
  | "headers_too_large"
  | "too_slow"
  | "expectation_unknown"
  | "upgrade_required"
  | "model_not_allowed"
  | "not_configured"
  | "not_found"
  | "upstream_unreachable"
  | "upstream_invalid"
  | "upstream_error"
  | "store_unavailable"
  | "outdatedClient"
  | "internal";

/** A status the client never sees, because it has left. */
export const CLIENT_CLOSED_REQUEST = 499;

interface ApiErrorBody {
  readonly error: { readonly type: ApiErrorType; readonly message: string };
}

export function errorBody(type: ApiErrorType, message: string): ApiErrorBody {
  return { error: { type, message } };
}

/** Thrown by any handler; becomes the response. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: ContentfulStatusCode;
  readonly type: ApiErrorType;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: ContentfulStatusCode,
    type: ApiErrorType,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.type = type;
    this.headers = headers;
  }
}

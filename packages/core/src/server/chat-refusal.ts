import type { LanguageModelError, LanguageModelErrorReason } from "../contracts";
import { outdatedClient } from "../shared/outdated-client";

/** A request that is refused before a model is asked; it becomes the response. */
export class ChatRefusal extends Error {
  override readonly name = "ChatRefusal";
  readonly status: number;
  /** Clients branch on it; the message is for developers. */
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, type: string, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.headers = headers;
  }

  /** `{ error: { type, message } }` as JSON. */
  toResponse(): Response {
    const { status, type, message } = this;
    return Response.json(
      { error: { type, message } },
      { status, headers: { "cache-control": "no-store", ...this.headers } },
    );
  }
}

/** Reasons for which `authorize` and `meter` may refuse a request, as a status and the type of the error. */
const refusals: Partial<Record<LanguageModelErrorReason, readonly [status: number, type: string]>> = {
  missingKey: [503, "not_configured"],
  locked: [401, "session_required"],
  outdatedClient: [410, outdatedClient],
  limitReached: [429, "limit_reached"],
  unavailable: [503, "store_unavailable"],
};

/** The refusal for an error that was thrown before a model was asked. */
export function toChatRefusal({ reason, message, retryAfterMs }: LanguageModelError): ChatRefusal {
  const [status, type] = refusals[reason] ?? [500, "internal"];
  const headers = retryAfterMs === undefined ? undefined : { "retry-after": String(Math.ceil(retryAfterMs / 1000)) };
  return new ChatRefusal(status, type, message, headers);
}

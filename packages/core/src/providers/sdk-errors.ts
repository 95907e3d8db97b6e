import { LanguageModelError, type LanguageModelErrorReason } from "../contracts";
import { abortError } from "../shared/aborting";
import { isFiltered, isOutOfCredit, isTooLong, readErrorBody, type ErrorBody } from "./error-body";

interface SdkApiError extends Error {
  readonly status: number | undefined;
  readonly headers: Headers | undefined;
  /** The parsed body: one SDK keeps the whole of it, the other only its `error`. */
  readonly error: unknown;
}

/** An error that a vendor reports within a stream. */
export class VendorErrorEvent extends Error {
  override readonly name = "VendorErrorEvent";
  readonly body: unknown;

  constructor(body: unknown) {
    super(JSON.stringify(body));
    this.body = body;
  }
}

type ErrorClass<Instance> = abstract new (...args: never[]) => Instance;

/** The error classes both vendor SDKs export. Their names are minified in production, so only `instanceof` tells them apart. */
export interface SdkErrorClasses {
  readonly APIError: ErrorClass<SdkApiError>;
  readonly APIConnectionError: ErrorClass<Error>;
  readonly APIConnectionTimeoutError: ErrorClass<Error>;
  readonly APIUserAbortError: ErrorClass<Error>;
}

/** Phrases a failure; `message` is the vendor's own text or ours. */
export type PhraseFailure = (reason: LanguageModelErrorReason, message: string) => string;

export interface FailureCircumstances {
  /** Undefined while the SDK itself has not been loaded. */
  readonly sdk: SdkErrorClasses | undefined;
  readonly phrase: PhraseFailure;
  /** Whether a part of the reply had arrived. */
  readonly hasText: boolean;
}

/** Turns an error of an SDK into a {@link LanguageModelError}, or into an `AbortError` when the caller had aborted. */
export function explainFailure(error: unknown, circumstances: FailureCircumstances): Error {
  const { sdk, phrase, hasText } = circumstances;
  if (sdk !== undefined && error instanceof sdk.APIUserAbortError) return abortError();
  if (error instanceof DOMException && error.name === "AbortError") return error;
  if (error instanceof LanguageModelError) {
    const { reason, message, status, retryAfterMs, cause } = error;
    return new LanguageModelError(reason, phrase(reason, message), { status, retryAfterMs, cause });
  }
  const failed = (reason: LanguageModelErrorReason) =>
    new LanguageModelError(reason, phrase(reason, messageOf(error)), { cause: error });

  if (error instanceof VendorErrorEvent) {
    const body = readErrorBody(error.body);
    const reason = reasonOfErrorEvent(body, hasText);
    return new LanguageModelError(reason, phrase(reason, body.message ?? error.message), { cause: error });
  }

  // The order matters: each of these classes is a child of the next.
  if (sdk !== undefined && error instanceof sdk.APIConnectionTimeoutError) return failed("timeout");
  if (sdk !== undefined && error instanceof sdk.APIConnectionError) return failed("network");
  if (sdk === undefined || !isApiError(error, sdk)) {
    if (error instanceof SyntaxError) return failed("invalid");
    // A response that breaks while it is read throws a bare TypeError, with other words in every browser; one that never
    // began is an APIConnectionError. Without an SDK, the SDK itself could not be loaded.
    if (error instanceof TypeError) return failed(sdk === undefined ? "network" : "cutOff");
    return failed(hasText || isSocketError(error) ? "cutOff" : "unknown");
  }

  const { status, headers } = error;
  const body = readErrorBody(error.error);
  const reason = status === undefined ? "unknown" : reasonOfStatus(status, body, headers);
  return new LanguageModelError(reason, phrase(reason, body.message ?? error.message), {
    status,
    retryAfterMs: headers === undefined ? undefined : readRetryAfter(headers),
    cause: error,
  });
}

/** An error of the connection, with the code of the system or of Node's HTTP client. */
const isSocketError = (error: unknown) =>
  error instanceof Error && "code" in error && /^(UND_ERR_|E[A-Z]+$)/.test(String(error.code));

/** How long the vendor asks to wait, in milliseconds: `retry-after-ms`, or `retry-after` in seconds or as a date (RFC 9110, 10.2.3). */
export function readRetryAfter(headers: Headers, now: number = Date.now()): number | undefined {
  const milliseconds = Number.parseFloat(headers.get("retry-after-ms") ?? "");
  if (!Number.isNaN(milliseconds)) return Math.max(0, milliseconds);
  const value = headers.get("retry-after") ?? "";
  const seconds = Number(value);
  if (value.trim() !== "" && !Number.isNaN(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** Whether a filter of the vendor declined the request: the reply ends as one that is declined while it is written. */
export function isDeclined(error: unknown): boolean {
  if (error instanceof VendorErrorEvent) return isFiltered(readErrorBody(error.body));
  return error instanceof Error && isFiltered(readErrorBody((error as Partial<SdkApiError>).error));
}

/** Whether a server answers that its model is not loaded yet, which llama.cpp says with the status 503. */
export const isLoadingModel = (error: unknown): boolean =>
  error instanceof Error && (error as { status?: unknown }).status === 503 && sayLoading(error.message);

/** What such a server says. */
export const sayLoading = (message: string): boolean =>
  /loading (?:the )?model|model is (?:still )?loading/i.test(message);

function reasonOfStatus(status: number, body: ErrorBody, headers: Headers | undefined): LanguageModelErrorReason {
  if (status === 402 || isOutOfCredit(body)) return "outOfCredit";
  if (status === 401) return "auth";
  if (status === 403) return "permission";
  // A web page instead of a response: this is no model API.
  if (status === 404) return headers?.get("content-type")?.includes("html") === true ? "invalid" : "notFound";
  if (isTooLong(body)) return "tooLong";
  if (status === 408 || status === 504) return "timeout";
  if (status === 429) return "rateLimited";
  if (status >= 500) return "overloaded";
  return "invalid";
}

const reasonsOfErrorEvents: Readonly<Record<string, LanguageModelErrorReason>> = {
  api_error: "overloaded",
  authentication_error: "auth",
  invalid_request_error: "invalid",
  not_found_error: "notFound",
  overloaded_error: "overloaded",
  permission_error: "permission",
  rate_limit_error: "rateLimited",
  rate_limit_exceeded: "rateLimited",
  server_error: "overloaded",
  timeout_error: "timeout",
};

/** An error within a stream has no status, only a type. */
function reasonOfErrorEvent(body: ErrorBody, hasText: boolean): LanguageModelErrorReason {
  const { type } = body;
  if (isOutOfCredit(body)) return "outOfCredit";
  if (isTooLong(body)) return "tooLong";
  return (type === undefined ? undefined : reasonsOfErrorEvents[type]) ?? (hasText ? "cutOff" : "unknown");
}

/** Narrows by hand, because the connection errors have the same shape for the compiler. */
function isApiError(error: unknown, sdk: SdkErrorClasses): error is SdkApiError {
  return error instanceof sdk.APIError;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

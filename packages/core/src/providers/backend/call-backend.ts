import { isRecord, parseJson } from "../../shared/json";

/** The part of the browser's `fetch` that is used here. */
export type BackendFetch = (input: string, init?: RequestInit) => Promise<Response>;

/** How every provider of this entry reaches the server; everything has a default. */
export interface BackendOptions {
  /** The server's address, without a trailing slash. Left out, the page's origin. */
  readonly baseURL?: string;
  /** Instead of the global `fetch`, such as that of `createOutdatedClientWatch`. */
  readonly fetch?: BackendFetch;
}

/** The server's response. */
export interface BackendAnswer {
  readonly status: number;
  /** The parsed body; `null` when it was not JSON, as when no server but a static host answers. */
  readonly body: unknown;
  /** The `type` of our server's error, such as `session_required`. */
  readonly errorType: string | null;
  readonly retryAfterMs: number | undefined;
}

/** A call that has no answer by then counts as failed. */
const BACKEND_DEADLINE_MS = 10_000;

export interface BackendCall {
  readonly method?: "GET" | "POST" | "DELETE";
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/**
 * Calls our own server once.
 *
 * @throws what `fetch` throws: a `TypeError` without a connection, the signal's reason when aborted,
 *   a `TimeoutError` after ten seconds.
 */
export async function callBackend(
  options: BackendOptions,
  path: string,
  { method = "GET", body, signal }: BackendCall = {},
): Promise<BackendAnswer> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException("The server did not answer in time.", "TimeoutError")),
    BACKEND_DEADLINE_MS,
  );
  signal?.addEventListener("abort", abort, { once: true });
  try {
    const send = options.fetch ?? ((input: string, init?: RequestInit) => globalThis.fetch(input, init));
    const response = await send(`${options.baseURL ?? ""}${path}`, {
      method,
      signal: controller.signal,
      ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    const parsed = parseJson(await response.text());
    return {
      status: response.status,
      body: parsed,
      errorType: errorTypeOf(parsed),
      retryAfterMs: retryAfterOf(response),
    };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}

/** The `type` of our server's error in a parsed body. */
export function errorTypeOf(body: unknown): string | null {
  const error = isRecord(body) ? body["error"] : null;
  const type = isRecord(error) ? error["type"] : null;
  return typeof type === "string" ? type : null;
}

/** How long the server asks to wait, in milliseconds. */
export function retryAfterOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
}

import type { Context } from "hono";
import { ApiError, CLIENT_CLOSED_REQUEST, errorBody } from "../http/api-error";
import type { Uploads } from "../http/read-json";
import type { ServerEnv } from "../http/server-env";
import { describeError, type Logger } from "../log";
import type { UpstreamClient, UpstreamResponse } from "./upstream-client";
import { passThrough } from "./pass-through";
import type { BudgetReservation, Budgets } from "../budgets/budgets";
import type { Timers } from "./timers";
import { readVendorError } from "./vendor-error";

export interface ProxyDependencies {
  readonly upstreamClient: UpstreamClient;
  readonly budgets: Budgets;
  readonly timers: Timers;
  /** Every key and agent id of the server; they are removed from vendors' responses. */
  readonly secrets: readonly string[];
  readonly log: Logger;
  /** The quota for request bodies. */
  readonly uploads: Uploads;
}

export interface Upstream {
  readonly name: string;
  readonly url: string;
  /** Authenticates the server. No header of the visitor's browser is passed on. */
  readonly headers: Readonly<Record<string, string>>;
}

/** One request to a vendor, and what counts as its answer. */
export interface VendorRequest {
  /** The body as it is sent. */
  readonly body: string;
  readonly accept: string;
  readonly contentTypes: RegExp;
  readonly firstByteMs: number;
  /** How long the answer may stay silent after its headers, and after any chunk of it. */
  readonly silenceMs: { readonly atFirst: number; readonly later: number };
  /** What was used if the answer had this many bytes. */
  readonly used: (bytes: number) => number;
}

/** The vendor's headers that clients need: when to retry, and which id to quote. */
const HEADERS_PASSED = [
  "content-type",
  "retry-after",
  "retry-after-ms",
  "request-id",
  "x-request-id",
  "x-should-retry",
];

/** Keeps proxies from buffering the stream. */
const STREAM_HEADERS = { "cache-control": "no-store, no-cache, no-transform", "x-accel-buffering": "no" };

/**
 * Sends one request to a vendor and streams its answer, errors included. It does not retry: the browser does, and retries
 * would multiply. When the client leaves, the request to the vendor is aborted.
 */
export async function relay(
  c: Context<ServerEnv>,
  upstream: Upstream,
  request: VendorRequest,
  reservation: BudgetReservation,
  deps: ProxyDependencies,
): Promise<Response> {
  const { signal } = c.req.raw;
  // Destructured here so that the callback does not keep the request's body in memory while the answer streams.
  const { contentTypes, silenceMs, used } = request;
  // The client left before anything was sent, so nothing is charged.
  if (signal.aborted) {
    reservation.settle(0);
    return new Response(null, { status: CLIENT_CLOSED_REQUEST });
  }
  let answer: UpstreamResponse;
  try {
    answer = await ask(upstream, request, signal, deps);
  } catch (error) {
    if (wasNotSent(error)) reservation.settle(0);
    else reservation.keep();
    if (signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST });
    throw unreachable(upstream.name, error, deps.log);
  }

  const headers = passedHeaders(answer);
  if (answer.status !== 200 || !isAnswer(answer, contentTypes)) {
    // A vendor charges for any answer with status 200, and nothing for a refusal.
    if (answer.status === 200) reservation.keep();
    else reservation.settle(0);
    return passVendorError(answer, headers, deps);
  }
  const stream = passThrough(c, answer.body, {
    upstream: upstream.name,
    log: deps.log,
    timers: deps.timers,
    silenceMs,
    // The vendor may charge for an answer that began and never arrived.
    onEnd: (bytes) => (bytes === 0 ? reservation.keep() : reservation.settle(used(bytes))),
  });
  return new Response(stream, { status: 200, headers });
}

function ask(
  upstream: Upstream,
  { accept, firstByteMs, body }: VendorRequest,
  signal: AbortSignal,
  { upstreamClient }: ProxyDependencies,
): Promise<UpstreamResponse> {
  const headers = { "content-type": "application/json", accept, "accept-encoding": "identity", ...upstream.headers };
  return upstreamClient.send(upstream.url, { method: "POST", headers, body, signal, firstByteMs });
}

/** Errors after which the vendor has received nothing, and charges nothing. */
const NOT_SENT = new Set([
  "FOREIGN_HOST",
  "UND_ERR_INVALID_ARG",
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

function wasNotSent(error: unknown): boolean {
  return error instanceof Error && NOT_SENT.has(String((error as { code?: unknown }).code));
}

/** An answer that is compressed, although `identity` was asked for, is refused. */
function isAnswer({ headers }: UpstreamResponse, contentTypes: RegExp): boolean {
  return (
    contentTypes.test(headers.get("content-type") ?? "") && /^(identity)?$/i.test(headers.get("content-encoding") ?? "")
  );
}

/** Logs the error; the client learns only that the vendor is unreachable. */
export function unreachable(upstream: string, error: unknown, log: Logger): ApiError {
  log.warn("upstream unreachable", { upstream, ...describeError(error) });
  return new ApiError(502, "upstream_unreachable", "The vendor cannot be reached.");
}

export function passedHeaders(answer: UpstreamResponse): Headers {
  const headers = new Headers(STREAM_HEADERS);
  for (const name of HEADERS_PASSED) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/** Passes on the vendor's error; a redirect or a web page becomes a 502. */
export async function passVendorError(
  answer: UpstreamResponse,
  headers: Headers,
  { secrets, timers }: Pick<ProxyDependencies, "secrets" | "timers">,
): Promise<Response> {
  const isHtml = /html/i.test(answer.headers.get("content-type") ?? "");
  headers.set("content-type", "application/json");
  if (answer.status < 400 || answer.status > 599 || isHtml) {
    answer.body.destroy();
    return new Response(JSON.stringify(errorBody("upstream_invalid", "The vendor's answer is invalid.")), {
      status: 502,
      headers,
    });
  }
  // Some gateways in front of a vendor send "too many" or "overloaded" without a body; the status counts.
  const words = await readVendorError(answer.body, secrets, timers).catch(() => null);
  return new Response(
    words ?? JSON.stringify(errorBody("upstream_error", `The vendor answered with status ${answer.status}.`)),
    { status: answer.status, headers },
  );
}

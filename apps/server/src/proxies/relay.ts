import type { Context } from "hono";
import { ApiError, CLIENT_CLOSED_REQUEST, errorBody } from "../http/api-error";
import type { Uploads } from "../http/read-json";
import type { ServerEnv } from "../http/server-env";
import { describeError, type Logger } from "../log";
import type { UpstreamClient, UpstreamResponse } from "./upstream-client";
import { passThrough } from "./pass-through";
import type { NewRedactor } from "./redactor";
import type { BudgetReservation, Budgets } from "../budgets/budgets";
import type { Timers } from "./timers";
import { readVendorError } from "./vendor-error";

export interface ProxyDependencies {
  readonly upstreamClient: UpstreamClient;
  readonly budgets: Budgets;
  readonly timers: Timers;
  /** How long a model's stream may stay silent, in milliseconds: before a word it may think for as long between two pieces as before the first. */
  readonly replySilenceMs: number;
  /** Every key and agent id the server holds: whatever a vendor says about one is not passed on. */
  readonly secrets: readonly string[];
  /** The same for answers that are passed on while they come. */
  readonly newRedactor: NewRedactor;
  readonly log: Logger;
  /** What the questions are received by. */
  readonly uploads: Uploads;
}

export interface Upstream {
  readonly name: string;
  readonly url: string;
  /** What proves to the vendor who asks. Everything the visitor's browser sent stays behind. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What is sent, and which answers count as one. */
export interface VendorRequest {
  /** The body as it goes out. */
  readonly body: string;
  /** What to send in its place, where a refusal in these words is for something that can be left out; `null` where it is not. */
  readonly askInstead?: (words: string) => string | null;
  readonly accept: string;
  readonly contentTypes: RegExp;
  readonly firstByteMs: number;
  /** How long the answer may stay silent after its headers, and after any piece of it. */
  readonly silenceMs: { readonly atFirst: number; readonly later: number };
  /** How much was used, when the vendor answered with so many bytes. */
  readonly used: (bytes: number) => number;
}

/** What clients need of the vendor's headers: when to come back, and what to quote when something went wrong. */
const HEADERS_PASSED = [
  "content-type",
  "retry-after",
  "retry-after-ms",
  "request-id",
  "x-request-id",
  "x-should-retry",
];

/** Nothing on the way may collect the stream before it passes it on. */
const STREAM_HEADERS = { "cache-control": "no-store, no-cache, no-transform", "x-accel-buffering": "no" };

/**
 * Sends one request to a vendor and passes its answer on as it comes, errors included.
 * It never tries the same again: the browser does, and tries would multiply.
 * When the visitor goes, the request to the vendor ends, whether or not it has answered yet.
 */
export async function relay(
  c: Context<ServerEnv>,
  upstream: Upstream,
  request: VendorRequest,
  reservation: BudgetReservation,
  deps: ProxyDependencies,
): Promise<Response> {
  const { signal } = c.req.raw;
  // Taken out here: what ends the answer must not hold on to the question's body for as long as the answer takes.
  const { contentTypes, silenceMs, used } = request;
  // Whoever left while leave to spend was being asked for has had nothing sent, and pays for nothing.
  if (signal.aborted) {
    reservation.settle(0);
    return new Response(null, { status: CLIENT_CLOSED_REQUEST });
  }
  let answer: UpstreamResponse;
  let words: string | null | undefined;
  try {
    ({ answer, words } = await ask(upstream, request, signal, deps));
  } catch (error) {
    if (wasNotSent(error)) reservation.settle(0);
    else reservation.keep();
    if (signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST });
    throw unreachable(upstream.name, error, deps.log);
  }

  const headers = passedHeaders(answer);
  if (answer.status !== 200 || !isAnswer(answer, contentTypes)) {
    // Who answers, in whatever way, has worked; a refusal costs nothing.
    if (answer.status === 200) reservation.keep();
    else reservation.settle(0);
    return passRefusal(answer, headers, deps, words);
  }
  const stream = passThrough(c, answer.body, {
    upstream: upstream.name,
    log: deps.log,
    timers: deps.timers,
    silenceMs,
    isEventStream: isAnswer(answer, EVENT_STREAM),
    // Sound quotes nothing.
    redactor: isAnswer(answer, TEXT) ? deps.newRedactor() : undefined,
    watch: reservation.watch,
    // An answer that was begun and never came costs what it costs.
    onEnd: (bytes) => (bytes === 0 ? reservation.keep() : reservation.settle(used(bytes))),
  });
  return new Response(stream, { status: 200, headers });
}

/** With the words of a refusal, where they have been read. */
async function ask(
  upstream: Upstream,
  request: VendorRequest,
  signal: AbortSignal,
  { upstreamClient, secrets, timers }: ProxyDependencies,
): Promise<{ readonly answer: UpstreamResponse; readonly words?: string | null }> {
  const { accept, firstByteMs, askInstead } = request;
  const headers = { "content-type": "application/json", accept, "accept-encoding": "identity", ...upstream.headers };
  let { body } = request;
  for (;;) {
    const answer = await upstreamClient.send(upstream.url, { method: "POST", headers, body, signal, firstByteMs });
    if (askInstead === undefined || !(answer.status === 400 || answer.status === 422)) return { answer };
    const words = await readVendorError(answer.body, secrets, timers).catch(() => null);
    const instead = words === null ? null : askInstead(words);
    if (instead === null) return { answer, words };
    body = instead;
  }
}

/** Without a connection, or with headers that cannot be written, the vendor has heard nothing, and charges nothing. */
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

const EVENT_STREAM = /^text\/event-stream\s*(;|$)/i;
const TEXT = /^(text\/event-stream|application\/json)\s*(;|$)/i;

/** A body that came packed although nobody asked for that is none we promise to pass on. */
function isAnswer({ headers }: UpstreamResponse, contentTypes: RegExp): boolean {
  return (
    contentTypes.test(headers.get("content-type") ?? "") && /^(identity)?$/i.test(headers.get("content-encoding") ?? "")
  );
}

/** Logs what happened and says no more of it than that. */
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

/** Passes on why the vendor refused, in the words that were read, if they were; a status that is no refusal, or a web page, is an answer nobody can use. */
export async function passRefusal(
  answer: UpstreamResponse,
  headers: Headers,
  { secrets, timers }: Pick<ProxyDependencies, "secrets" | "timers">,
  read?: string | null,
): Promise<Response> {
  const isHtml = /html/i.test(answer.headers.get("content-type") ?? "");
  headers.set("content-type", "application/json");
  if (answer.status < 400 || answer.status > 599 || isHtml) {
    answer.body.destroy();
    return new Response(
      JSON.stringify(errorBody("upstream_invalid", "The vendor did not answer as its interface promises.")),
      { status: 502, headers },
    );
  }
  // Some gateways in front of a vendor say "too many" or "overloaded" without a word; the status is what counts.
  const words = read === undefined ? await readVendorError(answer.body, secrets, timers).catch(() => null) : read;
  return new Response(
    words ?? JSON.stringify(errorBody("upstream_error", `The vendor answered with status ${answer.status}.`)),
    { status: answer.status, headers },
  );
}

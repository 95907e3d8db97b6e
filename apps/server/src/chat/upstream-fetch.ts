import { Readable } from "node:stream";
import { describeError, type Logger } from "../log";
import type { Timers } from "../proxies/timers";
import type { UpstreamClient } from "../proxies/upstream-client";
import { LONGEST_ERROR_BYTES, readStart } from "../proxies/vendor-error";

export interface UpstreamFetchOptions {
  readonly upstreamClient: UpstreamClient;
  /** The vendor's name in the log. */
  readonly vendor: string;
  /** How long an answer may take to begin, in milliseconds. */
  readonly firstByteMs: number;
  readonly timers: Timers;
  readonly log: Logger;
}

/**
 * A `fetch` for the vendors' SDKs. It reaches only the configured hosts and follows no redirect, and it sends none of the
 * headers by which an SDK describes the machine it runs on.
 */
export function createUpstreamFetch(options: UpstreamFetchOptions): typeof globalThis.fetch {
  const { upstreamClient, vendor, firstByteMs, timers, log } = options;
  return async (input, init = {}) => {
    const signal = init.signal ?? new AbortController().signal;
    const request = {
      method: init.method === "GET" ? ("GET" as const) : ("POST" as const),
      headers: sentHeaders(init.headers),
      ...(typeof init.body === "string" && { body: init.body }),
      signal,
      firstByteMs,
    };
    try {
      const { status, headers, body } = await upstreamClient.send(addressOf(input), request);
      if (status >= 400) return new Response(await readStart(body, LONGEST_ERROR_BYTES, timers), { status, headers });
      if (status === 200) return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, { status, headers });
      // Nothing that a model could have answered: no content, or a redirect, which would carry the key elsewhere.
      body.destroy();
      return invalidAnswer();
    } catch (error) {
      if (!signal.aborted) log.warn("upstream unreachable", { upstream: vendor, ...describeError(error) });
      if (isLate(error)) return lateAnswer();
      throw error;
    }
  };
}

function addressOf(input: string | URL | Request): string {
  return input instanceof Request ? input.url : String(input);
}

function sentHeaders(init: HeadersInit | undefined): Record<string, string> {
  const headers = new Headers(init);
  for (const name of [...headers.keys()]) if (/^(x-stainless|user-agent)/.test(name)) headers.delete(name);
  headers.set("accept-encoding", "identity");
  return Object.fromEntries(headers);
}

const isLate = (error: unknown) => error instanceof Error && (error as { code?: unknown }).code === "NO_ANSWER";

const doNotRetry = { "x-should-retry": "false" };

const invalidAnswer = () =>
  Response.json(
    { error: { type: "invalid_request_error", message: "The vendor's answer is invalid." } },
    { status: 400, headers: doNotRetry },
  );

/** Asking a vendor again that has not answered for so long would let the visitor wait as long again. */
const lateAnswer = () =>
  Response.json(
    { error: { type: "timeout_error", message: "Nothing came in time." } },
    { status: 504, headers: doNotRetry },
  );

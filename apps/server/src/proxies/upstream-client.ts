import type { Readable } from "node:stream";
import { Agent, request, type Dispatcher } from "undici";
import { WebSocket } from "ws";
import { SECOND } from "../clock";
import { deadlines } from "./deadlines";
import type { Timers } from "./timers";

/** A vendor's answer; its body is neither decompressed nor buffered. */
export interface UpstreamResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readable;
}

interface SendOptions {
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Aborts the request, or the answer while it streams. */
  readonly signal: AbortSignal;
  /** How long the answer may take to begin, in milliseconds. */
  readonly firstByteMs: number;
}

/** The only HTTP client of this server; apart from the database, nothing else connects to another machine. */
export interface UpstreamClient {
  /**
   * Sends one request. It does not follow redirects, which would carry the key to another host.
   *
   * @throws UpstreamError if the host is not configured or nothing came in time; otherwise whatever the network throws.
   */
  send(url: string, request: SendOptions): Promise<UpstreamResponse>;
  /** @throws UpstreamError if the host is not configured. */
  openSocket(url: string, protocol: string): WebSocket;
}

class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  readonly code: "FOREIGN_HOST" | "NO_ANSWER";

  constructor(code: UpstreamError["code"]) {
    super(code === "FOREIGN_HOST" ? "This host is not configured." : "Nothing came in time.");
    this.code = code;
  }
}

/** To one host at once; further requests wait. */
const MOST_CONNECTIONS = 1_024;
/** The longest message of a vendor's websocket: a few minutes of sound. */
const LONGEST_MESSAGE_BYTES = 16 * 1024 * 1024;
/** Added to our own deadlines, in case one of them fails. */
const backstop = 5 * SECOND;

/**
 * @param baseUrls the configured addresses; requests may go to their origins only.
 * @param longestSilenceMs the longest time without a byte.
 */
export function createUpstreamClient(
  baseUrls: readonly string[],
  timers: Timers,
  longestSilenceMs: number = deadlines.firstByte,
): UpstreamClient {
  const origins = new Set(baseUrls.map((url) => new URL(url).origin));
  const refuseOthers = (origin: string) => {
    if (!origins.has(origin)) throw new UpstreamError("FOREIGN_HOST");
  };
  const guard: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) => {
    refuseOthers(String(options.origin));
    return dispatch(options, handler);
  };
  const dispatcher = new Agent({
    connections: MOST_CONNECTIONS,
    connect: { timeout: deadlines.connect },
    headersTimeout: Math.max(deadlines.wholeAnswer, longestSilenceMs) + backstop,
    bodyTimeout: Math.max(deadlines.firstByte, longestSilenceMs) + backstop,
  }).compose(guard);

  return {
    async send(url, { signal, firstByteMs, ...options }) {
      const controller = new AbortController();
      const leave = () => controller.abort(signal.reason);
      if (signal.aborted) leave();
      signal.addEventListener("abort", leave, { once: true });
      const called = timers.after(firstByteMs, () => controller.abort(new UpstreamError("NO_ANSWER")));
      try {
        const { statusCode, headers, body } = await request(url, { ...options, dispatcher, signal: controller.signal });
        body.on("error", () => {});
        body.once("close", () => signal.removeEventListener("abort", leave));
        return { status: statusCode, headers: toHeaders(headers), body };
      } catch (error) {
        signal.removeEventListener("abort", leave);
        throw error;
      } finally {
        called();
      }
    },

    openSocket(url, protocol) {
      refuseOthers(new URL(url).origin.replace(/^ws/, "http"));
      return new WebSocket(url, protocol, {
        followRedirects: false,
        handshakeTimeout: deadlines.connect,
        maxPayload: LONGEST_MESSAGE_BYTES,
        perMessageDeflate: false,
      });
    },
  };
}

function toHeaders(headers: Readonly<Record<string, string | string[] | undefined>>): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value ?? []].flat()) result.append(name, one);
  }
  return result;
}

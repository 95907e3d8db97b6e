import type { Readable } from "node:stream";
import { Agent, request, type Dispatcher } from "undici";
import { WebSocket } from "ws";
import { SECOND } from "../clock";
import { deadlines } from "./deadlines";
import type { Timers } from "./timers";

/** A vendor's answer, its body as it came: neither unpacked nor collected. */
export interface UpstreamResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readable;
}

interface SendOptions {
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Ends the request, and the answer too while it is on its way. */
  readonly signal: AbortSignal;
  /** Until the answer begins, in milliseconds. */
  readonly firstByteMs: number;
}

/** The only way out: nothing else in this server opens a connection to another machine, the database's aside. */
export interface UpstreamClient {
  /**
   * One request and no second one. A redirect is an answer like any other: it would carry the key to another host.
   *
   * @throws OutgoingError where the host is not one of ours or nothing came in time; whatever the network throws otherwise.
   */
  send(url: string, request: SendOptions): Promise<UpstreamResponse>;
  /** @throws OutgoingError where the host is not one of ours. */
  openSocket(url: string, protocol: string): WebSocket;
}

class UpstreamError extends Error {
  override readonly name = "OutgoingError";
  readonly code: "FOREIGN_HOST" | "NO_ANSWER";

  constructor(code: UpstreamError["code"]) {
    super(code === "FOREIGN_HOST" ? "This server was not told of that host." : "Nothing came in time.");
    this.code = code;
  }
}

/** At most so many connections to one host at once; more wait. */
const MOST_CONNECTIONS = 1_024;
/** The most a vendor's websocket may send in one message: a few minutes of sound. */
const LONGEST_MESSAGE_BYTES = 16 * 1024 * 1024;
/** Beyond our own deadlines, in case one of them is ever forgotten. */
const backstop = 5 * SECOND;

/**
 * @param baseUrls the configured addresses: their origins are where requests may go.
 * @param longestSilenceMs the longest that anyone waits for a byte.
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

import type { ServerResponse } from "node:http";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { Answer, Chunk } from "./stand-in";

/** One call, the vendor's answer, and the means to break it. */
export interface Exchange {
  readonly response: ServerResponse;
  readonly answer: Answer;
  readonly retryAfter: string;
  readonly elsewhere: string;
  /** How long to wait before this piece, in milliseconds. */
  delay(piece: number): number;
  /** The vendor's error with a status, as JSON. */
  errorText(status: number): string;
}

type Play = (exchange: Exchange) => void | Promise<void>;

const statuses = [
  "400",
  "401",
  "402",
  "403",
  "404",
  "405",
  "408",
  "409",
  "410",
  "413",
  "415",
  "422",
  "425",
  "429",
  "451",
  "499",
  "500",
  "501",
  "502",
  "503",
  "504",
  "507",
  "520",
  "522",
  "524",
  "529",
] as const;

/** The vendor's own error with this status; 429 carries `retry-after`. */
const refusals = Object.fromEntries(statuses.map((status) => [status, refuse(Number(status))])) as Record<
  (typeof statuses)[number],
  Play
>;

/** Everything a vendor may do with a valid call. The name is the behaviour of a stand-in. */
export const faults = {
  ...refusals,

  /** Answers normally. */
  reply: play,
  /** Waits twenty times the usual delay before each piece, at least a tenth of a second. */
  slow: (exchange) => play({ ...exchange, delay: (piece) => Math.max(100, exchange.delay(piece) * 20) }),
  /** Sends one byte at a time, each after the usual delay. */
  drip: (exchange) =>
    play({ ...exchange, answer: { ...exchange.answer, before: [], pieces: inPieces(exchange.answer, 1), after: [] } }),
  /** Sends the whole answer in pieces that never end where a frame ends. */
  "split-anywhere": (exchange) =>
    play({ ...exchange, answer: { ...exchange.answer, before: [], pieces: inPieces(exchange.answer, 7), after: [] } }),
  /** Ends lines in CR and LF. */
  crlf: (exchange) => play({ ...exchange, answer: mapText(exchange.answer, (text) => text.replaceAll("\n", "\r\n")) }),
  /** Sends a comment before each event. */
  comments: (exchange) =>
    play({
      ...exchange,
      answer: {
        ...exchange.answer,
        pieces: exchange.answer.pieces.flatMap((piece) =>
          isEvents(exchange.answer) ? [": still here\n\n", piece] : [piece],
        ),
      },
    }),
  /** Sends 103 before it answers. */
  "early-hints": (exchange) => {
    exchange.response.writeEarlyHints({ link: "</style.css>; rel=preload" });
    return play(exchange);
  },
  /** Compresses the answer although it was not requested, with the right header. */
  gzip: (exchange) => {
    open(exchange, { "content-encoding": "gzip" });
    exchange.response.end(gzipSync(wholeOf(exchange.answer)));
  },

  /** Never answers. */
  hang: () => {},
  /** Answers after fifty times the usual delay. */
  "slow-headers": async (exchange) => {
    await wait(exchange.delay(0) * 50);
    await play(exchange);
  },
  /** Sends the status and never a body. */
  "hang-after-headers": (exchange) => open(exchange),
  /** Falls silent after half of the answer. */
  "hang-midway": async (exchange) => void (await playHalf(exchange)),
  /** Refuses with an error body that never ends. */
  "endless-error": (exchange) => {
    exchange.response.writeHead(500, { "content-type": "application/json" });
    exchange.response.write('{"error":{"message":"');
  },

  /** Resets the connection instead of answering. */
  reset: ({ response }) => void response.socket?.resetAndDestroy(),
  /** Closes the connection instead of answering. */
  close: ({ response }) => void response.socket?.destroy(),
  /** Resets the connection after the status. */
  "reset-after-headers": (exchange) => {
    open(exchange);
    afterWrite(exchange.response, "", () => exchange.response.socket?.resetAndDestroy());
  },
  /** Resets the connection within a sentence. */
  cut: async (exchange) => {
    if (await playHalf(exchange)) reset(exchange.response, "\n");
  },
  /** Ends the answer within a sentence, as if it were whole. */
  "cut-clean": async (exchange) => {
    if (await playHalf(exchange)) exchange.response.end();
  },
  /** Resets the connection within a frame. */
  "cut-in-frame": async (exchange) => {
    if (await playHalf(exchange)) reset(exchange.response, halfFrame(exchange.answer));
  },
  /** Ends the answer within a frame, as if it were whole. */
  "cut-clean-in-frame": async (exchange) => {
    if (await playHalf(exchange)) exchange.response.end(halfFrame(exchange.answer));
  },
  /** Resets the connection eight bytes before the end. */
  "cut-in-last-frame": (exchange) => cutAt(exchange, wholeOf(exchange.answer).length - 8, "reset"),
  /** Ends eight bytes early, as if it were whole. */
  "cut-clean-in-last-frame": (exchange) => cutAt(exchange, wholeOf(exchange.answer).length - 8, "end"),
  /** Announces more bytes than it sends, and closes. */
  "short-length": (exchange) => {
    const bytes = wholeOf(exchange.answer);
    open(exchange, { "content-length": String(bytes.length + 100) });
    afterWrite(exchange.response, bytes, () => exchange.response.socket?.destroy());
  },

  /** Sends bytes that are not HTTP. */
  garbage: ({ response }) => void response.socket?.end("no HTTP at all\r\n\r\n"),
  /** Closes within the headers. */
  "half-headers": ({ response }) => void response.socket?.end("HTTP/1.1 200 OK\r\ncontent-type: text/ev"),
  /** Sends a header of 200 kB. */
  "huge-headers": ({ response }) =>
    void response.socket?.end(`HTTP/1.1 200 OK\r\nx-more: ${"x".repeat(200_000)}\r\n\r\n`),
  /** Sends random bytes with the right content type. */
  "garbage-body": (exchange) => {
    open(exchange);
    exchange.response.end(Buffer.from(Array.from({ length: 999 }, (_, index) => (index * 7919 + 13) % 256)));
  },
  /** Sends frames whose JSON does not parse, or half a JSON object. */
  "broken-json": (exchange) => {
    open(exchange);
    exchange.response.end(isEvents(exchange.answer) ? 'data: {"choices": [\n\n' : '{"choices": [');
  },
  /** Sends a compression header without compression. */
  "gzip-lie": (exchange) => {
    open(exchange, { "content-encoding": "gzip" });
    exchange.response.end(wholeOf(exchange.answer));
  },
  /** Sends the right body as `text/plain`. */
  "wrong-type": (exchange) => play({ ...exchange, answer: { ...exchange.answer, contentType: "text/plain" } }),
  /** Sends the right body without a content type. */
  "no-type": (exchange) => {
    exchange.response.writeHead(200);
    exchange.response.end(wholeOf(exchange.answer));
  },
  /** Sends 200 and an empty body. */
  empty: (exchange) => {
    open(exchange);
    exchange.response.end();
  },
  /** Sends 204. */
  "no-content": ({ response }) => void response.writeHead(204).end(),
  /** Sends a web page instead of an answer. */
  html: ({ response }) => page(response, 200),
  /** Sends a gateway's web page with status 503. */
  "html-503": ({ response }) => page(response, 503),
  /** Sends a gateway's plain text with status 429. */
  "text-429": ({ response, retryAfter }) =>
    void response.writeHead(429, { "content-type": "text/plain", "retry-after": retryAfter }).end("slow down"),
  /** Sends 503 without a body. */
  "bare-503": ({ response }) => void response.writeHead(503).end(),
  /** Sends an error of a megabyte. */
  "huge-error": (exchange) =>
    void exchange.response
      .writeHead(500, { "content-type": "application/json" })
      .end(JSON.stringify({ error: { message: "x".repeat(1_000_000) } })),

  /** Sends an error within the stream. */
  "error-event": async (exchange) => {
    const { errorFrame } = exchange.answer;
    if (errorFrame === undefined) return play(exchange);
    if (await playHalf(exchange)) exchange.response.end(errorFrame);
  },
  /** Sends a stream with an error only. */
  "error-event-first": (exchange) => {
    open(exchange);
    exchange.response.end(exchange.answer.errorFrame ?? exchange.errorText(500));
  },
  /** Sends the vendor's error with status 200, as JSON. */
  "error-with-200": (exchange) =>
    void exchange.response.writeHead(200, { "content-type": "application/json" }).end(exchange.errorText(500)),

  /** Redirects to another path of its own, as a GET. */
  redirect: ({ response }) => void response.writeHead(302, { location: "/elsewhere" }).end(),
  /** Redirects to another path of its own, with the same method and body. */
  "redirect-307": ({ response }) => void response.writeHead(307, { location: "/elsewhere" }).end(),
  /** Redirects to another host, with the same method, body and headers. */
  "redirect-elsewhere": ({ response, elsewhere }) => void response.writeHead(308, { location: elsewhere }).end(),

  /** Sends 429: retry at once. */
  "retry-after-0": refuse(429, { "retry-after": "0" }),
  /** Sends 429: retry within a minute. */
  "retry-after-59": refuse(429, { "retry-after": "59" }),
  /** Sends 429: retry after more than a minute. */
  "retry-after-61": refuse(429, { "retry-after": "61" }),
  /** Sends 429 with a time that is no number. */
  "retry-after-nan": refuse(429, { "retry-after": "NaN" }),
  /** Sends 429 with a time in the past. */
  "retry-after-negative": refuse(429, { "retry-after": "-5" }),
  /** Sends 429 with a date ten seconds from now. */
  "retry-after-date": (exchange) =>
    refuse(429, { "retry-after": new Date(Date.now() + 10_000).toUTCString() })(exchange),
  /** Sends 429 with a time in milliseconds. */
  "retry-after-ms": refuse(429, { "retry-after-ms": "1500" }),
} satisfies Record<string, Play>;

/** The name of a behaviour; see the table above. */
export type Fault = (typeof statuses)[number] | Exclude<keyof typeof faults, number>;

/** Cuts the answer after so many bytes. */
export async function cutAt(exchange: Exchange, length: number, end: "reset" | "end"): Promise<void> {
  open(exchange);
  await wait(exchange.delay(0));
  const bytes = wholeOf(exchange.answer).subarray(0, Math.max(0, length));
  if (end === "reset") reset(exchange.response, bytes);
  else exchange.response.end(bytes);
}

function open({ response, answer }: Exchange, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(200, { "content-type": answer.contentType, ...answer.headers, ...headers });
  response.flushHeaders();
}

async function play(exchange: Exchange): Promise<void> {
  const { response, answer } = exchange;
  open(exchange);
  if (await send(exchange, answer.pieces.length)) response.end(Buffer.concat(answer.after.map(toBytes)));
}

/** @returns whether the caller is still connected. */
function playHalf(exchange: Exchange): Promise<boolean> {
  open(exchange);
  return send(exchange, Math.ceil(exchange.answer.pieces.length / 2));
}

async function send({ response, answer, delay }: Exchange, count: number): Promise<boolean> {
  for (const chunk of answer.before) response.write(chunk);
  for (const [index, piece] of answer.pieces.slice(0, count).entries()) {
    await wait(delay(index));
    if (response.destroyed) return false;
    response.write(piece);
  }
  await wait(0);
  return !response.destroyed;
}

function refuse(status: number, headers?: Readonly<Record<string, string>>): Play {
  return ({ response, errorText, retryAfter }) => {
    const more = headers ?? (status === 429 ? { "retry-after": retryAfter } : {});
    response.writeHead(status, { "content-type": "application/json", ...more }).end(errorText(status));
  };
}

function page(response: ServerResponse, status: number): void {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8" });
  response.end("<!doctype html><title>Archive</title><p>Nothing here speaks.</p>");
}

function reset(response: ServerResponse, last: Chunk): void {
  afterWrite(response, last, () => response.socket?.resetAndDestroy());
}

/** A delay of 0 uses no timer, which would wait at least a millisecond. */
const wait = (milliseconds: number) => (milliseconds > 0 ? sleep(milliseconds) : nextTurn());

/** A reset discards bytes that are still queued, so it waits until they are sent. */
function afterWrite(response: ServerResponse, chunk: Chunk, then: () => void): void {
  if (chunk.length === 0) setImmediate(then);
  else response.write(chunk, () => setImmediate(then));
}

const isEvents = ({ contentType }: Answer) => contentType.startsWith("text/event-stream");
const toBytes = (chunk: Chunk): Buffer => (typeof chunk === "string" ? Buffer.from(chunk) : chunk);
const chunksOf = ({ before, pieces, after }: Answer): readonly Chunk[] => [...before, ...pieces, ...after];
const wholeOf = (answer: Answer) => Buffer.concat(chunksOf(answer).map(toBytes));

function inPieces(answer: Answer, size: number): Buffer[] {
  const all = wholeOf(answer);
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.subarray(index * size, (index + 1) * size),
  );
}

function mapText(answer: Answer, change: (text: string) => string): Answer {
  const each = (chunks: readonly Chunk[]) => chunks.map((chunk) => (typeof chunk === "string" ? change(chunk) : chunk));
  return { ...answer, before: each(answer.before), pieces: each(answer.pieces), after: each(answer.after) };
}

function halfFrame({ pieces, after }: Answer): Buffer {
  const next = toBytes(pieces[Math.ceil(pieces.length / 2)] ?? after[0] ?? "");
  return next.subarray(0, Math.ceil(next.length / 2));
}

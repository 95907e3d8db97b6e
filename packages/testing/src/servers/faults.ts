import type { ServerResponse } from "node:http";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { Answer, Chunk } from "./stand-in";

/** One call that the vendor would answer, and how to spoil it. */
export interface Exchange {
  readonly response: ServerResponse;
  readonly answer: Answer;
  readonly retryAfter: string;
  readonly elsewhere: string;
  /** How long to wait before this piece, in milliseconds. */
  delay(piece: number): number;
  /** What the vendor says with a status, as JSON. */
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

/** Everything a vendor may do with a call it could answer. The name is the behaviour of a stand-in. */
export const faults = {
  ...refusals,

  /** Answers as asked. */
  reply: play,
  /** Twenty times the usual delay before each piece, and no less than a tenth of a second. */
  slow: (exchange) => play({ ...exchange, delay: (piece) => Math.max(100, exchange.delay(piece) * 20) }),
  /** One byte at a time, each after the usual delay. */
  drip: (exchange) =>
    play({ ...exchange, answer: { ...exchange.answer, before: [], pieces: inPieces(exchange.answer, 1), after: [] } }),
  /** The whole answer, in pieces that end anywhere but where a frame ends. */
  "split-anywhere": (exchange) =>
    play({ ...exchange, answer: { ...exchange.answer, before: [], pieces: inPieces(exchange.answer, 7), after: [] } }),
  /** Lines end in CR and LF. */
  crlf: (exchange) => play({ ...exchange, answer: mapText(exchange.answer, (text) => text.replaceAll("\n", "\r\n")) }),
  /** A comment stands before each event. */
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
  /** Says 103 before it answers. */
  "early-hints": (exchange) => {
    exchange.response.writeEarlyHints({ link: "</style.css>; rel=preload" });
    return play(exchange);
  },
  /** Packs the answer though nobody asked for that, and says so. */
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
  /** Answers with a status and nothing more. */
  "hang-after-headers": (exchange) => open(exchange),
  /** Falls silent after half of the answer. */
  "hang-midway": async (exchange) => void (await playHalf(exchange)),
  /** Refuses, and never ends its words. */
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
  /** The connection is reset in mid-sentence. */
  cut: async (exchange) => {
    if (await playHalf(exchange)) reset(exchange.response, "\n");
  },
  /** The answer ends in mid-sentence, as if it were whole. */
  "cut-clean": async (exchange) => {
    if (await playHalf(exchange)) exchange.response.end();
  },
  /** The connection is reset in the middle of a frame. */
  "cut-in-frame": async (exchange) => {
    if (await playHalf(exchange)) reset(exchange.response, halfFrame(exchange.answer));
  },
  /** The answer ends in the middle of a frame, as if it were whole. */
  "cut-clean-in-frame": async (exchange) => {
    if (await playHalf(exchange)) exchange.response.end(halfFrame(exchange.answer));
  },
  /** The connection is reset eight bytes before the end. */
  "cut-in-last-frame": (exchange) => cutAt(exchange, wholeOf(exchange.answer).length - 8, "reset"),
  /** Ends eight bytes early, as if it were whole. */
  "cut-clean-in-last-frame": (exchange) => cutAt(exchange, wholeOf(exchange.answer).length - 8, "end"),
  /** Promises more bytes than it sends, and closes. */
  "short-length": (exchange) => {
    const bytes = wholeOf(exchange.answer);
    open(exchange, { "content-length": String(bytes.length + 100) });
    afterWrite(exchange.response, bytes, () => exchange.response.socket?.destroy());
  },

  /** Not HTTP at all. */
  garbage: ({ response }) => void response.socket?.end("no HTTP at all\r\n\r\n"),
  /** Closes in the middle of the headers. */
  "half-headers": ({ response }) => void response.socket?.end("HTTP/1.1 200 OK\r\ncontent-type: text/ev"),
  /** A header of 200 kB. */
  "huge-headers": ({ response }) =>
    void response.socket?.end(`HTTP/1.1 200 OK\r\nx-more: ${"x".repeat(200_000)}\r\n\r\n`),
  /** Bytes that mean nothing, under the right content type. */
  "garbage-body": (exchange) => {
    open(exchange);
    exchange.response.end(Buffer.from(Array.from({ length: 999 }, (_, index) => (index * 7919 + 13) % 256)));
  },
  /** Frames whose JSON does not parse, or half a JSON object. */
  "broken-json": (exchange) => {
    open(exchange);
    exchange.response.end(isEvents(exchange.answer) ? 'data: {"choices": [\n\n' : '{"choices": [');
  },
  /** Says it is packed, and is not. */
  "gzip-lie": (exchange) => {
    open(exchange, { "content-encoding": "gzip" });
    exchange.response.end(wholeOf(exchange.answer));
  },
  /** The right words under `text/plain`. */
  "wrong-type": (exchange) => play({ ...exchange, answer: { ...exchange.answer, contentType: "text/plain" } }),
  /** The right words under no content type. */
  "no-type": (exchange) => {
    exchange.response.writeHead(200);
    exchange.response.end(wholeOf(exchange.answer));
  },
  /** 200 and an empty body. */
  empty: (exchange) => {
    open(exchange);
    exchange.response.end();
  },
  /** 204. */
  "no-content": ({ response }) => void response.writeHead(204).end(),
  /** A web page instead of an answer. */
  html: ({ response }) => page(response, 200),
  /** A gateway's web page with status 503. */
  "html-503": ({ response }) => page(response, 503),
  /** A gateway's few words with status 429. */
  "text-429": ({ response, retryAfter }) =>
    void response.writeHead(429, { "content-type": "text/plain", "retry-after": retryAfter }).end("slow down"),
  /** The status alone: 503 without a body. */
  "bare-503": ({ response }) => void response.writeHead(503).end(),
  /** An error of a megabyte. */
  "huge-error": (exchange) =>
    void exchange.response
      .writeHead(500, { "content-type": "application/json" })
      .end(JSON.stringify({ error: { message: "x".repeat(1_000_000) } })),

  /** An error is told in mid-stream. */
  "error-event": async (exchange) => {
    const { errorFrame } = exchange.answer;
    if (errorFrame === undefined) return play(exchange);
    if (await playHalf(exchange)) exchange.response.end(errorFrame);
  },
  /** An error is all the stream tells. */
  "error-event-first": (exchange) => {
    open(exchange);
    exchange.response.end(exchange.answer.errorFrame ?? exchange.errorText(500));
  },
  /** The vendor's error under status 200, as JSON. */
  "error-with-200": (exchange) =>
    void exchange.response.writeHead(200, { "content-type": "application/json" }).end(exchange.errorText(500)),

  /** Leads to another path of its own, as a GET. */
  redirect: ({ response }) => void response.writeHead(302, { location: "/elsewhere" }).end(),
  /** Leads to another path of its own, with the same method and body. */
  "redirect-307": ({ response }) => void response.writeHead(307, { location: "/elsewhere" }).end(),
  /** Leads to another host, with the same method, body and headers. */
  "redirect-elsewhere": ({ response, elsewhere }) => void response.writeHead(308, { location: elsewhere }).end(),

  /** 429, come back at once. */
  "retry-after-0": refuse(429, { "retry-after": "0" }),
  /** 429, come back within the minute. */
  "retry-after-59": refuse(429, { "retry-after": "59" }),
  /** 429, come back after more than a minute. */
  "retry-after-61": refuse(429, { "retry-after": "61" }),
  /** 429, with a time that is no number. */
  "retry-after-nan": refuse(429, { "retry-after": "NaN" }),
  /** 429, with a time that has passed. */
  "retry-after-negative": refuse(429, { "retry-after": "-5" }),
  /** 429, with a date: ten seconds from now. */
  "retry-after-date": (exchange) =>
    refuse(429, { "retry-after": new Date(Date.now() + 10_000).toUTCString() })(exchange),
  /** 429, with a time in milliseconds. */
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

/** @returns whether the caller is still there. */
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

/** No delay is none: a timer would wait a millisecond at least. */
const wait = (milliseconds: number) => (milliseconds > 0 ? sleep(milliseconds) : nextTurn());

/** A reset throws away what has not left yet: it has to wait until the bytes have. */
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

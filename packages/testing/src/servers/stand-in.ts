import type { IncomingHttpHeaders } from "node:http";
import type { Fault } from "./faults";

/** What a stand-in does with a call, by name. {@link Fault} lists them with what each one does. */
export type Behaviour =
  | Fault
  /** The first so many models that are requested stay unknown. */
  | `404-first-${number}-models`
  /** Resets the connection after so many bytes of the body. */
  | `cut-at-${number}`
  /** Ends the answer after so many bytes of the body, as if it were whole. */
  | `cut-clean-at-${number}`;

/** One HTTP call, as the stand-in received it. */
export interface StandInRequest {
  readonly method: string;
  readonly path: string;
  /** The query, without the question mark. */
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  /** The parsed body; undefined if it is not JSON. */
  readonly body: unknown;
  readonly rawBody: string;
}

/** What the model says: a text, or a function that writes one for each call that is not refused. */
export type StandInReply = string | ((request: StandInRequest) => string);

/** What a stand-in answers, how it fails, and what it accepts. All may be left out. */
export interface StandInOptions {
  /** What the model says. Default: three sentences. */
  readonly reply?: StandInReply;
  /** What it does with all calls, or with each; the last of a list repeats. Default `reply`. */
  readonly behaviour?: Behaviour | readonly Behaviour[];
  /**
   * The delay before each piece, in milliseconds, 5 by default; of a list, one number for each piece and the last one
   * for the rest.
   */
  readonly delays?: number | readonly number[];
  /** The value of `retry-after` with a 429. Default `1`. */
  readonly retryAfter?: string;
  /** Parameters that the models refuse, such as `temperature`, or values of one, such as `reasoning_effort=none`. */
  readonly refuses?: readonly string[];
  /** How many tokens the models think before they answer, unless the request disables it. They count in the maximum length. */
  readonly thinks?: number;
  /** The known models; unset: every model. */
  readonly models?: readonly string[];
  /** The only valid key; unset: every key is valid. */
  readonly apiKey?: string;
  /** The target of `redirect-elsewhere`. */
  readonly elsewhere?: string;
  /** The port to listen on; unset: a free one. */
  readonly port?: number;
}

/**
 * A running stand-in of a vendor: real HTTP on this machine. The test decides how it answers, and reads what it
 * received.
 */
export interface StandIn {
  /** The origin, without a path. */
  readonly url: string;
  /** Every call so far, oldest first. */
  readonly requests: readonly StandInRequest[];
  /** Sets the behaviour of all calls from now on, or of each; the last of a list repeats. */
  setBehaviour(behaviour: Behaviour | readonly Behaviour[]): void;
  setReply(reply: StandInReply): void;
  setRetryAfter(retryAfter: string): void;
  /** Sets the vendor's reason for the end of a reply, such as `content_filter`; `null`: the real reason. */
  setEnding(ending: string | null): void;
  /** How many connected callers wait for the rest of their answer. */
  openConnections(): number;
  close(): Promise<void>;
}

/** A refusal in the vendor's format. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly type?: string;
  readonly code?: string;
  readonly param?: string;
}

/** A part of an answer, sent as it is. */
export type Chunk = string | Buffer;

/** A vendor's answer in the pieces in which it is sent. */
export interface Answer {
  readonly contentType: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly before: readonly Chunk[];
  /** The stand-in waits before each of these. */
  readonly pieces: readonly Chunk[];
  readonly after: readonly Chunk[];
  /** The vendor's error within a stream; not every kind of answer has one. */
  readonly errorFrame?: string;
}

/** The wire format of one vendor. */
export interface Dialect {
  readonly requestIdHeader: string;
  /** The refusal of an invalid call, if it is invalid. */
  check(request: StandInRequest, options: StandInOptions): Refusal | undefined;
  errorBody(refusal: Refusal, requestId: string): object;
  /** @param ending the vendor's reason for the end of the reply; `null`: the real reason. */
  answer(request: StandInRequest, reply: string, ending: string | null, options: StandInOptions): Answer;
}

/** A reply within the limits of a request, and which of them ended it. */
export interface BoundReply {
  readonly thought: readonly string[];
  readonly pieces: readonly string[];
  readonly limit: "length" | "stop" | null;
}

/**
 * The part of a reply that a request allows.
 *
 * @param reply the scripted reply.
 * @param limits the stop strings, the most tokens, thoughts included, and how many of them are thoughts.
 */
export function boundReply(
  reply: string,
  { stops, most, thinks }: { readonly stops: readonly string[]; readonly most: number; readonly thinks: number },
): BoundReply {
  const ends = stops.map((stop) => reply.indexOf(stop)).filter((index) => index !== -1);
  const pieces = toTokens(ends.length === 0 ? reply : reply.slice(0, Math.min(...ends)));
  const thought = Array.from({ length: Math.min(thinks, most) }, () => " hm");
  const left = most - thought.length;
  if (pieces.length > left) return { thought, pieces: pieces.slice(0, left), limit: "length" };
  return { thought, pieces, limit: ends.length === 0 ? null : "stop" };
}

/** Cuts a text into pieces about the size of a token, none within a character. */
export function toTokens(text: string): string[] {
  return text.match(/\s*\S{1,5}|\s+$/gu) ?? [];
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** One field of a JSON body. */
export function fieldOf({ body }: StandInRequest, name: string): unknown {
  return isRecord(body) ? body[name] : undefined;
}

/** A body of JSON that arrives in two halves. */
export function jsonAnswer(body: object): Answer {
  const text = JSON.stringify(body);
  const half = Math.ceil(text.length / 2);
  return { contentType: "application/json", before: [], pieces: [text.slice(0, half)], after: [text.slice(half)] };
}

/** A stream of server-sent events. */
export function eventAnswer(frames: Pick<Answer, "before" | "pieces" | "after">, errorFrame: string): Answer {
  return {
    contentType: "text/event-stream; charset=utf-8",
    headers: { "cache-control": "no-cache" },
    ...frames,
    errorFrame,
  };
}

import type { IncomingHttpHeaders } from "node:http";
import type { Fault } from "./faults";

/** What a stand-in does with a call, by name. {@link Fault} lists them with what each one does. */
export type Behaviour =
  | Fault
  /** The first so many models that are asked for are not known, ever. */
  | `404-first-${number}-models`
  /** The connection is reset after so many bytes of the body. */
  | `cut-at-${number}`
  /** The answer ends after so many bytes of the body, as if it were whole. */
  | `cut-clean-at-${number}`;

export interface StandInRequest {
  readonly method: string;
  readonly path: string;
  /** What follows the path's question mark. */
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  /** The parsed body; undefined where it is not JSON. */
  readonly body: unknown;
  readonly rawBody: string;
}

export type StandInReply = string | ((request: StandInRequest) => string);

export interface StandInOptions {
  readonly reply?: StandInReply;
  readonly behaviour?: Behaviour | readonly Behaviour[];
  /** Before each piece, in milliseconds; a list is used in turn, its last number for the rest. */
  readonly delays?: number | readonly number[];
  /** What `retry-after` says with a 429. */
  readonly retryAfter?: string;
  /** Parameters the models here take no more, such as `temperature`, or values of one, such as `reasoning_effort=none`. */
  readonly refuses?: readonly string[];
  /** How many tokens the models think before they answer, unless they are told not to. They count in the reply's greatest length. */
  readonly thinks?: number;
  /** The models there are; unset: every model that is asked for. */
  readonly models?: readonly string[];
  /** The only key that is right; unset: every key is. */
  readonly apiKey?: string;
  /** Where `redirect-elsewhere` leads. */
  readonly elsewhere?: string;
  /** The port to listen on; unset: a free one. */
  readonly port?: number;
}

export interface StandIn {
  /** The origin, without a path. */
  readonly url: string;
  /** Every call so far, oldest first. */
  readonly requests: readonly StandInRequest[];
  /** For all calls from now on, or one for each; the last of a list stays. */
  setBehaviour(behaviour: Behaviour | readonly Behaviour[]): void;
  setReply(reply: StandInReply): void;
  setRetryAfter(retryAfter: string): void;
  /** The vendor's word for why a reply ends, such as `content_filter`; `null`: its own choice. */
  setEnding(ending: string | null): void;
  /** How many callers are still connected and waiting for the rest of their answer. */
  openConnections(): number;
  close(): Promise<void>;
}

/** A refusal in the vendor's own words. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly type?: string;
  readonly code?: string;
  readonly param?: string;
}

export type Chunk = string | Buffer;

/** A vendor's answer in the pieces it is sent in. */
export interface Answer {
  readonly contentType: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly before: readonly Chunk[];
  /** The stand-in waits before each of these. */
  readonly pieces: readonly Chunk[];
  readonly after: readonly Chunk[];
  /** How the vendor tells an error in mid-stream; not every kind of answer has a way to. */
  readonly errorFrame?: string;
}

/** How one vendor speaks. */
export interface Dialect {
  readonly requestIdHeader: string;
  /** What is wrong with a call, if anything. */
  check(request: StandInRequest, options: StandInOptions): Refusal | undefined;
  errorBody(refusal: Refusal, requestId: string): object;
  /** @param ending the vendor's word for why the reply ends; `null`: its own choice. */
  answer(request: StandInRequest, reply: string, ending: string | null, options: StandInOptions): Answer;
}

/** What a model thinks, in pieces. */
export const thoughts = (count: number): string[] => Array.from({ length: count }, () => " hm");

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

import type { IncomingHttpHeaders } from 'node:http'

/** What a stand-in does with a call, by name. */
export type Behaviour =
  | 'reply'
  | '400' | '401' | '403' | '404' | '409' | '413' | '422' | '429' | '500' | '503' | '529'
  /** The first so many models that are asked for are not known, ever. */
  | `404-first-${number}-models`
  /** Never answers. */
  | 'hang'
  /** Answers with a status and nothing more. */
  | 'hang-after-headers'
  /** A web page instead of an answer. */
  | 'html'
  /** The connection is reset in mid-sentence. */
  | 'cut'
  /** The answer ends in mid-sentence, as if it were whole. */
  | 'cut-clean'
  /** An error is told in mid-stream. */
  | 'error-event'
  /** Twenty times the usual delay before each piece, and no less than a tenth of a second. */
  | 'slow'

export interface StandInRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** The parsed body; undefined where it is not JSON. */
  readonly body: unknown
  readonly rawBody: string
}

export type StandInReply = string | ((request: StandInRequest) => string)

export interface StandInOptions {
  readonly reply?: StandInReply
  readonly behaviour?: Behaviour | readonly Behaviour[]
  /** Before each piece, in milliseconds; a list is used in turn, its last number for the rest. */
  readonly delays?: number | readonly number[]
  /** What `retry-after` says with a 429. */
  readonly retryAfter?: string
  /** Parameters the models here take no more, such as `temperature`. */
  readonly refuses?: readonly string[]
}

export interface StandIn {
  /** The origin, without a path. */
  readonly url: string
  /** Every call so far, oldest first. */
  readonly requests: readonly StandInRequest[]
  /** For all calls from now on, or one for each; the last of a list stays. */
  setBehaviour(behaviour: Behaviour | readonly Behaviour[]): void
  setReply(reply: StandInReply): void
  setRetryAfter(retryAfter: string): void
  /** How many callers are still connected and waiting for the rest of their answer. */
  openConnections(): number
  close(): Promise<void>
}

/** A refusal in the vendor's own words. */
export interface Refusal {
  readonly status: number
  readonly message: string
  readonly type?: string
  readonly code?: string
  readonly param?: string
}

/** How one vendor speaks. */
export interface Dialect {
  /** What is wrong with a call, if anything. */
  check(request: StandInRequest, refuses: readonly string[]): Refusal | undefined
  errorBody(refusal: Refusal): object
  /** The frames before, of and after the pieces of a streamed reply. */
  frames(request: StandInRequest, pieces: readonly string[], ended: string): { readonly before: string[]; readonly pieces: string[]; readonly after: string[] }
  errorFrame(): string
  /** An answer that is not streamed. */
  whole(request: StandInRequest, pieces: readonly string[], ended: string): object
  /** The reply as the request's own bounds leave it, and why it ended. */
  bound(request: StandInRequest, reply: string): { readonly pieces: readonly string[]; readonly ended: string }
  readonly requestIdHeader: string
}

/** Cuts a text into pieces about the size of a token, none within a character. */
export function toTokens(text: string): string[] {
  return text.match(/\s*\S{1,5}|\s+$/gu) ?? []
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** One field of a JSON body. */
export function fieldOf({ body }: StandInRequest, name: string): unknown {
  return isRecord(body) ? body[name] : undefined
}

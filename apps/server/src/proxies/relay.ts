import type { Context } from 'hono'
import { ApiError, errorBody } from '../http/api-error'
import type { ServerEnv } from '../http/server-env'
import { describeError, type Logger } from '../log'
import { passThrough } from './pass-through'
import { readVendorError } from './vendor-error'

export interface Upstream {
  readonly name: string
  readonly url: string
  /** What proves to the vendor who asks. Everything the visitor's browser sent stays behind. */
  readonly headers: Readonly<Record<string, string>>
}

/** What clients need of the vendor's headers: when to come back, and what to quote when something went wrong. */
const HEADERS_PASSED = ['content-type', 'retry-after', 'retry-after-ms', 'request-id', 'x-request-id', 'x-should-retry']

/** Nothing on the way may collect the stream before it passes it on. */
const STREAM_HEADERS = { 'cache-control': 'no-store, no-cache, no-transform', 'x-accel-buffering': 'no' }

/** A status the client never sees, because it has gone. */
const CLIENT_CLOSED_REQUEST = 499

/**
 * Sends one request to a vendor and passes its answer on as it comes, errors included.
 * It never tries again: the browser does, and tries would multiply.
 * When the visitor goes, the request to the vendor ends, whether or not it has answered yet.
 */
export async function relay(
  c: Context<ServerEnv>,
  upstream: Upstream,
  request: { readonly stream: boolean },
  { keys, log }: { readonly keys: readonly string[]; readonly log: Logger },
): Promise<Response> {
  const { signal } = c.req.raw
  let response: Response
  try {
    response = await fetch(upstream.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: request.stream ? 'text/event-stream' : 'application/json',
        'accept-encoding': 'identity',
        ...upstream.headers,
      },
      body: JSON.stringify(request),
      // A redirect would carry the key to another host.
      redirect: 'manual',
      signal,
    })
  } catch (error) {
    if (signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST })
    log.warn('upstream unreachable', { upstream: upstream.name, ...describeError(error) })
    throw new ApiError(502, 'upstream_unreachable', 'The vendor cannot be reached.')
  }

  const headers = new Headers(STREAM_HEADERS)
  for (const name of HEADERS_PASSED) {
    const value = response.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  if (response.status >= 400) return await passError(response, headers, keys)
  if (response.status !== 200 || response.body === null || !isAnswer(response)) {
    await response.body?.cancel().catch(() => {})
    return invalid(headers)
  }
  return new Response(passThrough(c, response.body, { upstream: upstream.name, log }), { status: 200, headers })
}

function isAnswer(response: Response): boolean {
  return /^(application\/json|text\/event-stream)\s*(;|$)/i.test(response.headers.get('content-type') ?? '')
}

async function passError(response: Response, headers: Headers, keys: readonly string[]): Promise<Response> {
  const isHtml = /html/i.test(response.headers.get('content-type') ?? '')
  const body = await readVendorError(response, keys).catch(() => null)
  if (isHtml || response.status > 599) return invalid(headers)
  headers.set('content-type', 'application/json')
  // Some gateways in front of a vendor say "too many" or "overloaded" without a word; the status is what counts.
  const words = body ?? JSON.stringify(errorBody('upstream_error', `The vendor answered with status ${response.status}.`))
  return new Response(words, { status: response.status, headers })
}

function invalid(headers: Headers): Response {
  headers.set('content-type', 'application/json')
  return new Response(JSON.stringify(errorBody('upstream_invalid', 'The vendor did not answer as its interface promises.')), { status: 502, headers })
}

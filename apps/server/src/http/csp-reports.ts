import type { WallClock } from '@archive-of-minds/core'
import { Hono } from 'hono'
import * as v from 'valibot'
import { MINUTE } from '../clock'
import type { Logger } from '../log'
import { ApiError } from './api-error'
import { limitBody } from './read-json'
import type { ServerEnv } from './server-env'

/** Anybody can send reports; more than these a minute are not worth a line in the log. */
const LINES_A_MINUTE = 20

const text = v.fallback(v.string(), '')
const Report = v.union([
  v.pipe(
    v.object({ 'csp-report': v.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }) }),
    v.transform(({ 'csp-report': report }) => [{ directive: report['effective-directive'] || report['violated-directive'], blocked: report['blocked-uri'] }]),
  ),
  v.pipe(
    v.array(v.object({ type: text, body: v.object({ effectiveDirective: text, blockedURL: text }) })),
    v.transform((reports) => reports.map(({ body }) => ({ directive: body.effectiveDirective, blocked: body.blockedURL }))),
  ),
])

/** The origin or the word such as `inline`; an address may hold anything. */
function originOf(blocked: string): string {
  return URL.canParse(blocked) ? new URL(blocked).origin : blocked.slice(0, 30)
}

/** What the visitors' browsers refused under the content security policy: one line each in the log. */
export function cspReportRoutes({ clock, log }: { readonly clock: WallClock; readonly log: Logger }): Hono<ServerEnv> {
  let minute = 0
  let lines = 0
  return new Hono<ServerEnv>().post('/', limitBody(16 * 1024), async (c) => {
    const sent: unknown = await c.req.json().catch(() => null)
    const result = v.safeParse(Report, sent)
    if (!result.success) throw new ApiError(400, 'invalid_request', 'The body is no report of a browser.')
    const now = Math.floor(clock.now() / MINUTE)
    if (now !== minute) lines = 0
    minute = now
    for (const { directive, blocked } of result.output) {
      lines += 1
      if (lines <= LINES_A_MINUTE) log.warn('refused by the content security policy', { directive: directive.slice(0, 40), blocked: originOf(blocked) })
    }
    return c.body(null, 204)
  })
}

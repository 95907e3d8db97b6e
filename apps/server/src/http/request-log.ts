import type { MiddlewareHandler } from 'hono'
import type { Logger } from '../log'

const LONGEST_PATH = 120

/** One line for each API request, once its headers are ready. Without the query, so that no text slips in. */
export function requestLog(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const ms = Math.round(performance.now() - start)
    log.info('request', { method: c.req.method, path: c.req.path.slice(0, LONGEST_PATH), status: c.res.status, ms })
  }
}

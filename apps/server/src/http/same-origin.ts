import type { Context, MiddlewareHandler } from 'hono'
import { ApiError } from './api-error'

/**
 * Refuses what another site's page sends. Reading is left to the browser, which shows a foreign page nothing.
 * A request without an Origin comes from no page of today's browsers and needs the session like any other.
 */
export function requireSameOrigin(options: { readonly publicUrl: string | null; readonly trustProxy: number }): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin')
    const changesNothing = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!changesNothing && origin !== undefined && origin !== options.publicUrl && origin !== ownOrigin(c, options.trustProxy)) {
      throw new ApiError(403, 'foreign_origin', 'Only a page of this archive may do that.')
    }
    await next()
  }
}

/** The address the page was opened at, as far as the request tells. */
function ownOrigin(c: Context, trustProxy: number): string {
  const url = new URL(c.req.url)
  const forwarded = trustProxy > 0 ? c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() : undefined
  return forwarded === 'https' || forwarded === 'http' ? new URL(`${forwarded}://${url.host}`).origin : url.origin
}

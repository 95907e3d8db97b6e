import type { MiddlewareHandler } from 'hono'

// WebAssembly runs the built-in voice; pictures and sound are made in the page, hence data: and blob:.
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  // The older way to report, which every browser has, beside the newer.
  'report-uri /api/csp-reports',
  'report-to csp',
].join('; ')

const alwaysSent: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy,
  'reporting-endpoints': 'csp="/api/csp-reports"',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), screen-wake-lock=(self), display-capture=(), geolocation=()',
  // Not "no-referrer": under it some browsers hide the page's origin from the page's own requests.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** Sets the same headers on every response, errors included; answers of the API are kept by no cache. */
export function securityHeaders(options: { readonly https: boolean }): MiddlewareHandler {
  const headers = Object.entries(options.https ? { ...alwaysSent, 'strict-transport-security': 'max-age=31536000' } : alwaysSent)
  return async (c, next) => {
    await next()
    for (const [name, value] of headers) c.res.headers.set(name, value)
    if (c.req.path.startsWith('/api/') && !c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  }
}

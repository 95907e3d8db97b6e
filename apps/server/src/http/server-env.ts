import type { HttpBindings } from '@hono/node-server'

/** What a request carries through the routes. The bindings are missing where a test calls `app.request()`. */
export interface ServerEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    /** Set behind `requireSession`. */
    visitorId: string
  }
}

import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SECOND } from './clock'
import type { ServerEnv } from './http/server-env'

export interface Listening {
  /** Where the site is found on this machine. */
  readonly url: string
  /** Accepts nothing new, lets what is running end, and after `graceMs` breaks it off. */
  stop(graceMs: number): Promise<void>
}

/** How often connections that have fallen idle while stopping are closed. */
const IDLE_CHECK_MS = 100

/** Serves the application on a port of its own choice when `port` is 0. */
export async function listen(app: Hono<ServerEnv>, { host, port }: { readonly host: string; readonly port: number }): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    // Slow or silent senders are let go; a reply that streams for minutes is not affected.
    serverOptions: { requestTimeout: 30 * SECOND, headersTimeout: 10 * SECOND, keepAliveTimeout: 5 * SECOND },
  }) as Server
  server.maxConnections = 2_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  return {
    url: `http://${nameOf(host)}:${(server.address() as AddressInfo).port}`,
    stop: (graceMs) => stop(server, graceMs),
  }
}

function nameOf(host: string): string {
  if (host === '127.0.0.1' || host === '0.0.0.0' || host === '::' || host === '::1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function stop(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
    const deadline = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearInterval(idle)
      clearTimeout(deadline)
      resolve()
    })
    server.closeIdleConnections()
  })
}

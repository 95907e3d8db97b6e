import { createAdaptorServer, type WebSocketServerLike } from '@hono/node-server'
import type { Hono } from 'hono'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
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

/** The longest frame a page may send; half a minute of sound in one. */
const LONGEST_FRAME_BYTES = 256 * 1024

/** What browsers are told when their socket closes because the server does (RFC 6455, 7.4.1). */
const GOING_AWAY = 1001

/** Serves the application on a port of its own choice when `port` is 0. */
export async function listen(app: Hono<ServerEnv>, { host, port }: { readonly host: string; readonly port: number }): Promise<Listening> {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_FRAME_BYTES,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has('convai') ? 'convai' : false),
  })
  const server = createAdaptorServer({
    fetch: app.fetch,
    websocket: { server: sockets as WebSocketServerLike },
    // Slow or silent senders are let go; a reply that streams for minutes is not affected.
    serverOptions: { requestTimeout: 30 * SECOND, headersTimeout: 10 * SECOND, keepAliveTimeout: 5 * SECOND },
  }) as Server
  answerEveryUpgrade(server)
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
    stop: (graceMs) => stop(server, sockets, graceMs),
  }
}

/** The adapter knows one protocol to change to; whoever asks for another would wait for ever. */
function answerEveryUpgrade(server: Server): void {
  const [upgrade] = server.listeners('upgrade') as ((...upgrade: [IncomingMessage, Duplex, Buffer]) => void)[]
  server.removeAllListeners('upgrade').on('upgrade', (request, stream, head) => {
    if (request.headers.upgrade?.toLowerCase() === 'websocket') return upgrade?.(request, stream, head)
    stream.on('error', () => {})
    stream.end('HTTP/1.1 426 Upgrade Required\r\nUpgrade: websocket\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
}

function nameOf(host: string): string {
  if (host === '127.0.0.1' || host === '0.0.0.0' || host === '::' || host === '::1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function stop(server: Server, sockets: WebSocketServer, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
    const deadline = setTimeout(() => {
      server.closeAllConnections()
      for (const socket of sockets.clients) socket.terminate()
    }, graceMs)
    for (const socket of sockets.clients) socket.close(GOING_AWAY, 'The archive is being restarted.')
    server.close(() => {
      clearInterval(idle)
      clearTimeout(deadline)
      resolve()
    })
    server.closeIdleConnections()
  })
}
